import type { ListMessages } from '../rules/lists';
import type { Phrases } from './phrases';

export const listsEn: Phrases<ListMessages> = {
  listsDiffer: ({ first, firstRows, rows }, f) =>
    `The list belongs to ${f.argument(first)} row by row, but it has ${rows} ${rows === 1 ? 'row' : 'rows'} and ${f.argument(first)} has ${firstRows}.`,
};
