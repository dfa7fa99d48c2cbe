import type { Format } from './format';
import type { MessageOf } from '../rules/ruling';

/** A sentence for every message of the catalogue `M`: a missing or surplus one does not compile. */
export type Phrases<M> = { readonly [K in keyof M]: (values: M[K], format: Format) => string };

/** The sentence of a message. */
export function phrase<M>(phrases: Phrases<M>, message: MessageOf<M>, format: Format): string {
  const write = phrases[message.key] as (values: unknown, format: Format) => string;
  return write(message.values, format);
}
