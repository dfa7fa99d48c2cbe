/** §§ 321-327. */
import { expect } from 'vitest';
import { carryOver } from '../../src/rules/playoff';
import {
  cell,
  cells,
  column,
  found,
  inShort,
  PENDING,
  serial,
  shown,
  why,
  type Answer,
  type Answers,
  type Facts,
} from './example';

const successor: Answer = (situation, expected) => {
  const several = situation.original_teams as Record<string, string[]> | undefined;
  const old = several
    ? Object.entries(several).flatMap(([team, players]) => players.map((name) => [name, team]))
    : (situation.original_registered as string[]).map((name) => [name, '']);
  const teams = Object.entries(situation.new_teams as Record<string, string[]>);
  const width = Math.max(...teams.map(([, players]) => players.length));
  const args = [
    column(old.map(([name]) => name)),
    column(teams.map(([team]) => team)),
    teams.map(([, players]) => Array.from({ length: width }, (_, at) => players[at] ?? '')),
    situation.captains_choice ?? null,
    situation.lot ?? null,
    several ? column(old.map(([, team]) => team)) : null,
  ];
  expect(shown(cell('SUCCESSOR', ...args))).toBe(expected.successor ?? PENDING);
  const told = why('SUCCESSOR', ...args);
  const words: Facts = {
    most: 'flest oprindelige spillere',
    captain: 'kaptajn har valgt',
    'lot needed': 'trækker turneringsarrangøren lod',
    'organiser decides': 'turneringsarrangøren',
  };
  expect(told).toContain(words[expected.basis]);
  if (!expected.original_players_per_team) return;
  const [, counts = ''] = /Spillere fra det oprindelige hold: (.*?)\./u.exec(told) ?? [];
  expect(
    Object.fromEntries([...counts.matchAll(/(\p{L}+) (\d+)/gu)].map(([, team = '', n]) => [team, Number(n)])),
  ).toEqual(expected.original_players_per_team);
};

const table = (name: string, teams: readonly string[]): unknown[][] =>
  teams.map((team, at) => [name, at + 1, team]);
const TABLES: Facts = {
  'Kreds IV qualifier': 'Kreds IV',
  'Kreds II own place': 'Kreds II',
  'East promotion event': 'Øst',
  'Kvalifikation (dame)': 'Kvalifikation',
};
const letters = (prefix: string, n: number): string[] =>
  Array.from({ length: n }, (_, at) => `${prefix}${at + 1}`);

/** § 321C4: the team holds no. 5 of each row that it has a right in. */
const twoRows: Answer = ({ team, rights }, expected) => {
  const rows = (rights as readonly { row: string }[]).map(({ row }) => row);
  const standings = ['1. division', '2. division', '3. division Øst', '3. division Vest'].flatMap((row, at) =>
    table(row, letters('ABØV'[at]!, 12)).map((line) =>
      rows.includes(row) && line[1] === 5 ? [row, 5, team] : line,
    ),
  );
  const qualifiers = [
    ...table('Kreds IV', letters('K', 8)),
    ['Kreds II', 1, 'KII'],
    ...table('Øst', letters('O', 6)),
  ];
  const plan = cells('NEXTSEASON', 'Divisionsturneringen', standings, qualifiers);
  const plays = plan.filter(([, name]) => name === team).map(([division]) => String(division));
  expect(plays).toEqual(expected.entitled);
  expect(rows.filter((row) => !plays.includes(row))).toEqual(expected.not_entitled);
};

const carried: Answer = (s, expected) => {
  const args = [s.imp_for, s.imp_against, s.rank_for, s.rank_against] as const;
  expect(cell('CARRYOVER', ...args)).toBe(expected.nearest_double);
  const ruling = carryOver(...(args as unknown as [number, number, number, number]));
  expect(ruling.ok && ruling.value).toEqual(exact(expected.carry_over_exact));
};

function exact(text: string): { numerator: bigint; denominator: bigint } {
  const [top = '0', bottom = '1'] = text.split('/');
  return { numerator: BigInt(top), denominator: BigInt(bottom) };
}

const home: Answer = ({ teams, basic_match_imp: imp, lot }, expected) => {
  const [a, b] = teams as [string, string];
  const first = cell('PLAYOFFHOME', a, imp[a], b, imp[b], lot ?? null);
  expect(first).toBe(expected.section_1_home);
  // § 323D2: at home in section 1 and away in section 2.
  expect(first === a ? b : a).toBe(expected.section_2_home);
};

const playoff: Answer = (situation, expected) => {
  const [a, b] = situation.teams as [string, string];
  const imp = situation.playoff_imp_without_carry ?? situation.imp;
  const { basic_match_imp: basic, final_places: places } = situation;
  const carry = basic ? cell('CARRYOVER', basic[a], basic[b], places[a], places[b]) : null;
  const rounds = situation.extra_rounds_of_4 as readonly Facts[];
  const total = (team: string): number => rounds.reduce((sum, round) => sum + (round[team] as number), 0);
  const extra = rounds.length > 0 ? [total(a), total(b)] : [];
  const args = [a, imp[a], b, imp[b], carry, ...extra];
  expect(cell('PLAYOFF', ...args)).toBe(expected.winner);
  const told = why('PLAYOFF', ...args);
  const clauses: Facts = { total: '(§ 323E)', E1: '(§ 323E1)', E2: '(§ 323E2)' };
  expect(told.endsWith(clauses[expected.basis])).toBe(true);
  if (basic) {
    expect(told).toContain(`overført til ${a} ${expected.carry_over_P} imp`);
    expect(told).toContain(`forskel ${expected.total_margin_P} imp`);
  }
};

const regions: Answer = ({ members_west: west, members_east: east }, expected) => {
  const [row = []] = cells('REGIONPLACES', west, east);
  const { places, proposal, change } = expected;
  expect(row.slice(0, 2).map(shown)).toEqual(places ? [places.west, places.east] : [PENDING, PENDING]);
  expect(shown(row[0]) === PENDING).toBe(change);
  expect(/Forslag efter største rest: (\d) vest og (\d) øst/u.exec(String(row[2]))?.slice(1) ?? null).toEqual(
    proposal && [String(proposal.west), String(proposal.east)],
  );
};

const DEADLINE = serial('2008-09-01');
const ROUND_1 = serial('2008-10-04');
const fine: Answer = ({ days_late: late, days_sent_to_opponents_before_round_1: sent }, expected) => {
  const args = [DEADLINE, DEADLINE + late, ...(sent === undefined ? [] : [ROUND_1 - sent, ROUND_1])];
  expect(cell('FINE', ...args)).toBe(expected.fine_dkk);
  if (sent === undefined) return;
  const told = why('FINE', ...args);
  expect(told.includes('skal selv rundsende')).toBe(expected.must_distribute_itself);
  expect(told.includes('skal spille et standardsystem')).toBe(expected.standard_system_forced);
  const card = (artificial: string): string[] =>
    inShort(
      found('327C3', {
        Systemkort: [
          ['Divisionsturneringen, systemkort'],
          [
            'Hold',
            'Par',
            'System',
            'Højkunstigt',
            'Frist',
            'Modtaget',
            'Bøde',
            'Bøde betalt',
            'Rundsendt',
            'Første kamp',
          ],
          [
            'Vest',
            'Bo Holm - Ib Lund',
            'Tårn',
            artificial,
            DEADLINE,
            DEADLINE + late,
            expected.fine_dkk,
            'ja',
            ROUND_1 - sent,
            ROUND_1,
          ],
        ],
      }),
    );
  expect(card('ja').includes('327C3 error')).toBe(expected.highly_artificial_system_forbidden);
  expect(card('nej')).toEqual([]);
};

const names: Facts = { winner: 'vinder af', loser: 'taber af' };
/** A place as `DBF.NEXTSEASON` writes it. */
const place = (team: string): string =>
  team
    .replace(
      /^(winner|loser)\((.*),(.*)\)$/u,
      (_, who: string, a: string, b: string) => `${names[who]} ${a}-${b}`,
    )
    .replace(/^(?:lot)?\(.*\)$/u, PENDING);

const nextSeason: Answer = (situation, expected) => {
  const women = '1. division (dame)' in situation.tables;
  const all = Object.entries(situation.tables as Record<string, string[]>);
  const rows = (source: boolean): unknown[][] =>
    all
      .filter(([name]) => name in TABLES === source)
      .flatMap(([name, teams]) => table(TABLES[name] ?? name.replace(' (dame)', ''), teams));
  const winners = Object.values({ ...situation.match_results_known, ...situation.lot });
  const late = situation.too_late_for_match ? 'kamp' : situation.too_late_to_promote ? 'oprykning' : null;
  const args = [
    women ? 'Damedivisionsturneringen' : 'Divisionsturneringen',
    rows(false),
    rows(true),
    column(situation.dissolved),
    column(winners),
    late,
  ];
  const plan = cells('NEXTSEASON', ...args);
  const teamsOf = (division: string): string[] =>
    plan.filter(([name]) => name === division).map(([, team]) => String(shown(team)));
  for (const name of Object.keys(expected).filter((key) => /^\d\. division/u.test(key))) {
    const wanted = (expected[name] as string[]).map(place);
    // A list may leave out the places of the women that nobody fills.
    const open = women && name.startsWith('2.') ? (expected.undecided_places as number) : 0;
    while (wanted.filter((team) => team === PENDING).length < open) wanted.push(PENDING);
    expect(teamsOf(name.slice(0, '1. division'.length)).sort()).toEqual(wanted.sort());
  }
  if (women) {
    expect(plan.filter(([, team]) => shown(team) === PENDING)).toHaveLength(expected.undecided_places);
    return;
  }
  const told = plan
    .flat()
    .map((each) => (each instanceof Error ? each.message : String(each)))
    .join('\n');
  expect(pairsIn(told, /(?:^vinder af |oprykningskampen )(\S+)-(\S+?)(?: mellem|$)/gimu)).toEqual(
    expected.matches,
  );
  expect(pairsIn(told, /lodtrækning(?:en)? (?:mellem )?(\S+)(?:-| og )(\S+) (?:mellem|afgør)/giu)).toEqual(
    expected.lots,
  );
};

/** The matches or lots that a plan names, each once. */
const pairsIn = (told: string, words: RegExp): string[] => [
  ...new Set([...told.matchAll(words)].map(([, a = '', b = '']) => `${a} - ${b}`)),
];

export const divisions: Answers = {
  '321C1': successor,
  '321C2a': successor,
  '321C2b': successor,
  '321C2c': successor,
  '321C3': successor,
  '321C4': twoRows,
  '322B-D': nextSeason,
  '322C5': nextSeason,
  '323C': carried,
  '323C1': carried,
  '323C2': carried,
  '323C3': carried,
  '323D2': home,
  '323E': playoff,
  '323E1': playoff,
  '323E2': playoff,
  '323F5': playoff,
  '324D': regions,
  '325C2': nextSeason,
  '325C2a': nextSeason,
  '325C2b': nextSeason,
  '325C2c': nextSeason,
  '326A': nextSeason,
  '326A1': nextSeason,
  '326A2': nextSeason,
  '326A3': nextSeason,
  '326B1': nextSeason,
  '326B2': nextSeason,
  '326B3': nextSeason,
  '326B4': nextSeason,
  '326C1': nextSeason,
  '326C2': nextSeason,
  '326C3': nextSeason,
  '326C4': nextSeason,
  '327C1': fine,
  '327C4': fine,
};
