/** §§ 351F-H, 365B: how many rounds and boards are played. */
import { isPairs } from '../events';
import { number, text, type TableKind } from './kind';

export type ProgrammeField = 'event' | 'phase' | 'rounds' | 'boardsPerRound' | 'boards';

export const PROGRAMME: TableKind<ProgrammeField> = {
  kind: 'programme',
  fields: {
    event: text('turnering', 'event', 'tournament'),
    phase: text('fase', 'stævne', 'phase', 'stage'),
    rounds: number('runder', 'antalrunder', 'kampe', 'antalkampe', 'rounds'),
    boardsPerRound: number('spilprrunde', 'spilrunde', 'spilprkamp', 'boardsperround', 'boardspermatch'),
    boards: number('spil', 'spilialt', 'antalspil', 'boards'),
  },
  key: ['event', 'phase'],
  carried: ['event'],
  fits: (has, { event }) => {
    if (!has('event') && !(has('phase') && isPairs(event))) return 0;
    return has('boardsPerRound') || (has('rounds', 'boards') && has('phase')) ? 2 : 0;
  },
};
