/** §§ 331D1a-b and 332B3: what the teams of the cup pay with their entry, and who is seeded with its consent. */
import { feeUpFront } from '../rules/cup-entry';
import { cupRound } from '../rules/cup-rounds';
import { FIGURES } from '../rules/figures';
import { exactly, toNumber } from '../rules/fraction';
import { answerIn } from '../workbook/answers';
import { divisionIn } from '../workbook/divisions';
import { ENTRIES, type EntriesField } from '../workbook/kinds/entries';
import type { Row, Table } from '../workbook/table-rows';
import { filled, numberIn } from './cells';
import { appearancesOf, firstOf, type Appearance } from './cup-appearances';
import { cupMatches } from './cup-matches';
import { entryName } from './entry-fee-checks';
import { said } from './finding';
import { dayText } from './moments';
import { isUsed, paymentIn } from './payments';
import type { Report } from './report';
import { tableCheck, tablesOf, type Season } from './table-check';

type EntryRow = Row<EntriesField>;

interface Course {
  readonly teams: ReadonlyMap<string, readonly Appearance[]>;
  /** The last round whose losers a heat gives a second match (§ 332A1); null where the sheets have no such heat. */
  readonly heat: number | null;
}

function courseOf(season: Season): Course {
  const teams = appearancesOf(cupMatches(season));
  const orders = [...teams.values()].flatMap((appearances) =>
    appearances.some(({ match }) => match.catchUp)
      ? appearances.flatMap(({ match, side }) =>
          !match.catchUp && match.round && match.winner !== null && match.winner !== side
            ? [match.round.order]
            : [],
        )
      : [],
  );
  return { teams, heat: orders.length > 0 ? Math.max(...orders) : null };
}

/** Whether a team is sure of two matches: by its column, else by where it enters. Null where nothing tells. */
function guaranteed(row: EntryRow, used: boolean, { teams, heat }: Course): boolean | null {
  const { beforeHeat, entersIn, team } = row.cells;
  if (beforeHeat && used && !beforeHeat.unread) return answerIn(beforeHeat.text) === 'yes';
  if (heat === null) return null;
  const named = entersIn ? cupRound(entersIn.text) : null;
  const round = named ?? firstOf(teams.get(team?.key ?? '') ?? [])?.match.round;
  return round ? round.order <= heat : null;
}

const [TWO, ONE] = [FIGURES.cupRoundsGuaranteed.value, FIGURES.cupRoundsUpFront.value];

function checkFee(row: EntryRow, sure: boolean | null, used: boolean, report: Report): void {
  const { fee, paid, paidOn, roundsPaid } = row.cells;
  const subject = entryName(row);
  const perRound = numberIn(row, 'feePerRound');
  const clause = sure === true ? '331D1a' : '331D1b';
  const rounds = sure === true ? [TWO] : sure === false ? [ONE] : [ONE, TWO];
  const dues = rounds.flatMap((n) => {
    const ruling = perRound === null ? null : feeUpFront(exactly(perRound), n === TWO);
    return ruling?.ok ? [toNumber(ruling.value)] : [];
  });
  const charged = fee && fee.text !== '' && !fee.unread ? fee.number : null;
  if (fee && charged !== null && dues.length > 0 && !dues.includes(charged)) {
    const [only, ...more] = dues;
    const fix = only !== undefined && more.length === 0 ? { value: only } : undefined;
    report(clause, 'error', subject, fee, 'cupEntryFee', { actual: charged, expected: dues, rounds }, fix);
    return;
  }
  const least = charged ?? dues[0] ?? null;
  const { made, amount, day } = paymentIn(paid, used);
  if (paid && made === false) report(clause, 'error', subject, paid, 'cupEntryUnpaid', { rounds });
  else if (paid && amount !== null && least !== null && amount < least)
    report(clause, 'error', subject, paid, 'paidShort', { actual: amount, expected: least });
  else if (roundsPaid && !roundsPaid.unread && roundsPaid.number !== null && roundsPaid.number < rounds[0]!)
    report(clause, 'error', subject, roundsPaid, 'cupEntryRounds', {
      actual: roundsPaid.number,
      expected: rounds[0]!,
    });
  else checkDay(row, clause, day, paidOn, report);
}

/** With the entry: by the deadline of entries where the sheet has it, else by the day that the team was entered. */
function checkDay(
  row: EntryRow,
  clause: string,
  byMark: number | null,
  paidOn: EntryRow['cells']['paidOn'],
  report: Report,
): void {
  const until = numberIn(row, 'deadline') ?? numberIn(row, 'entered');
  const own = numberIn(row, 'paidOn');
  const day = own === null ? byMark : Math.floor(own);
  const at = own === null ? row.cells.paid : paidOn;
  if (until === null || day === null || !at || day <= Math.floor(until)) return;
  report(clause, 'warning', entryName(row), at, 'cupEntryLate', {
    actual: dayText(day),
    until: dayText(Math.floor(until)),
  });
}

/** How many players of the divisions a team has: by its column, else by its list. Null where neither tells. */
function divisionPlayers(row: EntryRow, season: Season): number | null {
  const own = numberIn(row, 'divisionPlayers');
  if (own !== null) return own;
  const teams = season.rosters
    .filter(({ event }) => event === 'cup')
    .flatMap(({ teams: listed }) => listed.filter(({ key }) => key === row.cells.team?.key));
  const [team] = teams;
  if (teams.length !== 1 || !team?.filled.has('division') || team.unread.has('division')) return null;
  return team.players.filter(
    ({ part, fields }) => part === 'player' && divisionIn(fields.division?.text ?? '', true) !== null,
  ).length;
}

/** § 332B3: without a player of the divisions a team is seeded only if it agrees. */
function checkConsent(row: EntryRow, season: Season, report: Report): void {
  const { seeded, accepted } = row.cells;
  if (!seeded || !accepted || seeded.unread || accepted.unread) return;
  if (answerIn(seeded.text) !== 'yes' || divisionPlayers(row, season) !== 0) return;
  const answer = answerIn(accepted.text);
  if (answer === 'no') report('332B3', 'error', entryName(row), accepted, 'seededRefused', {});
  else if (answer === '') report('332B3', 'warning', entryName(row), accepted, 'seededUnasked', {});
}

const tellsFee = ({ columns }: Table<EntriesField>): boolean =>
  (['feePerRound', 'roundsPaid', 'paid', 'paidOn'] as const).some((field) => columns.has(field));

export const cupEntryCheck = tableCheck({
  kind: ENTRIES,
  clauses: [
    ...['331D1a', '331D1b'].map((clause) => ({
      clause,
      events: ['cup' as const],
      unless: (table: Table<EntriesField>) =>
        tellsFee(table) ? null : said('fieldMissing', { field: 'paid' }),
    })),
    { clause: '332B3', events: ['cup'], needs: ['seeded', 'accepted'] },
  ],
  *run(season, report) {
    const tables = tablesOf(season, ENTRIES, 'cup');
    if (tables.length === 0) return;
    const course = courseOf(season);
    for (const table of tables) {
      yield;
      const [paid, before] = [isUsed(table, 'paid'), isUsed(table, 'beforeHeat')];
      for (const row of table.rows) {
        if (filled(row, 'team') === null) continue;
        checkFee(row, guaranteed(row, before, course), paid, report);
        checkConsent(row, season, report);
      }
    }
  },
});
