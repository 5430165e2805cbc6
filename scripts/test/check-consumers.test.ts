import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { compileProblems, writeConsumers } from '../consumers/compile.mjs';
import { constructorProblems } from '../consumers/constructor.mjs';
import { documentProblems } from '../consumers/documents.mjs';
import { lintProblems } from '../consumers/lint.mjs';
import { entryProblems, loadEntries } from '../consumers/load.mjs';
import { execute } from '../execute.mjs';
import { SOURCE } from '../packages.mjs';
import type { SmokeReports } from '../runtimes/run.mjs';

const manifest = {
  name: '@crosstable/sample',
  version: '1.0.0',
  exports: { '.': { [SOURCE]: './src/index.ts', default: './dist/index.js' } },
};

/** The same entry as it is published. */
const published = {
  ...manifest,
  exports: {
    '.': {
      import: { types: './dist/index.d.ts', default: './dist/index.js' },
      require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
    },
  },
  types: './dist/index.d.ts',
};

const API = `import { expectTypeOf, test } from 'vitest';
import { one } from '../src/index.js';
test('a number of a text', () => {
  expectTypeOf(one).toEqualTypeOf<(text: string) => number>();
});
`;

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'check-consumers-'));
  write('sample/test/api.test-d.ts', API);
});
afterEach(() => {
  rmSync(project, { recursive: true, force: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), text);
}

/** The sample as installed from a tarball, with these declarations. */
function installSample(declarations: string, more: object = {}): void {
  const folder = 'node_modules/@crosstable/sample';
  write(`${folder}/package.json`, JSON.stringify({ ...published, type: 'module', ...more }));
  write(`${folder}/README.md`, '# Sample\n');
  write(`${folder}/LICENSE`, 'MIT\n');
  write(`${folder}/dist/index.js`, 'export const one = () => 1;\n');
  write(`${folder}/dist/index.cjs`, 'exports.one = () => 1;\n');
  for (const suffix of ['ts', 'cts']) write(`${folder}/dist/index.d.${suffix}`, declarations);
}

async function compile(resolution: 'node16' | 'nodenext' | 'bundler' | 'node10'): Promise<string> {
  const packages = [{ folder: 'sample', directory: join(project, 'sample'), manifest }];
  writeConsumers(packages, await loadEntries(packages, project), project);
  return compileProblems(resolution, project);
}

// Each test starts the compiler, so each takes another resolution.
describe('compiling a consumer', () => {
  test('a sound package is accepted', async () => {
    installSample('export declare const one: (text: string) => number;\n');
    expect(await compile('nodenext')).toBe('');
  });

  test('declarations that import the private core are refused', async () => {
    installSample("import { Game } from '@crosstable/core';\nexport declare const one: (game: Game) => number;\n");
    expect(await compile('node10')).toMatch(
      /index\.d\.ts\(1,22\): error TS2307: Cannot find module '@crosstable\/core'/,
    );
  });

  test('any is refused: as a value, a parameter, a return value', async () => {
    const types = ['any', '(text: any) => number', '(text: string) => any'];
    installSample(types.map((type, index) => `export declare const of${index}: ${type};\n`).join(''));
    expect(await compile('bundler')).toContain(`, "any">': of0, of1, of2`);
  });

  test('declared names that are not the exported ones are refused', async () => {
    installSample('declare const two: 2;\nexport { two };\n');
    expect(await compile('node16')).toContain(`'one' does not exist in type 'Record<"two", true>'`);
  });

  test('types that are others than those of the sources are refused', async () => {
    installSample('export declare const one: (text: string | number) => number;\n');
    expect(await compile('node16')).toMatch(/consumers\/sample-api\.cts\(4,.* error TS/);
  });

  test('a package without tests of its types is refused', async () => {
    installSample('export declare const one: (text: string) => number;\n');
    rmSync(join(project, 'sample'), { recursive: true });
    await expect(compile('node16')).rejects.toThrow('expected tests of types, *.test-d.ts, got none');
  });
});

test('code is refused that is no constructor, though its declarations have one', async () => {
  const folder = 'node_modules/@crosstable/preferans-rating';
  write(`${folder}/package.json`, '{ "types": "index.d.ts" }');
  const declared = `type Player = { username: string; rating: number; score: number };
type Game = [p1: Player, p2: Player, p3: Player, bula: number];
declare class PrefRating { rating: PrefRating.PrefRatingResult; constructor(...game: Game) }
import itself = PrefRating;
declare namespace PrefRating {
  interface PrefRatingResult { p1: { rating: number } }
  function prefRating(...game: Game): PrefRatingResult;
  export { itself as PrefRating, itself as default, prefRating, PrefRatingResult };
}
export = PrefRating;
`;
  write(`${folder}/index.d.ts`, declared);
  const code = `const prefRating = () => ({ p1: { rating: 1173 } });
class PrefRating { rating = prefRating(); }
Object.assign(exports, { PrefRating, default: PrefRating, prefRating });
`;
  write(`${folder}/index.js`, code);
  const settings = { resolution: 'node10', esModuleInterop: false } as const;
  expect(await constructorProblems(settings, project)).toBe(
    './constructor-node10-false/built/require.cjs: TypeError: PrefRating is not a constructor',
  );
});

test('examples of a document are refused: of another value, of other types, with an idle reason, without a place in it', async () => {
  installSample('export declare const one: (text: string) => number;\n');
  write(
    'shared/000.txt',
    "import { one } from '@echecs/sample';const a: 1 = one(''); // 1 Use it\nconst b = one('');\n",
  );
  const program = (code: string): string => `${code}\nexport const value = a;\n`;
  const example = { document: '000', from: 'import {', to: '// 1', program, printed: 1 };
  const examples = [example, { ...example, printed: 2 }, { ...example, ours: 1, why: 'none' }];
  const at = 'document 000, import {: expected';
  expect(await documentProblems(examples, join(project, 'shared'), project)).toEqual([
    expect.stringMatching(/^(?:documents\/\d\.mts\(1,.* error TS2322: Type 'number' .*\s*){3}$/),
    `${at} 2, got 1`,
    `${at} no reason for 1, which it prints, too`,
    'document 000: no example takes const b',
  ]);
  const elsewhere = documentProblems([{ ...example, to: '// 2' }], join(project, 'shared'), project);
  await expect(elsewhere).rejects.toThrow('document 000: expected code from import { to // 2');
});

describe('loading the entries', () => {
  const by = (specifier: string, names: string[], alsoTiebreak: string[] = []): SmokeReports['import'] => ({
    loaded: { [specifier]: { names, alsoTiebreak } },
    failures: [],
    values: 0,
  });

  test('the same exports both ways are accepted', () => {
    const report = by('@crosstable/progressive', ['tiebreak', 'progressive'], ['progressive']);
    expect(entryProblems({ import: report, require: report })).toEqual([]);
  });

  test('other exports by require than by import are refused', () => {
    expect(entryProblems({ import: by('sample', ['one']), require: by('sample', ['default']) })).toEqual([
      'sample: import gives one, require gives default',
    ]);
  });

  test('an entry without exports is refused', () => {
    expect(entryProblems({ import: by('sample', []) })).toEqual(['sample: expected exports, got none by import']);
  });

  test('a tiebreak that is not the documented function is refused, by either way', () => {
    const report = by('@crosstable/progressive', ['tiebreak', 'progressive']);
    expect(entryProblems({ import: report, require: report })).toHaveLength(2);
  });

  test('a tiebreak that nobody expects is refused, by either way', () => {
    const report = by('@crosstable/nowhere', ['tiebreak', 'nowhere'], ['nowhere']);
    expect(entryProblems({ import: report, require: report })).toHaveLength(2);
  });
});

test('publint and attw see a tarball whose types are those of the other module system', async () => {
  installSample('export declare const one: (text: string) => number;\n', {
    exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs' } },
  });
  const directory = join(project, 'node_modules/@crosstable/sample');
  const { code, output } = await execute('npm', ['pack', '--offline', '--pack-destination', project], {
    cwd: directory,
  });
  expect(code, output).toBe(0);
  const path = join(project, 'crosstable-sample-1.0.0.tgz');
  const problems = (await lintProblems(path)).join('\n');
  expect(problems).toContain(
    'publint EXPORTS_TYPES_INVALID_FORMAT: pkg.exports["."].types types is interpreted as ESM',
  );
  expect(problems).toMatch(/^attw FalseESM: .*index\.d\.ts".*index\.cjs"/m);
});
