/** The checks of team rosters, each from teams to findings. */
import type { EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import { memberNumber, type Placed, type Player, type Team } from '../workbook/roster';
import { addressOf } from '../workbook/snapshot';
import type { CheckMessages } from '../text/checks';
import type { Severity } from './finding';

/** What a check reports; the sheet is added by its caller. */
export type Report = <K extends keyof CheckMessages>(
  rule: string,
  severity: Severity,
  subject: string,
  at: Placed,
  key: K,
  values: CheckMessages[K],
) => void;

export interface RosterCheck {
  readonly clauses: (event: EventName | null) => readonly string[];
  readonly run: (teams: readonly Team[], event: EventName | null, report: Report) => void;
}

const MIN_PLAYERS = 4;
/** § 342B3 and §§ 362-364 by reading 27; a list for § 341 may be longer (reading 41). */
const MAX_PLAYERS: Partial<Record<EventName, readonly [clause: string, max: number]>> = {
  'clubs-district': ['303C1', Infinity],
  clubs: ['342B3', 6],
  'danish-open': ['362A1', 6],
  festival: ['363A2', 6],
  mini: ['364A2', 4],
};
const maximum = (event: EventName | null): readonly [string, number] =>
  (event && MAX_PLAYERS[event]) ?? ['303C1', 6];

const place = ({ row, column }: Placed): string => addressOf(row, column);
const counted = (team: Team): Player[] => team.players.filter(({ apart }) => !apart);
const numberOf = (player: Player): string => memberNumber(player.number?.text ?? '');
/** The same person: by member number, else by name. */
const personOf = (player: Player): string => numberOf(player) || player.key;

const teamSize: RosterCheck = {
  clauses: (event) => [...new Set(['303C1', '303C2', maximum(event)[0]])],
  run(teams, event, report) {
    const [clause, max] = maximum(event);
    for (const team of teams) {
      const players = counted(team);
      const n = new Set(players.map(personOf)).size;
      const deadline = team.players.find(({ fields }) => fields.deadline?.text)?.fields.deadline?.text;
      if (n < MIN_PLAYERS && deadline) {
        report('303C2', 'info', team.name.text, team.name, 'teamSizeAllowed', { n, deadline });
      } else if (n < MIN_PLAYERS && players.length < MIN_PLAYERS) {
        // A player written twice is reported as such, not as a player too few as well.
        const upper = Number.isFinite(max) ? max : 6;
        report('303C1', 'error', team.name.text, team.name, 'teamSize', {
          n,
          clause: '303C1',
          min: MIN_PLAYERS,
          max: Math.max(upper, 6),
        });
      } else if (n > max) {
        // § 364A2 leaves room for force majeure, which no sheet tells of.
        const severity = clause === '364A2' ? 'warning' : 'error';
        report(clause, severity, team.name.text, team.name, 'teamSize', { n, clause, min: MIN_PLAYERS, max });
      }
    }
  },
};

const TWO_TEAMS: Partial<Record<EventName, string>> = {
  cup: '331B2d',
  'clubs-district': '341B4',
  clubs: '342B4',
  'danish-open': '362A2',
  festival: '363A3',
};

const identity: RosterCheck = {
  clauses: (event) => [...new Set(['303A2', (event && TWO_TEAMS[event]) ?? '303A2'])],
  run(teams, event, report) {
    const clause = event ? TWO_TEAMS[event] : undefined;
    const names = new Map<string, Player>();
    const seen = new Map<string, { readonly team: Team; readonly player: Player }>();
    for (const team of teams) {
      for (const player of team.players) {
        const name = player.name.text;
        const number = numberOf(player);
        if (player.number && number === '')
          report('303A2', 'warning', name, player.number, 'noNumber', { player: name });
        const holder = number ? names.get(number) : undefined;
        if (number && !holder) names.set(number, player);
        if (player.number && holder && holder.key !== player.key) {
          report('303A2', 'warning', name, player.number, 'sharedNumber', {
            number: player.number.text,
            player: name,
            other: holder.name.text,
            address: place(holder.number ?? holder.name),
          });
          continue;
        }
        // A cup substitute may play for another team in another round.
        const round = event === 'cup' ? `${fold(player.fields.round?.text ?? '')}|` : '';
        const first = seen.get(round + personOf(player));
        if (!first) {
          seen.set(round + personOf(player), { team, player });
        } else if (first.team === team) {
          report('303A2', 'error', name, player.name, 'twice', {
            player: name,
            address: place(first.player.name),
          });
        } else {
          report(clause ?? '303A2', clause ? 'error' : 'warning', name, player.name, 'twoTeams', {
            player: name,
            other: first.team.name.text,
            address: place(first.player.name),
          });
        }
      }
    }
  },
};

const NO = new Set(['nej', 'n', 'no', 'false', 'falsk', '0', 'ikke medlem']);
/** Reading 39: the junior club's, school and festival events. */
const OPEN_TO_ALL: ReadonlySet<EventName | null> = new Set<EventName | null>([
  null,
  'junior',
  'school',
  'danish-open',
  'festival',
  'mini',
]);

const membership: RosterCheck = {
  clauses: (event) => (OPEN_TO_ALL.has(event) ? [] : ['301A']),
  run(teams, _event, report) {
    for (const team of teams)
      for (const { name, fields } of team.players)
        if (fields.member && NO.has(fold(fields.member.text)))
          report('301A', 'error', name.text, fields.member, 'notMember', { player: name.text });
  },
};

/** How often each text occurs, by folded text. */
function tally(texts: readonly string[]): Map<string, { readonly text: string; n: number }> {
  const counts = new Map<string, { readonly text: string; n: number }>();
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

const homeTown: RosterCheck = {
  clauses: (event) => (REFUNDED.has(event) ? ['304A2'] : []),
  run(teams, _event, report) {
    for (const team of teams) {
      const homes = team.players.flatMap(({ fields }) => fields.homeTown ?? []);
      const first = homes[0];
      if (!first) continue;
      const home = homes.find(({ text }) => text !== '');
      if (!home) {
        report('304A2', 'warning', team.name.text, first, 'noHomeTown', {});
        continue;
      }
      const counts = tally(counted(team).flatMap(({ fields }) => fields.town?.text || []));
      const n = Math.max(0, ...[...counts.values()].map((entry) => entry.n));
      // Where several towns have as many, the team may choose among them.
      if (n > 0 && counts.get(fold(home.text))?.n !== n)
        report('304A2', 'error', team.name.text, home, 'homeTown', {
          actual: home.text,
          expected: [...counts.values()].filter((entry) => entry.n === n).map(({ text }) => text),
          n,
        });
    }
  },
};

const lastSeason: RosterCheck = {
  clauses: (event) => (event === 'division' || event === 'women' ? ['321C1'] : []),
  run(teams, _event, report) {
    for (const team of teams) {
      const counts = tally(counted(team).flatMap(({ fields }) => fields.lastTeam?.text || []));
      // Reading 41: the team claimed is the named one, else that of most players. A right is certain only by name.
      const named = counts.get(team.key);
      const most = Math.max(0, ...[...counts.values()].map((entry) => entry.n));
      const claimed = named ?? [...counts.values()].find((entry) => entry.n === most);
      if (claimed && claimed.n < 2)
        report('321C1', named ? 'error' : 'warning', team.name.text, team.name, 'lastTeam', {
          n: claimed.n,
          team: claimed.text,
        });
    }
  },
};

export const ROSTER_CHECKS: readonly RosterCheck[] = [teamSize, identity, membership, homeTown, lastSeason];
