/** § 304: what each team is refunded. */
import { number, text, type TableKind } from './kind';

export type TravelField =
  'team' | 'homeTown' | 'km' | 'abroad' | 'rate' | 'tolls' | 'days' | 'persons' | 'refund';

export const TRAVEL: TableKind<TravelField> = {
  kind: 'travel',
  fields: {
    team: text('hold', 'holdnavn', 'team'),
    homeTown: text('hjemby', 'holdetshjemby', 'hometown'),
    km: number('km', 'kilometer', 'kmialt', 'antalkm', 'kmtotal', 'kmturretur'),
    abroad: number('herafkmiudlandet', 'kmiudlandet', 'herafudland', 'kmudland', 'kmabroad'),
    rate: number('sats', 'kmsats', 'satsprkm', 'rate', 'kilometersats', 'krprkm'),
    tolls: number('brofærge', 'brooogfærge', 'bro', 'broogfærge', 'færgebro', 'broafgift', 'tolls'),
    days: number('dage', 'antaldage', 'days'),
    persons: number('personer', 'overnatning', 'antalpersoner', 'persons'),
    refund: number('refusion', 'refunderes', 'rejserefusion', 'transportrefusion', 'refund'),
  },
  key: ['team', 'refund'],
  // Kilometres and a rate beside teams: nobody else's mileage account has teams.
  fits: (has) => (has('team', 'km') && (has('rate') || has('refund')) ? 2 : 0),
};
