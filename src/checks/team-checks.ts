/** §§ 301A, 303C1-2, 304A2, 342B3, 362A1, 363A2, 364A2: what is checked of each team by itself. */
import { fromSerial } from '../workbook/dates';
import { isPairs, type EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import type { Team } from '../workbook/roster';
import { counted, type TeamCheck } from './report';

const MIN_PLAYERS = 4;
const USUAL_MAX = 6;
/** § 342B3 and §§ 362-364 by reading 27; a list for § 341 may be longer (reading 41). */
const MAX_PLAYERS: Partial<Record<EventName, readonly [clause: string, max: number]>> = {
  'clubs-district': ['303C1', Infinity],
  clubs: ['342B3', 6],
  'danish-open': ['362A1', 6],
  festival: ['363A2', 6],
  mini: ['364A2', 4],
};
const maximum = (event: EventName | null): readonly [string, number] =>
  (event && MAX_PLAYERS[event]) ?? ['303C1', USUAL_MAX];

/** A deadline as it stands in the cell; a date that Excel gives as its serial number as day-month-year. */
function deadlineOf(team: Team): string | undefined {
  const text = team.players.find(({ fields }) => fields.deadline?.text)?.fields.deadline?.text;
  const date = text && /^\d{5}(?:[.,]\d+)?$/u.test(text) ? fromSerial(Number(text.replace(',', '.'))) : null;
  return date ? `${date.day}-${date.month}-${date.year}` : text;
}

const teamSize: TeamCheck = {
  clauses: (event) => (isPairs(event) ? [] : [...new Set(['303C1', '303C2', maximum(event)[0]])]),
  run(team, event, people, report) {
    const [clause, max] = maximum(event);
    const players = counted(team);
    const n = new Set(players.map(people.of)).size;
    const deadline = deadlineOf(team);
    // A player written twice is reported as such, not as a player too few as well; a cell that shows an error may hold one.
    const tooFew = n < MIN_PLAYERS && players.length + team.unnamed < MIN_PLAYERS;
    if (tooFew && deadline) {
      report('303C2', 'info', team.name.text, team.name, 'teamSizeAllowed', { n, deadline });
    } else if (tooFew) {
      const values = { n, clause: '303C1', min: MIN_PLAYERS, max: USUAL_MAX };
      report('303C1', 'error', team.name.text, team.name, 'teamSize', values);
    } else if (n > max) {
      // § 364A2 leaves room for force majeure, which no sheet tells of.
      const severity = clause === '364A2' ? 'warning' : 'error';
      report(clause, severity, team.name.text, team.name, 'teamSize', { n, clause, min: MIN_PLAYERS, max });
    }
  },
};

const NO = new Set(['nej', 'n', 'no', 'false', 'falsk', '0', 'ikke medlem', 'ej medlem']);
/** Reading 39: the junior club's, school and festival events. */
const OPEN_TO_ALL: ReadonlySet<EventName | null> = new Set<EventName | null>([
  null,
  'junior',
  'school',
  'junior-pairs',
  'school-pairs',
  'danish-open',
  'festival',
  'mini',
]);

const membership: TeamCheck = {
  clauses: (event) => (OPEN_TO_ALL.has(event) ? [] : ['301A']),
  run(team, _event, _people, report) {
    for (const { name, part, fields } of team.players)
      // Only who plays must be a member.
      if (fields.member && part !== 'captain' && part !== 'withdrawn' && NO.has(fold(fields.member.text)))
        report('301A', 'error', name.text, fields.member, 'notMember', { player: name.text });
  },
};

export interface Count {
  readonly text: string;
  n: number;
}

/** How often each text occurs, by folded text. */
export function tally(texts: readonly string[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const text of texts) {
    const key = fold(text);
    const entry = counts.get(key);
    if (entry) entry.n += 1;
    else counts.set(key, { text, n: 1 });
  }
  return counts;
}

/** Reading 28: § 304 holds for the division tournaments and the cup. */
const REFUNDED: ReadonlySet<EventName | null> = new Set<EventName | null>(['division', 'women', 'cup']);

/** `8000 Aarhus C` is a town with its postal code. */
const townOf = (text: string): string => text.replace(/^(?:DK[- ]?)?\d{4} /u, '');

const homeTown: TeamCheck = {
  clauses: (event) => (REFUNDED.has(event) ? ['304A2'] : []),
  run(team, _event, _people, report) {
    if (team.unread.has('homeTown') || team.unread.has('town')) return;
    const homes = team.players.flatMap(({ fields }) => fields.homeTown ?? []);
    const first = homes[0];
    if (!first) return;
    const given = homes.filter(({ text }) => text !== '');
    const home = given[0];
    if (!home) {
      report('304A2', 'warning', team.name.text, first, 'noHomeTown', {});
      return;
    }
    const players = counted(team);
    const known = players.some(({ fields }) => fields.town);
    // Reading 42: without the players' own towns, a home town that differs between the rows is theirs: nothing to hold it against.
    if (!known) return;
    const towns = players.flatMap(({ fields }) => townOf(fields.town?.text ?? '') || []);
    const counts = tally(towns);
    const n = Math.max(0, ...[...counts.values()].map((entry) => entry.n));
    const own = counts.get(fold(townOf(home.text)))?.n ?? 0;
    // Where several towns have as many, the team may choose among them (§ 304A2b).
    if (own === n) return;
    // Players whose town is not given may live in the home town.
    const severity = own + players.length - towns.length < n ? 'error' : 'warning';
    report('304A2', severity, team.name.text, home, 'homeTown', {
      actual: home.text,
      expected: [...counts.values()].filter((entry) => entry.n === n).map(({ text }) => text),
      n,
    });
  },
};

export const TEAM_CHECKS: readonly TeamCheck[] = [teamSize, membership, homeTown];
