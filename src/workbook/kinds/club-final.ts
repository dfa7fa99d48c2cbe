/** § 342A: the clubs of the national final, and last season's champions. */
import { number, text, type TableKind } from './kind';

export type ClubFinalistField = 'team' | 'club' | 'district' | 'placeInDistrict';

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
  },
  key: ['team', 'club'],
  fits: (has, { event }) =>
    event === 'clubs' && (has('team') || has('club')) && has('district', 'placeInDistrict') ? 2 : 0,
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
