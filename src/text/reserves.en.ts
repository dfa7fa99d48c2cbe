import type { ReservesMessages } from '../rules/reserves';
import type { FunctionText } from './functions';
import { listsEn } from './lists.en';
import type { Phrases } from './phrases';

export const reservesEn: Phrases<ReservesMessages> = {
  ...listsEn,
  fromFinal: ({ names }, format) =>
    `First priority, reserves from the district final, best placed first: ${format.list(names)}.`,
  fromDistrict: ({ names }, format) =>
    `Second priority, other reserves from the district: ${format.list(names)}.`,
  fromElsewhere: ({ names }, format) =>
    `Third priority, reserves from other districts: ${format.list(names)}.`,
  noOrder: ({ names }, format) =>
    `Between ${format.list(names)} the rule gives no order: the organiser chooses.`,
  placingMissing: ({ name }, format) =>
    `${format.quote(name)} took part in the district final: give the placing.`,
  nameTwice: ({ name }, format) => `The reserve ${format.quote(name)} is named twice.`,
  wholeSection: ({ boards, section }) =>
    `The reserves have played ${boards} boards, the whole first section (${section}), and take over the place.`,
  moreThanThird: ({ boards, of }) =>
    `The reserves have played ${boards} of ${of} boards, more than a third, and take over the place.`,
  neither: ({ boards, section, of }) =>
    `The reserves have played ${boards} boards: neither the whole first section (${section}) nor more than a third of ${of}.`,
  annulled: () =>
    'If the original pair re-enters, the reserves’ results are annulled and the score is set by § 216C. If only one of the players re-enters, § 305A applies.',
  nextRound: ({ boards, start }) =>
    `After ${boards} boards a round is under way; the change comes after ${start} boards, at the start of a round.`,
  betweenTheTwo: ({ boards, start }) =>
    `The pair is ready in time (after ${boards} boards) but can only sit down after ${start}, when the reserves have taken over the place: the organiser decides.`,
  sectionTooLong: ({ section, of }) =>
    `The first section of ${section} boards is longer than the event of ${of}.`,
  boardsTooMany: ({ boards, of }) => `The reserves cannot have played ${boards} of ${of} boards.`,
};

export const lateArrivalTextEn: FunctionText<'boardsByReserves' | 'firstSection' | 'boards' | 'roundBoards'> =
  {
    description: 'Who holds the place when a delayed pair is ready, § 305C',
    example: '=DBF.LATEARRIVAL(18,30,60)',
    parameters: {
      boardsByReserves: {
        name: 'boardsByReserves',
        description: 'Number of boards the reserves have played',
      },
      firstSection: { name: 'firstSection', description: 'Number of boards in the first section' },
      boards: { name: 'boards', description: 'Number of boards in the event' },
      roundBoards: {
        name: 'roundBoards',
        description: 'Number of boards in a round, if the pair is ready during one',
      },
    },
  };

export const reservesTextEn: FunctionText<
  'district' | 'reserves' | 'districts' | 'inDistrictFinal' | 'ranks'
> = {
  description:
    'Order of reserves for an absent pair, 1 first; the organiser chooses between equal numbers, § 305B',
  example: '=DBF.RESERVES("Fyn",A2:A5,B2:B5,C2:C5,D2:D5)',
  parameters: {
    district: { name: 'district', description: 'District of the absent pair' },
    reserves: { name: 'reserves', description: 'List of reserves' },
    districts: { name: 'districts', description: 'List: the reserve’s district' },
    inDistrictFinal: {
      name: 'inDistrictFinal',
      description: 'List: TRUE when the reserve took part in the district final',
    },
    ranks: { name: 'ranks', description: 'List: placing in the district final' },
  },
};
