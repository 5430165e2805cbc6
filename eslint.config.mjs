// The house rules, as far as a machine can hold them without knowing types; those that ask for types, and circles between
// files, are in .oxlintrc.json: oxlint takes a tenth of the time. scripts/test/lint.test.ts shows that each one bites.
import { basename, dirname, relative, resolve } from 'node:path';

import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import regexp from 'eslint-plugin-regexp';
import globals from 'globals';
import tseslint from 'typescript-eslint';

import { entriesOf, readPackages, root } from './scripts/packages.mjs';

const sources = ['packages/*/src/**/*.ts'];
const written = [...sources, 'packages/*/{test,testing}/**/*.ts', 'scripts/**/*.ts', 'vitest.{config,workspace}.ts'];

/** The entries that users import, and the doors between packages: these files re-export and contain no arithmetic. */
const entryFiles = [
  ...readPackages().flatMap(({ folder, manifest }) =>
    entriesOf(manifest).map(({ name }) => `packages/${folder}/src/${name}.ts`),
  ),
  'packages/*/src/{index,inside}.ts',
];

/** Tools that load a config take its default export; preferans-rating keeps the default of the package it replaces. */
const withDefaultExport = [
  'packages/preferans-rating/src/index.ts',
  'vitest.{config,workspace}.ts',
  'scripts/vitest.mutation.ts',
  'scripts/vitest.coverage.ts',
  'scripts/vitest.checks.ts',
  'packages/page/test/vitest.checks.ts',
];

const noDefaultExport = [
  {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Export by name: a default export breaks `require` and renames itself at every import.',
  },
];
const onlyReExports = [
  {
    selector:
      'Program > :not(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ExportDefaultDeclaration)',
    message: 'An entry file only re-exports: move this to a file named after what it computes.',
  },
  {
    selector: 'ExportNamedDeclaration[declaration], ExportDefaultDeclaration > :not(Identifier)',
    message: 'An entry file only re-exports: move this declaration to a file named after what it computes.',
  },
];

/** The package that a file of `packages` stands in; the tools in `scripts`, which no package names, count as everybody's own. */
function packageOf(path) {
  const [, folder] = /^packages[\\/]([^\\/]+)/.exec(relative(root, path)) ?? [];
  return folder;
}

/** A file is named after what it computes; these names say nothing. */
const NAMELESS = /^(utils?|helpers?|commons?|misc|shared|managers?)\./;
const house = {
  rules: {
    'import-by-name': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { path: 'Name the package instead of the path to {{source}}; its manifest lists the doors.' },
      },
      create(context) {
        const own = packageOf(context.filename);
        const check = ({ source }) => {
          if (own === undefined || typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
          const target = resolve(dirname(context.filename), source.value);
          const isTool = relative(root, target).startsWith('scripts');
          if (packageOf(target) !== own && !isTool) {
            context.report({ node: source, messageId: 'path', data: { source: source.value } });
          }
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          TSImportType: check,
        };
      },
    },
    'telling-file-name': {
      meta: {
        type: 'problem',
        schema: [],
        messages: { nameless: 'Name the file after what it computes, not {{name}}.' },
      },
      create: (context) => ({
        Program(node) {
          const name = basename(context.filename);
          if (NAMELESS.test(name)) context.report({ node, messageId: 'nameless', data: { name } });
        },
      }),
    },
  },
};

export default defineConfig(
  { ignores: ['**/dist/', 'coverage/', 'reports/', '.stryker-tmp/', '**/fixtures/', 'scripts/consumers/*.ts'] },
  // A comment cannot switch a rule off: a rule that is wrong is changed here, where it is seen.
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  // Nor one of oxlint's, which follows both spellings.
  {
    rules: { 'no-warning-comments': ['error', { terms: ['oxlint-disable', 'eslint-disable'], location: 'anywhere' }] },
  },
  { plugins: { house }, rules: { 'house/telling-file-name': 'error', 'house/import-by-name': 'error' } },
  // The names of one module stand in one import, sorted
  { files: written, rules: { 'sort-imports': ['error', { ignoreDeclarationSort: true }] } },
  { files: ['**/*.mjs'], languageOptions: { globals: globals.nodeBuiltin } },
  // A check's functions that it hands to a page run there.
  { files: ['packages/page/test/checks/*.mjs'], languageOptions: { globals: globals.browser } },
  { files: ['examples/**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: written,
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // A signature may be fixed from outside; `_` says that the parameter isn't needed.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'no-restricted-syntax': ['error', ...noDefaultExport],
    },
  },
  {
    files: sources,
    plugins: { regexp },
    rules: {
      // A stranger's file could make an expression quadratic: no text takes more than linear time.
      'regexp/no-super-linear-backtracking': ['error', { report: 'certain' }],
      'regexp/no-super-linear-move': ['error', { report: 'certain' }],
      // `as const` stays allowed; whatever else would be cast is checked instead.
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
    },
  },
  { files: [...sources, 'scripts/**'], rules: { 'max-lines': ['error', { max: 300 }] } },
  // A language of the page is one file: the blank lines between its groups of sentences don't count
  {
    files: ['packages/page/src/languages/*.ts'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true }] },
  },
  { files: entryFiles, rules: { 'no-restricted-syntax': ['error', ...noDefaultExport, ...onlyReExports] } },
  { files: withDefaultExport, rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['packages/preferans-rating/src/index.ts'],
    rules: { 'no-restricted-syntax': ['error', ...onlyReExports] },
  },
);
