/** § 342A: the clubs of the national final, and last season's champions. */
import { amount, number, text, type TableKind } from './kind';

export type ClubFinalistField = 'team' | 'club' | 'district' | 'placeInDistrict' | 'members' | 'fee' | 'paid';

export const CLUB_FINALISTS: TableKind<ClubFinalistField> = {
  kind: 'club-finalists',
  fields: {
    team: text('hold', 'holdnavn', 'team'),
    club: text('klub', 'klubnavn', 'club'),
    district: text('distrikt', 'district'),
    placeInDistrict: number(
      'placeringidistriktet',
      'placeringidistriktsmesterskabet',
      'placering',
      'plads',
      'placing',
      'placingindistrict',
    ),
    members: amount(
      'medlemmer',
      'distriktetsmedlemmer',
      'medlemmeridistriktet',
      'antalmedlemmer',
      'medlemstal',
      'members',
    ),
    fee: amount(
      'indskud',
      'turneringsindskud',
      'indskudkr',
      'gebyr',
      'startgeld',
      'opkrævet',
      'atbetale',
      'tilbetaling',
      'fee',
      'entryfee',
    ),
    paid: text('betalt', 'indbetalt', 'indskudbetalt', 'gebyrbetalt', 'paid'),
  },
  key: ['team', 'club'],
  fits: (has, { event, about }) => {
    if (event !== 'clubs' || !(has('team') || has('club')) || !has('district')) return 0;
    if (has('placeInDistrict')) return 2;
    return (has('fee') || has('paid')) && /dm for klubber|bridge|dbf/u.test(about) ? 2 : 0;
  },
};

export type ClubChampionField = 'season' | 'club' | 'team' | 'district';

export const CLUB_CHAMPIONS: TableKind<ClubChampionField> = {
  kind: 'club-champions',
  fields: {
    season: text('sæson', 'år', 'season', 'year'),
    club: text('klub', 'klubnavn', 'club'),
    team: text('hold', 'holdnavn', 'danmarksmestre', 'danmarksmester', 'vinder', 'team'),
    district: text('distrikt', 'district'),
  },
  key: ['season', 'district'],
  fits: (has, { event, about }) =>
    has('season', 'district') &&
    (has('club') || has('team')) &&
    (event === 'clubs' || /mestre|mesterskab|champions/u.test(about))
      ? 2
      : 0,
};
