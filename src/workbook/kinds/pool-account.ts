/** § 321B: the travel pool of an event, a season a row. */
import { amount, number, text, type TableKind } from './kind';

export type PoolField =
  'event' | 'season' | 'carriedIn' | 'teams' | 'contribution' | 'contributions' | 'paidOut' | 'carriedOut';

export const POOL_ACCOUNT: TableKind<PoolField> = {
  kind: 'pool-account',
  fields: {
    event: text('turnering', 'pulje', 'række', 'division', 'event', 'tournament', 'pool'),
    season: text('sæson', 'season'),
    carriedIn: amount(
      'overførtfraforrigesæson',
      'overførtfrasidstesæson',
      'overførtfraforrige',
      'fraforrigesæson',
      'frasidstesæson',
      'overført',
      'primo',
      'saldoprimo',
      'carriedfromlastseason',
      'broughtforward',
    ),
    teams: number('antalhold', 'hold', 'teams', 'numberofteams'),
    contribution: amount('bidragprhold', 'puljebidragprhold', 'bidrag', 'contributionperteam'),
    contributions: amount(
      'bidragialt',
      'puljebidragialt',
      'bidragtotal',
      'indbetaltebidrag',
      'contributions',
    ),
    paidOut: amount(
      'udbetaltrefusion',
      'udbetalt',
      'udbetalinger',
      'refusionialt',
      'udbetaltialt',
      'refunded',
      'paidout',
    ),
    carriedOut: amount(
      'overførestilnæstesæson',
      'overførestilnæste',
      'overførttilnæstesæson',
      'overførttilnæste',
      'tilnæstesæson',
      'overføres',
      'ultimo',
      'saldoultimo',
      'carriedtonextseason',
      'carriedforward',
    ),
  },
  key: ['carriedIn', 'contributions', 'contribution', 'paidOut', 'carriedOut'],
  carried: ['event'],
  // What is carried beside contributions of teams: other accounts have members, not teams.
  fits: (has, { about }) => {
    const account = has('carriedIn') || has('carriedOut');
    if (!account || !(has('contribution') || has('contributions'))) return 0;
    if (has('teams', 'contribution')) return 2;
    return has('paidOut') && /rejsepulje|rejserefusion|bridge|dbf|division/u.test(about) ? 2 : 0;
  },
};
