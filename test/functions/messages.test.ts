import { beforeEach, describe, expect, it } from 'vitest';
import { associated, CustomFunctionsError, ErrorCode, showIn } from './custom-functions';
import { argumentsOf, validCalls } from './valid-calls';
import { isUnread, type Filled } from '../../src/functions/parameters';
import { ruleFunctions } from '../../src/functions/registry';
import '../../src/functions/index';

type Cells = unknown[][];

const call = (id: string, args: readonly unknown[]): Cells | CustomFunctionsError => {
  try {
    return associated.get(id)?.(...args) as Cells;
  } catch (error) {
    if (error instanceof CustomFunctionsError) return error;
    throw error;
  }
};

/** The error of a call: its own, or the first in its cells. */
function errorOf(id: string, spoilt: Readonly<Record<string, unknown>>): CustomFunctionsError {
  const found = call(id, argumentsOf(id, spoilt));
  const error =
    found instanceof CustomFunctionsError ? found : found.flat().find((cell) => cell instanceof Error);
  expect(error, `${id} takes ${JSON.stringify(spoilt)}`).toBeInstanceOf(CustomFunctionsError);
  return error as CustomFunctionsError;
}

const languages = [
  { language: 'da', tag: 'da-DK', quote: (name: string) => `»${name}«`, row: 'række' },
  { language: 'en', tag: 'en-US', quote: (name: string) => `“${name}”`, row: 'row' },
] as const;

const rule = (id: string) => ruleFunctions.find((each) => each.id === id)!;
const parameters = ruleFunctions.flatMap(({ id, parameters: all }) =>
  all.map((parameter) => ({ id, key: parameter.key, parameter })),
);

const isRange = (argument: unknown): argument is unknown[][] => Array.isArray(argument);
const rangeOf = (id: string, key: string): unknown[][] => {
  const argument = validCalls[id]?.[key];
  return isRange(argument) ? argument : [[argument ?? null]];
};

/** The argument with another value in its last row, first cell; and the number of that row, null where it is the only one. */
function spoil(id: string, key: string, value: unknown): { argument: unknown; row: number | null } {
  const range = rangeOf(id, key);
  const last = range.length - 1;
  return {
    argument: range.map((line, row) => (row === last ? [value, ...line.slice(1)] : line)),
    row: last > 0 ? last + 1 : null,
  };
}

/** Values that are something else than most parameters read. */
const WRONG: readonly Filled[] = [true, 'xyzzy', -1.5, 1e300];

beforeEach(() => showIn('da-DK'));

it('there is a valid call of every function', () => {
  expect(Object.keys(validCalls).sort()).toEqual(ruleFunctions.map(({ id }) => id).sort());
  for (const { id, parameters: all } of ruleFunctions)
    expect(Object.keys(validCalls[id] ?? {}).sort(), id).toEqual(all.map(({ key }) => key).sort());
});

it.each(ruleFunctions.map(({ id }) => id))('%s answers its valid call', (id) => {
  const found = call(id, argumentsOf(id));
  expect(found).not.toBeInstanceOf(CustomFunctionsError);
  expect((found as Cells).flat().filter((cell) => cell instanceof Error)).toEqual([]);
});

describe.each(languages)('in $language', ({ language, tag, quote, row: rowWord }) => {
  beforeEach(() => showIn(tag));

  const nameOf = (id: string, key: string): string =>
    quote(rule(id).texts[language].parameters[key]?.name ?? 'no name');

  it.each(parameters)('$id: $key is named when it is something else', ({ id, key, parameter }) => {
    const wrong = WRONG.find((value) => isUnread(parameter.read(value)));
    // The tables of NEXTSEASON take any cell here and are read by their columns; see the refusals below.
    if (wrong === undefined) return expect(`${id} ${parameter.shape}`).toBe('NEXTSEASON table');
    const { argument, row } = spoil(id, key, wrong);
    const { code, message } = errorOf(id, { [key]: argument });
    expect(code).toBe(ErrorCode.invalidValue);
    expect(message).toContain(nameOf(id, key));
    if (row !== null) expect(message).toContain(`${rowWord} ${row}`);
  });

  // A row that is blank in all it has is no fault, and these two have nothing else.
  it.each(
    parameters.filter(
      ({ id, parameter }) => !parameter.optional && id !== 'ENTRYDISTRICT' && id !== 'HOMETOWN',
    ),
  )('$id: $key is named when it is missing', ({ id, key }) => {
    const { code, message } = errorOf(id, { [key]: [[null]] });
    expect(code).toBe(ErrorCode.invalidValue);
    expect(message).toContain(nameOf(id, key));
  });

  it.each(parameters)('$id: an error in $key comes out as the same error', ({ id, key }) => {
    for (const [given, code] of [
      [new CustomFunctionsError(ErrorCode.divisionByZero), '#DIV/0!'],
      [{ type: 'Error', basicType: 'Error', basicValue: '#REF!' }, '#REF!'],
      ['#NUM!', '#NUM!'],
    ] as const) {
      const { argument, row } = spoil(id, key, given);
      const error = errorOf(id, { [key]: argument });
      expect(error.code).toBe(code);
      expect(error.message).toContain(nameOf(id, key));
      expect(error.message).toContain(code);
      if (row !== null) expect(error.message).toContain(`${rowWord} ${row}`);
    }
  });

  it.each(parameters.filter(({ parameter }) => parameter.shape === 'single' || parameter.shape === 'list'))(
    '$id: $key is named when its range has another shape',
    ({ id, key, parameter }) => {
      const range =
        parameter.shape === 'single'
          ? [['a'], ['b']]
          : [
              ['a', 'b'],
              ['c', 'd'],
            ];
      const { code, message } = errorOf(id, { [key]: range });
      expect(code).toBe(ErrorCode.invalidValue);
      expect(message).toContain(nameOf(id, key));
      expect(message).toContain(`${range.length} x ${range[0]!.length}`);
    },
  );

  it.each(
    ruleFunctions.flatMap(({ id, parameters: all }) => {
      const ranges = all.filter(
        ({ key, shape }) => (shape === 'value' || shape === 'row') && rangeOf(id, key).length > 1,
      );
      return ranges.slice(1).map(({ key }) => ({ id, first: ranges[0]!.key, key }));
    }),
  )('$id: $first and $key are named when their shapes differ', ({ id, first, key }) => {
    const range = rangeOf(id, key);
    const { message } = errorOf(id, { [key]: [...range, range[0]!] });
    expect(message).toContain(nameOf(id, first));
    expect(message).toContain(nameOf(id, key));
  });
});

const column = (...items: unknown[]): unknown[][] => items.map((item) => [item]);
const standings = validCalls['NEXTSEASON']?.['standings'] as unknown[][];
const withRow = (row: number, cells: unknown[]): unknown[][] =>
  standings.map((line, index) => (index === row ? cells : line));

/**
 * What the rules refuse, each with the argument that has to be changed and its row (null: the argument as a whole);
 * `also` is another argument that the sentence names.
 */
const refusals: readonly {
  id: string;
  spoilt: Readonly<Record<string, unknown>>;
  key: string;
  row: number | null;
  also?: string;
}[] = [
  { id: 'CARRYOVER', spoilt: { rankAgainst: 1 }, key: 'rankAgainst', row: 1 },
  { id: 'SUCCESSOR', spoilt: { teams: column('X', 'x') }, key: 'teams', row: 2 },
  { id: 'SUCCESSOR', spoilt: { oldPlayers: column('a', 'b', 'A') }, key: 'oldPlayers', row: 3 },
  { id: 'SUCCESSOR', spoilt: { captainsChoice: 'Z' }, key: 'captainsChoice', row: null },
  { id: 'SUCCESSOR', spoilt: { captainsChoice: null, lot: 'Z' }, key: 'lot', row: null },
  { id: 'SUCCESSOR', spoilt: { players: [['a', 'b']] }, key: 'players', row: null },
  { id: 'SUCCESSOR', spoilt: { oldTeams: column('A', 'B') }, key: 'oldTeams', row: null },
  { id: 'NEXTDIVISION', spoilt: { place: column(3, 9) }, key: 'place', row: 2 },
  { id: 'NEXTSEASON', spoilt: { standings: withRow(4, ['4. division', 5, 'A5']) }, key: 'standings', row: 5 },
  {
    id: 'NEXTSEASON',
    spoilt: { standings: withRow(4, ['1. division', 'fem', 'A5']) },
    key: 'standings',
    row: 5,
  },
  { id: 'NEXTSEASON', spoilt: { standings: withRow(4, ['1. division', 5, null]) }, key: 'standings', row: 5 },
  { id: 'NEXTSEASON', spoilt: { standings: withRow(4, ['1. division', 4, 'A5']) }, key: 'standings', row: 5 },
  {
    id: 'NEXTSEASON',
    spoilt: { standings: standings.map((line) => line.slice(0, 2)) },
    key: 'standings',
    row: null,
  },
  { id: 'NEXTSEASON', spoilt: { standings: standings.slice(0, 36) }, key: 'standings', row: null },
  { id: 'NEXTSEASON', spoilt: { qualifiers: [['Kreds I', 1, 'K']] }, key: 'qualifiers', row: 1 },
  { id: 'NEXTSEASON', spoilt: { withdrawn: column('B5', 'C1') }, key: 'withdrawn', row: 2 },
  { id: 'NEXTSEASON', spoilt: { winners: column('Ø3', 'Ø5') }, key: 'winners', row: 2 },
  { id: 'NEXTSEASON', spoilt: { tooLate: column('kamp', 'kamp', 'kamp') }, key: 'tooLate', row: null },
  { id: 'PLAYOFF', spoilt: { teamB: 'p' }, key: 'teamB', row: 1 },
  { id: 'PLAYOFF', spoilt: { carryA: 0.4 }, key: 'carryA', row: 1 },
  { id: 'PLAYOFF', spoilt: { extraA: 3 }, key: 'extraA', row: 1 },
  { id: 'PLAYOFFHOME', spoilt: { lot: 'Z' }, key: 'lot', row: 1 },
  { id: 'SEMIFINALS', spoilt: { best: column('P', 'Q', 'R') }, key: 'best', row: null },
  { id: 'SEMIFINALS', spoilt: { choice: 'Z' }, key: 'choice', row: null },
  { id: 'DECIDINGMATCH', spoilt: { division: column('2. division', 'Kreds IV') }, key: 'division', row: 2 },
  ...(['SEATS', 'SEATSTABLE'] as const).flatMap((id) => [
    { id, spoilt: { districts: column(...'ABCDEFGHIJA') }, key: 'districts', row: 11 },
    { id, spoilt: { districts: column(...'ABCDEFGHIJ', '') }, key: 'districts', row: 11 },
    { id, spoilt: { members: column(1, 2, 3) }, key: 'members', row: null },
    { id, spoilt: { members: column(1, 2, 3, 4, '', 6, 7, 8, 9, 10, 11) }, key: 'members', row: 5 },
    { id, spoilt: { members: column(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0) }, key: 'members', row: null },
    { id, spoilt: { preselected: column(1, 2) }, key: 'preselected', row: null },
    { id, spoilt: { lots: column(1, 2) }, key: 'lots', row: null },
    { id, spoilt: { finalA: column('D1', 'D2', 'Jylland') }, key: 'finalA', row: 3 },
    { id, spoilt: { finalA: column('D1', 'D2') }, key: 'finalA', row: null },
    { id, spoilt: { finalB: column('D1', 'Jylland') }, key: 'finalB', row: 2 },
    { id, spoilt: { finalB: column('D1', 'D2') }, key: 'finalB', row: null },
    { id, spoilt: { finalB: column(...Array.from({ length: 81 }, () => 'D1')) }, key: 'finalB', row: null },
  ]),
  { id: 'SEATSFINAL', spoilt: { districts: column('D1', 'D2') }, key: 'districts', row: null },
  { id: 'SEATSFINAL', spoilt: { districts: column('D1', 'd1') }, key: 'districts', row: 2 },
  { id: 'SEATSFINAL', spoilt: { final: column('D1', 'Jylland') }, key: 'final', row: 2 },
  { id: 'SEATSFINAL', spoilt: { final: column('D1', 'D1') }, key: 'final', row: null },
  { id: 'QUOTA', spoilt: { lots: column(1, 2) }, key: 'lots', row: null },
  { id: 'QUOTA', spoilt: { weights: column(0, 0, 0) }, key: 'weights', row: null },
  { id: 'DISTRICT', spoilt: { districts: column('Fyn', 'fyn') }, key: 'districts', row: 2 },
  { id: 'DISTRICT', spoilt: { members: column(1) }, key: 'members', row: null, also: 'districts' },
  { id: 'DISTRICT', spoilt: { prior: column('Fyn', 'Als') }, key: 'prior', row: 2 },
  { id: 'DISTRICT', spoilt: { prior: null, qualified: column('Als', 'Fyn') }, key: 'qualified', row: 1 },
  {
    id: 'DISTRICT',
    spoilt: { prior: null, qualified: null, player2: column('Fyn', 'Als') },
    key: 'player2',
    row: 2,
  },
  { id: 'RIGHTS', spoilt: { player2: 'a' }, key: 'player2', row: null },
  { id: 'RIGHTS', spoilt: { boards1: 61 }, key: 'boards1', row: null },
  { id: 'RIGHTS', spoilt: { boards2: 61 }, key: 'boards2', row: null },
  { id: 'RIGHTS', spoilt: { substitutes: column('S', 'B') }, key: 'substitutes', row: 2 },
  { id: 'RIGHTS', spoilt: { substituteBoards: column(1, 61) }, key: 'substituteBoards', row: 2 },
  {
    id: 'RIGHTS',
    spoilt: { substituteBoards: column(1) },
    key: 'substituteBoards',
    row: null,
    also: 'substitutes',
  },
  { id: 'RIGHTS', spoilt: { substituteBoards: column(60, 60) }, key: 'substituteBoards', row: null },
  { id: 'RIGHTS', spoilt: { excluded: column('U') }, key: 'excluded', row: null },
  { id: 'RESERVES', spoilt: { reserves: column('P', 'p') }, key: 'reserves', row: 2 },
  { id: 'RESERVES', spoilt: { districts: column('Fyn') }, key: 'districts', row: null, also: 'reserves' },
  {
    id: 'RESERVES',
    spoilt: { inDistrictFinal: column('ja') },
    key: 'inDistrictFinal',
    row: null,
    also: 'reserves',
  },
  { id: 'RESERVES', spoilt: { ranks: column(1, 2, 3) }, key: 'ranks', row: null, also: 'reserves' },
  { id: 'RESERVES', spoilt: { ranks: column('', 2) }, key: 'ranks', row: 1 },
  { id: 'LATEARRIVAL', spoilt: { firstSection: 61 }, key: 'firstSection', row: 1 },
  { id: 'LATEARRIVAL', spoilt: { boardsByReserves: column(18, 61) }, key: 'boardsByReserves', row: 2 },
  { id: 'PLAYTIME', spoilt: { form: 'par', rounds: 19 }, key: 'rounds', row: 1 },
  { id: 'FINE', spoilt: { sentOut: null }, key: 'sentOut', row: 1 },
  { id: 'FINE', spoilt: { firstRound: null }, key: 'firstRound', row: 1 },
  { id: 'DEADLINE', spoilt: { kind: 'pokal' }, key: 'actualEnd', row: 1 },
  { id: 'ELIGIBLE', spoilt: { birthDate: column('1990-01-01', '2010-01-01') }, key: 'birthDate', row: 2 },
  { id: 'CUPFEE', spoilt: { played: null }, key: 'played', row: 1 },
  { id: 'CUPENTRY', spoilt: { plan: column(5, 4) }, key: 'plan', row: null },
  { id: 'CUPENTRY', spoilt: { plan: column(3, 4, 5) }, key: 'plan', row: null },
  { id: 'CUPENTRY', spoilt: { plan: column(5, 'x', 3) }, key: 'plan', row: 2 },
  { id: 'CUPENTRY', spoilt: { exempt: column('ja', 'nej') }, key: 'exempt', row: 1 },
  { id: 'CUPWINNER', spoilt: { teamB: 'P' }, key: 'teamB', row: 1 },
  { id: 'HOMETEAM', spoilt: { second: 'Y' }, key: 'second', row: 1 },
  { id: 'FINALISTS', spoilt: { districts: column('Fyn', 'København', 'fyn') }, key: 'districts', row: 3 },
  { id: 'FINALISTS', spoilt: { champions: column('Odense', 'Rønne', 'rønne') }, key: 'champions', row: 3 },
  {
    id: 'FINALISTS',
    spoilt: { champions: column('Odense', 'Rønne') },
    key: 'champions',
    row: null,
    also: 'districts',
  },
  {
    id: 'FINALISTS',
    spoilt: { runnersUp: column('A', 'B') },
    key: 'runnersUp',
    row: null,
    also: 'districts',
  },
  { id: 'FINALISTS', spoilt: { reigningDistrict: null }, key: 'reigningDistrict', row: null },
  { id: 'FINALISTS', spoilt: { reigningDistrict: 'Als' }, key: 'reigningDistrict', row: null },
  { id: 'POOLS', spoilt: { pairs: column('F1', 'F2', 'F3', 'f1') }, key: 'pairs', row: 4 },
  {
    id: 'POOLS',
    spoilt: { pairs: column('F1', 'F2', 'F3') },
    key: 'pairDistricts',
    row: null,
    also: 'pairs',
  },
  {
    id: 'POOLS',
    spoilt: { pairDistricts: column('Fyn', 'Fyn', 'Fyn', 'Als') },
    key: 'pairDistricts',
    row: 4,
  },
  { id: 'POOLS', spoilt: { ranks: column(1, 2, 2, 1) }, key: 'ranks', row: 3 },
  { id: 'POOLS', spoilt: { ranks: column(1, 2) }, key: 'ranks', row: null, also: 'pairs' },
  { id: 'POOLS', spoilt: { districts: column('Fyn', 'fyn') }, key: 'districts', row: 2 },
  { id: 'POOLS', spoilt: { placingSeats: column(1) }, key: 'placingSeats', row: null, also: 'districts' },
  {
    id: 'POOLS',
    spoilt: { membershipSeats: column(1, 1, 1) },
    key: 'membershipSeats',
    row: null,
    also: 'districts',
  },
  { id: 'POOLS', spoilt: { pools: 5 }, key: 'pairs', row: null },
  { id: 'FORMAT', spoilt: { event: column('Guld', 'Whist') }, key: 'event', row: 2 },
  { id: 'FORMAT', spoilt: { item: 'vejret', pairs: null }, key: 'item', row: 1 },
  { id: 'FORMAT', spoilt: { item: 'vejret' }, key: 'pairs', row: 1 },
  { id: 'FORMAT', spoilt: { pairs: column(12, 30) }, key: 'pairs', row: 2 },
  { id: 'LOT', spoilt: { names: column('Fyn', ' FYN') }, key: 'names', row: 2 },
];

describe.each(languages)('what the rules refuse, in $language', ({ language, tag, quote, row: rowWord }) => {
  beforeEach(() => showIn(tag));

  const other = languages.find((each) => each.language !== language)!.language;
  const nameOf = (id: string, key: string, of: 'da' | 'en' = language): string =>
    quote(rule(id).texts[of].parameters[key]?.name ?? 'no name');

  it.each(refusals)('$id: $key, row $row: $spoilt', ({ id, spoilt, key, row, also }) => {
    const { code, message } = errorOf(id, spoilt);
    expect(code).toBe(ErrorCode.invalidValue);
    expect(message).toContain(nameOf(id, key));
    if (row !== null) expect(message.toLowerCase()).toContain(`${rowWord} ${row}`);
    else expect(message.toLowerCase()).not.toMatch(/(?:row|række) \d/u);
    if (also !== undefined) expect(message).toContain(nameOf(id, also));
    // No argument is called by its name of the other language, nor by its key.
    if (nameOf(id, key, other) !== nameOf(id, key)) expect(message).not.toContain(nameOf(id, key, other));
    if (language === 'da' && quote(key) !== nameOf(id, key)) expect(message).not.toContain(quote(key));
  });
});

/** Excel's data types: the same cell with more to it. */
function asEntity(cell: unknown): unknown {
  if (cell === null || cell === undefined || cell === '') return { type: 'Empty', basicValue: '' };
  const kind = { string: 'String', number: 'Double', boolean: 'Boolean' }[typeof cell as 'string'];
  return typeof cell === 'number'
    ? { type: 'FormattedNumber', basicType: kind, basicValue: cell, numberFormat: '0' }
    : { type: 'Entity', text: String(cell), basicType: kind, basicValue: cell, properties: {} };
}

it.each(ruleFunctions.map(({ id }) => id))('%s reads cells that are data types', (id) => {
  const plain = argumentsOf(id);
  const rich = plain.map((argument) =>
    isRange(argument) ? argument.map((line) => line.map(asEntity)) : asEntity(argument),
  );
  expect(call(id, rich)).toEqual(call(id, plain));
});

it('calls the placings a semi-final only where the B-final was cancelled', () => {
  const short = column('D1', 'D2');
  expect(errorOf('SEATS', { finalA: short }).message).toContain('i A-finalen');
  expect(errorOf('SEATS', { finalA: short, finalB: null }).message).toContain('i semifinalen');
  const semifinal = column(...Array.from({ length: 50 }, () => 'D1'));
  const [[told]] = call('WHY', ['SEATS', ...argumentsOf('SEATS', { finalA: semifinal, finalB: null })]) as [
    [string],
  ];
  expect(told).toContain('D1: 50 efter semifinalen.');
  expect(told).not.toContain('A-finalen');
});

it('says that a result is too large for a cell, at its row', () => {
  const cells = call('REFUND', [column(500, 1e300), 1e300]) as CustomFunctionsError[][];
  expect(cells[0]).toEqual([3e302]);
  expect(cells[1]?.[0]?.message).toBe('Række 2: Resultatet er et større tal, end en celle kan vise.');
});

it.each([
  ['da-DK', '#49, #50 og 950 andre'],
  ['en-US', '#49, #50 and 950 others'],
])('of very many units that wait for one lot names the first in %s, and counts the others', (tag, told) => {
  showIn(tag);
  const cells = call('QUOTA', [Array.from({ length: 1000 }, () => [1]), [[999]]]) as CustomFunctionsError[][];
  expect(cells.length).toBe(1000);
  // All in one: thousands of cells hold one sentence, not thousands of long ones.
  expect(new Set(cells.map(([cell]) => cell?.message)).size).toBe(1);
  expect(cells[999]?.[0]?.message).toContain(told);
});

it('takes a number that rounds to more than there is for no number', () => {
  expect(call('SHAREDPLACES', [[Number.MAX_VALUE]])).toMatchObject({
    message: expect.stringContaining('»resultater«') as string,
  });
});
