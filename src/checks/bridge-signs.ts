/**
 * Whether a workbook's lists of teams are bridge teams. Anybody has teams and players: a list of nothing else is checked
 * only where something, in the list or elsewhere in the workbook, tells that it is ours.
 */
import { FIGURES } from '../rules/figures';
import { eventIn, type EventName } from '../workbook/events';
import { fold } from '../workbook/folding';
import { namesBridge } from '../workbook/other-games';
import type { Team } from '../workbook/roster';
import { headingKey, type RosterField } from '../workbook/roster-fields';
import type { Table } from '../workbook/table-rows';
import type { WorkbookSnapshot } from '../workbook/snapshot';
import type { ReadRoster } from './describe-roster';
import { counted } from './report';

/** Columns that nobody else has. */
const OURS: ReadonlySet<RosterField> = new Set<RosterField>([
  'homeTown',
  'district',
  'lastTeam',
  'appeal',
  'finalA',
  'qualifies',
]);
const OUR_HEADING = /^dbf|ikkespillende|nonplaying|npc|substitut/u;
const OUR_ROLE = /ikke-? ?spillende|non-? ?playing|(?<!\p{L})npc(?!\p{L})|substitut|reserve|udtrådt/u;
const CAPTAIN = /kaptajn|captain/u;
/** Member numbers of DBF have up to five digits, and few have less than three. */
const MEMBER_NUMBER = /^\d{3,5}$/u;
const [LEAST, MOST] = [FIGURES.teamLeast.value, FIGURES.teamMost.value];
const FEW_TEAMS = 2;

/**
 * Whether lists of teams and players alone look like ours: most teams have as many players as § 303C1 asks for, or the
 * only ones nearly. A football squad or the groups of a school class do not.
 */
function areOfOurSize(teams: readonly Team[]): boolean {
  const sizes = teams.map((team) => counted(team).length + team.unnamed);
  const right = sizes.filter((size) => size >= LEAST && size <= MOST).length;
  if (right * 2 > sizes.length) return true;
  return sizes.length <= FEW_TEAMS && sizes.every((size) => size >= LEAST - 1 && size <= MOST + 1);
}

/** Events whose names are also others': `2. division`, a festival, teams of juniors and of schools. */
const EVERYBODYS: ReadonlySet<EventName> = new Set<EventName>(['division', 'festival', 'junior', 'school']);
const TOURNAMENT = /(?<!\p{L})dm(?!\p{L})|mesterskab|turnering/u;
const isOurs = (event: EventName | null, about: string): boolean =>
  event !== null && (!EVERYBODYS.has(event) || TOURNAMENT.test(about));

function tells(list: ReadRoster): boolean {
  const { table, reading } = list;
  if (isOurs(table.event, table.about) || namesBridge(table.about) || table.titled) return true;
  if (table.columns.some(({ field, header }) => OURS.has(field) || OUR_HEADING.test(headingKey(header))))
    return true;
  // `Spiller 1` to `Spiller 4`, 5 or 6.
  const slots = Math.max(
    ...table.columns.map(({ field, slot }) => (field === 'player' && slot < 100 ? slot : 0)),
  );
  if (slots >= 4 && slots <= 6) return true;
  const players = reading.teams.flatMap((team) => team.players);
  if (reading.teams.some(({ event }) => isOurs(event, table.about))) return true;
  const numbers = players.map(({ numberKey }) => numberKey).filter((key) => key !== '');
  if (numbers.length > 0 && numbers.filter((key) => MEMBER_NUMBER.test(key)).length * 2 > numbers.length)
    return true;
  const roles = players.map(({ fields }) => fold(fields.role?.text ?? ''));
  if (roles.some((role) => OUR_ROLE.test(role))) return true;
  const captains =
    table.columns.some(({ field }) => field === 'captain') || roles.some((role) => CAPTAIN.test(role));
  return captains && areOfOurSize(reading.teams);
}

/** Whether anything in the workbook tells that its lists of teams are ours; the user's own word does. */
export function tellsBridge(
  { sheets, choices }: WorkbookSnapshot,
  lists: readonly ReadRoster[],
  others: readonly Table[],
): boolean {
  if (others.length > 0 || lists.some(tells)) return true;
  if (lists.some(({ sheet }) => choices[sheet.id]?.kind === 'roster' || choices[sheet.id]?.event))
    return true;
  if (sheets.some(({ name }) => namesBridge(fold(name)) || isOurs(eventIn(name), fold(name)))) return true;
  return areOfOurSize(lists.flatMap(({ reading }) => reading.teams));
}
