import { describe, expect, it } from 'vitest';
import examples from '../examples/cup-chapter.json';
import {
  entryRound,
  feeUpFront,
  feeWithReport,
  planProblem,
  trophyKeeper,
  walkOverFine,
  type CupDivision,
  type CupPlan,
} from '../../src/rules/cup-entry';
import { cupWinner, homeTeam } from '../../src/rules/cup-match';
import { deadline } from '../../src/rules/deadlines';
import { exactly, toNumber } from '../../src/rules/fraction';
import { readDate } from '../../src/workbook/dates';

const minutes = (iso: string): number => Math.round(readDate(iso)! * 1440);
const PLAN: CupPlan = ['1/16-finale', '1/32-finale', '1/64-finale'];

/* eslint-disable @typescript-eslint/no-explicit-any -- cases as they stand in the file */
const answers: Record<string, (situation: any, expected: any) => void> = {
  '331A': ({ winning_captains }, { kept_by, season }) => {
    const ruling = trophyKeeper(winning_captains.map(({ captain }: any) => captain));
    const winner = ruling.ok ? ruling.value : undefined;
    expect(winner && [winner.captain, winning_captains[winner.season - 1].season]).toEqual(
      kept_by === null ? null : [kept_by, season],
    );
  },
  '331D1a': (situation, { due_at_entry_dkk }) => {
    const ruling = feeUpFront(exactly(situation.fee_per_round_dkk), situation.enters_before_extra_heat);
    expect(ruling.ok && toNumber(ruling.value)).toBe(due_at_entry_dkk);
  },
  '331D1c': (situation, { due_with_report_dkk }) => {
    const ruling = feeWithReport(
      exactly(situation.fee_per_round_dkk),
      situation.rounds_paid,
      situation.rounds_won,
      situation.was_final ?? false,
    );
    expect(ruling.ok && toNumber(ruling.value)).toBe(due_with_report_dkk);
  },
  '331D2': (situation, { fine_X_dkk, due_Y_next_round_dkk }) => {
    const fee = exactly(situation.fee_per_round_dkk);
    const fine = walkOverFine(fee);
    expect(fine.ok && toNumber(fine.value)).toBe(fine_X_dkk);
    // The free round counts as paid.
    const next = feeWithReport(fee, situation.round + 1, situation.round, false);
    expect(next.ok && toNumber(next.value)).toBe(due_Y_next_round_dkk);
  },
  '332A3': ({ teams, imp, total_points, extensions_of_4 }, { winner }) => {
    const side = (index: number) => ({
      team: teams[index],
      imp: exactly(extensions_of_4.reduce((sum: number, more: any) => sum + more.imp[index], imp[index])),
      points: exactly(
        extensions_of_4.reduce(
          (sum: number, more: any) => sum + more.total_points[index],
          total_points[index],
        ),
      ),
    });
    const ruling = cupWinner(side(0), side(1));
    expect(ruling.ok ? ruling.value : ruling.problem.kind).toBe(winner ?? 'pending');
  },
  '332B1': ({ division_players }) => {
    const ruling = entryRound(division_players, PLAN, false);
    expect(ruling.ok && ruling.value).toBeNull();
  },
  '332B2': ({ division_players }) => {
    // Never by itself: the organiser "kan vælge".
    const seeded = entryRound(division_players, PLAN, false);
    expect(seeded.ok && seeded.value).toBe('1/64-finale');
    expect(seeded.steps.map(({ message }) => message.key)).toContain('mayBeExempt');
    const exempt = entryRound(division_players, PLAN, true);
    expect(exempt.ok && exempt.value).toBeNull();
  },
  '332B1a': ({ teams }) => {
    const plan = Object.values<any>(teams).map(({ enters_in }) => enters_in.replace('final', 'finale'));
    expect(planProblem(plan as unknown as CupPlan)).toBeNull();
    for (const { highest_division, enters_in } of Object.values<any>(teams)) {
      const ruling = entryRound([3, highest_division as CupDivision], plan as unknown as CupPlan, false);
      expect(ruling.ok && ruling.value).toBe(enters_in.replace('final', 'finale'));
    }
  },
  '332D2': ({ up_in_all, drawn_first }, { home }) => {
    const other = Object.keys(up_in_all).find((team) => team !== drawn_first)!;
    const ruling = homeTeam(drawn_first, up_in_all[drawn_first], other, up_in_all[other]);
    expect(ruling.ok && ruling.value).toBe(home);
  },
  '332D1': ({ official_day }, { draw_latest, publish_latest }) => {
    const draw = deadline('draw', minutes(official_day), null);
    const publication = deadline('publication', minutes(official_day), null);
    expect(draw.ok && draw.value).toBe(minutes(draw_latest));
    expect(publication.ok && publication.value).toBe(minutes(publish_latest));
  },
  '334B1': ({ match_end }, expected) => {
    const ruling = deadline('cup', minutes(match_end), null);
    expect(ruling.ok && ruling.value).toBe(minutes(expected.deadline));
  },
  '334C2': ({ reported }, expected) => {
    const ruling = deadline('appeal', minutes(reported), null);
    expect(ruling.ok && ruling.value).toBe(minutes(expected.deadline));
  },
  '334D1': ({ reported }, expected) => {
    const ruling = deadline('correction', minutes(reported), null);
    expect(ruling.ok && ruling.value).toBe(minutes(expected.deadline));
  },
};
answers['331D1b'] = answers['331D1a']!;
answers['332D3'] = answers['332D2']!;

describe('worked cases: the cup', () => {
  for (const { clause, title, situation, expected } of examples.cases as any[])
    it(`${clause}: ${title}`, () => {
      answers[clause]!(situation, expected);
    });
});
/* eslint-enable @typescript-eslint/no-explicit-any */

describe('§ 331A', () => {
  it('keeps the cup open after two in a row and four in all', () => {
    const ruling = trophyKeeper(['P', 'P', 'Q', 'P', 'P', 'Q']);
    expect(ruling.ok && ruling.value).toBeNull();
  });
  it('goes to the captain who is first, not to a later one', () => {
    const ruling = trophyKeeper(['P', 'P', 'P', 'Q', 'Q', 'Q']);
    expect(ruling.ok && ruling.value).toEqual({ captain: 'P', season: 3 });
  });
});

describe('§ 332B1', () => {
  const round = (divisions: CupDivision[]) => {
    const ruling = entryRound(divisions, PLAN, false);
    return ruling.ok && ruling.value;
  };
  it('counts the highest division player only', () => {
    expect(round([3, 2, 3])).toBe('1/32-finale');
    expect(round([1, 3])).toBe('1/16-finale');
  });
  it('refuses a plan that seeds a lower division higher, not one that seeds them alike', () => {
    expect(planProblem(['4', '5', '3'])).toMatchObject({ ok: false, problem: { clause: '332B1a' } });
    expect(planProblem(['5', '5', '4'])).toBeNull();
    expect(planProblem(['1/64-finale', '1/32-finale', '1/64-finale'])).not.toBeNull();
    expect(planProblem(['5', 'senere', '3'])).toMatchObject({ ok: false });
  });
  it('exempts only a team with exactly one division player', () => {
    expect(entryRound([3, 3], PLAN, true).ok).toBe(false);
    expect(entryRound([], PLAN, true).ok).toBe(false);
  });
});

describe('§ 321E', () => {
  const until = (official: string, actual: string | null) => {
    const ruling = deadline('division', minutes(official), actual === null ? null : minutes(actual));
    return ruling.ok && ruling.value;
  };
  it('is 15 minutes after the official end, or the actual end where play ran over', () => {
    expect(until('2008-10-04T17:00', null)).toBe(minutes('2008-10-04T17:15'));
    expect(until('2008-10-04T17:00', '2008-10-04T17:01')).toBe(minutes('2008-10-04T17:16'));
    expect(until('2008-10-04T17:00', '2008-10-04T16:40')).toBe(minutes('2008-10-04T17:15'));
    expect(until('2008-10-04T23:50', null)).toBe(minutes('2008-10-05T00:05'));
  });
  it('has no actual end for other deadlines', () => {
    expect(deadline('cup', 0, 10).ok).toBe(false);
  });
});

it('§ 332D1: an official day on a Thursday has its draw the Thursday after', () => {
  const draw = deadline('draw', minutes('2008-10-09'), null);
  expect(draw.ok && draw.value).toBe(minutes('2008-10-16'));
});
