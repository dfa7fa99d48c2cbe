import { FIGURES } from './figures';
import { nextDivision, type NextDivisionMessages, type NextPlace } from './next-division';
import type { Pyramid, Source } from './next-season-tables';
import { decided, refused, within, type Ruling, type Step } from './ruling';

/** § 328: whether teams that are equal in the final table, also after § 221, have to play a deciding match. */

export interface EqualTeams {
  readonly pyramid: Pyramid;
  readonly source: Source;
  /** The better of the places that they share. */
  readonly place: number;
  /** How many are equal, at least 2. */
  readonly teams: number;
  /** Teams in the women's qualifier, on which § 325C2 hangs. */
  readonly qualifierTeams?: number;
}

/** What hangs on a border between two places. */
interface Border {
  readonly source: Source;
  /** The last place on the better side. */
  readonly place: number;
}

export interface DecidingMessages extends NextDivisionMessages {
  readonly notADivision: { readonly source: Source };
  readonly borderPlayoff: Border;
  readonly borderDivision: Border & { readonly above: NextPlace; readonly below: NextPlace };
  readonly noBorder: { readonly source: Source; readonly first: number; readonly last: number };
  /** The book does not say who gets medals. */
  readonly medalsNotGiven: { readonly source: Source; readonly first: number; readonly last: number };
  readonly needed: { readonly boards: number; readonly halves: number };
  readonly moreThanTwo: { readonly teams: number };
}

/** The last place that may bring a medal; between places further down none can be at stake. */
const LAST_MEDAL = 3;

/**
 * Whether the places shared are worth a deciding match: where a border of play-off, promotion, relegation or
 * qualification lies between them (reading 31). It is asked for as if nobody is given up: vacancies move the borders.
 * Waits where more than two are equal, and where medals may be at stake, of which the book does not say who gets them.
 */
export function decidingMatch(equal: EqualTeams): Ruling<boolean, DecidingMessages> {
  const { pyramid, source, place: first, teams, qualifierTeams } = equal;
  const last = first + teams - 1;
  if (source === 'K4' || source === 'K2' || source === 'E')
    return refused({
      kind: 'invalid',
      clause: '324A1',
      argument: 'division',
      message: { key: 'notADivision', values: { source } },
    });
  const worth: NextPlace[] = [];
  // The far end first: a place that does not exist is refused before a long walk towards it.
  for (const place of [
    last,
    ...Array.from({ length: Math.min(teams - 1, 100) }, (_, index) => first + index),
  ]) {
    const next = nextDivision(pyramid, source, place, qualifierTeams);
    if (!next.ok)
      return within<NextPlace, NextDivisionMessages, DecidingMessages>(next) as Ruling<
        never,
        DecidingMessages
      >;
    worth.push(next.value);
  }
  const [end, ...before] = worth;
  const places = end === undefined ? before : [...before, end];
  const steps: Step<DecidingMessages>[] = [];
  for (const [index, below] of places.entries()) {
    const above = places[index - 1];
    const place = first + index - 1;
    if (above !== undefined && above !== below)
      steps.push({
        clause: '328A',
        reading: 31,
        message: { key: 'borderDivision', values: { source, place, above, below } },
      });
  }
  const playoff = FIGURES.playoffTeams.value;
  if (pyramid === 'open' && source === '1' && first <= playoff && last > playoff)
    steps.push({ clause: '323A1', message: { key: 'borderPlayoff', values: { source, place: playoff } } });
  return steps.length > 0 ? atStake(teams, steps) : notAtStake(equal, last);
}

function atStake(teams: number, steps: readonly Step<DecidingMessages>[]): Ruling<boolean, DecidingMessages> {
  if (teams > 2)
    return refused(
      { kind: 'pending', clause: '328A', reading: 31, message: { key: 'moreThanTwo', values: { teams } } },
      steps,
    );
  const values = { boards: FIGURES.decidingBoards.value, halves: FIGURES.decidingHalves.value };
  return decided<boolean, DecidingMessages>(true, [
    ...steps,
    { clause: '328A1', message: { key: 'needed', values } },
  ]);
}

function notAtStake(
  { pyramid, source, place: first }: EqualTeams,
  last: number,
): Ruling<boolean, DecidingMessages> {
  const values = { source, first, last };
  // In the Divisionsturnering the play-off settles the top of the 1st division.
  if (pyramid === 'women' && source === '1' && first <= LAST_MEDAL)
    return refused({
      kind: 'pending',
      clause: '328A',
      reading: 31,
      message: { key: 'medalsNotGiven', values },
    });
  return decided<boolean, DecidingMessages>(false, [
    { clause: '328A', reading: 31, message: { key: 'noBorder', values } },
  ]);
}
