import { toNumber } from '../rules/fraction';
import { bornholmRefund, overnightPersons, transportRefund } from '../rules/travel';
import { bornholmTextDa, overnightTextDa, refundTextDa, travelDa } from '../text/travel.da';
import { bornholmTextEn, overnightTextEn, refundTextEn, travelEn } from '../text/travel.en';
import { define } from './define';
import { number, oneOf, optional, row, text, value, yesNo } from './parameters';

const phrases = { da: travelDa, en: travelEn };
const amount = () => value(number({ min: 0 }));

export const travelFunctions = [
  define({
    id: 'REFUND',
    parameters: { km: amount(), rate: amount(), tolls: optional(amount()) },
    texts: { da: refundTextDa, en: refundTextEn },
    phrases,
    compute: ({ km, rate, tolls = 0 }) => transportRefund(km, rate, tolls),
    cells: toNumber,
  }),
  define({
    id: 'BORNHOLM',
    parameters: {
      kind: value(oneOf(['øst', 'hovedstad', 'vest'])),
      rate: amount(),
      fare: amount(),
      onwardKm: optional(amount()),
      tolls: optional(amount()),
      hindered: optional(value(yesNo)),
    },
    texts: { da: bornholmTextDa, en: bornholmTextEn },
    phrases,
    compute: ({ kind, rate, fare, onwardKm = 0, tolls = 0, hindered = false }) =>
      bornholmRefund(kind, rate, fare, onwardKm, tolls, hindered),
    cells: toNumber,
  }),
  define({
    id: 'OVERNIGHT',
    parameters: {
      days: amount(),
      transportRefund: amount(),
      homeKm: amount(),
      playerKm: row(number({ min: 0 })),
      cupRound: optional(value(text)),
    },
    texts: { da: overnightTextDa, en: overnightTextEn },
    phrases,
    compute: ({ days, transportRefund: refund, homeKm, playerKm, cupRound }) =>
      overnightPersons(
        days,
        refund,
        homeKm,
        playerKm.filter((km) => km !== null),
        cupRound,
      ),
    cells: (persons) => persons,
  }),
];
