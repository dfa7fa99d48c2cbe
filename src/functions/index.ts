/** Where Excel meets the functions: each is registered by its id. Entry point of the bundle. */
import { languageOf, type Language } from '../text/format';
import { calculate, type Outcome } from './calculate';
import { ruleFunctions } from './registry';
import { voiceOf, type Fault, type Voice } from './voice';
import { explain } from './why';

/** The display language, Danish where the host does not say. */
function language(): Language {
  try {
    return languageOf(Office.context.displayLanguage);
  } catch {
    return 'da';
  }
}

/** A fault as Excel's error: the same code where there is one, else `#VALUE!` with the sentence that names it. */
function errorOf({ code, message }: Fault): CustomFunctions.Error {
  const codes: Readonly<Record<string, CustomFunctions.ErrorCode>> = {
    '#VALUE!': CustomFunctions.ErrorCode.invalidValue,
    '#N/A': CustomFunctions.ErrorCode.notAvailable,
    '#DIV/0!': CustomFunctions.ErrorCode.divisionByZero,
    '#NUM!': CustomFunctions.ErrorCode.invalidNumber,
    '#NULL!': CustomFunctions.ErrorCode.nullReference,
    '#NAME?': CustomFunctions.ErrorCode.invalidName,
    '#REF!': CustomFunctions.ErrorCode.invalidReference,
  };
  return new CustomFunctions.Error(codes[code] ?? CustomFunctions.ErrorCode.invalidValue, message);
}

type Cells = (string | number | boolean | CustomFunctions.Error)[][];

/** Runs one call; the only thing it ever throws is a `CustomFunctions.Error`. */
function answer(run: (voice: Voice) => Outcome): Cells {
  let outcome: Outcome;
  const voice = voiceOf(language());
  try {
    outcome = run(voice);
  } catch {
    // An argument that cannot even be looked at.
    outcome = { fault: { code: '#VALUE!', message: voice.say({ key: 'unexpected', values: {} }) } };
  }
  if ('fault' in outcome) throw errorOf(outcome.fault);
  const { cells, faulty } = outcome;
  if (!faulty) return cells as Cells;
  const only = cells.length === 1 && cells[0]?.length === 1 ? cells[0][0] : undefined;
  if (typeof only === 'object') throw errorOf(only);
  return cells.map((line) => line.map((cell) => (typeof cell === 'object' ? errorOf(cell) : cell)));
}

export const implementations: Readonly<Record<string, (...args: unknown[]) => Cells>> = {
  ...Object.fromEntries(
    ruleFunctions.map((rule) => [
      rule.id,
      (...args: unknown[]) => answer((voice) => calculate(rule, args, voice)),
    ]),
  ),
  WHY: (...args) =>
    answer((voice) => {
      // Excel appends its own invocation object.
      const told = explain(ruleFunctions, args.slice(0, 11), voice);
      return typeof told === 'string' ? { cells: [[told]], faulty: false } : { fault: told };
    }),
};

for (const [id, implementation] of Object.entries(implementations))
  CustomFunctions.associate(id, implementation);
