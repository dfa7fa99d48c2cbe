import type { Pyramid, Source } from './next-season-tables';

/** The names that organisers write for the tables of §§ 322-325. */

const DIVISION =
  /^([123])\.?\s*(dame(?:r(?:nes)?)?\s*)?(?:division|div\.?)?,?\s*(\(?dame[rs]?\)?|\(dame(?:r|rnes)?\))?\s*(øst|vest)?$/u;

const QUALIFIERS: Readonly<Record<string, Source>> = {
  'kreds iv': 'K4',
  'kreds 4': 'K4',
  'kreds ii': 'K2',
  'kreds 2': 'K2',
  øst: 'E',
  kvalifikation: 'Q',
};

/** What a name stands for; `women` where the name itself says so. */
export interface NamedTable {
  readonly source: Source;
  readonly women: boolean;
}

/** Reads the name of a division or a qualifier, given in small letters; undefined where it is none. */
export function tableNamed(name: string): NamedTable | undefined {
  const qualifier = QUALIFIERS[name];
  if (qualifier) return { source: qualifier, women: qualifier === 'Q' };
  const [found, level, before, after, side] = DIVISION.exec(name) ?? [];
  if (found === undefined || level === undefined) return undefined;
  const women = before !== undefined || after !== undefined;
  if ((level === '3') !== (side !== undefined) || (women && level === '3')) return undefined;
  const source: Source = level === '3' ? (side === 'øst' ? '3E' : '3W') : level === '1' ? '1' : '2';
  return { source, women };
}

/** The names to write, for a message that says what was expected. */
export const TABLE_NAMES: Readonly<
  Record<Pyramid, Readonly<Record<'divisions' | 'qualifiers', readonly string[]>>>
> = {
  open: {
    divisions: ['1. division', '2. division', '3. division Øst', '3. division Vest'],
    qualifiers: ['Kreds IV', 'Kreds II', 'Øst'],
  },
  women: { divisions: ['1. division', '2. division'], qualifiers: ['Kvalifikation'] },
};
