/** §§ 303B1 and 342E: the fee of the clubs' final. */
import { feeExempt } from '../rules/clubs';
import { CLUB_FINALISTS, type ClubFinalistField } from '../workbook/kinds/club-final';
import type { Row, Table } from '../workbook/table-rows';
import { blank, filled, numberIn } from './cells';
import { districtKey, districtMembers } from './district-members';
import { said } from './finding';
import { isUsed, paymentIn } from './payments';
import type { Report } from './report';
import { tableCheck, tablesOf, type Season } from './table-check';

type ClubRow = Row<ClubFinalistField>;
type Members = ReadonlyMap<string, readonly number[]>;

/** Whether a team's district is below § 342E2's number; null where no sheet tells, or two tell otherwise. */
function exemptIn(row: ClubRow, members: Members): { readonly exempt: boolean; readonly n: number } | null {
  const own = numberIn(row, 'members');
  const counts = own === null ? (members.get(districtKey(filled(row, 'district')?.key ?? '')) ?? []) : [own];
  const [n] = counts;
  const answers = new Set(counts.map(feeExempt));
  return n === undefined || answers.size > 1 ? null : { exempt: feeExempt(n), n };
}

function checkRow(
  row: ClubRow,
  members: Members,
  used: Readonly<Record<'fee' | 'paid', boolean>>,
  report: Report,
): void {
  const { fee, paid, team, club } = row.cells;
  const subject = [team, club].find((cell) => cell && cell.text !== '')?.text ?? '';
  const known = exemptIn(row, members);
  const values = { district: row.cells.district?.text ?? '', members: known?.n ?? 0 };
  const charged = fee && !fee.unread ? fee.number : null;
  if (fee && known?.exempt && charged !== null && charged > 0) {
    report('342E2', 'error', subject, fee, 'clubFeeExempt', values, { value: 0 });
    return;
  }
  if (fee && known && !known.exempt && (charged === 0 || (blank(fee) && used.fee))) {
    report('342E1', 'error', subject, fee, 'clubFeeMissing', values);
    return;
  }
  // § 342E2: whose team is exempt owes nothing.
  if (!paid || known?.exempt || (charged === 0 && !known)) return;
  const { made, amount } = paymentIn(paid, used.paid);
  if (made === false)
    report('303B1', known ? 'error' : 'warning', subject, paid, 'notPaid', { exempt: !known });
  else if (amount !== null && charged !== null && amount < charged)
    report('303B1', 'error', subject, paid, 'paidShort', { actual: amount, expected: charged });
}

const unknownMembers = (table: Table<ClubFinalistField>, season: Season) => {
  const members = districtMembers(season);
  return table.rows.some((row) => exemptIn(row, members)) ? null : said('membersUnknown');
};

export const clubFeeCheck = tableCheck({
  kind: CLUB_FINALISTS,
  clauses: [
    { clause: '303B1', events: ['clubs'], needs: ['paid'] },
    { clause: '342E1', events: ['clubs'], needs: ['fee'], unless: unknownMembers },
    { clause: '342E2', events: ['clubs'], needs: ['fee'], unless: unknownMembers },
  ],
  *run(season, report) {
    const tables = tablesOf(season, CLUB_FINALISTS, 'clubs');
    if (tables.length === 0) return;
    const members = districtMembers(season);
    for (const table of tables) {
      yield;
      const used = { fee: isUsed(table, 'fee'), paid: isUsed(table, 'paid') };
      for (const row of table.rows) checkRow(row, members, used, report);
    }
  },
});
