/** §§ 322A2, 325A2: everybody's results against everybody. It has no words in its headings: `cross-tables.ts` finds it. */
import { number, score, text, type TableKind } from './kind';

export type CrossField = 'team' | 'opponent' | 'result' | 'total';

export const CROSS: TableKind<CrossField> = {
  kind: 'cross',
  fields: { team: text(), opponent: text(), result: score(), total: number() },
  key: ['team'],
  fits: () => 0,
};
