import type { EntryMessages } from '../rules/entry';
import type { Phrases } from './phrases';

export const entryDa: Phrases<EntryMessages> = {
  count: ({ place, players }) => `${place}: ${players} ${players === 1 ? 'spiller' : 'spillere'}.`,
  most: ({ places, players }, format) =>
    places.length === 1
      ? `Flest spillere (${players}) hører til ${format.list(places)}.`
      : `Lige mange spillere (${players}) hører til ${format.list(places)}: frit valg mellem dem.`,
  none: () => 'Der er ingen steder at vælge imellem: angiv mindst ét for mindst én spiller.',
  lastYear: ({ district }) =>
    `Parret udnytter en forhåndsudtagelse på sin placering sidste år og hører som da til ${district}.`,
  districtFinal: ({ district }) =>
    `Parret har deltaget med kvalifikationsret i distriktsfinalen i ${district} og hører dertil.`,
  both: ({ districts }, format) => `Begge spillere er medlem i ${format.list(districts)}.`,
  oneOfThem: ({ districts }, format) =>
    `Intet distrikt har begge spillere som medlem; en af dem er medlem i ${format.list(districts)}.`,
  largest: ({ district, members }) => `${district} er det største af dem med ${members} medlemmer.`,
  only: ({ district }) => `${district} er det eneste.`,
  equallyLarge: ({ districts, members }, format) =>
    `${format.list(districts)} er lige store (${members} medlemmer): reglen afgør det ikke.`,
  unknownDistrict: ({ district }, format) =>
    `Distriktet ${format.quote(district)} står ikke på listen over distrikter.`,
  noDistrict: () => 'Ingen af spillerne er medlem i noget distrikt: angiv mindst ét.',
  districtTwice: ({ district }, format) => `Distriktet ${format.quote(district)} står to gange på listen.`,
};
