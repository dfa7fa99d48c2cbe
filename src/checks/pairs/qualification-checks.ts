/** §§ 301C-D: who plays in which districts' qualifiers, and for what. */
import { noticeInTime } from '../../rules/preselection';
import { PAIRS, type PairField } from '../../workbook/kinds/pairs';
import type { Cell, Table } from '../../workbook/table-rows';
import type { Player } from '../../workbook/roster';
import {
  districtDays,
  districtFinals,
  isNo,
  pairSheets,
  QUALIFYING,
  readEntrants,
  type DistrictDays,
  type Entrant,
} from './entrants';
import { isOneOf } from './placings-checks';
import { peopleOf, type People } from '../people';
import type { Severity } from '../finding';
import { placeFrom, type Report } from '../report';
import { tableCheck, type Season } from '../table-check';

/** An entry of one player. */
interface Entry {
  readonly entrant: Entrant;
  readonly player: Player;
}

/** Who a name alone belongs to is a guess: then it is a warning. */
const sure = (a: Entry, b: Entry): boolean =>
  a.player.numberKey !== '' && a.player.numberKey === b.player.numberKey;
const severityOf = (a: Entry, b: Entry): Severity => (sure(a, b) ? 'error' : 'warning');

const districtOf = ({ entrant }: Entry): string => entrant.row.cells.district?.key ?? '';
const qualifiesCell = ({ entrant, player }: Entry): Cell => {
  const { qualifies } = entrant.row.cells;
  return qualifies && qualifies.text !== '' ? qualifies : cellOf(player, entrant);
};
/** The cell that names a player; the pair's where it names both. */
const cellOf = (player: Player, { at, row }: Entrant): Cell => {
  const { player1, player2 } = row.cells;
  return player1?.column === player.name.column
    ? player1
    : player2?.column === player.name.column
      ? player2
      : at;
};

/** §§ 301C2, 301D2: whether a player who uses a pre-selection plays in qualifiers beside it. True where it was told. */
function checkUse(entries: readonly Entry[], days: DistrictDays, report: Report): boolean {
  const used = entries.find(({ entrant }) => entrant.uses === true && entrant.basis !== 'unsaid');
  if (!used) return false;
  let told = false;
  for (const entry of entries) {
    const { entrant, player } = entry;
    if (entrant.uses !== false) continue;
    const address = placeFrom(entrant.at, used.entrant.at);
    const values = { player: player.name.text, pair: used.entrant.name, address };
    if (used.entrant.basis === 'committee') {
      told = true;
      // Reading 36: a pair may consent after its qualifier began; it is then withdrawn from it.
      const consent = used.entrant.row.cells.consent?.number ?? null;
      const start = days.start.get(districtOf(entry));
      const begun = consent !== null && start !== undefined && noticeInTime(start, consent);
      const severity = begun ? 'warning' : severityOf(entry, used);
      report('301C2', severity, player.name.text, cellOf(player, entrant), 'preselectedPlays', values);
    } else if (entrant.qualifies !== false) {
      told = true;
      const severity = entrant.qualifies === null ? 'warning' : severityOf(entry, used);
      report('301D2', severity, player.name.text, qualifiesCell(entry), 'preselectedQualifies', values);
    }
  }
  return told;
}

const lastElsewhere = (entries: readonly Entry[], one: Entry | undefined): Entry | undefined =>
  entries.filter((entry) => one && districtOf(entry) !== districtOf(one)).pop();

/** § 301D1: a player in several districts has the right in one at most, and has told the others in time. */
function checkSeveral(entries: readonly Entry[], days: DistrictDays, report: Report): void {
  const own = entries.filter((entry) => entry.entrant.uses === false && districtOf(entry) !== '');
  const districts = new Set(own.map(districtOf));
  if (districts.size < 2) return;
  const right = own.filter(({ entrant }) => entrant.qualifies === true);
  const unsaid = own.filter(({ entrant }) => entrant.qualifies === null);
  const [first] = right;
  const last = lastElsewhere(right, first);
  if (first && last) {
    report('301D1', severityOf(first, last), last.player.name.text, qualifiesCell(last), 'severalRights', {
      player: last.player.name.text,
      district: first.entrant.row.cells.district?.text ?? '',
      address: placeFrom(last.entrant.at, first.entrant.at),
    });
    return;
  }
  const open = first ? [first, ...unsaid] : unsaid;
  const [a, b] = [open[0], lastElsewhere(open, open[0])];
  if (a && b) {
    report('301D1', 'warning', b.player.name.text, cellOf(b.player, b.entrant), 'severalDistricts', {
      player: b.player.name.text,
      district: a.entrant.row.cells.district?.text ?? '',
      address: placeFrom(b.entrant.at, a.entrant.at),
    });
    return;
  }
  if (first) checkNotice(first, own, days, report);
}

/** § 301D1a: the notices that leave the right in one district. */
function checkNotice(kept: Entry, own: readonly Entry[], days: DistrictDays, report: Report): void {
  const start = Math.min(...own.map((entry) => days.start.get(districtOf(entry)) ?? Infinity));
  const told = new Set<string>();
  for (const entry of own) {
    const { waived } = entry.entrant.row.cells;
    const district = districtOf(entry);
    if (district === districtOf(kept) || !waived || waived.unread || told.has(district)) continue;
    const values = { player: entry.player.name.text, district: kept.entrant.row.cells.district?.text ?? '' };
    if (waived.text === '') {
      told.add(district);
      report('301D1a', 'warning', entry.player.name.text, waived, 'noNotice', values);
    } else if (waived.number !== null && !noticeInTime(waived.number, start)) {
      told.add(district);
      report('301D1a', severityOf(entry, kept), entry.player.name.text, waived, 'noticeLate', values);
    }
  }
}

/** A pair for which one player has given up the right cannot have it. */
function checkContradiction({ row, name }: Entrant, report: Report): void {
  const { waived, qualifies } = row.cells;
  if (waived && (waived.yes || (waived.number !== null && !waived.unread)) && !isNo(waived) && qualifies?.yes)
    report('301D1', 'error', name, qualifies, 'waivedYetQualifies', {});
}

function* checkEvent(
  season: Season,
  tables: readonly Table<PairField>[],
  report: Report,
): Generator<void, void, void> {
  const event = tables[0]?.event ?? null;
  const entrants = yield* readEntrants(season, [...tables, ...districtFinals(season, event)]);
  const byTeam = new Map(entrants.map((entrant) => [entrant.team, entrant]));
  const people: People = yield* peopleOf(entrants.map(({ team }) => team));
  const days = districtDays(season, event);
  for (const [at, { listings }] of people.persons.entries()) {
    if (at % 500 === 499) yield;
    if (listings.length < 2) continue;
    const entries = listings.flatMap(({ team, player }): Entry[] => {
      const entrant = byTeam.get(team);
      return entrant ? [{ entrant, player }] : [];
    });
    if (!checkUse(entries, days, report)) checkSeveral(entries, days, report);
  }
  for (const entrant of entrants) checkContradiction(entrant, report);
}

export const qualificationCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '301C2', events: QUALIFYING, needs: ['preselected'] },
    { clause: '301D1', events: QUALIFYING, needs: ['district'] },
    { clause: '301D1a', events: QUALIFYING, needs: ['waived', 'district'], beside: ['districts'] },
    { clause: '301D2', events: QUALIFYING, needs: ['preselected'] },
  ],
  *run(season, report) {
    for (const tables of pairSheets(season))
      if (isOneOf(QUALIFYING, tables[0]?.event ?? null)) yield* checkEvent(season, tables, report);
  },
});
