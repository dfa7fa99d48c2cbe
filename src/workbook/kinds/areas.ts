/** § 324: members and places West and East of Storebælt. */
import { number, text, type TableKind } from './kind';

export type AreasField = 'district' | 'area' | 'members' | 'places';

export const AREAS: TableKind<AreasField> = {
  kind: 'areas',
  fields: {
    district: text('distrikt', 'district'),
    area: text('område', 'landsdel', 'side', 'area'),
    members: number('medlemmer', 'medlemstal', 'antalmedlemmer', 'members'),
    places: number('pladseri3division', 'pladser', 'pladser3division', 'places', 'placesin3rddivision'),
  },
  key: ['area'],
  carried: ['area'],
  fits: (has, { about }) => {
    if (!has('area', 'members')) return 0;
    if (has('places') || has('district')) return 2;
    return /storebælt|3\. ?division|§ ?324/u.test(about) ? 2 : 0;
  },
};
