/** § 302: a sponsor's name is used officially only with a contract that DBF has approved. */
import { compare, exactly } from '../rules/fraction';
import { SPONSORS, type SponsorField } from '../workbook/kinds/sponsors';
import type { Cell, Row } from '../workbook/table-rows';
import { filled, numberIn, saysNo } from './cells';
import type { Report } from './report';
import { tableCheck, tablesOf } from './table-check';

/** Letters and digits of a name: `B & O` and `B&O` are one. */
const bare = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether an official name has the sponsor's in it. */
const names = (official: Cell, sponsor: Cell): boolean => {
  const name = bare(sponsor.key).replace(/(?:aps|as|amba)$/u, '');
  return name !== '' && bare(official.key).includes(name);
};

/** The cell of the official name, where it uses the sponsor's; the team's own name stands where there is no column. */
function usedIn(row: Row<SponsorField>): Cell | null {
  const sponsor = filled(row, 'sponsor');
  const official = row.cells.officialName ? filled(row, 'officialName') : filled(row, 'team');
  if (!sponsor || !official || row.cells.officialName?.unread) return null;
  if (row.cells.officialName && /^(?:x|ja|yes)$/u.test(official.key)) return official;
  return names(official, sponsor) ? official : null;
}

function checkRow(row: Row<SponsorField>, report: Report): void {
  const used = usedIn(row);
  const { contract, team, sponsor } = row.cells;
  if (!used || !team) return;
  const amount = filled(row, 'amount');
  const minimum = numberIn(row, 'minimum');
  const below =
    amount?.number != null && minimum !== null && compare(exactly(amount.number), exactly(minimum)) < 0;
  if (contract && !contract.unread && (contract.text === '' || saysNo(contract)))
    report('302C', 'error', team.text, used, 'sponsorUnapproved', {
      name: used.text,
      sponsor: sponsor?.text ?? '',
      ...(below && amount?.number != null ? { amount: amount.number, minimum } : {}),
    });
  else if (below && amount?.number != null)
    report('302B', 'error', team.text, amount, 'sponsorBelow', { amount: amount.number, minimum });
}

export const sponsorCheck = tableCheck({
  kind: SPONSORS,
  clauses: [
    { clause: '302B', needs: ['sponsor', 'amount', 'minimum'] },
    { clause: '302C', needs: ['sponsor', 'contract'] },
  ],
  *run(season, report) {
    for (const table of tablesOf(season, SPONSORS)) {
      yield;
      for (const row of table.rows) checkRow(row, report);
    }
  },
});
