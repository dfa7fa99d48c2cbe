import type { TravelCheckMessages } from './check-travel';
import type { ChapterWords } from './checks';

export const checkTravelDa: ChapterWords<TravelCheckMessages> = {
  messages: {
    refundAmount: ({ actual, expected }, { number }) =>
      `Refusionen er ${number(actual)} kr., men skal være ${number(expected)} kr.`,
  },
  clauses: {
    '304B1':
      'Kørte km x sats plus bro og færge, minus selvbetalingen på 200 km x sats, dog aldrig under 0. Læsning 5.',
  },
};
