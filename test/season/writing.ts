import type { Cell, Person } from './draft';
import type { Random } from './random';
import type { CellValue } from '../../src/workbook/snapshot';

/** How one column is written, the same from top to bottom as a rule. */
export interface Hand {
  readonly numbers: 'number' | 'text' | 'mixed';
  readonly dates: 'serial' | 'dashes' | 'slashes' | 'dots' | 'iso';
  readonly members: 'number' | 'text' | 'zeros' | 'spaces';
  readonly names: 'first' | 'last';
  readonly pairs: ' - ' | ' / ' | ' – ' | ' & ';
  readonly ticks: 'ja' | 'JA' | 'x' | 'boolean';
}

export const tidy: Hand = {
  numbers: 'number',
  dates: 'serial',
  members: 'number',
  names: 'first',
  pairs: ' - ',
  ticks: 'ja',
};

export const handOf = (random: Random): Hand => ({
  numbers: random.pick(['number', 'number', 'number', 'text', 'mixed'] as const),
  dates: random.pick(['serial', 'serial', 'dashes', 'slashes', 'dots', 'iso'] as const),
  members: random.pick(['number', 'number', 'text', 'zeros', 'spaces'] as const),
  names: random.pick(['first', 'first', 'last'] as const),
  pairs: random.pick([' - ', ' / ', ' – ', ' & '] as const),
  ticks: random.pick(['ja', 'JA', 'x', 'boolean'] as const),
});

const two = (value: number): string => String(value).padStart(2, '0');

/** Danish: 1.234,5; thousands only where a comma follows, else a reader could not tell. */
function danish(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value)).split('.');
  const sign = value < 0 ? '-' : '';
  if (decimals === undefined) return sign + whole;
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${decimals}`;
}

function dateText(serial: number, minutes: number | undefined, style: Hand['dates']): CellValue {
  if (style === 'serial') return minutes === undefined ? serial : serial + minutes / 1440;
  const date = new Date((serial - 25_569) * 86_400_000);
  const [y, m, d] = [String(date.getUTCFullYear()), two(date.getUTCMonth() + 1), two(date.getUTCDate())];
  const text = {
    dashes: `${d}-${m}-${y}`,
    slashes: `${d}/${m}/${y}`,
    dots: `${d}.${m}.${y}`,
    iso: `${y}-${m}-${d}`,
  }[style];
  return minutes === undefined ? text : `${text} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

const nameText = ({ first, last }: Person, hand: Hand): string =>
  hand.names === 'first' ? `${first} ${last}` : `${last}, ${first}`;

function tickText(yes: boolean, style: Hand['ticks'], no: string): CellValue {
  if (style === 'boolean') return yes;
  if (!yes) return style === 'x' ? '' : no;
  return style;
}

/** A cell in this hand. */
export function written(cell: Cell, hand: Hand, random: Random): CellValue {
  if (typeof cell === 'number') {
    // A third of something is a formula's result, not typed text.
    if (!Number.isInteger(cell * 100)) return cell;
    const text = hand.numbers === 'text' || (hand.numbers === 'mixed' && random.chance(0.3));
    if (!text) return cell;
    return random.chance(0.2) ? ` ${danish(cell)} ` : danish(cell);
  }
  if (typeof cell === 'string') return cell !== '' && random.chance(0.03) ? `${cell} ` : cell;
  if (cell.kind === 'date') return dateText(cell.serial, cell.minutes, hand.dates);
  if (cell.kind === 'time') {
    const { minutes } = cell;
    if (hand.dates === 'serial') return minutes / 1440;
    return `${two(Math.floor(minutes / 60))}${hand.dates === 'dots' ? '.' : ':'}${two(minutes % 60)}`;
  }
  if (cell.kind === 'tick') return tickText(cell.yes, hand.ticks, 'nej');
  if (cell.kind === 'named') {
    // Two names with a comma each would be hard to read even for people: pairs go first name first.
    const by = cell.people.length > 1 ? { ...hand, names: 'first' as const } : hand;
    return cell.people.map((person) => nameText(person, by)).join(hand.pairs);
  }
  const digits = String(cell.number);
  if (hand.members === 'number') return cell.number;
  if (hand.members === 'text') return digits;
  if (hand.members === 'zeros') return digits.padStart(6, '0');
  return `${digits.slice(0, -3)} ${digits.slice(-3)}`;
}

/** A heading as somebody else would type it. */
export function headingOf(names: readonly string[], random: Random): string {
  let text = random.pick(names);
  const roll = random.next();
  if (roll < 0.12) text = text.toUpperCase();
  else if (roll < 0.2) text = text.toLowerCase();
  if (random.chance(0.06)) text = `${text} `;
  if (random.chance(0.05)) text = text.replace(' ', '  ');
  if (random.chance(0.05) && text.endsWith('.')) text = text.slice(0, -1);
  return text;
}
