import type { TravelCheckMessages } from './check-travel';
import type { ChapterWords } from './checks';

export const checkTravelEn: ChapterWords<TravelCheckMessages> = {
  messages: {
    refundAmount: ({ actual, expected }, { number }) =>
      `The refund is DKK ${number(actual)} but should be DKK ${number(expected)}.`,
  },
  clauses: {
    '304B1':
      'Kilometres driven x rate plus bridge and ferry, less the self-payment of 200 km x rate, but never below 0. Reading 5.',
  },
};
