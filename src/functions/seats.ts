import { exactly, toNumber } from '../rules/fraction';
import { quotaOf, remainderOf, type Whole } from '../rules/apportionment';
import { decided, refused, type Problem } from '../rules/ruling';
import { finalSeats } from '../rules/final-seats';
import { quotaSeats } from '../rules/quota-seats';
import { seats, type Seats } from '../rules/seats';
import { districtTwice, findDistricts, type SeatsMessages, type SeatsRuling } from '../rules/seats-basis';
import { fold } from '../workbook/folding';
import { seatsDa } from '../text/seats.da';
import { seatsEn } from '../text/seats.en';
import { quotaText, seatsFinalText, seatsTableText, seatsText } from '../text/seats-functions';
import { define, type Scalar } from './define';
import { list, number, optional, single, sparse, text, whole, type Reader } from './parameters';

type Cell = Scalar | Problem<SeatsMessages>;

const phrases = { da: seatsDa, en: seatsEn };
/** The order drawn, 1 first. Some versions of Excel hand a blank cell over as 0: nothing is drawn there. */
const drawn: Reader<number | null> = (cell) => (cell === 0 ? null : whole({ min: 1 })(cell));
const order = () => optional(sparse(drawn));

const parameters = {
  districts: sparse(text),
  members: sparse(whole({ min: 0 })),
  finalA: list(text),
  finalB: optional(list(text)),
  preselected: optional(sparse(whole({ min: 0 }))),
  lots: order(),
};

interface Arguments {
  readonly districts: readonly (string | null)[];
  readonly members: readonly (number | null)[];
  readonly finalA: readonly string[];
  readonly finalB?: readonly string[] | undefined;
  readonly preselected?: readonly (number | null)[] | undefined;
  readonly lots?: readonly (number | null)[] | undefined;
}

/** The answer with the rows of the sheet: for each row the place of its district, null where the row is blank. */
interface Placed {
  readonly rows: readonly (number | null)[];
  readonly names: readonly string[];
  readonly members: readonly number[];
  readonly lots: readonly (number | null)[];
  readonly seats: Seats;
}

const problem = (
  clause: string,
  argument: string,
  message: Problem<SeatsMessages>['message'],
  row?: number,
): Problem<SeatsMessages> => ({
  kind: 'invalid',
  clause,
  argument,
  message,
  ...(row === undefined ? {} : { row }),
});

/** The places of the rows with something in them, or the fault of a row that is filled in only in part. */
function rowsOf({ districts, members, preselected, lots }: Arguments): SeatsRuling<(number | null)[]> {
  const columns = { members, preselected, lots };
  for (const [argument, column] of Object.entries(columns))
    if (column && column.length !== districts.length) {
      const values = { given: column.length, wanted: districts.length };
      return refused(problem('351C', argument, { key: 'otherLength', values }));
    }
  let next = 0;
  const rows: (number | null)[] = [];
  for (const [row, name] of districts.entries()) {
    const beside = Object.values(columns).some((column) => (column?.[row] ?? null) !== null);
    if (name === null && beside)
      return refused(problem('351C', 'districts', { key: 'blankDistrict', values: {} }, row));
    if (name !== null && (members[row] ?? null) === null)
      return refused(problem('351C2', 'members', { key: 'blankMembers', values: { name } }, row));
    rows.push(name === null ? null : next++);
  }
  return decided(rows, []);
}

function placed(given: Arguments): SeatsRuling<Placed> {
  const found = rowsOf(given);
  if (!found.ok) return found;
  const rows = found.value;
  const filled = rows.flatMap((place, row) => (place === null ? [] : [row]));
  const names = filled.map((row) => given.districts[row] ?? '');
  const folded = names.map(fold);
  const inSheet = <T>(ruling: SeatsRuling<T>): SeatsRuling<T> =>
    ruling.ok || ruling.problem.row === undefined
      ? ruling
      : { ...ruling, problem: { ...ruling.problem, row: filled[ruling.problem.row] ?? ruling.problem.row } };
  const twice = districtTwice(folded, '351C', names);
  if (twice) return inSheet(refused(twice));
  const listB = given.finalB ?? [];
  const which = listB.length > 0 ? 'finalA' : 'semifinal';
  const finalA = findDistricts(folded, given.finalA.map(fold), which, '351C1', given.finalA);
  if (!finalA.ok) return finalA;
  const finalB = findDistricts(folded, listB.map(fold), 'finalB', '351C1', listB);
  if (!finalB.ok) return finalB;
  const members = filled.map((row) => given.members[row] ?? 0);
  const lots = filled.map((row) => given.lots?.[row] ?? null);
  const ruling = inSheet(
    seats({
      names,
      members,
      finalA: finalA.value,
      finalB: listB.length ? finalB.value : null,
      preselected: filled.map((row) => given.preselected?.[row] ?? 0),
      lots,
    }),
  );
  return ruling.ok ? decided({ rows, names, members, lots, seats: ruling.value }, ruling.steps) : ruling;
}

const orPending = (value: number | null | undefined, pending: Problem<SeatsMessages> | null): Cell =>
  value ?? pending ?? '';

/** The headings are Danish in every language: other sheets look them up. */
const HEADINGS = [
  'Distrikt',
  'Medlemmer',
  'Kvote',
  'Brøk',
  'Hele',
  'Rest',
  'Restplads',
  'Lod',
  'A-finale',
  'B-finale',
  'Medlemstal i alt',
  'Ekstra (C3)',
  'I alt',
];
const SUMMED = [
  'Medlemmer',
  'Hele',
  'Restplads',
  'A-finale',
  'B-finale',
  'Medlemstal i alt',
  'Ekstra (C3)',
  'I alt',
];

/** One district: quota, whole part and remainder are those of the last distribution that it took part in. */
function tableRow({ names, members, lots, seats: found }: Placed, district: number): Cell[] {
  const { byMembers, placing, places, pending } = found;
  const round = byMembers.rounds.filter(({ districts }) => districts.includes(district)).at(-1);
  const unit = round?.districts.indexOf(district) ?? -1;
  const shares = round?.shares ?? null;
  const member = byMembers.seats[district] ?? null;
  const open = round?.tie?.candidates.includes(district) && !round.drawn;
  const won = shares?.winners.includes(unit) || round?.drawn?.includes(district) ? 1 : 0;
  const full = shares?.full[unit] ?? 0;
  const caught = byMembers.rounds.some((each) => each.caught.includes(district));
  const extra = caught && member !== null ? member - full - won : 0;
  const quota = shares && quotaOf(shares, unit);
  return [
    names[district] ?? '',
    members[district] ?? 0,
    quota ? toNumber(quota) : 0,
    quota ? `${quota.numerator}/${quota.denominator}` : '',
    full,
    shares ? toNumber(remainderOf(shares, unit)) : 0,
    open ? orPending(null, pending) : won,
    lots[district] ?? '',
    placing.a[district] ?? 0,
    placing.b[district] ?? 0,
    orPending(member, pending),
    member === null ? orPending(null, pending) : extra,
    orPending(places[district], pending),
  ];
}

function tableOf(value: Placed): Cell[][] {
  const lines = value.names.map((_, district) => tableRow(value, district));
  const sums = HEADINGS.map((heading, column): Cell => {
    if (column === 0) return 'Sum';
    if (!SUMMED.includes(heading)) return '';
    let sum = 0;
    for (const line of lines) {
      const cell = line[column];
      if (typeof cell === 'object') return cell;
      sum += Number(cell);
    }
    return sum;
  });
  return [HEADINGS, ...lines, sums];
}

/** Whole weights in the same proportion, a blank as 0: decimals are scaled up together, exactly. */
function wholeWeights(given: readonly (number | null)[]): readonly Whole[] {
  const weights = given.includes(null) ? given.map((weight) => weight ?? 0) : (given as readonly number[]);
  if (weights.every(Number.isSafeInteger)) return weights;
  const exact = weights.map(exactly);
  const common = exact.reduce((product, { denominator }) => lcm(product, denominator), 1n);
  return exact.map(({ numerator, denominator }) => numerator * (common / denominator));
}

function lcm(a: bigint, b: bigint): bigint {
  let [high, low] = [a, b];
  while (low !== 0n) [high, low] = [low, high % low];
  return (a / high) * b;
}

export const seatsFunctions = [
  define({
    id: 'SEATS',
    parameters,
    texts: seatsText,
    phrases,
    compute: placed,
    cells: ({ rows, seats: { places, pending } }: Placed) =>
      rows.map((place): Cell[] => [place === null ? '' : orPending(places[place], pending)]),
  }),
  define({
    id: 'SEATSTABLE',
    parameters,
    texts: seatsTableText,
    phrases,
    compute: placed,
    cells: tableOf,
  }),
  define({
    id: 'SEATSFINAL',
    parameters: { districts: list(text), final: list(text) },
    texts: seatsFinalText,
    phrases,
    compute: ({ districts, final }): SeatsRuling<readonly number[]> => {
      const folded = districts.map(fold);
      const twice = districtTwice(folded, '352A3', districts);
      if (twice) return refused(twice);
      const found = findDistricts(folded, final.map(fold), 'final', '352A3b', final);
      return found.ok ? finalSeats(districts, found.value) : found;
    },
    cells: (places) => places.map((place) => [place]),
  }),
  define({
    id: 'QUOTA',
    parameters: {
      weights: sparse(number({ min: 0 })),
      seats: single(whole({ min: 0, max: 1e9 })),
      lots: order(),
    },
    texts: quotaText,
    phrases,
    compute: ({ weights, seats: all, lots }) => {
      if (lots && lots.length !== weights.length) {
        const values = { given: lots.length, wanted: weights.length };
        return refused(problem('351C2', 'lots', { key: 'otherLength', values }));
      }
      const ruling = quotaSeats((row) => `#${row + 1}`, wholeWeights(weights), all, lots);
      if (!ruling.ok) return ruling;
      const { seats: given, pending } = ruling.value;
      return decided({ given, pending, weights }, () => ruling.steps);
    },
    cells: ({ given, pending, weights }) =>
      given.map((value, row): Cell[] => [weights[row] === null ? '' : orPending(value, pending)]),
  }),
];
