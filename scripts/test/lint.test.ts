import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

import { execute } from '../execute.mjs';
import { readPackages, root } from '../packages.mjs';

const eslint = new ESLint({ cwd: root });

async function rulesThatBite(filePath: string, text: string): Promise<string[]> {
  const results = await eslint.lintText(`${text}\n`, { filePath: join(root, filePath) });
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => ruleId ?? message));
}

describe('in packages/*/src', () => {
  const source = 'packages/core/src/virtual.ts';

  test('plain code passes', async () => {
    expect(await rulesThatBite(source, 'export const RESULTS = [0, 0.5, 1] as const;')).toEqual([]);
  });

  test.each([
    ['any', 'export const f = (x: any): number => (x === 1 ? 1 : 0);', '@typescript-eslint/no-explicit-any'],
    [
      'a non-null assertion',
      'export const f = (x?: number): number => x!;',
      '@typescript-eslint/no-non-null-assertion',
    ],
    [
      'a cast',
      'export const f = (x: unknown): number => x as number;',
      '@typescript-eslint/consistent-type-assertions',
    ],
    ['a default export', 'const f = 1;\nexport default f;', 'no-restricted-syntax'],
    ['a default export by name', 'const f = 1;\nexport { f as default };', 'no-restricted-syntax'],
    [
      'a pattern that looks at every blank for every blank',
      'export const f = (x: string): boolean => /^a\\s*,?\\s+b$/.test(x);',
      'regexp/no-super-linear-backtracking',
    ],
    [
      'a pattern that begins anew at every blank',
      'export const f = (x: string): boolean => /\\s+$/.test(x);',
      'regexp/no-super-linear-move',
    ],
    [
      'an import by path from another package',
      "export { koya } from '../../koya/src/index.js';",
      'house/import-by-name',
    ],
    [
      'a part of another package that is loaded later',
      "export const later = () => import('../../koya/src/index.js');",
      'house/import-by-name',
    ],
    [
      'a type of another package by path',
      "export type Koya = import('../../koya/src/index.js').Koya;",
      'house/import-by-name',
    ],
    ['names out of order', "export { one } from './one.js';\nimport { b, a } from './two.js';\na(b);", 'sort-imports'],
    ['301 lines', `export const x = 1;\n${'//\n'.repeat(300)}`, 'max-lines'],
    [
      'an import of types as values',
      "import { Game } from './game.js';\nexport type Round = readonly Game[];",
      '@typescript-eslint/consistent-type-imports',
    ],
    [
      'a comment that switches a rule off',
      '// eslint-disable-next-line @typescript-eslint/no-explicit-any\nexport type X = any;',
      '@typescript-eslint/no-explicit-any',
    ],
    [
      'a comment that switches a rule of oxlint off',
      '// oxlint-disable-next-line typescript/no-unsafe-return\nexport const x = 1;',
      'no-warning-comments',
    ],
  ])('%s is refused', async (_what, text, rule) => {
    expect(await rulesThatBite(source, text)).toContain(rule);
  });

  test('a file name that says nothing is refused', async () => {
    expect(await rulesThatBite('packages/elo/src/utils.ts', 'export const x = 1;')).toEqual([
      'house/telling-file-name',
    ]);
  });
});

describe('entry files', () => {
  const entry = 'packages/progressive/src/index.ts';

  test('re-exports pass', async () => {
    const text =
      "export type { Game } from '@crosstable/core';\nexport { RESULTS as results } from '@crosstable/core';";
    expect(await rulesThatBite(entry, text)).toEqual([]);
  });

  test.each([
    ['a declaration', 'const one = 1;\nexport { one };'],
    ['an exported declaration', 'export const one = 1;'],
    ['an exported type', 'export type One = 1;'],
    ['a default export', "import { RESULTS } from '@crosstable/core';\nexport default RESULTS;"],
  ])('%s is refused', async (_what, text) => {
    expect(await rulesThatBite(entry, text)).toEqual(['no-restricted-syntax']);
  });

  test('preferans-rating has the default export of the package that it replaces', async () => {
    const text = "import { RESULTS } from '@crosstable/core';\nexport default RESULTS;";
    expect(await rulesThatBite('packages/preferans-rating/src/index.ts', text)).toEqual([]);
    expect(await rulesThatBite('packages/preferans-rating/src/index.ts', 'export default 1;')).toEqual([
      'no-restricted-syntax',
    ]);
  });
});

/** The report of oxlint in a folder, with the house's configuration. */
async function oxlint(cwd: string, ...more: string[]): Promise<{ bites: string[]; files: number }> {
  const program = join(root, 'node_modules/oxlint/bin/oxlint');
  const config = join(root, '.oxlintrc.json');
  const { stdout } = await execute(process.execPath, [program, '-c', config, '-f', 'json', ...more], { cwd });
  const { diagnostics, number_of_files } = JSON.parse(stdout) as {
    diagnostics: { code: string; filename: string }[];
    number_of_files: number;
  };
  return { bites: diagnostics.map(({ code, filename }) => `${filename}: ${code}`).sort(), files: number_of_files };
}

test('what needs types, and circles between files, types included, are refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  try {
    const files = {
      'tsconfig.json': '{ "compilerOptions": { "strict": true, "module": "esnext", "moduleResolution": "bundler" } }',
      'src/again.ts':
        "import type { A } from './to.js';\nimport { type A as B } from './to.js';\nexport type Both = [A, B];\n",
      'src/plain.ts': "import type { A } from './to.js';\nexport const plain = (a: A): number => a.b.length;\n",
      'src/any.ts': 'export const f = (x: string): number => JSON.parse(x);\n',
      'src/promise.ts': 'export const f = (x: Promise<number>): void => {\n  x.then();\n};\n',
      'src/to.ts': "import type { B } from './fro.js';\nexport interface A {\n  readonly b: B;\n}\n",
      'src/fro.ts': "export type { A } from './to.js';\nexport type B = readonly string[];\n",
    };
    mkdirSync(join(folder, 'src'));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    expect((await oxlint(folder)).bites).toEqual([
      'src/again.ts: import(no-duplicates)',
      'src/any.ts: typescript(no-unsafe-return)',
      'src/fro.ts: import(no-cycle)',
      'src/promise.ts: typescript(no-floating-promises)',
      'src/to.ts: import(no-cycle)',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('no source or test file is left out', async () => {
  const files = readPackages().flatMap(({ folder, directory }) =>
    ['src', 'test', 'testing']
      .filter((part) => existsSync(join(directory, part)))
      .flatMap((part) =>
        readdirSync(join(directory, part), { recursive: true, encoding: 'utf8' })
          .filter((path) => path.endsWith('.ts') && !path.includes('fixtures'))
          .map((path) => `packages/${folder}/${part}/${path}`),
      ),
  );
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const config: unknown = await eslint.calculateConfigForFile(join(root, file));
    expect(config, file).toHaveProperty(['rules', '@typescript-eslint/no-explicit-any', 0], 2);
  }
  // Without rules, for the number alone
  expect((await oxlint(join(root, 'packages'), '-A', 'all')).files).toBe(files.length);
});
