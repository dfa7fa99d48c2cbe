/** § 324: members and places West and East of Storebælt. */
import { amount, number, text, type TableKind } from './kind';

export type AreasField = 'district' | 'area' | 'members' | 'places' | 'seats';

export const AREAS: TableKind<AreasField> = {
  kind: 'areas',
  fields: {
    district: text('distrikt', 'district'),
    area: text('område', 'landsdel', 'side', 'area'),
    members: amount('medlemmer', 'medlemstal', 'antalmedlemmer', 'members'),
    places: number('pladseri3division', 'pladser3division', 'placesin3rddivision'),
    seats: number('pladser', 'places'),
  },
  key: ['area'],
  carried: ['area'],
  fits: (has, { about }) => {
    if (!has('area', 'members')) return 0;
    // Areas with members are also a party's or a union's.
    if (has('places')) return 2;
    return /storebælt|3\. ?division|§ ?324|bridge|dbf/u.test(about) ? 2 : 0;
  },
};
