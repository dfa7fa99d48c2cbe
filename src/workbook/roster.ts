/** Reads teams and players out of the rosters of a sheet. */
import { eventIn, rosterEvent, type EventName } from './events';
import { fold, tidy } from './folding';
import type { RosterColumn, RosterTable } from './find-tables';
import { isSection } from './headings';
import { headingKey, type RosterField } from './roster-fields';
import { isAside, isNobody } from './nobody';
import { memberNumber, partBehind, personKey } from './person-names';
import { teamIn } from './titles';
import { isTotal } from './totals';
import {
  fieldReader,
  nameAt,
  namesIn,
  placed,
  PLURAL,
  showsError,
  textOf,
  type Placed,
  type RowFields,
} from './roster-cells';
import type { SheetSnapshot } from './snapshot';

export type { Placed };

/** What a person on the list is to the team; only players count among its 4-6 (§ 303C1). */
export type Part = 'player' | 'captain' | 'substitute' | 'withdrawn';

export interface Player {
  /** Blank where only a member number is given. */
  readonly name: Placed;
  /** Folded, first name first. */
  readonly key: string;
  /** Blank where the table has numbers but not here; null where it has none, or an error in their place. */
  readonly number: Placed | null;
  /** The member number without spaces, full stops and leading zeros; blank where none is known. */
  readonly numberKey: string;
  readonly part: Part;
  /** Joined the team after its entry (§ 303C3). */
  readonly added: boolean;
  readonly fields: RowFields;
}

export interface Team {
  readonly name: Placed;
  readonly key: string;
  readonly event: EventName | null;
  /** The list that it stands on: a table, or the part of one under a title of its own. */
  readonly list: string;
  /** What is known of the team by the titles above it, folded, the nearest first. */
  readonly about: readonly string[];
  readonly players: Player[];
  /** Fields whose columns have something in them, anywhere in the table. */
  readonly filled: ReadonlySet<RosterField>;
  /** Fields that show an error on at least one of the team's rows; `unnamed` of its players are such cells. */
  readonly unread: Set<RosterField>;
  unnamed: number;
}

export interface RosterReading {
  readonly teams: readonly Team[];
  /** Rows with a player. */
  readonly rows: number;
  /** Zero-based in `values`: the last row that belongs to a team; the header row where there is none. */
  readonly last: number;
  /** Cells that show an error of Excel's in place of what they should. */
  readonly errors: readonly Placed[];
  /** Fields whose columns have something in them. */
  readonly filled: ReadonlySet<RosterField>;
}

const CAPTAIN = /ikkespillende|nonplaying|^npc$|coach/u;
const WITHDRAWN = /udtrådt|udgået|udmeldt|withdrawn/u;
const SUBSTITUTE = /substitut|reserve/u;
const ADDED = /tilføjet|tiltrådt|nytilmeldt|nyspiller|^ny$|supplering|added/u;
const ROWS_A_SLICE = 500;
const WAITING = /^(?:venteliste|afbud|framelding)/u;

function partOf(...texts: readonly string[]): Part {
  for (const text of texts) {
    const key = text === '' ? '' : headingKey(text);
    if (key === '') continue;
    if (CAPTAIN.test(key)) return 'captain';
    if (WITHDRAWN.test(key)) return 'withdrawn';
    if (SUBSTITUTE.test(key)) return 'substitute';
  }
  return 'player';
}

const isAdded = (text: string | undefined): boolean =>
  text !== undefined && text !== '' && ADDED.test(headingKey(text));

/** The number of a line that waits for its team: a form filled in beforehand. */
const isPlaceholder = (text: string): boolean =>
  /^(?:(?:hold|team)(?: ?nr\.?)?[ -]?)?\d{1,3}\.?$/iu.test(text);
/** A remark rather than a team's name. */
const isRemark = (text: string): boolean =>
  text.length > 40 || /[:.!?]$|\d\/\d|(?<!\p{L})kl\.? ?\d/u.test(text);

interface Begun {
  readonly team: Team;
  readonly at: number;
  readonly afterBlank: boolean;
}

/** Reads a table's teams, yielding now and then. A name that recurs in a table, between titles, is the same team. */
export function* readRoster(
  sheet: SheetSnapshot,
  table: RosterTable,
): Generator<number, RosterReading, void> {
  const column = (field: RosterField, slot = 0): RosterColumn | undefined =>
    table.columns.find((one) => one.field === field && one.slot === slot);
  const slots = table.columns
    .filter(({ field }) => field === 'player')
    .map((player) => ({ player, number: column('number', player.slot) }));
  const several = new Set(
    slots.map(({ player }) => player).filter(({ header }) => PLURAL.has(headingKey(header))),
  );
  const teamColumn = column('team');
  const single = table.columns.filter(
    ({ field, slot }) => slot === 0 && field !== 'team' && field !== 'player' && field !== 'number',
  );
  const fieldsAt = fieldReader(sheet, single, table.headerRow + 1, table.end);
  const errors: Placed[] = [];
  /** Whether a cell shows an error, which is then told of. */
  const fails = (at: number, place: number): boolean => {
    const value = sheet.values[at]?.[place];
    if (typeof value !== 'string' || value.charCodeAt(0) !== 35 || !showsError(textOf(value))) return false;
    errors.push({ sheet, text: value, row: sheet.top + at, column: sheet.left + place });
    return true;
  };
  const teams = new Map<string, Begun>();
  const titleOf = (text: string, at: number, column: number): Placed => ({
    sheet,
    text,
    row: sheet.top + at,
    column: sheet.left + column,
  });
  const { titled } = table;
  let current: Placed | null = titled ? titleOf(tidy(titled.name), titled.row, titled.at) : null;
  let team: Team | null = null;
  let section = '';
  let sectionEvent: EventName | null = null;
  let rows = 0;
  let lastPlayers = table.headerRow;
  let blankBefore = false;
  let spaced = false;
  let beside = false;
  const written = new Set<RosterField>(['team', 'player']);

  const begin = (name: Placed, event: EventName | null, part: string, at: number): Team => {
    const key = fold(name.text);
    const place = `${section}|${event ?? ''}|${part}|${key}`;
    const known = teams.get(place);
    if (known) return known.team;
    // The name may stand on rows of several divisions: each team of that name begins at its own.
    const own = teamColumn ? placed(sheet, at, teamColumn.at) : name;
    const begun: Team = {
      name: own.text === '' ? name : own,
      key,
      event,
      list: `${sheet.id}|${table.headerRow}|${teamColumn?.at ?? ''}|${section}`,
      about: section === '' ? [table.about] : [section, table.about],
      players: [],
      filled: written,
      unread: new Set(),
      unnamed: 0,
    };
    teams.set(place, { team: begun, at, afterBlank: blankBefore });
    return begun;
  };

  for (let at = table.headerRow + 1; at < table.end; at += 1) {
    if ((at - table.headerRow) % ROWS_A_SLICE === 0) yield at;
    const row = sheet.values[at] ?? [];
    // On most rows of a list the team is the one of the row above.
    const [only] = titled ? slots : [];
    const place = titled && teamIn(row[titled.at]) !== null ? titled.at : only?.player.at;
    const title = only && place !== undefined ? teamIn(row[place]) : null;
    if (place !== undefined && title !== null) {
      // The next team's line, between the players.
      current = titleOf(tidy(title), at, place);
      team = null;
      continue;
    }
    const again: boolean =
      current !== null && teamColumn !== undefined && row[teamColumn.at] === current.text;
    const named: Placed | null = again ? current : teamColumn ? placed(sheet, at, teamColumn.at) : null;
    const nameFails = !again && teamColumn !== undefined && fails(at, teamColumn.at);
    if (named && isTotal(named.text)) continue;

    const failing: RosterField[] = [];
    let filled = false;
    for (const one of single) {
      const value = row[one.at];
      if (value === undefined || value === '') continue;
      if (fails(at, one.at)) failing.push(one.field);
      else if (typeof value !== 'string' || textOf(value) !== '') {
        filled = true;
        written.add(one.field);
      }
    }
    const fields = fieldsAt(at);
    const listed: { name: Placed; number: Placed | null; fails: boolean }[] = [];
    let total = false;
    for (const { player, number } of slots) {
      const name = nameAt(sheet, at, player);
      const place = number ? placed(sheet, at, number.at) : null;
      const nameless = fails(at, player.at);
      const numberFails = number !== undefined && fails(at, number.at);
      if (isTotal(name.text)) total = true;
      else if (/\p{L}/u.test(name.text) || nameless || (name.text === '' && /\d{3}/u.test(place?.text ?? '')))
        for (const one of several.has(player) ? namesIn(name, sheet.values[at]?.[player.at]) : [name])
          listed.push({ name: one, number: numberFails ? null : place, fails: nameless });
    }
    if (total) continue;

    if (nameFails) {
      // Whose players these are cannot be known.
      current = team = null;
    } else if (named && named.text !== '') {
      if (listed.length === 0 && !filled && isSection(named.text)) {
        section = fold(named.text);
        const event = eventIn(named.text);
        sectionEvent =
          event === 'division' && table.event === 'women' ? 'women' : rosterEvent(event, table.about);
        current = team = null;
        continue;
      }
      if (named !== current) {
        const key = fold(named.text);
        const none = listed.length === 0;
        if (isAside(key) || (none && (isNobody(key) || beside))) {
          current = team = null;
          // Those on a waiting list stand where the teams do.
          beside ||= WAITING.test(key);
          continue;
        }
        beside = false;
        team = null;
      }
      current = named;
    } else if (listed.length === 0 && !filled) {
      blankBefore = true;
      beside = false;
      continue;
    }
    if (!current) continue;
    const event = table.chosen
      ? table.event
      : ((fields.event && eventIn(fields.event.text)) ??
        sectionEvent ??
        table.event ??
        (fields.division ? eventIn(fields.division.text) : null));
    // In the cup a division is the player's: teams there are of no division (§ 332B).
    const part = fields.division && event !== 'cup' ? fold(fields.division.text) : '';
    const before = teams.size;
    // Within a team, a row that leaves its event and division out goes with the rows above it.
    if (!team || ((fields.event ?? fields.division) && named?.text)) team = begin(current, event, part, at);
    if (listed.length > 0 && blankBefore && teams.size > before) spaced = true;
    blankBefore = false;
    for (const field of failing) team.unread.add(field);
    for (const { name, number, fails: nameless } of listed) {
      if (nameless) {
        team.unnamed += 1;
        continue;
      }
      if (number && number.text !== '') written.add('number');
      team.players.push({
        name,
        key: personKey(name.text),
        number,
        numberKey: number ? memberNumber(number.text) : '',
        part: partOf(
          fields.role?.text ?? '',
          slots.length === 1 ? (fields.captain?.text ?? '') : '',
          partBehind(name.text),
          slots.length === 1 ? (fields.changed?.text ?? '') : '',
        ),
        added:
          slots.length === 1 &&
          [fields.role?.text, fields.changed?.text, partBehind(name.text)].some(isAdded),
        fields,
      });
    }
    if (listed.length > 0) {
      rows += 1;
      lastPlayers = at;
    }
  }

  let last = lastPlayers;
  const kept: Team[] = [];
  for (const { team, at, afterBlank } of teams.values()) {
    if (team.players.length === 0 && team.unnamed === 0) {
      if (isPlaceholder(team.name.text)) continue;
      // Below the last player stands a team without players, or a remark.
      if (isRemark(team.name.text) || (at > lastPlayers && afterBlank && !spaced)) continue;
      last = Math.max(last, at);
    }
    kept.push(team);
  }
  return { teams: kept, rows, last, errors, filled: written };
}
