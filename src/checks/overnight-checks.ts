/** §§ 304A2, 304D and 331E2: nights that are refunded, and the home town of a refund. */
import { untilQuarterFinals } from '../rules/cup-rounds';
import { placesOfMost } from '../rules/entry';
import { FIGURES } from '../rules/figures';
import { toNumber } from '../rules/fraction';
import { overnightPersons } from '../rules/travel';
import { REFUND_REGIMES } from '../rules/refund-regimes';
import { fold } from '../workbook/folding';
import { TRAVEL, type TravelField } from '../workbook/kinds/travel';
import type { Team } from '../workbook/roster';
import type { Row } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import { said } from './finding';
import { placeFrom, type Report } from './report';
import { tableCheck, tablesOf } from './table-check';
import { REFUNDED, refundDue } from './travel-checks';
import { oneWay, overnightMost, refundRound } from './travel-rows';

const FAR = FIGURES.overnightDistance.value;

/** § 304B1: a journey no longer than what a team pays itself, without tolls, is refunded at no rate. */
const unrefunded = (row: Row<TravelField>): boolean => {
  const km = numberIn(row, 'km');
  const { tolls, fare } = row.cells;
  return (
    km !== null &&
    km >= 0 &&
    km <= FIGURES.selfPayment.value &&
    [tolls, fare].every((cell) => !cell || (!cell.unread && !cell.number))
  );
};

function checkNights(row: Row<TravelField>, cup: boolean, report: Report): void {
  const persons = filled(row, 'persons');
  const team = row.cells.team?.text ?? '';
  if (!persons || persons.number === null || persons.number <= 0) return;
  const actual = persons.number;
  const round = cup ? refundRound(row) : null;
  // § 331E2: nights come into question in the semi-finals and the final only.
  if (round && untilQuarterFinals(round)) {
    report('331E2', 'error', team, persons, 'nightTooEarly', { actual }, { value: 0 });
    return;
  }
  const days = numberIn(row, 'days');
  const far = numberIn(row, 'farPlayers');
  const due = refundDue(row);
  const refund = due ? toNumber(due.amount) : (numberIn(row, 'refund') ?? (unrefunded(row) ? 0 : null));
  const home = oneWay(row);
  const zero = { value: 0 };
  if (days !== null && days <= 1)
    report('304D', 'error', team, persons, 'nightOneDay', { actual, days }, zero);
  else if (refund !== null && refund <= 0 && home !== null && home <= FAR)
    report('304D', 'error', team, persons, 'nightTooNear', { actual, km: home, limit: FAR }, zero);
  else if (far !== null && days !== null && refund !== null) {
    const players = Array.from({ length: Math.max(0, Math.min(far, 100)) }, () => FAR + 1);
    const ruling = overnightPersons(days, refund, home ?? 0, players);
    if (ruling.ok && ruling.value < actual && (refund > 0 || home !== null))
      report(
        '304D',
        'error',
        team,
        persons,
        'nightPersons',
        { actual, most: ruling.value, far },
        { value: ruling.value },
      );
  } else if (actual > overnightMost)
    report('304D', 'error', team, persons, 'nightMost', { actual, most: overnightMost });
}

/** § 304A2: the refund goes from the home town that the team has given, or may give. */
function checkTown(row: Row<TravelField>, teams: readonly Team[], report: Report): void {
  const town = filled(row, 'homeTown');
  const key = row.cells.team?.key;
  const known = teams.filter((team) => team.key === key);
  const [team] = known;
  if (!town || !team || known.length > 1) return;
  const given = team.players.map(({ fields }) => fields.homeTown).find((cell) => cell && cell.text !== '');
  const players = team.players.filter(({ part }) => part === 'player');
  const towns = players.map(({ fields }) => fields.town).filter((cell) => cell && cell.text !== '');
  // Only where all of them are known do the players' towns tell where most live.
  const most =
    players.length > 0 && towns.length === players.length
      ? placesOfMost(
          towns.map((cell) => [fold(cell?.text ?? '')]),
          '304A2',
        )
      : null;
  const may = [...(given ? [fold(given.text)] : []), ...(most?.ok ? most.value : [])];
  if (may.length === 0 || may.includes(town.key)) return;
  const at = given ?? team.name;
  report(
    '304A2',
    'error',
    row.cells.team?.text ?? '',
    town,
    given ? 'refundTown' : 'refundTownPlayers',
    { actual: town.text, expected: given?.text ?? may.join(' / '), address: placeFrom(town, at) },
    given && (!most?.ok || most.value.includes(fold(given.text))) ? { value: given.text } : undefined,
  );
}

export const overnightCheck = tableCheck({
  kind: TRAVEL,
  clauses: [
    { clause: '304A2', events: REFUNDED, needs: ['homeTown'], beside: ['roster'] },
    { clause: '304D', events: REFUNDED, needs: ['persons'] },
    {
      clause: '331E2',
      events: ['cup'],
      needs: ['persons'],
      // Which round it is, a column, a title or the rows' own headings have to tell.
      unless: ({ rows }) => (rows.some(refundRound) ? null : said('fieldMissing', { field: 'round' })),
    },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, TRAVEL)) {
      const { event } = table;
      const teams = season.rosters.filter((one) => one.event === event).flatMap((one) => one.teams);
      yield;
      for (const row of table.rows) {
        // § 304 holds only where the event says so (reading 28).
        if (!event || !REFUNDED.includes(event)) continue;
        checkNights(row, REFUND_REGIMES[event].kind === 'cup', report);
        if (teams.length > 0) checkTown(row, teams, report);
      }
    }
  },
});
