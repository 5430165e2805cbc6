// Compiles consumers of the installed packages, without `skipLibCheck`: otherwise a missing import of a declaration
// file becomes `any`, and no error appears.
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { execute } from '../execute.mjs';
import { entriesOf } from '../packages.mjs';

/** The file suffixes decide the module system in which a consumer is compiled. */
const RESOLUTIONS = {
  node16: { module: 'node16', files: ['*.mts', '*.cts'] },
  nodenext: { module: 'nodenext', files: ['*.mts', '*.cts'] },
  bundler: { module: 'esnext', files: ['*.mts', '*.ts'] },
  node10: { module: 'commonjs', files: ['*.ts'] },
};

const PRELUDE = `
type IsAny<T> = 0 extends 1 & T ? true : false;
type Untyped<M> = {
  [K in keyof M]: true extends
    IsAny<M[K]> | (M[K] extends (...args: infer A) => infer R ? IsAny<R> | IsAny<A[number]> : never) ? K : never;
}[keyof M];
`;

/**
 * Types that compile only if no export decayed to any, and if the declared names are the existing ones. A module that is a
 * constructor has a `prototype` as well, which isn't enumerable.
 */
function generatedUse({ specifier }, index, { loaded }) {
  const names = loaded[specifier]?.names ?? [];
  return `
import type * as m${index} from '${specifier}';
const module${index}: IsAny<typeof m${index}> = false;
const untyped${index}: Record<Untyped<typeof m${index}>, 'any'> = {};
const named${index}: Record<Exclude<keyof typeof m${index}, 'prototype'>, true> = { ${names.map((name) => `${name}: true`).join(', ')} };
`;
}

/** The part of vitest that tests of types need. It is CommonJS, which both systems of modules can import. */
const vitestPath = createRequire(import.meta.url).resolve('vitest/package.json');
const expectType = createRequire(vitestPath).resolve('expect-type').replace(/\.js$/, '');
const VITEST = `export { expectTypeOf } from '${expectType}';
declare const test: (name: string, body: () => void) => void;
export { test, test as it, test as describe };
`;

/** The tests of a package's types, with imports of the installed package instead of the sources. */
function testsOfTypes({ directory, manifest }) {
  const folder = join(directory, 'test');
  const entries = new Map(entriesOf(manifest).map(({ name, specifier }) => [`../src/${name}.js`, specifier]));
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.test-d.ts')) : [];
  if (names.length === 0) throw new Error(`${folder}: expected tests of types, *.test-d.ts, got none`);
  const texts = names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
  // Users can't import the core, so tests that import it are left out.
  const ofUsers = texts.filter(([, text]) => !text.includes("from '@crosstable/core"));
  return ofUsers.map(([name, text]) => {
    return [
      name.replace(/\.test-d\.ts$/, ''),
      text.replaceAll(/(?<= from ')\.\.\/src\/[^']+/g, (path) => entries.get(path) ?? path),
    ];
  });
}

/**
 * Writes the consumers into the project: a generated one with every entry, the tests of every package's types, and
 * types that go from one package to another.
 *
 * @param {readonly import('../packages.mjs').Package[]} packages
 * @param {import('../runtimes/run.mjs').SmokeReports} reports
 * @param {string} project
 * @param {Record<string, string>} [others] more texts by name
 */
export function writeConsumers(packages, reports, project, others = {}) {
  const folder = join(project, 'consumers');
  mkdirSync(folder);
  writeFileSync(join(project, 'vitest.d.cts'), VITEST);
  const entries = packages.flatMap(({ manifest }) => entriesOf(manifest));
  const generated = PRELUDE + entries.map((entry, index) => generatedUse(entry, index, reports.import)).join('');
  const tests = packages.flatMap((found) =>
    testsOfTypes(found).map(([name, text]) => [`${found.folder}-${name}`, text]),
  );
  for (const [name, text] of [['every-entry', generated], ...tests, ...Object.entries(others)]) {
    for (const suffix of ['mts', 'cts', 'ts']) writeFileSync(join(folder, `${name}.${suffix}`), text);
  }
}

/**
 * Compiles files of a consumer's project with the TypeScript of this repository.
 *
 * @param {string} project
 * @param {{ include: readonly string[], compilerOptions: Record<string, unknown> }} config
 * @returns {Promise<string>} what the compiler prints if something is wrong
 */
export async function compiled(project, { include, compilerOptions }) {
  const tsconfig = join(project, 'tsconfig.json');
  const options = { target: 'es2022', lib: ['es2022'], strict: true, noEmit: true, ...compilerOptions };
  writeFileSync(tsconfig, JSON.stringify({ include, compilerOptions: options }));
  const args = [createRequire(import.meta.url).resolve('typescript/bin/tsc'), '-p', tsconfig, '--pretty', 'false'];
  const { code, output } = await execute(process.execPath, args, { cwd: project });
  return code === 0 ? '' : output.trim();
}

/**
 * @param {keyof typeof RESOLUTIONS} resolution
 * @param {string} project
 */
export function compileProblems(resolution, project) {
  const { module, files } = RESOLUTIONS[resolution];
  const compilerOptions = {
    module,
    moduleResolution: resolution,
    types: [],
    exactOptionalPropertyTypes: true,
    esModuleInterop: true,
    paths: { vitest: ['./vitest.d.cts'] },
  };
  return compiled(project, { include: files.map((file) => `consumers/${file}`), compilerOptions });
}
