/** § 302: teams and pairs that play under a sponsor's name. */
import { amount, text, type TableKind } from './kind';

export type SponsorField = 'team' | 'sponsor' | 'officialName' | 'contract' | 'amount' | 'minimum';

export const SPONSORS: TableKind<SponsorField> = {
  kind: 'sponsors',
  fields: {
    team: text('hold', 'holdnavn', 'par', 'holdpar', 'team', 'pair'),
    sponsor: text('sponsor', 'sponsornavn', 'sponsorensnavn', 'sponsorname'),
    officialName: text(
      'officieltholdnavn',
      'officieltnavn',
      'officielholdnavn',
      'holdnavnofficielt',
      'officialname',
      'officialteamname',
    ),
    contract: text(
      'kontraktgodkendt',
      'godkendtkontrakt',
      'sponsorkontraktgodkendt',
      'kontrakt',
      'godkendt',
      'godkendtafdbf',
      'contractapproved',
    ),
    amount: amount('beløb', 'sponsorbeløb', 'beløbkr', 'årligtbeløb', 'amount'),
    minimum: amount('minimumsbeløb', 'minimum', 'minimumsbeløbkr', 'minimumamount'),
  },
  key: ['team'],
  // Sponsors and amounts are any club's; the contract that somebody approves, or the official name, is § 302.
  fits: (has, { event, about }) => {
    if (!has('team', 'sponsor')) return 0;
    if (has('officialName') || (has('minimum') && has('contract'))) return 2;
    return has('contract') && (event !== null || /bridge|dbf|§ ?302/u.test(about)) ? 2 : 0;
  },
};
