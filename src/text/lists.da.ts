import type { ListMessages } from '../rules/lists';
import type { Phrases } from './phrases';

export const listsDa: Phrases<ListMessages> = {
  listsDiffer: ({ first, firstRows, rows }, f) =>
    `Listen hører sammen med ${f.argument(first)} række for række, men den har ${rows} ${rows === 1 ? 'række' : 'rækker'} og ${f.argument(first)} ${firstRows}.`,
};
