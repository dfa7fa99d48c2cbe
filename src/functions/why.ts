/** WHY: the same calculation as the function asked about, with its steps told in one text. */
import { fold, tidy } from '../workbook/folding';
import type { FunctionTexts } from '../text/functions';
import { arrange, isArranged } from './arguments';
import { ask, resultAt, spread, type Result } from './calculate';
import { cellOf, matrixOf } from './cells';
import type { RuleFunction } from './define';
import { cite, faultOf, invalid, type Fault, type Voice } from './voice';

/** What a cell holds. */
const LONGEST = 32767;
/** Room kept for the line that says how many rows were left out. */
const CLOSING = 100;
/** As many arguments as the function with the most parameters has, and two to spare. */
const ARGUMENTS = 10;

const keys = Array.from({ length: ARGUMENTS }, (_, index) => `argument${index + 1}`);

export const whyParameters = ['function', ...keys];

const described = (name: string, argument: string) =>
  Object.fromEntries(keys.map((key, index) => [key, { name: `${name}${index + 1}`, description: argument }]));

export const whyTexts: FunctionTexts = {
  da: {
    description: 'Forklarer en beregning: resultat, mellemregninger, paragraffer og læsninger',
    example: '=DBF.WHY("UP";150;1)',
    parameters: {
      function: { name: 'funktion', description: 'Navnet på den funktion, der skal forklares' },
      ...described('argument', 'Samme argument som i den funktion der forklares'),
    },
  },
  en: {
    description: 'Explains a calculation: result, steps, clauses and readings',
    example: '=DBF.WHY("UP",150,1)',
    parameters: {
      function: { name: 'function', description: 'Name of the function to explain' },
      ...described('argument', 'The same argument as in the function explained'),
    },
  },
};

/** The explanation, or a fault where no function of that name is known. */
export function explain(
  rules: readonly RuleFunction[],
  [asked, ...args]: readonly unknown[],
  voice: Voice,
): string | Fault {
  const cell = cellOf(matrixOf(asked)?.[0]?.[0]);
  const name = tidy(typeof cell === 'string' ? cell : '').replace(/^=?(?:dbf(?:dev)?\.)?/iu, '');
  const rule = rules.find(({ id }) => fold(id) === fold(name));
  if (!rule)
    return invalid(voice, { key: 'unknownFunction', values: { name, known: rules.map(({ id }) => id) } });
  const call = arrange(rule, args, voice);
  if (!isArranged(call)) return told(call, voice);
  let text = '';
  const total = call.rows * call.columns;
  for (let index = 0; index < total; index++) {
    const [row, column] = [Math.floor(index / call.columns), index % call.columns];
    const part = explainAt(rule, call, row, column, voice);
    const line =
      total === 1
        ? part
        : voice.say({
            key: 'atRow',
            values: { row: row + 1, column: call.columns > 1 ? column + 1 : null, sentence: part },
          });
    if (text.length + line.length + CLOSING > LONGEST)
      return `${text.slice(0, LONGEST - CLOSING)}\n${voice.say({ key: 'moreRows', values: { rows: total - index } })}`;
    text += `${index > 0 ? '\n\n' : ''}${line}`;
  }
  return text.slice(0, LONGEST);
}

const told = (result: Result, { format }: Voice): string => {
  if (typeof result === 'object') return `${result.code}: ${result.message}`;
  return typeof result === 'number' ? format.number(result) : String(result);
};

function explainAt(
  rule: RuleFunction,
  call: Parameters<typeof resultAt>[1],
  row: number,
  column: number,
  voice: Voice,
): string {
  const inputs = call.inputs(row, column);
  if (inputs === null) return voice.say({ key: 'blank', values: {} });
  if ('code' in inputs && 'message' in inputs) return told(inputs as unknown as Fault, voice);
  const ruling = ask(rule, inputs);
  if (!ruling) return told(invalid(voice, { key: 'unexpected', values: {} }), voice);
  const steps = ruling.steps.map((step) => cite(rule, step, voice));
  const result = ruling.ok
    ? spread(rule, ruling.value, voice)
        .map((line) => line.map((cell) => told(cell, voice)).join(' | '))
        .join('; ')
    : told(faultOf(rule, ruling.problem, voice), voice);
  return [voice.say({ key: 'result', values: { result } }), ...steps].join('\n');
}
