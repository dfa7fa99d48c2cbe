/**
 * What a rule answers: a value with the steps that led to it, or the reason why there is none.
 *
 * Each rules file declares its messages as an interface from message key to the values the sentence needs;
 * `src/text` must hold a Danish and an English phrase for every key, or the program does not compile.
 */

/** One message of the catalogue `M`: its key and the values that its sentence shows. */
export type MessageOf<M> = { [K in keyof M]: { readonly key: K; readonly values: M[K] } }[keyof M];

/** One step of a calculation, as it was taken. */
export interface Step<M> {
  /** Most specific clause, written as in the rulebook without the sign: `351C2`. */
  readonly clause: string;
  /** Number of the reading (docs/readings.md) that the step rests on. */
  readonly reading?: number;
  readonly message: MessageOf<M>;
}

/** Why a rule gives no value. */
export interface Problem<M> {
  /** `invalid`: the input breaks the rule's own terms. `pending`: a lot or a person's decision is missing. */
  readonly kind: 'invalid' | 'pending';
  readonly clause: string;
  readonly reading?: number;
  /** The input that has to be changed, by the key of the function's parameter, where it is one. */
  readonly argument?: string;
  /** Zero-based place in the list concerned, where there is one. */
  readonly row?: number;
  readonly message: MessageOf<M>;
}

export type Ruling<T, M> =
  | { readonly ok: true; readonly value: T; readonly steps: readonly Step<M>[] }
  | { readonly ok: false; readonly problem: Problem<M>; readonly steps: readonly Step<M>[] };

/**
 * A ruling with a value. Steps that take work to tell may be given as a function of what was calculated: they are then
 * told when somebody asks, for a sheet full of formulas seldom does.
 */
export const decided = <T, M>(
  value: T,
  steps: readonly Step<M>[] | (() => readonly Step<M>[]),
): Ruling<T, M> =>
  typeof steps !== 'function' ? { ok: true, value, steps } : new ToldWhenAsked(value, steps);

/** A class for its getter alone: one on an object of its own costs an engine more than the calculation does. */
class ToldWhenAsked<T, M> {
  readonly ok = true;
  constructor(
    readonly value: T,
    private readonly tell: () => readonly Step<M>[],
  ) {}
  get steps(): readonly Step<M>[] {
    return this.tell();
  }
}

export const refused = <M>(problem: Problem<M>, steps: readonly Step<M>[] = []): Ruling<never, M> => ({
  ok: false,
  problem,
  steps,
});

/** The same ruling as one of a wider catalogue, where a caller adds messages of its own. */
export const within = <T, M, N extends M>(ruling: Ruling<T, M>): Ruling<T, N> =>
  ruling as unknown as Ruling<T, N>;
