/** §§ 322B-D, 325B-C, 326: the teams of next season's divisions. */
import { text, type TableKind } from './kind';

export type LineUpField = 'division' | 'team' | 'reason';

const SEASON = /(?<!\d)(?:20)?\d\d ?[/–-] ?(?:20)?\d\d(?!\d)/u;

export const LINE_UP: TableKind<LineUpField> = {
  kind: 'line-up',
  fields: {
    division: text('division', 'række', 'div', 'nydivision', 'næstesæson', 'divisionnæstesæson'),
    team: text('hold', 'holdnavn', 'team', 'teamname'),
    reason: text('begrundelse', 'grund', 'ret', 'spilleret', 'grundlag', 'reason', 'entitlement'),
  },
  key: ['team'],
  carried: ['division'],
  eventFrom: 'division',
  fits: (has, { event, about }) => {
    if (!has('team')) return 0;
    const next = /næste sæson|kommende sæson|ny sæson|next season|deltagere|berettige/u.test(about);
    if (has('reason')) return event === 'division' || event === 'women' || next ? 2 : has('division') ? 1 : 0;
    if (!has('division') || (event !== 'division' && event !== 'women')) return 0;
    // Teams by division under the tournament's name and a season are that season's.
    const named = /divisionsturnering|damedivision/u.test(about) && SEASON.test(about);
    return next ? 2 : named ? 1 : 0;
  },
};
