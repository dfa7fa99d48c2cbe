import {
  expected,
  fault,
  member,
  named,
  places,
  tick,
  type Draft,
  type Drafts,
  type Fault,
  type Person,
  type Row,
  groupsOf,
  the,
} from './draft';
import { newcomersFrom } from './people';
import type { Random } from './random';
import { joined, personOf } from './rosters';

const SHEETS = ['roster-1', 'roster-2', 'roster-3e', 'roster-3w'];

interface Team {
  readonly draft: Draft;
  readonly rows: Row[];
}

const plain = (rows: Row[]): boolean => rows.every(({ role }) => role === 'spiller' || role === 'kaptajn');

/** A team without anything special about it. */
export function teamOf(
  drafts: Drafts,
  random: Random,
  ids: readonly string[] = SHEETS,
  sizes: readonly number[] = [4, 5, 6],
  avoid: readonly Row[] = [],
): Team {
  const draft = drafts(random.pick(ids));
  const teams = groupsOf(draft.rows, 'team').filter(
    (rows, i) =>
      i > 1 && plain(rows) && sizes.includes(rows.length) && !rows.some((row) => avoid.includes(row)),
  );
  return { draft, rows: random.pick(teams) };
}

const newcomer = (random: Random, like: Person): Person =>
  newcomersFrom(random).person({
    district: like.district,
    town: like.town,
    club: like.club,
    female: like.female,
  });

/** A player other than the captain. */
const someone = ({ rows }: Team, random: Random): Row =>
  random.pick(rows.filter(({ role }) => role === 'spiller'));
const personal = (row: Row) => places([row], 'player', 'number');
const captainOf = ({ rows }: Team): Row => the(rows, 0);
const anyRow = ({ rows }: Team, ...fields: string[]) => places(rows, ...fields);

const take = ({ draft, rows }: Team, row: Row): void => {
  draft.rows.splice(draft.rows.indexOf(row), 1);
  rows.splice(rows.indexOf(row), 1);
};

/** What any roster can suffer from, whichever event it is. */
export function commonFaults(ids: readonly string[]): Fault[] {
  return [
    fault('301A', 'a player is no member', (drafts, random) => {
      const row = someone(teamOf(drafts, random, ids), random);
      row.member = random.pick(['nej', 'Nej', 'ikke medlem']);
      return [expected('301A', ...places([row], 'member'))];
    }),
    fault('303A2', 'no telephone at the contact person', (drafts, random) => {
      const team = teamOf(drafts, random, ids);
      captainOf(team).phone = '';
      return [expected(['303A2', '303A'], ...places([captainOf(team)], 'phone'))];
    }),
    fault('303A2', 'no address at the contact person', (drafts, random) => {
      const team = teamOf(drafts, random, ids);
      captainOf(team).address = '';
      return [expected(['303A2', '303A'], ...places([captainOf(team)], 'address'))];
    }),
    fault('303A2', 'a member number is missing', (drafts, random) => {
      const row = someone(teamOf(drafts, random, ids), random);
      row.number = '';
      return [expected(['303A2', '303A'], ...places([row], 'number'))];
    }),
    fault('303A2', 'a name is missing', (drafts, random) => {
      const row = someone(teamOf(drafts, random, ids), random);
      row.player = '';
      return [expected(['303A2', '303A'], ...places([row], 'player'))];
    }),
    fault('303A2', 'two people with one member number', (drafts, random) => {
      const { rows } = teamOf(drafts, random, ids);
      const [one, other] = [the(rows, 1), the(rows, 2)];
      other.number = member(personOf(one));
      return [expected(['303A2', '303A'], ...places([one, other], 'number'))];
    }),
    fault('303A2', 'one person on two teams', (drafts, random) => {
      const team = teamOf(drafts, random, ids, [6]);
      const other = teamOf(drafts, random, ids, [4, 5], team.rows);
      const row = someone(team, random);
      const again = joined(other.rows, other.draft, personOf(row), 'spiller');
      return [expected('303A2', ...personal(again), ...personal(row))];
    }),
    fault('303B1', 'fee not paid', (drafts, random) => {
      const team = teamOf(drafts, random, ids);
      for (const row of team.rows) row.paid = tick(false);
      return [expected(['303B1', '303B'], ...anyRow(team, 'paid'))];
    }),
    fault('303C1', 'seven players', (drafts, random) => {
      const team = teamOf(drafts, random, ids, [6]);
      const last = joined(team.rows, team.draft, newcomer(random, personOf(captainOf(team))), 'spiller');
      return [expected('303C1', ...anyRow(team, 'team'), ...places([last], 'team', 'player'))];
    }),
    fault('303C1', 'three players', (drafts, random) => {
      const team = teamOf(drafts, random, ids, [4]);
      take(team, the(team.rows, 3));
      team.rows.forEach((row, i) => (row.appeal = i === 1 ? 'x' : ''));
      return [expected('303C1', ...anyRow(team, 'team', 'player'))];
    }),
    fault('303C1', 'a name written in another way half-way down', (drafts, random) => {
      const team = teamOf(drafts, random, ids, [4, 5, 6]);
      const name = String(captainOf(team).team);
      for (const row of team.rows.slice(team.rows.length >> 1)) row.team = `${name} (ny)`;
      return [expected('303C1', ...anyRow(team, 'team'))];
    }),
    fault('303C1', 'three players and a captain who does not play', (drafts, random) => {
      const team = teamOf(drafts, random, ids, [4]);
      captainOf(team).role = 'ikke-spillende kaptajn';
      team.rows.forEach((row, i) => (row.appeal = i === 1 ? 'x' : ''));
      return [expected('303C1', ...anyRow(team, 'team', 'player', 'role'))];
    }),
  ];
}

const divisionFaults: Fault[] = [
  fault('303C3a', 'an added player without approval', (drafts, random) => {
    const team = teamOf(drafts, random, SHEETS, [4, 5]);
    const row = joined(team.rows, team.draft, newcomer(random, personOf(captainOf(team))), 'tilføjet');
    row.approved = tick(false);
    return [expected('303C3a', ...places([row], 'approved'))];
  }),
  fault('303C3b', 'who has left one team plays on another', (drafts) => {
    const gone = drafts('roster-2').rows.find(({ role }) => role === 'udtrådt') as Row;
    const rows = the(groupsOf(drafts('roster-3w').rows, 'team'), 4);
    const again = joined(rows, drafts('roster-3w'), personOf(gone), 'spiller');
    return [expected('303C3b', ...personal(again))];
  }),
  fault('303C3c', 'one of four has left and nobody has come', (drafts, random) => {
    const team = teamOf(drafts, random, SHEETS, [4]);
    // Not who represents the team in the appeals committee: that would be missed too.
    const row = random.pick(team.rows.filter(({ role, appeal }) => role === 'spiller' && appeal === ''));
    Object.assign(row, { role: 'udtrådt', approved: tick(true) });
    return [
      expected(['303C3c', '303C1', '303C3'], ...anyRow(team, 'team', 'player'), ...places([row], 'role')),
    ];
  }),
  fault('303C3d', 'an added player was a substitute for another team of the division', (drafts, random) => {
    const team = teamOf(drafts, random, ['roster-2'], [4, 5]);
    const other = teamOf(drafts, random, ['roster-2'], [5, 6], team.rows);
    const person = newcomer(random, personOf(captainOf(team)));
    joined(other.rows, other.draft, person, 'substitut');
    const row = joined(team.rows, team.draft, person, 'tilføjet');
    row.approved = tick(true);
    return [expected('303C3d', ...personal(row))];
  }),
  fault('303C3d', 'an added player was a substitute in a lower division', (drafts, random) => {
    const team = teamOf(drafts, random, ['roster-1'], [4, 5]);
    const other = teamOf(drafts, random, ['roster-3w'], [5, 6]);
    const person = newcomer(random, personOf(captainOf(team)));
    joined(other.rows, other.draft, person, 'substitut');
    const row = joined(team.rows, team.draft, person, 'tilføjet');
    row.approved = tick(true);
    return [expected('303C3d', ...personal(row))];
  }),
  fault('304A2a', 'home town where only a few live', (drafts, random) => {
    const team = teamOf(drafts, random);
    const rows = random.pick([team.rows, team.rows]);
    for (const row of rows) row.homeTown = 'Skagen';
    return [expected(['304A2a', '304A2'], ...anyRow(team, 'homeTown'))];
  }),
  fault('321C1', "only one of last season's players", (drafts, random) => {
    const team = teamOf(drafts, random);
    team.rows.forEach((row, i) => (row.lastTeam = i === 0 ? (row.team ?? '') : ''));
    return [expected('321C1', ...anyRow(team, 'team', 'lastTeam'))];
  }),
  fault('321C2a', 'the part with fewer players keeps the name', (drafts, random) => {
    const kept = teamOf(drafts, random, ['roster-1'], [4, 5, 6]);
    const other = teamOf(drafts, random, ['roster-1'], [4, 5, 6], kept.rows);
    kept.rows.forEach((row, i) => (row.lastTeam = i < 2 ? (row.team ?? '') : ''));
    other.rows.forEach((row, i) => (row.lastTeam = i < 3 ? (the(kept.rows, 0).team ?? '') : ''));
    return [expected(['321C2a', '321C2'], ...anyRow(kept, 'team', 'lastTeam'))];
  }),
  fault('321D1', 'a substitute of another team of the division', (drafts, random) => {
    const team = teamOf(drafts, random, ['roster-2']);
    const other = teamOf(drafts, random, ['roster-2'], [4, 5, 6], team.rows);
    const row = joined(team.rows, team.draft, personOf(someone(other, random)), 'substitut');
    return [expected('321D1', ...personal(row))];
  }),
  fault('321D1', 'a substitute of a higher division', (drafts, random) => {
    const team = teamOf(drafts, random, ['roster-3e', 'roster-3w']);
    const other = teamOf(drafts, random, ['roster-1', 'roster-2']);
    const row = joined(team.rows, team.draft, personOf(someone(other, random)), 'substitut');
    return [expected('321D1', ...personal(row))];
  }),
  fault(
    '321D1',
    'a substitute of 3rd division West in the East: allowed, with a warning',
    (drafts, random) => {
      const team = teamOf(drafts, random, ['roster-3e']);
      const row = joined(
        team.rows,
        team.draft,
        personOf(someone(teamOf(drafts, random, ['roster-3w']), random)),
        'substitut',
      );
      return [expected('321D1', ...personal(row))];
    },
  ),
  fault('321F2', 'nobody named for the appeals committee', (drafts, random) => {
    const team = teamOf(drafts, random);
    for (const row of team.rows) row.appeal = '';
    return [expected(['321F2', '321F'], ...anyRow(team, 'appeal', 'team'))];
  }),
  fault('324A4', 'a player of a division plays in a qualifier', (drafts, random) => {
    const rows = random.pick(groupsOf(drafts('qualifier').rows, 'team'));
    const person = personOf(someone(teamOf(drafts, random), random));
    const row = the(rows, 2);
    const own = { ...person, district: String(row.district), club: String(row.club) };
    Object.assign(row, { player: named(own), number: member(own) });
    return [expected('324A4', ...personal(row))];
  }),
  fault('301C3', 'a supplement changes where the team belongs', (drafts, random) => {
    // Of four, two of each district: with one more of the other district it belongs there.
    const rows = random.pick(groupsOf(drafts('qualifier').rows, 'team'));
    const draft = drafts('qualifier');
    const team = { draft, rows: [...rows] };
    the(rows, 4).district = 'Bornholm';
    the(rows, 3).district = 'Bornholm';
    // The original team: three of its own district, two of Bornholm; one of its own leaves.
    Object.assign(the(rows, 2), { role: 'udtrådt', approved: tick(true) });
    const person = { ...newcomer(random, personOf(the(rows, 0))), district: 'Bornholm', town: 'Rønne' };
    const row = joined(team.rows, draft, person, 'tilføjet');
    row.approved = tick(true);
    return [expected('301C3', ...places([row], 'player', 'number', 'district', 'role'))];
  }),
];

export const rosterFaults: Fault[] = [...commonFaults(SHEETS), ...divisionFaults];
