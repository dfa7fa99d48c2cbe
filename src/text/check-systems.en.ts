import type { SystemsCheckMessages } from './check-systems';
import type { ChapterWords } from './checks';

const days = (n: number): string => `${n} ${n === 1 ? 'day' : 'days'}`;
/** Days before a match; below 0 after it. */
const before = (n: number): string => (n < 0 ? `${days(-n)} after` : `${days(n)} before`);

export const checkSystemsEn: ChapterWords<SystemsCheckMessages> = {
  messages: {
    systemMissing: ({ deadline, days: n }) =>
      `The system description has not been received; the deadline was ${deadline}, ${days(n)} ago.`,
    systemLate: ({ days: n, expected }, { number }) =>
      `The system description came ${days(n)} late: the fine is DKK ${number(expected)}.`,
    systemFine: ({ actual, expected, days: n }, { number }) =>
      `The fine is DKK ${number(actual)} but should be DKK ${number(expected)}: the description came ${n === 0 ? 'in time' : `${days(n)} late`}.`,
    systemFineUnpaid: ({ expected }, { number }) =>
      `The fine of DKK ${number(expected)} is not paid; until then the pair may not play.`,
    systemLateArtificial: ({ days: n }) =>
      `The pair may not play a highly artificial system: its description came ${days(n)} late.`,
    systemStandard: ({ days: n }) =>
      `The pair has to play a standard system: its late description was sent out ${before(n)} round 1, not at least 2 weeks before.`,
    systemPairsCard: ({ card }, { quote }) =>
      `The card is ${quote(card)}, but DBF’s system card for teams has to be used.`,
    systemProtestLate: ({ days: n }) =>
      `The protest came ${before(n)} round 1; it has to come a week before at the latest.`,
    systemArtificialChanged: () =>
      'A highly artificial system may not be changed; it can be replaced by a natural one.',
    systemChangedLate: ({ days: n }) =>
      `The change came ${before(n)} the match; later than a week before, the director or the opponents have to approve it at the table.`,
    systemsArtificial: ({ actual, most }) =>
      `The team has sent in ${actual} highly artificial systems; at most ${most} may be sent in and used.`,
    systemsToldLate: ({ systems, most, days: n }) =>
      `The opponents were told ${before(n)} the match; with ${systems} systems they must hear at least a week before which ${most} at most may be used.`,
    systemsUntold: ({ systems, most }) =>
      `The team has sent in ${systems} systems; at least a week before each match the opponents have to be told which ${most} at most may be used.`,
    systemQualifierFine: ({ actual }, { number }) =>
      `The fine is DKK ${number(actual)}, but no system descriptions are sent in for the qualifier.`,
    systemNotSent: () =>
      'The highly artificial system may not be used: its description was not sent in by the deadline.',
    cupSystemArtificial: ({ opponent, known }, { quote }) => {
      const team = opponent === '' ? 'the opponents' : quote(opponent);
      return known
        ? `The highly artificial system may not be used: ${team} ${opponent === '' ? 'are' : 'is'} not seeded as a division team and ${opponent === '' ? 'play' : 'plays'} no such system.`
        : `The highly artificial system may be used only if ${team}, not seeded as a division team, ${opponent === '' ? 'play' : 'plays'} one as well.`;
    },
    festivalArtificial: () => 'Highly artificial systems are not allowed in the open events of the festival.',
    pairsCardAsked: ({ card }, { quote }) =>
      `The card is ${quote(card)}, but here the card for pairs has to be used.`,
    cupSystemCard: ({ card }, { quote }) =>
      `The card is ${quote(card)}, but the card for teams can be used only against seeded division teams or from the 1/16-finals on.`,
    cupSystemUnsent: () =>
      'The system is not allowed in pairs events; its card has to be sent at least a week before the match.',
    cupSystemSentLate: ({ days: n }) =>
      `The card was sent ${before(n)} the match; a system that is not allowed in pairs events has to be sent at least a week before.`,
    cupSystemChanged: () =>
      'A highly artificial system may not be changed; it can be replaced by a natural one.',
  },
  clauses: {
    '306B1': 'A highly artificial system whose description is not sent by the deadline may not be used.',
    '327A1a': 'DBF’s system card for teams has to be used.',
    '327A1c':
      'A team that sends more than 4 systems says at least a week before each match which 4 at most may be used.',
    '327A1d': 'A team may send in and use at most 3 highly artificial systems.',
    '327A2b': 'In the women’s qualifier no system descriptions are sent in.',
    '327B1': 'A captain can protest about a description at the latest a week before round 1.',
    '327C1':
      'A late description costs DKK 100 per started week, paid before the pair plays. Reading 15 (Læsning).',
    '327C3': 'A pair whose description was late may not play a highly artificial system.',
    '327C4':
      'If a late description is not sent out at least 2 weeks before round 1, the pair has to play a standard system.',
    '327D1': 'Changes are sent at least a week before the match, or else need approval at the table.',
    '327D3': 'A highly artificial system may not be changed, only replaced by a natural one.',
    '331C1':
      'Highly artificial systems are allowed only against teams seeded as division teams or teams that use one.',
    '331C2':
      'The card for teams can be used only against teams seeded as division teams, or from the 1/16-finals on.',
    '331C4':
      'The card of a system that is not allowed in pairs events is sent at least a week before the match.',
    '331C5': 'A highly artificial system may not be changed, only replaced by a natural one.',
    '342D2': 'The club championship uses the card for pairs.',
    '361C1': 'Highly artificial systems are not allowed in the open events of the festival.',
    '361C2': 'The open events of the festival use the normal card for pairs.',
    '364D2': 'The mini teams use the card for pairs.',
  },
};
