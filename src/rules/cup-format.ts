/** § 332A2: boards and rounds of a cup match. */
import { untilQuarterFinals, type CupRound } from './cup-rounds';
import { FIGURES } from './figures';
import { formatOf, type FormatItem } from './formats';

export interface CupFormat {
  readonly boards: number;
  readonly rounds: number;
  readonly perRound: number;
  readonly clause: string;
  /** § 332A2c: the captains may agree on other numbers. */
  readonly byAgreement: boolean;
}

function format(event: string, clause: string, byAgreement: boolean): CupFormat {
  const figure = (item: FormatItem): number => {
    const ruling = formatOf(event, item);
    return ruling.ok ? Number(ruling.value) : NaN;
  };
  return {
    boards: figure('spil'),
    rounds: figure('runder'),
    perRound: figure('spil pr. runde'),
    clause,
    byAgreement,
  };
}

const EARLY = format('Pokalturneringen', '332A2a', true);
const LATE = format('Pokalturneringen fra og med kvartfinalen', '332A2b', true);

/**
 * The formats that a round may have: one, or both where its number does not tell whether it is early or late.
 * @param matches that the round is known to have, for a numbered round
 */
export function cupFormats(round: CupRound | null, matches: number): readonly CupFormat[] {
  if (round?.matches != null)
    return [round.matches >= 8 ? EARLY : { ...LATE, byAgreement: untilQuarterFinals(round) }];
  // More matches than a quarter-final has, or the very first round: up to and including the eighth-finals.
  return round && (round.order === 1 || matches > 4) ? [EARLY] : [EARLY, LATE];
}

/** § 332A3: whether `boards` is the format's number with extra boards, 4 at a time. */
export const extended = (boards: number, { boards: normal }: CupFormat): boolean =>
  boards > normal && (boards - normal) % FIGURES.cupExtraBoards.value === 0;
