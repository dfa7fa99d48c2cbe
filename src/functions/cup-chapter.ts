import {
  entryRound,
  feeUpFront,
  feeWithReport,
  planProblem,
  trophyKeeper,
  type CupDivision,
  type CupEntryMessages,
  type CupPlan,
} from '../rules/cup-entry';
import { cupWinner, homeTeam } from '../rules/cup-match';
import { exactly, toNumber, type Fraction } from '../rules/fraction';
import { decided, refused, type Ruling } from '../rules/ruling';
import { cupEntryDa, cupEntryTextDa, cupFeeTextDa, trophyTextDa } from '../text/cup-entry.da';
import { cupEntryEn, cupEntryTextEn, cupFeeTextEn, trophyTextEn } from '../text/cup-entry.en';
import { cupMatchDa, cupWinnerTextDa, homeTeamTextDa } from '../text/cup-match.da';
import { cupMatchEn, cupWinnerTextEn, homeTeamTextEn } from '../text/cup-match.en';
import { FIGURES } from '../rules/figures';
import { define } from './define';
import { list, number, optional, row, text, value, whole, yesNo } from './parameters';
import { speller } from './spelling';

const entryPhrases = { da: cupEntryDa, en: cupEntryEn };
const matchPhrases = { da: cupMatchDa, en: cupMatchEn };

/** A round as the plan writes it: a number stays a number. */
const roundCell = (round: string): string | number => (/^\d+$/u.test(round) ? Number(round) : round);

export const cupChapterFunctions = [
  define({
    id: 'TROPHY',
    parameters: { captains: list(text) },
    texts: { da: trophyTextDa, en: trophyTextEn },
    phrases: entryPhrases,
    compute: ({ captains }) => trophyKeeper(captains.map(speller())),
    cells: (winner) => [winner ? [winner.captain, winner.season] : ['', '']],
  }),
  define({
    id: 'CUPFEE',
    parameters: {
      feePerRound: value(number({ min: 0 })),
      guaranteedTwo: value(yesNo),
      played: optional(value(whole({ min: 1, max: 1000 }))),
      paid: optional(value(whole({ min: 0, max: 1000 }))),
      last: optional(value(yesNo)),
    },
    texts: { da: cupFeeTextDa, en: cupFeeTextEn },
    phrases: entryPhrases,
    compute: ({ feePerRound, guaranteedTwo, played, paid, last }): Ruling<Fraction, CupEntryMessages> => {
      const fee = exactly(feePerRound);
      if (played !== undefined) {
        const { value: upFront } = guaranteedTwo ? FIGURES.cupRoundsGuaranteed : FIGURES.cupRoundsUpFront;
        return feeWithReport(fee, paid ?? upFront, played, last ?? false);
      }
      return paid === undefined && last === undefined
        ? feeUpFront(fee, guaranteedTwo)
        : refused({
            kind: 'invalid',
            clause: '331D1c',
            argument: 'played',
            message: { key: 'playedMissing', values: {} },
          });
    },
    cells: toNumber,
  }),
  define({
    id: 'CUPENTRY',
    parameters: {
      divisions: row(whole({ min: 0, max: 3 })),
      plan: list(text),
      exempt: optional(value(yesNo)),
    },
    texts: { da: cupEntryTextDa, en: cupEntryTextEn },
    phrases: entryPhrases,
    compute: ({ divisions, plan, exempt = false }): Ruling<string | number, CupEntryMessages> => {
      if (plan.length !== 3)
        return refused({
          kind: 'invalid',
          clause: '332B1',
          reading: 32,
          argument: 'plan',
          message: { key: 'planLength', values: { rounds: plan.length } },
        });
      const rounds = plan as unknown as CupPlan;
      const wrong = planProblem(rounds);
      if (wrong) return wrong;
      const players = divisions.filter((division) => division !== null && division > 0) as CupDivision[];
      const ruling = entryRound(players, rounds, exempt);
      if (!ruling.ok) return ruling;
      const numbered = rounds.every((round) => typeof roundCell(round) === 'number');
      return decided(
        ruling.value === null ? (numbered ? 1 : '1. omgang') : roundCell(ruling.value),
        ruling.steps,
      );
    },
    cells: (round) => round,
  }),
  define({
    id: 'CUPWINNER',
    parameters: {
      teamA: value(text),
      impA: value(number()),
      pointsA: value(number()),
      teamB: value(text),
      impB: value(number()),
      pointsB: value(number()),
    },
    texts: { da: cupWinnerTextDa, en: cupWinnerTextEn },
    phrases: matchPhrases,
    compute: ({ teamA, impA, pointsA, teamB, impB, pointsB }) => {
      const spelt = speller();
      return cupWinner(
        { team: spelt(teamA), imp: exactly(impA), points: exactly(pointsA) },
        { team: spelt(teamB), imp: exactly(impB), points: exactly(pointsB) },
      );
    },
    cells: (team) => team,
  }),
  define({
    id: 'HOMETEAM',
    parameters: {
      first: value(text),
      upFirst: value(whole({ min: 0 })),
      second: value(text),
      upSecond: value(whole({ min: 0 })),
    },
    texts: { da: homeTeamTextDa, en: homeTeamTextEn },
    phrases: matchPhrases,
    compute: ({ first, upFirst, second, upSecond }) => {
      const spelt = speller();
      return homeTeam(spelt(first), upFirst, spelt(second), upSecond);
    },
    cells: (team) => team,
  }),
];
