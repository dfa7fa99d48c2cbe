/** §§ 301B, 351B, 352A2: which pairs may be pre-selected, and until when they may say so. */
import type { EventName } from '../../workbook/events';
import { isPairs } from '../../workbook/events';
import { FIGURES } from '../../rules/figures';
import { consentInTime } from '../../rules/preselection';
import { PAIRS } from '../../workbook/kinds/pairs';
import {
  districtDays,
  pairSheets,
  playerKeys,
  playersIn,
  QUALIFYING,
  readEntrants,
  type DistrictDays,
  type Entrant,
} from './entrants';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import { placeFrom, type Report } from '../report';
import { inPlaces, placingsOf } from './stages';
import { tableCheck, type Season } from '../table-check';

/** The clause that the champions' right rests on. */
const championClause = (event: EventName | null): string => (isOneOf(FROM_FINAL, event) ? '352A2' : '351B1');

export const keysOfPair = ({ name, team }: Entrant): string | null =>
  playerKeys(team.players.length === 2 ? team.players.map((one) => one.name.text) : (playersIn(name) ?? []));

/** Last season's winners as their list has them; null where no list tells, or several do. */
export function championsOf(
  season: Season,
  event: EventName | null,
): { readonly keys: string | null; readonly name: string; readonly district: string } | null {
  const list = placingsOf(season, event, isOneOf(FROM_FINAL, event) ? 'final' : 'A', 'last');
  const first = list && inPlaces(list)[0];
  // A list that names no event may be any event's.
  if (!first || first.place !== 1 || list.event !== event) return null;
  const { pair, district } = first.row.cells;
  const name = pair?.text ?? '';
  return { keys: playerKeys(playersIn(name) ?? []), name, district: district?.text ?? '' };
}

/** One entrant per pair, for a pair may stand on several sheets. */
function distinct(entrants: readonly Entrant[]): Entrant[] {
  const seen = new Map<string, Entrant>();
  for (const entrant of entrants) {
    const key = keysOfPair(entrant) ?? entrant.team.key;
    if (!seen.has(key)) seen.set(key, entrant);
  }
  return [...seen.values()];
}

function checkNumber(clause: string, most: number, pairs: readonly Entrant[], report: Report): void {
  const entrant = pairs[pairs.length - 1];
  const cell = entrant?.row.cells.preselected;
  if (cell && pairs.length > most)
    report(clause, 'error', entrant.name, cell, 'preselectedTooMany', {
      n: pairs.length,
      most,
      champions: clause !== '351B2',
    });
}

/** § 351B2: the committee tells the district before the pair's deadline; nothing is said of the pair where it does not. */
function checkDistrictTold({ final }: DistrictDays, preselected: readonly Entrant[], report: Report): void {
  for (const { basis, uses, name, row } of preselected) {
    const { district, districtTold: cell } = row.cells;
    const limit = final.get(district?.key ?? '');
    if (basis !== 'committee' || uses === false || !district || !cell || cell.unread) continue;
    if (cell.number === null || limit === undefined || consentInTime(basis, cell.number, limit)) continue;
    const values = { district: district.text, weeks: FIGURES.consentWeeks.value };
    report('351B2', 'warning', name, cell, 'districtToldLate', values);
  }
}

function checkEvent(season: Season, entrants: readonly Entrant[], report: Report): void {
  const event = entrants[0]?.team.event ?? null;
  const preselected = entrants.filter(({ basis }) => basis !== null);
  for (const { basis, late, name, row } of preselected) {
    const { preselected: cell, consent } = row.cells;
    if (!cell) continue;
    if (!isOneOf(QUALIFYING, event)) report('301B1', 'error', name, cell, 'preselectedNone', {});
    else if (basis === 'unsaid') report('301B1', 'warning', name, cell, 'preselectedBasis', {});
    else if (basis === 'committee' && isOneOf(FROM_FINAL, event))
      report('352A2', 'error', name, cell, 'preselectedByCommittee', {});
    else if (late && consent)
      report(
        basis === 'committee' ? '351B2' : championClause(event),
        'error',
        name,
        consent,
        basis === 'committee' ? 'consentLateFinal' : 'consentLateStart',
        { district: row.cells.district?.text ?? '', weeks: FIGURES.consentWeeks.value },
      );
  }
  if (!isOneOf(QUALIFYING, event)) return;
  if (isOneOf(BY_SEATS, event)) checkDistrictTold(districtDays(season, event), preselected, report);
  const of = (basis: string): Entrant[] => distinct(preselected.filter((one) => one.basis === basis));
  const champions = of('champion');
  checkNumber(championClause(event), FIGURES.championPairs.value, champions, report);
  if (isOneOf(BY_SEATS, event)) checkNumber('351B2', FIGURES.committeePairs.value, of('committee'), report);
  const [champion] = champions;
  const winners = championsOf(season, event);
  const keys = champion && keysOfPair(champion);
  const cell = champion?.row.cells.preselected;
  if (!cell || champions.length > 1 || !winners?.keys || !keys || keys === winners.keys) return;
  report(championClause(event), 'warning', champion.name, cell, 'otherChampions', {
    champions: winners.name,
  });
}

/** A pair that stands on two sheets of an event as pre-selected in one and with another basis in the other. */
function checkSaidTwice(entrants: readonly Entrant[], report: Report): void {
  const said = new Map<string, Entrant>();
  for (const entrant of entrants) {
    if (!entrant.basis || entrant.basis === 'unsaid') continue;
    const key = keysOfPair(entrant);
    if (!key) continue;
    const first = said.get(key);
    const cell = entrant.row.cells.preselected;
    const other = first?.row.cells.preselected;
    if (!first) said.set(key, entrant);
    else if (cell && other && first.basis !== entrant.basis)
      report('301B1', 'warning', entrant.name, cell, 'preselectedOtherwise', {
        other: other.text,
        address: placeFrom(cell, other),
      });
  }
}

export const preselectionCheck = tableCheck({
  kind: PAIRS,
  clauses: [
    { clause: '301B1', needs: ['preselected'] },
    {
      clause: '351B1',
      events: BY_SEATS,
      needs: ['preselected', 'consent', 'district'],
      beside: ['districts'],
    },
    {
      clause: '351B2',
      events: BY_SEATS,
      needs: ['preselected', 'consent', 'district'],
      beside: ['districts'],
    },
    {
      clause: '352A2',
      events: FROM_FINAL,
      needs: ['preselected', 'consent', 'district'],
      beside: ['districts'],
    },
  ],
  *run(season, report) {
    for (const tables of pairSheets(season)) {
      yield;
      const entrants = yield* readEntrants(season, tables);
      if (!isPairs(entrants[0]?.team.event ?? null)) continue;
      checkEvent(season, entrants, report);
      checkSaidTwice(entrants, report);
    }
  },
});
