import js from '@eslint/js';
import office from 'eslint-plugin-office-addins';
import tseslint from 'typescript-eslint';

/** The Office rules; the package's own types do not tell of them. */
const officeRules = /** @type {{ rules: Record<string, unknown> }} */ (/** @type {unknown} */ (office)).rules;

/**
 * The house: imports run downwards only. For each floor, the floors it must not reach.
 * @param {string} floor
 * @param {string[]} forbidden
 * @returns {import('typescript-eslint').ConfigArray[number]}
 */
const floor = (floor, forbidden) => ({
  files: [`src/${floor}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden.join('|')})(/|$)`,
            message: `src/${floor} may not import from there: imports run downwards only (CONTRIBUTING.md).`,
          },
        ],
      },
    ],
  },
});

export default tseslint.config(
  { ignores: ['dist', 'dist-dev', 'workbench/built', 'node_modules'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'max-lines': ['warn', { max: 400, skipBlankLines: true, skipComments: true }],
    },
  },
  // Scripts are type-checked: the compiler knows what is defined.
  { files: ['**/*.mjs', '**/*.js'], rules: { 'no-undef': 'off' } },
  {
    files: ['src/**/*.ts'],
    plugins: { 'office-addins': office },
    rules: Object.fromEntries(Object.keys(officeRules).map((rule) => [`office-addins/${rule}`, 'error'])),
  },
  floor('rules', ['checks', 'workbook', 'excel', 'functions', 'taskpane', 'text']),
  floor('workbook', ['rules', 'checks', 'excel', 'functions', 'taskpane', 'text']),
  floor('text', ['checks', 'workbook', 'excel', 'functions', 'taskpane']),
  floor('checks', ['excel', 'functions', 'taskpane']),
  floor('functions', ['checks', 'excel', 'taskpane']),
  floor('excel', ['rules', 'checks', 'functions', 'taskpane', 'text']),
  floor('taskpane', ['rules', 'functions']),
  {
    // The rulebook is pure: no Excel, no page, no clock, no chance.
    files: ['src/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        'Date',
        'Office',
        'Excel',
        'CustomFunctions',
        'window',
        'document',
        'navigator',
        'fetch',
        'setTimeout',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
);
