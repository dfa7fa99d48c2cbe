/** §§ 301, 303, 305 and 307. */
import { expect } from 'vitest';
import type { CellValue } from '../../src/workbook/snapshot';
import {
  cell,
  cells,
  column,
  found,
  inShort,
  numberOf,
  PENDING,
  player,
  serial,
  shown,
  why,
  type Answer,
  type Answers,
  type Facts,
} from './example';

const PAIR = ['Spiller 1', 'DBF-nr. 1', 'Spiller 2', 'DBF-nr. 2'];
const pair = (one: string, other: string): CellValue[] => [
  player(one),
  numberOf(one),
  player(other),
  numberOf(other),
];

/** `Fyn: 2 spillere.` in an explanation. */
const countsIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    [...text.matchAll(/^(.+): (\d+) spillere?\./gmu)].map(([, place = '', n]) => [place, Number(n)]),
  );

const entryDistrict: Answer = (situation, expected) => {
  const members: string[][] = Object.values(situation.players_member_of_clubs_in as Record<string, string[]>);
  const used = situation.A_uses_preselection as Facts | undefined;
  if (used) {
    // No place is left to enter in: the pair stands as one that may not play.
    const [[district]] = members as [[string]];
    const sheet = [
      [situation.qualifier_for],
      [...PAIR, 'Distrikt', 'Forhåndsudtaget', 'Tilsagn'],
      [...pair('A', used.with), district, 'UK', 'ja'],
      [...pair('A', 'B'), district, '', ''],
    ];
    const barred = inShort(found('301C2', { Par: sheet })).includes('301C2 error');
    expect(barred ? [] : members.flat()).toEqual(expected.may_enter_in_any_one_of);
    return;
  }
  const row = [members.map((districts) => districts.join('; '))];
  expect(String(cell('ENTRYDISTRICT', row)).split(' / ').sort()).toEqual(
    [...expected.may_enter_in_any_one_of].sort(),
  );
  expect(countsIn(why('ENTRYDISTRICT', row))).toEqual(expected.players_per_district);
};

/** § 301D1: one player without the right, on a team of a district's championship. */
const teamRight: Answer = ({ team_players_with_right: players }, expected) => {
  const rows = Object.entries(players as Record<string, boolean>).map(([letter, right]) => [
    'Vest',
    player(letter),
    right ? 'ja' : 'nej',
  ]);
  const told = found('301D1', {
    Hold: [['Distriktsmesterskab for klubber'], ['Hold', 'Spiller', 'Kvalifikationsret'], ...rows],
  });
  // A reminder: the team breaks no rule.
  expect(told.every(({ severity }) => severity === 'info')).toBe(true);
  const [message = ''] = told.map((one) => one.message);
  expect(!message.includes('ikke om kvalifikation')).toBe(expected.team_plays_for_qualification);
  expect(message.includes('spiller om distriktsmesterskab og præmier')).toBe(
    expected.team_plays_for_title_and_prizes,
  );
};

/** § 301D1: a row for each district; the right is kept where nobody was told that it is waived. */
const severalDistricts: Answer = (situation, expected) => {
  if (!situation.plays_in) {
    teamRight(situation, expected);
    return;
  }
  const plays = situation.plays_in as readonly { district: string; starts: string }[];
  const notices = situation.notices as readonly { to: string; at: string; waives_in: string[] }[];
  const waived = (district: string): string | undefined =>
    notices.find(({ to, waives_in }) => to === district && waives_in.includes(district))?.at;
  const rows = plays.map(({ district }, at) => [
    ...pair('A', 'BCDE'[at] ?? ''),
    district,
    waived(district) ? 'nej' : 'ja',
    waived(district) ? serial(waived(district)!) : '',
  ]);
  const told = found('301D1', {
    Par: [[situation.event], [...PAIR, 'Distrikt', 'Kvalifikationsret', 'Fraskrevet'], ...rows],
    Distrikter: [
      [situation.event],
      ['Distrikt', 'Kvalifikation starter'],
      ...plays.map(({ district, starts }) => [district, serial(starts)]),
    ],
  });
  expect(told.every(({ rule, severity }) => rule.startsWith('301D1') && severity === 'error')).toBe(true);
  const kept = plays.map(({ district }) => district).filter((district) => !waived(district));
  expect(told.length > 0 ? [] : kept).toEqual(expected.player_right_in);
};

const district: Answer = (situation, expected) => {
  const [one = [], other = []] = Object.values(
    (situation.members_in ?? situation.registered_members_in) as Record<string, string[]>,
  );
  const sizes = Object.entries(situation.district_size as Record<string, number>);
  expect(
    cell(
      'DISTRICT',
      one.join('; '),
      other.join('; '),
      column(sizes.map(([name]) => name)),
      column(sizes.map(([, members]) => members)),
      situation.last_year_district ?? null,
      situation.district_final_with_right ?? null,
    ),
  ).toBe(expected.district);
};

const teamSize: Answer = (situation, expected) => {
  const { players, non_playing_captain = false, team_deadline: deadline = '', today } = situation;
  const rows = Array.from({ length: players as number }, (_, at) => [
    'Vest',
    player('abcdefgh'[at]!),
    '',
    deadline,
  ]);
  if (non_playing_captain) rows.push(['Vest', player('k'), 'Ikke-spillende kaptajn', '']);
  const sheet = { Ark1: [['Hold', 'Spiller', 'Rolle', 'Frist'], ...rows] };
  const valid = (day: number | undefined): boolean =>
    !found('303C', sheet, day === undefined ? {} : { today: day }).some(
      ({ rule, severity }) => rule.startsWith('303C') && severity === 'error',
    );
  const day = today === undefined ? undefined : serial(today);
  expect(valid(day)).toBe(expected.valid);
  // Until that day and no longer.
  if (expected.provisional_until) {
    expect(valid(serial(expected.provisional_until))).toBe(true);
    expect(valid(serial(expected.provisional_until) + 1)).toBe(false);
  }
};

const rights: Answer = (situation, expected) => {
  const [[one, boards1], [other, boards2]] = Object.entries(situation.registered) as [
    [string, number],
    [string, number],
  ];
  const substitutes = Object.entries(situation.substitutes as Record<string, number>);
  const [holders = []] = cells(
    'RIGHTS',
    one,
    boards1,
    other,
    boards2,
    situation.boards_in_event_or_phase,
    column(substitutes.map(([name]) => name)),
    column(substitutes.map(([, boards]) => boards)),
    column(situation.excluded_by_305A5 ?? []),
  );
  expect(holders).toEqual(expected.rights_holders);
  expect(holders.filter((holder) => shown(holder) === PENDING)).toEqual(expected.undecided_for_last_right);
};

const reserves: Answer = (situation, expected) => {
  const list = situation.reserves as readonly {
    name: string;
    district: string;
    district_final: { placing: number } | null;
  }[];
  const order = cells(
    'RESERVES',
    situation.absent_pair.district,
    column(list.map(({ name }) => name)),
    column(list.map((one) => one.district)),
    column(list.map(({ district_final }) => district_final !== null)),
    column(list.map(({ district_final }) => district_final?.placing ?? null)),
  );
  // Those of one group share its number.
  const groups = new Map<unknown, string[]>();
  list.forEach(({ name }, at) => groups.set(order[at]?.[0], [...(groups.get(order[at]?.[0]) ?? []), name]));
  const inOrder = [...groups].sort(([a], [b]) => Number(a) - Number(b)).map(([, names]) => names);
  expect(inOrder).toEqual(expected.order_groups);
};

const lateArrival: Answer = (situation, expected) => {
  const args = [
    situation.boards_played_by_reserves_when_ready,
    situation.boards_in_first_section,
    situation.boards_in_event,
    situation.boards_per_round,
  ];
  const place = shown(cell('LATEARRIVAL', ...args));
  const told = why('LATEARRIVAL', ...args);
  if (expected.undecided) {
    expect([place, expected.place]).toEqual([PENDING, null]);
    return;
  }
  expect(place).toBe(expected.place === 'reserve' ? 'reserveparret' : 'det oprindelige par');
  if (expected.place === 'reserve') return;
  // The place is the pair's whether one or both are ready; with one, a substitute comes in by § 305A.
  if (expected.place === 'original with substitute') expect(told).toContain('§ 305A');
  expect(told).toContain('annulleres reserveparrets resultater');
  expect(told).toContain(expected.reserve_results.replace('annulled, ', ''));
  const [, start = args[0]] = /først skiftes efter (\d+) spil/u.exec(told) ?? [];
  expect(Number(start)).toBe(expected.earliest_change_after_boards);
};

const playTime: Answer = ({ kind, boards_per_round, screens }, { minutes_per_round }) =>
  expect(cell('PLAYTIME', boards_per_round, kind === 'team' ? 'hold' : 'par', 1, screens)).toBe(
    minutes_per_round,
  );

export const entries: Answers = {
  '301C1': entryDistrict,
  '301D1': severalDistricts,
  '301E1': district,
  '301E2': district,
  '301E3': district,
  '301E4': district,
  '303C1': teamSize,
  '303C2': teamSize,
  '305A4a': rights,
  '305A4b': rights,
  '305A4c': rights,
  '305A5': rights,
  '305B1': reserves,
  '305B2': reserves,
  '305B3': reserves,
  '305C': lateArrival,
  '305C1': lateArrival,
  '305C2': lateArrival,
  '305C3': lateArrival,
  '307F1': playTime,
  '307F2': playTime,
  '307F3': playTime,
};
