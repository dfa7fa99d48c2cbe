/** §§ 342-344, 352A5, 353, 354 and 362-365: clubs, ages and the festival. */
import { expect } from 'vitest';
import { fraction, exactly, type Fraction } from '../../src/rules/fraction';
import { sharedPlaces } from '../../src/rules/shared-places';
import type { Cells } from '../checks/checking';
import {
  cell,
  cells,
  column,
  found,
  inShort,
  player,
  serial,
  yearOf,
  type Answer,
  type Answers,
  type Facts,
} from './example';
import { knockouts } from './knockouts';

const finalists: Answer = (s, expected) => {
  const { champions_entered: n, reigning_champions_district: reigning, club_of = {} } = s;
  const clubs = (s[`district_final_${reigning}`] as string[]).map((team) => (club_of as Facts)[team] ?? team);
  const [champion] = clubs;
  const next = clubs.find((club) => club !== champion) ?? '';
  const others = Array.from({ length: n - 1 }, (_, at) => at + 1);
  const list = cells(
    'FINALISTS',
    column([reigning, ...others.map((at) => `Distrikt ${at}`)]),
    column([champion, ...others.map((at) => `Klub ${at}`)]),
    column([next, ...others.map(() => '')]),
    reigning,
  )
    .map(([club]) => club)
    .filter((club) => club !== '');
  expect(list).toHaveLength(expected.teams);
  expect(list[n] ?? null).toBe(expected.extra);
};

const CLUB = ['Hold', 'Spiller', 'Klub', 'Indmeldt i klubben', 'Udmeldt', 'Dato'];
/** § 342B: the final's roster, and those of the districts where a player is said to have played. */
const clubTeam: Answer = (s, expected) => {
  const { club, players_used: used, player: one } = s;
  const final = serial(s.final);
  const rows = Array.from({ length: used as number }, (_, at) => {
    const facts: Facts = at === 0 && one ? one : {};
    const listed = (facts.on_list_of as string[] | undefined) ?? [club];
    const from = facts.member_from ? serial(facts.member_from) : serial(s.list_date) - 1000;
    return [
      club,
      player('abcdefgh'[at]!),
      listed.join('; '),
      from,
      facts.member_to ? serial(facts.member_to) : '',
      final,
    ];
  });
  const sheets: Record<string, Cells> = { Finale: [['DM for klubber, finale'], CLUB, ...rows] };
  for (const played of (one?.played_earlier_for ?? []) as string[]) {
    const [, team = '', event = ''] = /^(.*) \((.*)\)$/u.exec(played) ?? [];
    sheets['Distrikt'] = [
      [`${event}, klubmesterskab for hold, distriktsmesterskab for klubber`],
      ['Hold', 'Spiller', 'Klub'],
      ...rows.slice(0, 4).map(([, name]) => [team, name!, team]),
    ];
  }
  const told = found('342B', sheets, { season: yearOf(s.season) });
  expect(told.length === 0, JSON.stringify(told)).toBe(expected.legal);
};

const EVENTS: Facts = {
  'DM for juniorhold': 'junior',
  'DM for juniorpar': 'junior',
  'DM for skolehold': 'skole',
  'DM for skolepar': 'skole',
  'DM for veteranpar': 'veteran',
};
const age: Answer = (s, { eligible }) =>
  expect(
    cell(
      'ELIGIBLE',
      EVENTS[s.event],
      s.birth_date,
      Number(String(s.season_1_january).slice(0, 4)),
      // Members of DBF's junior club are taken like those of DBF (§§ 343A1, 353A1).
      s.dbf_member || s.junior_club_member === true,
    ),
  ).toBe(eligible);

const miniTeam: Answer = (s, expected) => {
  if (s.imp || s.start_numbers) return knockouts['364']!(s, expected);
  if (s.players_used) {
    const rows = Array.from({ length: s.players_used as number }, (_, at) => [
      'Rønne',
      player('abcdefgh'[at]!),
    ]);
    const told = found('364A2', { Hold: [['Festivalens miniholdturnering'], ['Hold', 'Spiller'], ...rows] });
    // Whether it is force majeure no list tells: the organiser is asked to look, and nothing is called wrong.
    expect(inShort(told)).toEqual(['364A2 warning']);
    expect(s.force_majeure && told.every(({ severity }) => severity !== 'error')).toBe(expected.valid);
    return;
  }
  if (s.teams) {
    const of = (item: string): unknown => cell('FORMAT', 'Miniholdturnering', item);
    expect(of('hold')).toBe(s.teams);
    expect([of('omgange'), of('kampe'), of('spil')]).toEqual([
      expected.rounds,
      expected.matches,
      expected.boards_per_match,
    ]);
    expect([of('halvlege') !== 'ingen', of('skærme') !== 'nej']).toEqual([expected.halves, expected.screens]);
    expect(Number(of('omgange')) * Number(of('spil'))).toBe(expected.boards_per_team);
  }
};

const TYPES: Facts = { bronze: 'Bronze', 'bronze B': 'Bronze B', sølv: 'Sølv' };
const ITEMS: Facts = {
  boards: 'spil',
  rounds: 'runder',
  boards_per_round: 'spil pr. runde',
  only_for: 'for',
};
const boards: Answer = ({ type, pairs = null }, expected) => {
  for (const [key, item] of Object.entries(ITEMS))
    if (key in expected) expect(cell('FORMAT', TYPES[type], item, pairs), item).toBe(expected[key]);
  if (expected.changed !== undefined)
    expect(cell('FORMAT', TYPES[type], 'spil', pairs) !== cell('FORMAT', TYPES[type], 'spil')).toBe(
      expected.changed,
    );
};

const exact = (text: string): Fraction => {
  const [top = '0', bottom = '1'] = text.split('/');
  return fraction(BigInt(top), BigInt(bottom));
};
const shared: Answer = (s, expected) => {
  const names = Object.keys(s.scores);
  const scores = names.map((name) => Number(s.scores[name]));
  for (const [worth, share] of [
    ['prizes_by_place', 'prize'],
    ['master_points_by_place', 'master_points'],
  ] as const) {
    const table = cells('SHAREDPLACES', column(scores), column(s[worth]));
    const ruling = sharedPlaces(scores.map(exactly), (s[worth] as number[]).map(exactly));
    names.forEach((name, row) => {
      const wanted = expected[name];
      expect(String(table[row]?.[0])).toBe(wanted.place);
      const { numerator, denominator } = exact(wanted[share]);
      expect(table[row]?.[1]).toBeCloseTo(Number(numerator) / Number(denominator), 10);
      expect(ruling.ok && ruling.value[row]!.share).toEqual(exact(wanted[share]));
    });
  }
};

export const festival: Answers = {
  ...knockouts,
  '342A2': finalists,
  '342B': clubTeam,
  '343A1': age,
  '344A1': age,
  '352A5': age,
  '353A1': age,
  '354A1': age,
  '364': miniTeam,
  '365B': boards,
  '365D': shared,
};
