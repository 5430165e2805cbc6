// Compiles consumers of the installed packages, without `skipLibCheck`: what a declaration file imports and doesn't find
// becomes `any` otherwise, and nothing complains.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { entriesOf } from '../packages.mjs';
import { compilerProblems } from './compiler.mjs';

/** The file suffixes say in which module system a consumer is compiled. */
const RESOLUTIONS = {
  node16: { module: 'node16', files: ['*.mts', '*.cts'] },
  nodenext: { module: 'nodenext', files: ['*.mts', '*.cts'] },
  bundler: { module: 'esnext', files: ['*.mts', '*.ts'] },
  node10: { module: 'commonjs', files: ['*.ts'] },
};

const PRELUDE = `
type IsAny<T> = 0 extends 1 & T ? true : false;
type Untyped<M> = {
  [K in keyof M]: IsAny<M[K]> extends true
    ? K
    : M[K] extends (...args: infer A) => infer R
      ? IsAny<R> extends true
        ? K
        : IsAny<A[number]> extends true
          ? K
          : never
      : never;
}[keyof M];
`;

/** That nothing decayed to any, and that the declared names are those that exist. */
function generatedUse({ specifier }, index, loaded) {
  const names = loaded[specifier]?.import.names ?? [];
  return `
import type * as m${index} from '${specifier}';
const module${index}: IsAny<typeof m${index}> = false;
const untyped${index}: Record<Untyped<typeof m${index}>, 'any'> = {};
const named${index}: Record<keyof typeof m${index}, true> = { ${names.map((name) => `${name}: true`).join(', ')} };
`;
}

/**
 * Writes the consumers into the project: one that knows every entry, generated, and the hand-written uses.
 *
 * @param {readonly import('../packages.mjs').Package[]} packages
 * @param {import('./load.mjs').LoadedEntries} loaded
 * @param {string} project
 * @param {URL} [uses] the folder with one hand-written use per package
 */
export function writeConsumers(packages, loaded, project, uses = new URL('uses/', import.meta.url)) {
  const folder = join(project, 'consumers');
  mkdirSync(folder);
  const entries = packages.flatMap(({ manifest }) => entriesOf(manifest));
  const generated = PRELUDE + entries.map((entry, index) => generatedUse(entry, index, loaded)).join('');
  for (const suffix of ['mts', 'cts', 'ts']) {
    writeFileSync(join(folder, `every-entry.${suffix}`), generated);
    for (const { folder: name } of packages) {
      const use = new URL(`${name}.ts`, uses);
      if (!existsSync(use))
        throw new Error(`scripts/consumers/uses/${name}.ts: expected a use of the package, got no file`);
      writeFileSync(join(folder, `${name}.${suffix}`), readFileSync(use));
    }
  }
}

/**
 * @param {keyof typeof RESOLUTIONS} resolution
 * @param {string} project
 * @returns {Promise<string[]>}
 */
export async function compileProblems(resolution, project) {
  const { module, files } = RESOLUTIONS[resolution];
  const path = join(project, `tsconfig.${resolution}.json`);
  const compilerOptions = {
    module,
    moduleResolution: resolution,
    target: 'es2022',
    lib: ['es2022'],
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    esModuleInterop: true,
    skipLibCheck: false,
    noEmit: true,
  };
  writeFileSync(path, JSON.stringify({ compilerOptions, include: files.map((file) => `consumers/${file}`) }));
  return compilerProblems(path, project);
}
