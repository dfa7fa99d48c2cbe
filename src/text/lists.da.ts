import type { ListMessages } from '../rules/lists';
import type { Phrases } from './phrases';

export const listsDa: Phrases<ListMessages> = {
  listsDiffer: ({ first, second }) =>
    `Listerne hører sammen række for række, men den ene har ${first} rækker og den anden ${second}.`,
};
