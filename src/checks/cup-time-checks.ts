/** § 333: when a cup match is played. */
import { untilQuarterFinals } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import { CUP } from '../workbook/kinds/cup';
import { filled, numberIn, saysNo } from './cells';
import { cupMatches, matchName, type CupMatch } from './cup-matches';
import { dayOf, dayText, hasTime, minutesOf, MINUTES_A_DAY, timeIn, timeText, weekday } from './moments';
import type { Report } from './report';
import { tableCheck } from './table-check';

const EARLIEST = FIGURES.cupStartEarliest.value;
const LATEST = FIGURES.cupStartLatest.value;

/** § 333A3: nobody need agree to a start before 9.30 or after 19.30; both may (reading 33). */
function checkStart(match: CupMatch, report: Report): void {
  const start = filled(match.row, 'start');
  const date = filled(match.row, 'date');
  const cell = timeIn(start) !== null ? start : date;
  if (!cell) return;
  const own = timeIn(start);
  const minutes =
    own ?? (date?.number != null && hasTime(date.number) ? minutesOf(date.number) % MINUTES_A_DAY : null);
  if (minutes === null || (minutes >= EARLIEST && minutes <= LATEST)) return;
  report('333A3', 'warning', matchName(match), cell, 'cupStartOutside', {
    start: timeText(minutes),
    earliest: timeText(EARLIEST),
    latest: timeText(LATEST),
  });
}

/** § 333A5: later than the official day needs approval, and costs the protection of § 332C1. */
function checkDay(match: CupMatch, report: Report): void {
  const { row } = match;
  const date = filled(row, 'date');
  const official = numberIn(row, 'officialDay');
  if (!date || date.number === null || official === null || dayOf(date.number) <= dayOf(official)) return;
  const approval = filled(row, 'postponed');
  const days = dayOf(date.number) - dayOf(official);
  const values = { actual: dayText(date.number), official: dayText(official), days };
  if (!approval) report('333A5', 'warning', matchName(match), date, 'cupLaterUnapproved', values);
  else if (saysNo(approval)) report('333A5', 'error', matchName(match), date, 'cupLaterRefused', values);
}

const SATURDAY = 0;
const SUNDAY = 1;

/** § 333C1: semi-finals on a Saturday, the final on the Sunday. */
function checkWeekend(match: CupMatch, report: Report): void {
  const date = filled(match.row, 'date') ?? filled(match.row, 'officialDay');
  if (!date || date.number === null) return;
  const final = match.round?.matches === 1;
  if (weekday(date.number) === (final ? SUNDAY : SATURDAY)) return;
  report('333C1', 'error', matchName(match), date, 'cupWeekend', { actual: dayText(date.number), final });
}

export const cupTimeCheck = tableCheck({
  kind: CUP,
  clauses: [
    { clause: '333A3', needs: ['start'] },
    { clause: '333A5', needs: ['officialDay', 'date'] },
    { clause: '333C1', needs: ['date'] },
  ],
  *run(season, report) {
    const matches = cupMatches(season);
    yield;
    for (const match of matches) {
      if (!match.home || !match.away || match.walkover || match.cancelled) continue;
      if (match.round && !untilQuarterFinals(match.round)) {
        checkWeekend(match, report);
        continue;
      }
      checkStart(match, report);
      checkDay(match, report);
    }
  },
});
