/** §§ 331, 332 and 334: the cup. */
import { expect } from 'vitest';
import type { Cells } from '../checks/checking';
import type { CellValue } from '../../src/workbook/snapshot';
import {
  cell,
  cells,
  column,
  found,
  inShort,
  PENDING,
  player,
  serial,
  shown,
  why,
  type Answer,
  type Answers,
  type Facts,
} from './example';

const trophy: Answer = ({ winning_captains: winners }, expected) => {
  const captains = column((winners as readonly Facts[]).map(({ captain }) => captain));
  const [[captain, season] = []] = cells('TROPHY', captains);
  expect(captain === '' ? null : captain).toBe(expected.kept_by);
  expect(season === '' ? null : winners[Number(season) - 1].season).toBe(expected.season);
  const told = why('TROPHY', captains);
  const [, n, row] = /vandt sin (\d)\. finale (i træk|i alt)/u.exec(told) ?? [];
  expect(n === undefined ? null : `${n} in ${row === 'i træk' ? 'a row' : 'all'}`).toBe(expected.basis);
};

const upFront: Answer = (s, { due_at_entry_dkk: due }) =>
  expect(cell('CUPFEE', s.fee_per_round_dkk, s.enters_before_extra_heat)).toBe(due);

const withReport: Answer = (s, { due_with_report_dkk: due }) =>
  expect(cell('CUPFEE', s.fee_per_round_dkk, false, s.rounds_won, s.rounds_paid, s.was_final ?? null)).toBe(
    due,
  );

const HEADINGS = ['Omgang', 'Hjemmehold', 'Udehold'];
const cupSheet = (more: readonly string[], ...rows: readonly CellValue[][]): Cells => [
  ['Landsholdspokalen'],
  [...HEADINGS, ...more],
  ...rows,
];
/** § 331D2. The rounds so far and the free one count as paid. */
const walkOver: Answer = ({ fee_per_round_dkk: fee, round, ...teams }, expected) => {
  // `X` alone is how sheets write a bye.
  const [withdrawing, opponent] = [`Hold ${teams['withdrawing']}`, `Hold ${teams['opponent']}`];
  const fined = (dkk: number): string[] =>
    inShort(
      found('331D2', {
        Pokal: cupSheet(
          ['Spil', 'Indskud', 'Vinder', 'Walkover', 'Bøde'],
          [`${round}. omgang`, withdrawing, opponent, '', fee, opponent, 'ja', dkk],
        ),
      }),
    );
  expect(fined(expected.fine_X_dkk)).toEqual([]);
  expect(fined(expected.fine_X_dkk + 1)).toEqual(['331D2 error']);
  expect(cell('CUPFEE', fee, false, round, round + 1)).toBe(expected.due_Y_next_round_dkk);
};

const winner: Answer = ({ teams, imp, total_points: points, extensions_of_4: extensions }, expected) => {
  // An extension counts with what was played before it.
  const total = (key: string, of: readonly number[], at: 0 | 1): number =>
    (extensions as readonly Facts[]).reduce((sum, more) => sum + more[key][at], of[at]!);
  const side = (at: 0 | 1): unknown[] => [
    teams[at],
    total('imp', imp, at),
    total('total_points', points, at),
  ];
  const args = [...side(0), ...side(1)];
  expect(shown(cell('CUPWINNER', ...args))).toBe(expected.winner ?? PENDING);
  const words: Facts = {
    imp: 'spilpoint tæller kun ved imp-lighed',
    'extension, imp': 'spilpoint tæller kun ved imp-lighed',
    'extend by 4 boards': '4 spil',
  };
  expect(why('CUPWINNER', ...args)).toContain(words[expected.basis]);
};

const ROUNDS = ['1/128-final', '1/64-final', '1/32-final', '1/16-final', '1/8-final'];
const danish = (round: string): string => round.replace('final', 'finale').replace('quarter-', 'Kvart');
const PLAN = ROUNDS.slice(1, 4).map(danish).reverse();

interface Entered {
  readonly name: string;
  /** Of its division players. */
  readonly divisions: readonly number[];
  readonly round: string;
}
/** Teams of the cup with their division players, and the round that each begins in. */
const cupBook = (teams: readonly Entered[]): Readonly<Record<string, Cells>> => ({
  Hold: [
    ['Landsholdspokalen, holdliste'],
    ['Hold', 'Spiller', 'Division'],
    ...teams.flatMap(({ name, divisions }, at) =>
      [0, 1, 2, 3].map((n) => [
        name,
        player(`${'abcdefgh'[at]}${n}`),
        divisions[n] ? `${divisions[n]}. division` : '',
      ]),
    ),
  ],
  Kampe: cupSheet(
    ['IMP hjemme', 'IMP ude'],
    ...teams.map(({ name, round }, at) => [danish(round), name, `Modstander ${at + 1}`, '', '']),
  ),
});
const entryFindings = (teams: readonly Entered[], clause = '332B1'): string[] =>
  inShort(found(clause, cupBook(teams)));

const seeding: Answer = (situation, expected) => {
  const divisions = situation.division_players as readonly number[];
  const team = (round: string): string[] => entryFindings([{ name: 'T', divisions, round }]);
  const [early, late] = ['1/128-final', '1/32-final'];
  if (expected.seeded === false || expected.seeded === 'organiser may seed') {
    // No division player: it begins with the others, and whether it is seeded all the same is the organiser's.
    expect(cell('CUPENTRY', [[0, 0, 0, 0]], column(PLAN))).toBe('1. omgang');
    expect([team(early), team(late)]).toEqual([[], []]);
    return;
  }
  expect(expected.seeded).toBe('organiser may leave unseeded');
  const row = [[...divisions, 0, 0, 0]];
  expect(cell('CUPENTRY', row, column(PLAN), false)).not.toBe('1. omgang');
  expect(cell('CUPENTRY', row, column(PLAN), true)).toBe('1. omgang');
  expect(why('CUPENTRY', row, column(PLAN))).toContain('kan turneringsarrangøren vælge ikke at seede');
  expect(team(early)).toEqual(['332B2 warning']);
  expect(team(late)).toEqual([]);
};

const plan: Answer = ({ teams }, expected) => {
  const list = Object.entries(teams as Record<string, Facts>).map(
    ([name, { highest_division: division, enters_in: round }]): Entered => ({
      name,
      divisions: [division, division],
      round,
    }),
  );
  const told = found('332B1', cupBook(list));
  const errors = told.filter(({ rule, severity }) => rule.startsWith('332B1') && severity !== 'info');
  expect(inShort(errors)).toEqual(expected.violations_of_B1a);
  const lots = told
    .filter(({ rule }) => rule === '332B1b')
    .map(({ message }) => /(\d)\. division/u.exec(message)?.[1]);
  const several = [1, 2, 3].filter(
    (division) =>
      new Set(list.filter(({ divisions: [d] }) => d === division).map(({ round }) => round)).size > 1,
  );
  expect(lots.map(Number)).toEqual(several);
  expect(lots.map(Number)).toEqual(expected.lot_needed_for_divisions);
  if (several.length > 0) return;
  for (const { divisions, round } of list) {
    const rounds = [1, 2, 3].map((division) =>
      danish(list.find(({ divisions: [d] }) => d === division)!.round),
    );
    expect(cell('CUPENTRY', [divisions], column(rounds))).toBe(danish(round));
  }
};

/** § 332B4: a team of the division that the late player comes from, and the team that uses the player. */
const latePlayer: Answer = (s, expected) => {
  const division = s.late_player_division as number;
  const used = s.used_in as string;
  const enters = { 1: s.first_division_enters_in, 3: s.third_division_enters_in } as Facts;
  const own = s.team_highest_division as number | undefined;
  const book = cupBook([
    { name: 'Vest', divisions: [division, division], round: enters[division] },
    { name: 'Nord', divisions: own ? [own, own] : [], round: s.team_enters_in ?? used },
  ]);
  const list = (book['Hold'] ?? []).map((row, at) => [
    ...row,
    ...(at === 1 ? ['Rolle', 'Omgang'] : ['', '']),
  ]);
  const late = ['Nord', player('late'), `${division}. division`, 'tilføjet', danish(used)];
  const told = found('332B4', { ...book, Hold: [...list, late] }).filter(({ rule }) => rule === '332B4');
  expect(told.length === 0).toBe(expected.allowed);
};

const up: Answer = (s, expected) =>
  expect(cell('UP', s.km_one_way_incl_bridges, s.ferry_trips_other, s.ferry_trips_roenne_koege)).toBe(
    expected.up,
  );

const home: Answer = ({ up_in_all: points, drawn_first: first }, expected) => {
  const second = Object.keys(points).find((team) => team !== first)!;
  expect(cell('HOMETEAM', first, points[first], second, points[second])).toBe(expected.home);
};

const drawDays: Answer = ({ official_day: day }, expected) => {
  expect(cell('DEADLINE', 'lodtrækning', day)).toBe(serial(expected.draw_latest));
  expect(cell('DEADLINE', 'offentliggørelse', day)).toBe(serial(expected.publish_latest));
};

const MATCH = ['Dato', 'Slut', 'Vinder', 'Indberettet', 'Spillere oplyst', 'Næste indskud betalt'];
/** A match as it stands in the sheet, with what was told and paid. */
function reportOf(s: Facts, playersGiven: string, feePaid: string) {
  const end = serial(s.match_end ?? '2008-10-05T19:00');
  const row = [
    danish(s.round),
    'P',
    'Q',
    Math.floor(end),
    end,
    'P',
    serial(s.reported),
    playersGiven,
    feePaid,
  ];
  return found('334B1', { Pokal: cupSheet(MATCH, row) }).filter(({ rule }) => /^33[14]/u.test(rule));
}
/** § 334B4: what the winners lose, by the findings. */
const lost = (told: readonly { message: string }[]): number =>
  told.some(({ message }) => message.includes('1 guldpoint pr. spiller (§ 334B4)')) ? -1 : 0;

const reporting: Answer = (s, expected) => {
  const asked = s.director_called ?? s.message_left;
  if (asked !== undefined) {
    // A message left counts when it is left, whenever the director hears it.
    const limit = Number(cell('DEADLINE', 'turneringsleder', s.reported));
    expect(serial(asked) <= limit).toBe(expected.in_time);
    expect(serial(s.reported) + 1 / 1440 <= limit).toBe(false);
    return;
  }
  if (s.fee_per_round_dkk !== undefined) {
    expect(cell('CUPFEE', s.fee_per_round_dkk, false, s.rounds_paid, s.rounds_paid)).toBe(expected.due_dkk);
    const rules = (paid: string): string[] => inShort(reportOf(s, 'ja', paid));
    expect(serial(s.reported)).toBe(serial(expected.due_at));
    expect([rules('ja'), rules('nej')]).toEqual([[], ['331D1c warning']]);
    return;
  }
  const told = reportOf(s, s.report_complete ? 'ja' : 'nej', 'ja');
  const rules = inShort(told);
  expect(!rules.includes('334B1 error')).toBe(expected.in_time);
  if (s.missing) expect(!rules.includes('334B1a error')).toBe(expected.correct);
  else expect(rules).toEqual(expected.in_time ? [] : ['334B1 error']);
  if (s.round === 'quarter-final') expect(rules.length > 0).toBe(expected.applies);
  else if (!s.missing) expect(cell('DEADLINE', 'pokal', s.match_end)).toBe(serial(expected.deadline));
  expect(lost(told)).toBe(expected.gold_points_per_player);
};

const after =
  (kind: string): Answer =>
  (s, expected) => {
    const limit = Number(cell('DEADLINE', kind, s.reported));
    expect(limit).toBe(serial(expected.deadline));
    expect(serial(s.action_at) <= limit).toBe(expected.in_time);
  };

export const cup: Answers = {
  '331A': trophy,
  '331D1a': upFront,
  '331D1b': upFront,
  '331D1c': withReport,
  '331D2': walkOver,
  '332A3': winner,
  '332B1': seeding,
  '332B1a': plan,
  '332B1b': plan,
  '332B2': seeding,
  '332B3': seeding,
  '332B4': latePlayer,
  '332D1': drawDays,
  '332D2': home,
  '332D3': home,
  '332D4': up,
  '334': reporting,
  '334A2c': reporting,
  '334B1': reporting,
  '334B3': reporting,
  '334B4': reporting,
  '334C1': reporting,
  '334C2': after('appel'),
  '334D1': after('rettelse'),
};
