import type { EntryMessages } from '../rules/entry';
import type { FunctionText } from './functions';
import { listsDa } from './lists.da';
import type { Phrases } from './phrases';

export const entryDa: Phrases<EntryMessages> = {
  ...listsDa,
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

export const districtTextDa: FunctionText<
  'player1' | 'player2' | 'districts' | 'members' | 'prior' | 'qualified'
> = {
  description: 'Et pars distrikt, § 301E',
  example: '=DBF.DISTRICT(A2:A4;B2:B4;D2:D4;E2:E4)',
  parameters: {
    player1: {
      name: 'spiller1',
      description: 'Distrikt eller distrikter, hvor den ene spiller er medlem, adskilt af ; / eller ,',
    },
    player2: { name: 'spiller2', description: 'Det samme for den anden spiller' },
    districts: { name: 'distrikter', description: 'Liste over distrikter' },
    members: { name: 'medlemmer', description: 'Liste: distriktets medlemstal' },
    prior: {
      name: 'sidsteÅr',
      description: 'Sidste års distrikt, hvis parret udnytter forhåndsudtagelse som mestre, § 301E1',
    },
    qualified: {
      name: 'distriktsfinale',
      description: 'Distriktet, hvis parret har deltaget i dets finale med kvalifikationsret, § 301E2',
    },
  },
};

export const entryDistrictTextDa: FunctionText<'memberships'> = {
  description: 'De distrikter, hvor et par eller hold kan tilmelde sig, § 301C1',
  example: '=DBF.ENTRYDISTRICT(A2:D3)',
  parameters: {
    memberships: {
      name: 'medlemskaber',
      description:
        'Et par eller hold pr. række, en spiller pr. celle: spillerens distrikter, adskilt af ; / eller ,',
    },
  },
};

export const homeTownTextDa: FunctionText<'towns'> = {
  description: 'De byer, et hold kan vælge som hjemby, § 304A2',
  example: '=DBF.HOMETOWN(A2:D3)',
  parameters: {
    towns: { name: 'byer', description: 'Et hold pr. række, en spiller pr. celle: byen, hvor spilleren bor' },
  },
};
