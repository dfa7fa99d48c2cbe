import type { TravelMessages } from '../rules/travel';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const travelEn: Phrases<TravelMessages> = {
  costs: ({ km, rate, tolls, amount }, f) =>
    `${f.number(km)} km at DKK ${f.number(rate)} + DKK ${f.number(tolls)} for bridge and ferry = DKK ${f.number(amount)}.`,
  fare: ({ fare }, f) => `Tickets for the team: DKK ${f.number(fare)}.`,
  onward: ({ km, rate, tolls, amount }, f) =>
    `Onward journey: ${f.number(km)} km at DKK ${f.number(rate)} + DKK ${f.number(tolls)} in tolls = DKK ${f.number(amount)}.`,
  selfPayment: ({ km, rate, amount }, f) =>
    `Self-payment: ${km} km at DKK ${f.number(rate)} = DKK ${f.number(amount)} is deducted.`,
  nothingLeft: () => 'The self-payment exceeds the costs: the refund is 0.',
  viaYstad: () => 'The journey goes via Ystad, § 304B: neither weather nor time hinders it.',
  oneDay: ({ days }, f) => `The event lasts ${f.number(days)} day; more than 1 is required.`,
  entitledByRefund: ({ refund }, f) =>
    `The team is entitled to a transport refund (DKK ${f.number(refund)}).`,
  entitledByDistance: ({ km, limit }, f) =>
    `The home town is ${f.number(km)} km away, more than ${limit} km.`,
  notEntitled: ({ km, limit }, f) =>
    `No transport refund, and the home town is ${f.number(km)} km away, not more than ${limit} km.`,
  beforeSemiFinal: ({ round }, f) =>
    `The cup, ${f.quote(round)}: nights are refunded in the semi-finals and the final only.`,
  inSemiOrFinal: ({ round }, f) =>
    `The cup, ${f.quote(round)}: nights may be refunded in the semi-finals and the final.`,
  roundUnclear: ({ round }, f) => `${f.quote(round)} is no round of the cup.`,
  persons: ({ far, limit, most }) =>
    `${far} players are more than ${limit} km away; at most ${most} can be refunded.`,
};

export const refundTextEn: FunctionText<'km' | 'rate' | 'tolls'> = {
  description: 'Transport refund in DKK for a team, § 304B',
  example: '=DBF.REFUND(500,3.47,470)',
  parameters: {
    km: { name: 'km', description: 'Kilometres driven, round trip, only what counts by § 304E' },
    rate: { name: 'rate', description: 'Rate in DKK per km' },
    tolls: { name: 'tolls', description: 'Bridge and ferry charges, round trip, in DKK' },
  },
};

export const bornholmTextEn: FunctionText<'kind' | 'rate' | 'fare' | 'onwardKm' | 'tolls' | 'hindered'> = {
  description: 'Refund for a journey to or from Bornholm in DKK, § 304C2-3',
  example: '=DBF.BORNHOLM("vest",3.47,6000,60)',
  parameters: {
    kind: { name: 'kind', description: 'øst (east), hovedstad (capital area) or vest (west)' },
    rate: { name: 'rate', description: 'Rate in DKK per km' },
    fare: { name: 'fare', description: 'Ferry and train, or flight, for the team, round trip, in DKK' },
    onwardKm: { name: 'onwardKm', description: 'Onward driving, round trip, in km (west only)' },
    tolls: {
      name: 'tolls',
      description: 'Bridge and ferry charges of the onward journey in DKK (west only)',
    },
    hindered: { name: 'hindered', description: 'TRUE if weather or time hinders the journey via Ystad' },
  },
};

export const overnightTextEn: FunctionText<'days' | 'transportRefund' | 'homeKm' | 'playerKm' | 'cupRound'> =
  {
    description: 'Number of persons with a refund for the night, §§ 304D, 331E2',
    example: '=DBF.OVERNIGHT(2,0,70,A2:F2)',
    parameters: {
      days: { name: 'days', description: 'Number of days that the event lasts' },
      transportRefund: { name: 'transportRefund', description: 'Transport refund of the team in DKK' },
      homeKm: { name: 'homeKm', description: 'Distance from the home town to the venue in km, one way' },
      playerKm: {
        name: 'playerKm',
        description: 'Distance of each player to the venue in km, one row per team',
      },
      cupRound: {
        name: 'cupRound',
        description: 'Round of the cup, such as "Semi-final" or "1/8-final"; blank in other events',
      },
    },
  };
