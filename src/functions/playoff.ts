import { toNumber } from '../rules/fraction';
import { carryOver } from '../rules/playoff';
import { carryOverTextDa, playoffDa } from '../text/playoff.da';
import { carryOverTextEn, playoffEn } from '../text/playoff.en';
import { define } from './define';
import { number, value, whole } from './parameters';

export const playoffFunctions = [
  define({
    id: 'CARRYOVER',
    parameters: {
      impFor: value(number()),
      impAgainst: value(number()),
      rankFor: value(whole({ min: 1 })),
      rankAgainst: value(whole({ min: 1 })),
    },
    texts: { da: carryOverTextDa, en: carryOverTextEn },
    phrases: { da: playoffDa, en: playoffEn },
    compute: ({ impFor, impAgainst, rankFor, rankAgainst }) =>
      carryOver(impFor, impAgainst, rankFor, rankAgainst),
    cells: toNumber,
  }),
];
