import { alongside, misfit } from '../rules/lists';
import { lateArrival, reserveOrder, type ReservesMessages } from '../rules/reserves';
import type { Problem, Ruling } from '../rules/ruling';
import { rightsAfterSubstitution, type Rights, type SubstitutesMessages } from '../rules/substitutes';
import { lateArrivalTextDa, reservesDa, reservesTextDa } from '../text/reserves.da';
import { lateArrivalTextEn, reservesEn, reservesTextEn } from '../text/reserves.en';
import { rightsTextDa, substitutesDa } from '../text/substitutes.da';
import { rightsTextEn, substitutesEn } from '../text/substitutes.en';
import { define, type Scalar } from './define';
import { list, number, optional, single, sparse, text, value, whole, yesNo } from './parameters';
import { speller } from './spelling';

const boards = (min = 0) => whole({ min, max: 10_000 });

export const substituteFunctions = [
  define({
    id: 'RIGHTS',
    parameters: {
      player1: single(text),
      boards1: single(boards()),
      player2: single(text),
      boards2: single(boards()),
      boards: single(boards(1)),
      substitutes: list(text),
      substituteBoards: list(boards()),
      excluded: optional(list(text)),
    },
    texts: { da: rightsTextDa, en: rightsTextEn },
    phrases: { da: substitutesDa, en: substitutesEn },
    compute: (inputs): Ruling<Rights, SubstitutesMessages> => {
      const { substitutes, substituteBoards, excluded = [] } = inputs;
      const wrong = misfit<SubstitutesMessages>('305A4', { substitutes, substituteBoards });
      if (wrong) return wrong;
      const spelt = speller();
      return rightsAfterSubstitution(
        [
          { name: spelt(inputs.player1), boards: inputs.boards1 },
          { name: spelt(inputs.player2), boards: inputs.boards2 },
        ],
        inputs.boards,
        substitutes.map((name, index) => ({ name: spelt(name), boards: substituteBoards[index] ?? 0 })),
        excluded.map(spelt),
      );
    },
    cells: ({ holders, undecided }) => {
      const cell = (holder: string | null): Scalar | Problem<SubstitutesMessages> =>
        holder ?? undecided ?? '';
      return [holders.map(cell)];
    },
  }),
  define({
    id: 'RESERVES',
    parameters: {
      district: single(text),
      reserves: list(text),
      districts: list(text),
      inDistrictFinal: optional(sparse(yesNo)),
      ranks: optional(sparse(number())),
    },
    texts: { da: reservesTextDa, en: reservesTextEn },
    phrases: { da: reservesDa, en: reservesEn },
    compute: (inputs): Ruling<readonly number[], ReservesMessages> => {
      const { reserves, districts } = inputs;
      const wrong = misfit<ReservesMessages>('305B', { reserves, districts });
      if (wrong) return wrong;
      const inFinal = alongside<boolean, ReservesMessages>(
        '305B1',
        { reserves },
        { inDistrictFinal: inputs.inDistrictFinal },
      );
      if (!inFinal.ok) return inFinal;
      const ranks = alongside<number, ReservesMessages>('305B1', { reserves }, { ranks: inputs.ranks });
      if (!ranks.ok) return ranks;
      const [spelt, district] = [speller(), speller()];
      return reserveOrder(
        district(inputs.district),
        reserves.map((name, index) => ({
          name: spelt(name),
          district: district(districts[index] ?? ''),
          inFinal: inFinal.value[index] ?? false,
          placing: ranks.value[index] ?? null,
        })),
      );
    },
    cells: (order) => order.map((number) => [number]),
  }),
  define({
    id: 'LATEARRIVAL',
    parameters: {
      boardsByReserves: value(boards()),
      firstSection: value(boards(1)),
      boards: value(boards(1)),
      roundBoards: optional(value(boards(1))),
    },
    texts: { da: lateArrivalTextDa, en: lateArrivalTextEn },
    phrases: { da: reservesDa, en: reservesEn },
    compute: ({ boardsByReserves, firstSection, boards: of, roundBoards = null }) =>
      lateArrival(boardsByReserves, firstSection, of, roundBoards),
    cells: (holder) => (holder === 'reserves' ? 'reserveparret' : 'det oprindelige par'),
  }),
];
