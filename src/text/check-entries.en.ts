import type { EntriesCheckMessages } from './check-entries';
import type { ChapterWords } from './checks';

const players = (n: number): string => `${n} ${n === 1 ? 'player' : 'players'}`;

export const checkEntriesEn: ChapterWords<EntriesCheckMessages> = {
  messages: {
    teamWithoutRight: ({ player }) =>
      `${player} has no right to play for qualification: the team plays for the district title and prizes, but not for qualification.`,
    teamParted: ({ n, other, address, above }, { quote }) =>
      `The team has ${players(n)}, and ${quote(other)} right above (${address}) has ${players(above)}; § 303C1 asks for 4-6. If they are one team, its name has to be the same.`,
    paidShort: ({ actual, expected }, { number }) =>
      `DKK ${number(actual)} of DKK ${number(expected)} has been paid.`,
    feeSum: ({ actual, expected }, { number }) =>
      `The fee is DKK ${number(actual)}, but the basic amount and the pool contribution make DKK ${number(expected)}.`,
    feeOdd: ({ actual, expected, field }, { number, quote }) =>
      `${quote(field)} is DKK ${number(actual)}, but most other teams have DKK ${number(expected)}; the amount is the same for each team.`,
    feePool: ({ actual, expected, n }, { number }) =>
      `The pool contribution is DKK ${number(actual)}${n > 1 ? ` (${n} teams)` : ''}, but the pool’s account has DKK ${number(expected)} a team.`,
    cupEntryFee: ({ actual, expected, rounds }, { number }) =>
      `The fee with the entry is DKK ${number(actual)}, but has to be DKK ${expected.map(number).join(' or ')} (${rounds.join(' or ')} ${rounds.length === 1 && rounds[0] === 1 ? 'round' : 'rounds'}).`,
    cupEntryUnpaid: ({ rounds }) =>
      `The team has not paid for ${rounds.join(' or ')} ${rounds.length === 1 && rounds[0] === 1 ? 'round' : 'rounds'} with its entry.`,
    cupEntryRounds: ({ actual, expected }, { number }) =>
      `The team has paid for ${number(actual)} ${actual === 1 ? 'round' : 'rounds'} with its entry, but has to pay for ${number(expected)}.`,
    cupEntryLate: ({ actual, until }) =>
      `The fee was paid on ${actual}, but is due with the entry (${until}).`,
    seededRefused: () => 'The team has no players of the divisions and has not agreed to be seeded.',
    seededUnasked: () =>
      'The team has no players of the divisions and can be seeded only if it agrees; nothing says that it has.',
    clubFeeExempt: ({ district, members }, { number, quote }) =>
      `The team pays no fee: ${quote(district)} has ${number(members)} members, fewer than 1000.`,
    clubFeeMissing: ({ district, members }, { number, quote }) =>
      `The team’s fee is missing: ${quote(district)} has ${number(members)} members, and only teams of districts with fewer than 1000 are exempt (§ 342E2).`,
    clubTeams: ({ n, first, others }, { quote }) =>
      `The club has ${n} teams (the first is ${quote(first)})${others === 0 ? '' : `, and ${others} other ${others === 1 ? 'club has' : 'clubs have'} several as well`}; more than one has to be allowed by the district’s own conditions.`,
    clubOtherDistrict: ({ district }, { quote }) =>
      `The team is listed under ${quote(district)}; a district’s championship is for its own clubs, and the title names another district.`,
    membersUnknown: () => 'the districts’ members are unknown.',
  },
  clauses: {
    '321A1': 'The fee is a basic amount for each team and a contribution for each team to the travel pool.',
    '331D1a':
      'Teams that enter before a catch-up heat and are sure of two matches pay for two rounds with the entry.',
    '331D1b': 'The other teams pay for one round with the entry.',
    '332B3': 'Teams without division players, but of division strength, may be seeded if they agree.',
    '341A1':
      'Every club of the district may enter a team; whether it may enter more is decided by the conditions of the district.',
    '342E1': 'The fee covers the final’s costs and is paid by the teams that are not exempt.',
    '342E2': 'Teams of districts with fewer than 1000 members pay no fee.',
  },
};
