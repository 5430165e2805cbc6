import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import ts from 'typescript';
import { expect, test } from 'vitest';

import { root } from '../packages.mjs';

test('pnpm check:types compiles every test of types', () => {
  const folder = join(root, 'scripts');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path)) as {
    config: unknown;
  };
  const compiled = ts.parseJsonConfigFileContent(config, ts.sys, folder).fileNames.map((path) => resolve(path));
  const written = readdirSync(join(root, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test-d.ts') && !path.includes('node_modules'))
    .map((path) => join(root, 'packages', path));
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((path) => !compiled.includes(path))).toEqual([]);
});
