/** § 361A3: players who are banned by their federation. */
import { dated, text, type TableKind } from './kind';

export type BanField = 'player' | 'number' | 'otherNumber' | 'bannedFrom' | 'bannedTo';

export const BANS: TableKind<BanField> = {
  kind: 'bans',
  fields: {
    player: text('spiller', 'spillernavn', 'navn', 'player', 'name'),
    number: text('dbfnr', 'dbfnummer', 'dbfno', 'dbfnumber'),
    otherNumber: text('medlemsnr', 'medlnr', 'medlemsnummer', 'memberno', 'membernumber'),
    bannedFrom: dated('karantænefra', 'karantænestart', 'bannedfrom', 'suspendedfrom'),
    bannedTo: dated('karantænetil', 'karantæneslut', 'karantæneudløber', 'bannedto', 'banneduntil'),
  },
  key: ['player', 'number', 'otherNumber'],
  // Footballers and whole families have been in quarantine too.
  fits: (has, { event, about }) => {
    if (!has('player') || !(has('bannedFrom') || has('bannedTo'))) return 0;
    return has('number') || event !== null || /bridge|\bdbf\b|festival/u.test(about) ? 2 : 0;
  },
};
