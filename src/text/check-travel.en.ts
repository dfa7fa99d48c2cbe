import type { TravelCheckMessages } from './check-travel';
import type { ChapterWords } from './checks';

const persons = (n: number): string => `${n} ${n === 1 ? 'person' : 'persons'}`;

export const checkTravelEn: ChapterWords<TravelCheckMessages> = {
  messages: {
    rateDiffers: ({ actual, expected, n }, { number }) =>
      `The rate is DKK ${number(actual)} per km${n > 1 ? ` in ${n} rows` : ''}, but the season’s is DKK ${number(expected)} (pane, Settings).`,
    refundAmount: ({ actual, expected }, { number }) =>
      `The refund is DKK ${number(actual)} but should be DKK ${number(expected)}.`,
    refundAbroad: ({ actual, expected, abroad }, { number }) =>
      `The refund is DKK ${number(actual)} but should be DKK ${number(expected)}: the ${number(abroad)} km abroad are not covered.`,
    refundByYstad: ({ actual }, { number }) =>
      `The refund is DKK ${number(actual)}, but to the capital area tickets are covered only when weather or time stops the journey via Ystad; otherwise § 304B holds.`,
    refundOnlyBornholm: ({ actual }, { number }) =>
      `The refund is DKK ${number(actual)}, but only ferry and bridge to and from Bornholm are covered here.`,
    refundBeyondCrossing: ({ actual, expected }, { number }) =>
      `The refund is DKK ${number(actual)}, but ferry and bridge are DKK ${number(expected)}, and normally no more is covered.`,
    refundNone: ({ actual }, { number }) =>
      `The refund is DKK ${number(actual)}, but the event refunds no travel.`,
    refundTown: ({ actual, expected, address }, { quote }) =>
      `The home town is ${quote(actual)}, but the team has given ${quote(expected)} (${address}).`,
    refundTownPlayers: ({ actual, expected, address }, { quote }) =>
      `The home town is ${quote(actual)}, but most of the team’s players (${address}) live in ${quote(expected)}.`,
    nightTooEarly: ({ actual }) =>
      `Nights for ${persons(actual)}: in the cup, nights are refunded in the semi-finals and the final only.`,
    nightOneDay: ({ actual }) =>
      `Nights for ${persons(actual)}, but the event does not last more than 1 day.`,
    nightTooNear: ({ actual, km, limit }, { number }) =>
      `Nights for ${persons(actual)}, but the team gets no transport refund, and it is ${number(km)} km from its home town, not more than ${number(limit)}.`,
    nightPersons: ({ actual, most, far }) =>
      `Nights for ${persons(actual)}, but ${persons(most)} can be covered: ${far} are more than 65 km away, and at most 4 are covered.`,
    nightMost: ({ actual, most }) => `Nights for ${persons(actual)}, but at most ${most} a team are covered.`,
  },
  clauses: {
    '304': 'Travel is refunded only where the event’s rules say so. Reading 28 (Læsning).',
    '304B1':
      'Kilometres driven x rate plus bridge and ferry, less the self-payment of 200 km x rate, but never below 0. Reading 5 (Læsning).',
    '304C1':
      'To and from Bornholm via Ystad § 304B holds, for the kilometres in Sweden too. Reading 6 (Læsning).',
    '304C2':
      'To and from Bornholm east of Storebælt: ferry and train less one self-payment. Reading 6 (Læsning).',
    '304C2a':
      'Outside the capital area: ferry Rønne-Køge and train less one self-payment. Reading 6 (Læsning).',
    '304C2b':
      'In the capital area tickets are covered only when weather or time stops the journey via Ystad. Reading 6 (Læsning).',
    '304C3': 'West of Storebælt: flight and onwards by § 304B less one self-payment. Reading 6 (Læsning).',
    '304D':
      'Nights are covered where the event lasts more than 1 day, for at most 4 players who are more than 65 km away themselves. The team must also have a right to a transport refund or be more than 65 km from its home town. Reading 7 (Læsning).',
    '304E': 'Driving outside Denmark is not covered, except to and from Bornholm.',
    '331E2': 'In the cup nights are covered in the semi-finals and the final only. Reading 28 (Læsning).',
    '342F1':
      'To and from Bornholm ferry Rønne-Ystad and bridge are covered, unless weather or time demands otherwise. Reading 28 (Læsning).',
    '342F2': 'Beyond that the club championship refunds nothing.',
    '351E1':
      'To and from Bornholm ferry Rønne-Ystad and bridge are covered per car of 4. Reading 28 (Læsning).',
    '352C1':
      'To and from Bornholm ferry Rønne-Ystad and bridge are covered per car of 4. Reading 28 (Læsning).',
  },
};
