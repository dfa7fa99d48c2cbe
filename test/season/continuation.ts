import {
  expected,
  fault,
  groupsOf,
  member,
  named,
  places,
  serial,
  the,
  type Chapter,
  type Draft,
} from './draft';
import { tableDraft } from './league-drafts';
import { newcomersFrom, peopleFrom } from './people';
import type { Random } from './random';
import { correctTeam, rosterColumns, teamNames } from './team-rows';

const FIELDS = ['team', 'player', 'number', 'club', 'role', 'homeTown', 'appeal', 'lastTeam'];

/** Two divisions' rosters and the final tables of the season before: who has a right to which row (321C). */
function divisions(random: Random): Draft[] {
  const people = peopleFrom(random, 10_000);
  const nameOf = teamNames(random);
  const event = 'division';
  const rosters = ['1', '2'].map((division): Draft => ({
    id: `roster-${division}`,
    event,
    sheet: `Divisionsturneringen ${division} div hold`,
    title: `Divisionsturneringen 2008/09 - ${division}. division - tilmeldte hold`,
    columns: rosterColumns(...FIELDS),
    rows: Array.from({ length: 12 }, () => correctTeam(people, random, nameOf, { size: 5 })).flat(),
    group: 'team',
    once: ['homeTown'],
  }));
  const tables = rosters.map(({ rows }, i): Draft => {
    const teams = groupsOf(rows, 'team').map((team) => String(the(team, 0).team));
    return tableDraft(
      {
        id: `last-${i + 1}`,
        event,
        sheet: `Divisionsturneringen ${i + 1} 2007-08`,
        title: `Divisionsturneringen 2007/08 - ${i + 1}. division - slutstilling`,
      },
      teams.map((team, k) => ({ place: k + 1, team, played: 11, points: 230 - 7 * k, imp: 300 - 55 * k })),
    );
  });
  return [...rosters, ...tables];
}

export const continuation: Chapter = {
  name: 'continuation',
  today: serial(2008, 9, 8),
  build: divisions,
  faults: [
    fault('321C4', 'a team that could play in the 1st division stands in the 2nd', (drafts, random) => {
      // The 1st division's team is no more: somebody else's has come in its place, and two of it play in the 2nd.
      // Not no. 11 or 12 of last season: their right is one to the 2nd division (322B-C).
      const first = random.pick(groupsOf(drafts('roster-1').rows, 'team').slice(0, 10));
      const old = String(the(first, 0).team);
      const second = random.pick(groupsOf(drafts('roster-2').rows, 'team'));
      the(second, 3).lastTeam = old;
      the(second, 4).lastTeam = old;
      const gone = [the(first, 3), the(first, 4)];
      for (const [i, row] of gone.entries()) {
        const mover = the(second, 3 + i);
        Object.assign(mover, { player: row.player, number: row.number, club: row.club });
      }
      // The name of the 1st division's team goes with nobody: it was dissolved.
      drafts('roster-1').rows = drafts('roster-1').rows.filter(({ team }) => team !== old);
      return [{ ...expected('321C4', ...places(second, 'team', 'lastTeam', 'player')), more: false }];
    }),
    fault('321C2b', 'two new teams with two players each of an old one', (drafts, random) => {
      const teams = random.shuffled(groupsOf(drafts('roster-1').rows, 'team'));
      const [kept, other] = [the(teams, 0), the(teams, 1)];
      const old = the(kept, 0).team ?? '';
      kept.forEach((row, i) => (row.lastTeam = i < 2 ? old : ''));
      const people = newcomersFrom(random);
      // The other was somebody else's team: now it has only those two with a last season in the Division.
      other.forEach((row, i) => {
        const person = people.person();
        if (i >= 2) Object.assign(row, { player: named(person), number: member(person) });
        row.lastTeam = i < 2 ? old : '';
      });
      return [
        {
          ...expected(['321C2b', '321C2', '321C2c'], ...places([...kept, ...other], 'team', 'lastTeam')),
          more: true,
        },
      ];
    }),
  ],
};
