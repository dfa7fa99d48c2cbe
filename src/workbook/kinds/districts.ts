/** §§ 351C, 352A3: the places of the districts, their members and the days of their qualifiers. */
import { isPairs } from '../events';
import { amount, date, number, text, type TableKind } from './kind';

export type DistrictField =
  | 'district'
  | 'members'
  | 'preselectedPairs'
  | 'lot'
  | 'placingSeats'
  | 'memberSeats'
  | 'fixedSeats'
  | 'finalSeats'
  | 'seats'
  | 'qualifierStart'
  | 'districtFinal';

export const DISTRICTS: TableKind<DistrictField> = {
  kind: 'districts',
  fields: {
    district: text('distrikt', 'distrikter', 'distriktsnavn', 'district'),
    members: amount(
      'medlemmer',
      'medlemstal',
      'antalmedlemmer',
      'medlemmeridistriktet',
      'members',
      'membership',
    ),
    preselectedPairs: number(
      'forhåndsudtagne',
      'forhåndsudtagnepar',
      'antalforhåndsudtagne',
      'preselected',
      'preselectedpairs',
    ),
    lot: number('lod', 'lodtrækning', 'lot'),
    placingSeats: number('forlodspladser', 'forlods', 'placeringspladser', 'placingplaces'),
    memberSeats: number(
      'størrelsespladser',
      'størrelsesafhængigepladser',
      'medlemspladser',
      'medlemstalspladser',
      'membershipplaces',
    ),
    fixedSeats: number('fastepladser', 'grundpladser', 'fixedplaces'),
    finalSeats: number(
      'frasidsteårsfinale',
      'pladserfrasidsteårsfinale',
      'sidsteårsfinale',
      'fraforrigefinale',
      'fraforegåendeårsfinale',
      'fromlastfinal',
    ),
    seats: number('pladser', 'antalpladser', 'pladserialt', 'finalepladser', 'dmpladser', 'seats', 'places'),
    qualifierStart: date(
      'kvalifikationstarter',
      'kvalifikationenstarter',
      'kvalifikationsstart',
      'startpåkvalifikation',
      'qualifierstarts',
    ),
    districtFinal: date('distriktsfinale', 'distriktsfinalen', 'datofordistriktsfinale', 'districtfinal'),
  },
  key: ['district'],
  bars: { of: 'district', value: 'seats' },
  // Others have districts with members too: what is ours are the places, and the days of the qualifiers.
  fits: (has, { event, about }) => {
    if (!has('district')) return 0;
    if (has('placingSeats') || has('memberSeats') || has('finalSeats')) return 2;
    if (has('qualifierStart') || has('districtFinal')) return 2;
    if (has('members', 'seats') && (has('preselectedPairs') || isPairs(event))) return 2;
    if (!has('seats') && !has('members')) return 0;
    return isPairs(event) ? 2 : /bridge|\bdbf\b/u.test(about) ? 1 : 0;
  },
};
