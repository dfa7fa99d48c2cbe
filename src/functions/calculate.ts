/** One call of a custom function, from raw arguments to cells. Knows nothing of Excel. */
import { readNumber } from '../workbook/numbers';
import type { Problem, Ruling } from '../rules/ruling';
import { arrange, isArranged, type Call, type Inputs } from './arguments';
import type { Answer, RuleFunction, Scalar } from './define';
import { faultOf, invalid, type Fault, type Voice } from './voice';

export type Result = Scalar | Fault;

export type Outcome =
  | { readonly fault: Fault }
  /** `faulty` says whether any of the cells is a fault. */
  | { readonly cells: Result[][]; readonly faulty: boolean };

/** Calculates a call; where the arguments do not fit together, the call as a whole has the fault. */
export function calculate(rule: RuleFunction, args: readonly unknown[], voice: Voice): Outcome {
  const call = arrange(rule, args, voice);
  if (!isArranged(call)) return { fault: call };
  return rule.lifts ? lift(rule, call, voice) : once(rule, call, voice);
}

/** Asks the rule; whatever it may trip over, the sheet gets an error and not a crash. */
export function ask(rule: RuleFunction, inputs: Inputs): Ruling<Answer<unknown>, unknown> | null {
  try {
    return rule.answer(inputs);
  } catch {
    return null;
  }
}

function once(rule: RuleFunction, call: Call, voice: Voice): Outcome {
  const inputs = call.inputs(0, 0);
  if (inputs === null) return { cells: [['']], faulty: false };
  if (isFaultOf(inputs)) return { fault: inputs };
  const ruling = ask(rule, inputs);
  if (!ruling) return { fault: invalid(voice, { key: 'unexpected', values: {} }) };
  if (!ruling.ok) return { fault: faultOf(rule, ruling.problem, voice) };
  const cells = spread(rule, ruling.value, voice);
  return { cells, faulty: cells.some(hasFault) };
}

const hasFault = (line: readonly Result[]): boolean =>
  line.length === 1 ? typeof line[0] === 'object' : line.some((cell) => typeof cell === 'object');

/** The cells of an answer, with each problem as the fault that its cell shows. */
export function spread(rule: RuleFunction, answer: Answer<unknown>, voice: Voice): Result[][] {
  if (typeof answer !== 'object') return [[shown(answer, voice)]];
  // One lot that is awaited may be the problem of thousands of cells: it is put into words once.
  let faults: Map<Problem<unknown>, Fault> | undefined;
  const fault = (problem: Problem<unknown>): Fault => {
    const told = faults?.get(problem) ?? faultOf(rule, problem, voice);
    (faults ??= new Map<Problem<unknown>, Fault>()).set(problem, told);
    return told;
  };
  return answer.map((line) => {
    const only = line[0];
    if (line.length === 1 && typeof only !== 'object' && only !== undefined) return [shown(only, voice)];
    return line.map((cell) => (typeof cell === 'object' ? fault(cell) : shown(cell, voice)));
  });
}

/** A cell never shows -0, nor a number beyond what a cell can hold. */
const shown = (cell: Scalar, voice: Voice): Result => {
  if (typeof cell === 'number' && !Number.isFinite(cell))
    return invalid(voice, { key: 'tooLarge', values: {} });
  return cell === 0 ? 0 : cell;
};

const isFaultOf = (inputs: Inputs | Fault): inputs is Fault =>
  typeof inputs['code'] === 'string' &&
  typeof inputs['message'] === 'string' &&
  Object.keys(inputs).length === 2;

/** One result of a function that lifts. */
export function resultAt(rule: RuleFunction, call: Call, row: number, column: number, voice: Voice): Result {
  const inputs = call.inputs(row, column);
  if (inputs === null) return '';
  if (isFaultOf(inputs)) return inputs;
  const ruling = ask(rule, inputs);
  if (!ruling) return atRow(invalid(voice, { key: 'unexpected', values: {} }), call, row, column, voice);
  if (ruling.ok) {
    const result = spread(rule, ruling.value, voice)[0]?.[0] ?? '';
    return typeof result === 'object' ? atRow(result, call, row, column, voice) : result;
  }
  const fault = faultOf(rule, ruling.problem, voice);
  return ofWholeCall(rule, ruling.problem) ? fault : atRow(fault, call, row, column, voice);
}

/** Whether the problem is with a list that all results share: no row of theirs has to be changed. */
const ofWholeCall = (rule: RuleFunction, { argument }: Problem<unknown>): boolean =>
  rule.parameters.some(({ key, shape }) => key === argument && shape !== 'value' && shape !== 'row');

function atRow(fault: Fault, call: Call, row: number, column: number, voice: Voice): Fault {
  if (call.rows === 1 && call.columns === 1) return fault;
  const place = { row: row + 1, column: call.columns > 1 ? column + 1 : null };
  return { ...fault, message: voice.say({ key: 'atRow', values: { ...place, sentence: fault.message } }) };
}

function lift(rule: RuleFunction, call: Call, voice: Voice): Outcome {
  const { rows, columns, matrices } = call;
  const quick = quickly(rule, call);
  const cells: Result[][] = new Array<Result[]>(rows);
  let faulty = false;
  const only = matrices.length > 0 && columns === 1;
  for (let row = 0; row < rows; row++) {
    const quickResult = only && quick ? quick(row, 0) : undefined;
    if (quickResult !== undefined) {
      cells[row] = [quickResult];
      continue;
    }
    const line: Result[] = new Array<Result>(columns);
    for (let column = 0; column < columns; column++) {
      const result = (quick && quick(row, column)) ?? resultAt(rule, call, row, column, voice);
      faulty ||= typeof result === 'object';
      line[column] = result;
    }
    cells[row] = line;
  }
  return { cells, faulty };
}

/**
 * The way round the reading of every cell for a function of plain numbers: a column of numbers, of numbers as text and
 * of blanks is answered without an object per row. Undefined where the row needs the whole way. Null where no row
 * could go this way.
 */
function quickly(
  rule: RuleFunction,
  { matrices }: Call,
): ((row: number, column: number) => number | '' | undefined) | null {
  const { quick, parameters } = rule;
  if (!quick) return null;
  const numbers: (number | undefined)[] = parameters.map(() => undefined);
  const ranges: number[] = [];
  for (const [index, parameter] of parameters.entries()) {
    const matrix = matrices[index] ?? [];
    const constant = matrix[0]?.[0];
    if (matrix.length > 1 || (matrix[0]?.length ?? 0) > 1) ranges.push(index);
    else if (typeof constant === 'number') numbers[index] = constant;
    else if (!parameter.optional || (constant !== null && constant !== undefined)) return null;
  }
  const [index] = ranges;
  if (ranges.length !== 1 || index === undefined) return null;
  const matrix = matrices[index] ?? [];
  return (row, column) => {
    const cell = matrix[row]?.[column];
    if (typeof cell === 'number') numbers[index] = cell;
    else if (cell === '' || cell === null || cell === undefined) return '';
    else if (typeof cell === 'string') {
      const reading = readNumber(cell);
      if (!reading.ok) return undefined;
      numbers[index] = reading.value;
    } else return undefined;
    return quick(numbers);
  };
}
