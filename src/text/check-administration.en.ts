import type { AdministrationCheckMessages } from './check-administration';
import type { ChapterWords } from './checks';

export const checkAdministrationEn: ChapterWords<AdministrationCheckMessages> = {
  messages: {
    sponsorUnapproved: ({ name, sponsor, amount, minimum }, { number, quote }) =>
      `${quote(name)} uses the sponsor ${quote(sponsor)} officially, but the contract is not approved${amount === undefined || minimum == null ? '' : `; the amount of DKK ${number(amount)} is below the minimum of DKK ${number(minimum)}`}.`,
    sponsorBelow: ({ amount, minimum }, { number }) =>
      `The sponsor’s amount is DKK ${number(amount)}, but the minimum is DKK ${number(minimum ?? 0)}; the contract cannot be approved, and the sponsor’s name cannot be used officially.`,
    poolContributions: ({ actual, expected }, { number }) =>
      `The contributions are DKK ${number(actual)}, but teams times contribution give DKK ${number(expected)}.`,
    poolCarried: ({ actual, expected }, { number }) =>
      `DKK ${number(actual)} are carried on, but carried plus contributions less refunds give DKK ${number(expected)}.`,
    poolBegins: ({ actual, expected, address }, { number }) =>
      `DKK ${number(actual)} are brought forward, but the season before ends with DKK ${number(expected)} (${address}).`,
    poolTwice: ({ other, address }, { quote }) =>
      `The event has a pool in the season already, ${quote(other)} (${address}); all its divisions share one pool.`,
    poolPaid: ({ actual, expected, sheets, nights }, { number, list, quote }) =>
      `The refunds paid are DKK ${number(actual)}, but ${list(sheets.map(quote))} give ${nights ? 'at least ' : ''}DKK ${number(expected)}.`,
  },
  clauses: {
    '302B': 'A sponsor’s contract can be approved only when it reaches the season’s minimum.',
    '302C': 'A sponsor’s name may be used officially only when DBF has approved the contract.',
    '321B1': 'Each event has one travel pool: all divisions, and for women both divisions and the qualifier.',
    '321B2': 'The pool pays what § 304 gives. Reading 28 (Læsning).',
    '321B3': 'Carried plus contributions less refunds is carried to the next season.',
  },
};
