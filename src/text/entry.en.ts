import type { EntryMessages } from '../rules/entry';
import type { FunctionText } from './functions';
import { listsEn } from './lists.en';
import type { Phrases } from './phrases';

export const entryEn: Phrases<EntryMessages> = {
  ...listsEn,
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

export const districtTextEn: FunctionText<
  'player1' | 'player2' | 'districts' | 'members' | 'prior' | 'qualified'
> = {
  description: 'A pair’s district, § 301E',
  example: '=DBF.DISTRICT(A2:A4,B2:B4,D2:D4,E2:E4)',
  parameters: {
    player1: {
      name: 'player1',
      description: 'District or districts in which one player is a member, separated by ; / or ,',
    },
    player2: { name: 'player2', description: 'The same for the other player' },
    districts: { name: 'districts', description: 'List of districts' },
    members: { name: 'members', description: 'List: members of the district' },
    prior: {
      name: 'prior',
      description: 'Last year’s district, if the pair uses its pre-selection as champions, § 301E1',
    },
    qualified: {
      name: 'qualified',
      description: 'The district in whose final the pair took part with the right to qualify, § 301E2',
    },
  },
};

export const entryDistrictTextEn: FunctionText<'memberships'> = {
  description: 'The districts in which a pair or team may enter, § 301C1',
  example: '=DBF.ENTRYDISTRICT(A2:D3)',
  parameters: {
    memberships: {
      name: 'memberships',
      description: 'One pair or team a row, one player a cell: the player’s districts, separated by ; / or ,',
    },
  },
};

export const homeTownTextEn: FunctionText<'towns'> = {
  description: 'The towns a team may choose as its home town, § 304A2',
  example: '=DBF.HOMETOWN(A2:D3)',
  parameters: {
    towns: {
      name: 'towns',
      description: 'One team a row, one player a cell: the town where the player lives',
    },
  },
};
