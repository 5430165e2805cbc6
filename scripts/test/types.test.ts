import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { readPackages, root } from '../packages.mjs';

test('pnpm check types compiles every test of types', () => {
  const folder = join(root, 'scripts');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const compiled = ts.parseJsonConfigFileContent(config, ts.sys, folder).fileNames.map((path) => resolve(path));
  const written = readPackages()
    .map(({ directory }) => join(directory, 'test'))
    .filter((tests) => existsSync(tests))
    .flatMap((tests) => readdirSync(tests, { recursive: true, encoding: 'utf8' }).map((path) => join(tests, path)))
    .filter((path) => path.endsWith('.test-d.ts'));
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((path) => !compiled.includes(path))).toEqual([]);
});
