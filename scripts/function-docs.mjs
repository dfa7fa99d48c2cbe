// npm run docs: writes docs/funktioner.md and docs/functions.md from the definitions of the functions.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { bundled } from './bundled.mjs';
import { cells, sheets } from './docs/examples.mjs';
import { asSheet, readFormula, written } from './docs/formula.mjs';
import { chapters, words } from './docs/words.mjs';
import { calculate as calculateSheets } from './sample/calculator.mjs';
import { chapterSheets } from './sample/chapters.mjs';
import { seatSheets } from './sample/seats.mjs';
import { letters, place } from './sample/xlsx.mjs';

/** @typedef {'da' | 'en'} Language @typedef {string | number | boolean} Value */
/** @typedef {ReturnType<typeof import('../src/functions/metadata').metadata>['functions'][number]} Entry */

/** Rows of a result that are shown. */
const SHOWN = 15;
/** The functions whose number is a day and time. */
const DATES = ['DEADLINE'];

const { metadata } = await bundled('src/functions/metadata.ts');
const { ruleFunctions } = await bundled('src/functions/registry.ts');
const { calculate } = await bundled('src/functions/calculate.ts');
const { explain, whyTexts } = await bundled('src/functions/why.ts');
const { voiceOf } = await bundled('src/functions/voice.ts');
const { fromSerial } = await bundled('src/workbook/dates.ts');

const sample = [...seatSheets(), ...chapterSheets()];
await calculateSheets(sample);

/** @param {string} id @returns {import('../src/functions/define').RuleFunction | undefined} WHY has none */
const definition = (id) => ruleFunctions.find((/** @type {{ id: string }} */ rule) => rule.id === id);

/**
 * What an example gives, row by row.
 * @param {string} id
 * @param {Language} language
 * @returns {{ formula: string, result: Value[][], sheet?: string, given?: (string | number)[][] }}
 */
export function exampleOf(id, language) {
  const sheet = /** @type {Readonly<Record<string, string>>} */ (sheets)[id];
  if (sheet) return { ...onSheet(id, sheet, language), sheet };
  const formula = definition(id)?.texts[language].example ?? whyTexts[language].example;
  const given = cells[id] ?? {};
  const { id: named, args } = readFormula(formula, language, given);
  if (named !== id) throw new Error(`${formula} is no example of ${id}`);
  const voice = voiceOf(language);
  const outcome =
    id === 'WHY'
      ? { cells: [[explain(ruleFunctions, args, voice)]] }
      : calculate(definition(id), args, voice);
  for (const cell of outcome.cells?.flat() ?? [outcome.fault])
    if (typeof cell === 'object') throw new Error(`${formula}: ${cell.message}`);
  return { formula, result: outcome.cells, ...(cells[id] ? { given: asSheet(given) } : {}) };
}

/** @param {string} id @param {string} name @param {Language} language */
function onSheet(id, name, language) {
  const found = sample.find((sheet) => sheet.name === name)?.cells ?? new Map();
  for (const [address, { formula, spill }] of found)
    if (formula?.startsWith(`DBF.${id}(`) && spill) {
      const { row, column } = place(address);
      const result = Array.from({ length: spill.rows }, (_, r) =>
        Array.from(
          { length: spill.columns },
          (_, c) => /** @type {Value} */ (found.get(`${letters(column + c)}${row + r + 1}`)?.value ?? ''),
        ),
      );
      return { formula: written(formula, language), result };
    }
  throw new Error(`the sheet ${name} has no ${id}`);
}

/** @param {Value} value @param {string} id @param {Language} language */
function shown(value, id, language) {
  if (typeof value === 'boolean') return value ? words[language].yes : words[language].no;
  if (typeof value === 'string') return value;
  if (!DATES.includes(id)) return voiceOf(language).format.number(value);
  const { year, month, day, minutes } = fromSerial(value);
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0');
  return `${two(day)}-${two(month)}-${year} ${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** @param {(string | number)[][]} rows */
const table = ([head = [], ...lines]) =>
  [head, head.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');

/** @param {Entry} entry @param {Language} language */
function section({ id, description, parameters }, language) {
  const text = words[language];
  const { formula, result, sheet, given } = exampleOf(id, language);
  const lines = result.map((line) => line.map((value) => shown(value, id, language)).join(' | '));
  const rows = lines.slice(0, SHOWN);
  if (lines.length > SHOWN) rows.push(text.more(lines.length - SHOWN));
  // In Excel's own list an argument before a required one counts as required, though it may stand blank.
  const blank = definition(id)?.parameters.map((parameter) => parameter.optional);
  return [
    `### ${id}`,
    `${description}.`,
    table([
      text.parameters,
      ...grouped(
        parameters.map((parameter, index) => ({
          ...parameter,
          ...(blank && { optional: blank[index] ?? true }),
        })),
      ).map(({ name, optional, description: meaning }) => [name, optional ? '' : text.required, meaning]),
    ]),
    ...(sheet ? [`${text.sheet(sheet)}:`] : []),
    ...(given ? [`${text.cells}:`, table(given)] : []),
    `\`${formula}\` ${text.gives}`,
    `\`\`\`text\n${rows.join('\n')}\n\`\`\``,
  ].join('\n\n');
}

/** Numbered parameters that say the same thing are told once, as WHY's `argument1` ... `argument10`. @param {Entry['parameters']} parameters */
function grouped(parameters) {
  return parameters.flatMap((parameter, index) => {
    const alike = parameters.filter(({ description }) => description === parameter.description);
    if (alike.length < 3) return [parameter];
    return alike[0] === parameters[index]
      ? [{ ...parameter, name: `${parameter.name} … ${alike.at(-1)?.name}` }]
      : [];
  });
}

/** The chapter of the clause that a description names first; null where it names none, or a range of several chapters. @param {string} description */
function chapterOf(description) {
  const [, first = '', last = first] =
    /§§? (\d{3})[^,]*?(?:-(\d{3})[^,]*)?(?:,|\)|;|$)/.exec(description) ?? [];
  return (
    chapters.find(({ from, to }) => [first, last].every((clause) => +clause >= from && +clause <= to)) ?? null
  );
}

/** @param {Language} language the page in that language */
export async function page(language) {
  const text = words[language];
  /** @type {Entry[]} */
  const entries = metadata(language).functions;
  const chapterOfId = new Map(
    metadata('da').functions.map((/** @type {Entry} */ each) => [each.id, chapterOf(each.description)]),
  );
  const parts = [...chapters, null].map((chapter) => ({
    heading: chapter ? `§§ ${chapter.from}-${chapter.to}: ${chapter[language]}` : text.others,
    entries: entries.filter(({ id }) => chapterOfId.get(id) === chapter),
  }));
  const link = (/** @type {string} */ id) => `[${id}](#${id.toLowerCase()})`;
  const markdown = [
    `# ${text.title}`,
    ...text.intro,
    table([
      text.overview,
      ...parts.flatMap((part) => part.entries.map(({ id, description }) => [link(id), description])),
    ]),
    ...parts.flatMap((part) => [
      `## ${part.heading}`,
      ...part.entries.map((entry) => section(entry, language)),
    ]),
  ].join('\n\n');
  return format(markdown, { ...(await resolveConfig(text.file)), parser: 'markdown' });
}

if (argv[1] === fileURLToPath(import.meta.url) || argv[2]?.endsWith('function-docs.mjs'))
  for (const language of /** @type {Language[]} */ (['da', 'en']))
    writeFileSync(words[language].file, await page(language));
