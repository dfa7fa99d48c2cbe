import type { EntryMessages } from '../rules/entry';
import type { Phrases } from './phrases';

export const entryEn: Phrases<EntryMessages> = {
  count: ({ place, players }) => `${place}: ${players} ${players === 1 ? 'player' : 'players'}.`,
  most: ({ places, players }, format) =>
    places.length === 1
      ? `Most players (${players}) belong to ${format.list(places)}.`
      : `Equally many players (${players}) belong to ${format.list(places)}: free choice between them.`,
  none: () => 'There is no place to choose from: give at least one for at least one player.',
  lastYear: ({ district }) =>
    `The pair uses a pre-selection by its placing last year and belongs to ${district} as it did then.`,
  districtFinal: ({ district }) =>
    `The pair took part with the right to qualify in the district final of ${district} and belongs there.`,
  both: ({ districts }, format) => `Both players are members in ${format.list(districts)}.`,
  oneOfThem: ({ districts }, format) =>
    `No district has both players as members; one of them is a member in ${format.list(districts)}.`,
  largest: ({ district, members }) => `${district} is the largest of them with ${members} members.`,
  only: ({ district }) => `${district} is the only one.`,
  equallyLarge: ({ districts, members }, format) =>
    `${format.list(districts)} are equally large (${members} members): the rule does not settle it.`,
  unknownDistrict: ({ district }, format) =>
    `The district ${format.quote(district)} is not in the list of districts.`,
  noDistrict: () => 'Neither player is a member in any district: give at least one.',
  districtTwice: ({ district }, format) => `The district ${format.quote(district)} is in the list twice.`,
};
