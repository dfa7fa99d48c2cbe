/** § 304: what each team is refunded. */
import { amount, date, number, text, yes, type TableKind } from './kind';

export type TravelField =
  | 'team'
  | 'round'
  | 'homeTown'
  | 'destination'
  | 'km'
  | 'abroad'
  | 'rate'
  | 'tolls'
  | 'fare'
  | 'onwardKm'
  | 'hindered'
  | 'cars'
  | 'days'
  | 'homeKm'
  | 'farPlayers'
  | 'persons'
  | 'refund'
  | 'claimed';

export const TRAVEL: TableKind<TravelField> = {
  kind: 'travel',
  fields: {
    team: text('hold', 'holdnavn', 'team', 'par', 'pair'),
    round: text('omgang', 'runde', 'fase', 'kamp', 'round', 'phase'),
    homeTown: text('hjemby', 'holdetshjemby', 'hjemsted', 'hometown'),
    destination: text('rejsemål', 'spillested', 'destination', 'spilleby', 'venue'),
    km: number('km', 'kilometer', 'kmialt', 'antalkm', 'kmtotal', 'kmturretur', 'kørtekm', 'kmtr'),
    abroad: number(
      'herafkmiudlandet',
      'kmiudlandet',
      'herafudland',
      'herafiudlandet',
      'herafudlandet',
      'kmudland',
      'udlandkm',
      'kmabroad',
    ),
    rate: number(
      'sats',
      'kmsats',
      'satsprkm',
      'rate',
      'kilometersats',
      'krprkm',
      'satskrkm',
      'satskrprkm',
      'kmsatskr',
      'ratekm',
    ),
    tolls: amount(
      'brofærge',
      'brooogfærge',
      'bro',
      'broogfærge',
      'færgebro',
      'broafgift',
      'afgifter',
      'broafgifter',
      'færgeogbro',
      'tolls',
      'bridgeferry',
    ),
    fare: amount('billetter', 'billet', 'flybilletter', 'færgeogtog', 'togfærge', 'tickets', 'fare'),
    onwardKm: number('kmvidere', 'viderekm', 'onwardkm'),
    hindered: yes('hindret', 'vejrellertid', 'forhindret', 'hindered'),
    cars: number('biler', 'antalbiler', 'cars'),
    days: number('dage', 'antaldage', 'varighed', 'days'),
    homeKm: number('hjembykm', 'afstandhjemby', 'kmenvej', 'kménvej', 'homekm'),
    farPlayers: number('spillereover65km', 'antalover65km', 'over65km', 'playersover65km'),
    persons: number('personer', 'overnatning', 'antalpersoner', 'overnatninger', 'overnattende', 'persons'),
    refund: amount(
      'refusion',
      'refunderes',
      'rejserefusion',
      'transportrefusion',
      'transport',
      'transportgodtgørelse',
      'godtgørelse',
      'kørselsgodtgørelse',
      'refusionkr',
      'refusionialt',
      'rejserefusionialt',
      'tiludbetaling',
      'beløbtiludbetaling',
      'udbetaltbeløb',
      'refusionsbeløb',
      'beregnetrefusion',
      'udbetales',
      'atudbetale',
      'ialtatudbetale',
      'ialttiludbetaling',
      'refund',
    ),
    claimed: date(
      'søgt',
      'søgtden',
      'refusionsøgt',
      'anmodet',
      'anmodetden',
      'kravmodtaget',
      'refusionskrav',
      'indsendt',
      'modtaget',
      'claimed',
      'claimedon',
    ),
  },
  key: ['team', 'refund'],
  carried: ['round'],
  bars: { of: 'team', value: 'refund' },
  // Kilometres and a rate beside teams: nobody else's mileage account has teams.
  fits: (has, { event, about }) => {
    if (!has('team')) return 0;
    // Nights alone, without what the journey costs.
    if (event !== null && has('persons', 'days') && /overnat|rejse|hotel/u.test(about)) return 2;
    if (has('km') && (has('rate') || has('refund'))) return 2;
    // Persons and transport alone are any trip's.
    return has('refund') && (has('fare') || has('tolls') || has('persons', 'homeKm')) ? 2 : 0;
  },
};
