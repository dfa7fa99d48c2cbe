import type { ListMessages } from '../rules/lists';
import type { Phrases } from './phrases';

export const listsEn: Phrases<ListMessages> = {
  listsDiffer: ({ first, second }) =>
    `The lists belong together row by row, but one has ${first} rows and the other ${second}.`,
};
