/** §§ 351E2, 352C2, 353D2: juniors' applications for a refund: in time, and with all that they have to tell. */
import { APPLICATION_PARTS, lastDayToApply, type ApplicationPart } from '../../rules/applications';
import { FIGURES } from '../../rules/figures';
import { birthIn } from '../../workbook/answers';
import { eventIn, type EventName } from '../../workbook/events';
import { APPLICATIONS, type ApplicationField } from '../../workbook/kinds/applications';
import type { Cell, Row, Table } from '../../workbook/table-rows';
import { blank, filled, numberIn } from '../cells';
import { said, type Finding } from '../finding';
import { dayOf, dayText } from '../moments';
import { BY_SEATS, FROM_FINAL, isOneOf } from './placings-checks';
import type { Report } from '../report';
import { tableCheck, tablesOf } from '../table-check';

const JUNIORS = ['junior-pairs'] as const;

/** The clause of each event that says it, in the same words. */
const CLAUSES = [
  ['351E2', BY_SEATS],
  ['352C2', FROM_FINAL],
  ['353D2', JUNIORS],
] as const;

function clauseOf(row: Row<ApplicationField>): string | null {
  const own = row.cells.event?.text ? eventIn(row.cells.event.text) : null;
  const event: EventName | null = own ?? row.table.event;
  return CLAUSES.find(([, events]) => isOneOf(events, event))?.[0] ?? null;
}

/** `14/2` says a birthday, and nothing of the year. */
const WITHOUT_YEAR = /^\d{1,2}(?:[./-]\s?\d{1,2}|\.?\s\p{L}+)\.?$/u;

/** Whether a date of birth lacks its day or its year; a cell that is no date is read by nobody. */
function isPartOfDate(cell: Cell | undefined): cell is Cell {
  if (!cell || cell.unread || cell.text === '') return false;
  const days = birthIn(cell.text);
  return days ? days[0] !== days[1] : WITHOUT_YEAR.test(cell.text.trim());
}

/** What letter d misses: a station, or else the kilometres and who drives together. */
function journeyLacks({ cells }: Row<ApplicationField>): readonly ApplicationPart[] {
  const { station, km, companions } = cells;
  if (station && (station.text !== '' || station.unread)) return [];
  if (km && (km.text !== '' || km.unread)) return blank(companions) ? ['companions'] : [];
  // A column that is not there tells nothing: only who could have said either way has said neither.
  if (blank(station)) return ['station'];
  return blank(km) ? ['km'] : [];
}

function checkRow(row: Row<ApplicationField>, report: Report): void {
  const clause = clauseOf(row);
  const who = filled(row, 'applicant')?.text ?? '';
  if (!clause) return;
  const [received, final] = [filled(row, 'received'), numberIn(row, 'eventDay')];
  if (received && received.number !== null && final !== null) {
    const last = lastDayToApply(final);
    if (dayOf(received.number) > last)
      report(clause, 'error', who, received, 'applicationLate', {
        received: dayText(dayOf(received.number)),
        last: dayText(last),
        days: FIGURES.applicationDays.value,
      });
  }
  const lacks: [letter: string, parts: readonly ApplicationPart[]][] = [
    ...Object.entries(APPLICATION_PARTS).map(([letter, parts]): [string, readonly ApplicationPart[]] => [
      letter,
      parts.filter((part) => blank(row.cells[part])),
    ]),
    ['d', journeyLacks(row)],
  ];
  for (const [letter, parts] of lacks) {
    const cell = parts[0] && row.cells[parts[0]];
    if (cell) report(`${clause}${letter}`, 'error', who, cell, 'applicationLacks', { parts });
  }
  const { born } = row.cells;
  if (isPartOfDate(born)) report(`${clause}b`, 'error', who, born, 'birthInPart', { born: born.text });
}

const tellsJourney = ({ columns }: Table<ApplicationField>): Finding['message'] | null =>
  columns.has('station') || columns.has('km') ? null : said('fieldMissing', { field: 'station' });

export const applicationCheck = tableCheck({
  kind: APPLICATIONS,
  clauses: CLAUSES.flatMap(([clause, events]) => [
    { clause, events, needs: ['received', 'eventDay'] as const },
    { clause: `${clause}a`, events, needs: ['applicant', 'address', 'club'] as const },
    { clause: `${clause}b`, events, needs: ['born'] as const },
    { clause: `${clause}c`, events, needs: ['education', 'school'] as const },
    { clause: `${clause}d`, events, unless: tellsJourney },
  ]),
  *run(season, report) {
    for (const table of tablesOf(season, APPLICATIONS)) {
      yield;
      for (const row of table.rows) checkRow(row, report);
    }
  },
});
