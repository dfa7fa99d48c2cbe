import type { TravelMessages } from '../rules/travel';
import type { FunctionText } from './functions';
import type { Phrases } from './phrases';

export const travelDa: Phrases<TravelMessages> = {
  costs: ({ km, rate, tolls, amount }, f) =>
    `${f.number(km)} km a ${f.number(rate)} kr. + ${f.number(tolls)} kr. for bro og færge = ${f.number(amount)} kr.`,
  fare: ({ fare }, f) => `Billetter for holdet: ${f.number(fare)} kr.`,
  onward: ({ km, rate, tolls, amount }, f) =>
    `Videre rejse: ${f.number(km)} km a ${f.number(rate)} kr. + ${f.number(tolls)} kr. i afgifter = ${f.number(amount)} kr.`,
  selfPayment: ({ km, rate, amount }, f) =>
    `Egenbetaling: ${km} km a ${f.number(rate)} kr. = ${f.number(amount)} kr. trækkes fra.`,
  nothingLeft: () => 'Egenbetalingen overstiger udgifterne: godtgørelsen er 0 kr.',
  viaYstad: () => 'Rejsen går via Ystad, § 304B: vejr eller tid forhindrer det ikke.',
  oneDay: ({ days }, f) => `Arrangementet varer ${f.number(days)} dag; der kræves mere end 1.`,
  entitledByRefund: ({ refund }, f) => `Holdet har ret til transportgodtgørelse (${f.number(refund)} kr.).`,
  entitledByDistance: ({ km, limit }, f) => `Fra hjembyen er der ${f.number(km)} km, mere end ${limit} km.`,
  notEntitled: ({ km, limit }, f) =>
    `Ingen transportgodtgørelse, og fra hjembyen er der ${f.number(km)} km, ikke mere end ${limit} km.`,
  beforeSemiFinal: ({ round }, f) =>
    `Pokalturneringen, ${f.quote(round)}: overnatning godtgøres kun ved semifinale og finale.`,
  inSemiOrFinal: ({ round }, f) =>
    `Pokalturneringen, ${f.quote(round)}: overnatning kan godtgøres ved semifinale og finale.`,
  roundUnclear: ({ round }, f) => `${f.quote(round)} er ikke en af Pokalturneringens omgange.`,
  persons: ({ far, limit, most }) =>
    `${far} ${far === 1 ? 'spiller' : 'spillere'} har mere end ${limit} km; godtgørelsen gælder højst ${most}.`,
};

export const refundTextDa: FunctionText<'km' | 'rate' | 'tolls'> = {
  description: 'Transportgodtgørelse i kr. for et hold, § 304B',
  example: '=DBF.REFUND(500;3,47;470)',
  parameters: {
    km: { name: 'km', description: 'Kørte kilometer tur/retur, kun det, der tæller efter § 304E' },
    rate: { name: 'sats', description: 'Kilometersats i kr. pr. km' },
    tolls: { name: 'afgifter', description: 'Bro- og færgeafgift tur/retur i kr.' },
  },
};

export const bornholmTextDa: FunctionText<'kind' | 'rate' | 'fare' | 'onwardKm' | 'tolls' | 'hindered'> = {
  description: 'Godtgørelse for rejse til og fra Bornholm i kr., § 304C2-3',
  example: '=DBF.BORNHOLM("vest";3,47;6000;60)',
  parameters: {
    kind: { name: 'art', description: '»øst« (for Storebælt), »hovedstad« eller »vest«' },
    rate: { name: 'sats', description: 'Kilometersats i kr. pr. km' },
    fare: { name: 'billetter', description: 'Færge og tog, eller fly, for holdet tur/retur i kr.' },
    onwardKm: { name: 'videreKm', description: 'Videre kørsel tur/retur i km (kun vest)' },
    tolls: { name: 'afgifter', description: 'Bro- og færgeafgift på den videre rejse i kr. (kun vest)' },
    hindered: {
      name: 'forhindret',
      description: 'SAND, hvis vejr- eller tidsforhold forhindrer rejse via Ystad',
    },
  },
};

export const overnightTextDa: FunctionText<'days' | 'transportRefund' | 'homeKm' | 'playerKm' | 'cupRound'> =
  {
    description: 'Antal personer, der kan få godtgørelse for overnatning, §§ 304D, 331E2',
    example: '=DBF.OVERNIGHT(2;0;70;A2:F2)',
    parameters: {
      days: { name: 'dage', description: 'Antal dage, arrangementet varer' },
      transportRefund: { name: 'transportgodtgørelse', description: 'Holdets transportgodtgørelse i kr.' },
      homeKm: { name: 'hjembyKm', description: 'Afstand fra hjembyen til spillestedet i km, én vej' },
      playerKm: {
        name: 'spillerKm',
        description: 'Hver spillers afstand til spillestedet i km, én række pr. hold',
      },
      cupRound: {
        name: 'pokalomgang',
        description: 'Pokalturneringens omgang, som »Semifinale« eller »1/8-finale«; tom i andre turneringer',
      },
    },
  };
