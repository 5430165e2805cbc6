// Packages with one planted fault each, on which publint, attw and the list of packed files must say what is wrong.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { execute } from '../execute.mjs';
import { contentsOf, contentsProblems } from '../consumers/pack.mjs';
import { lintProblems } from '../consumers/lint.mjs';

const SOUND = fileURLToPath(new URL('fixtures/sound-package', import.meta.url));
const manifest = JSON.parse(readFileSync(join(SOUND, 'package.json'), 'utf8'));
const { '.': main, './cut1': cut1 } = manifest.exports;

const withMain = (entry) => ({ exports: { ...manifest.exports, '.': entry } });
const ESM = 'export const one = 1;\n';

/**
 * The sound package, and what each of the others has instead of it: other fields of the manifest, other files. `finds` are
 * the problems that are to be found, and no others.
 *
 * @type {readonly { name: string, manifest?: object, files?: Record<string, string>, finds: string[] }[]}
 */
export const FAULTY = [
  { name: 'sound', finds: [] },
  {
    name: 'entry-that-is-not-packed',
    manifest: withMain({ ...main, import: { ...main.import, default: './lib/elsewhere.js' } }),
    finds: ['publint FILE_DOES_NOT_EXIST'],
  },
  {
    name: 'types-after-default',
    manifest: withMain({ ...main, import: { default: main.import.default, types: main.import.types } }),
    finds: ['publint EXPORTS_TYPES_SHOULD_BE_FIRST', 'publint EXPORTS_DEFAULT_SHOULD_BE_LAST'],
  },
  {
    name: 'types-for-both-systems',
    manifest: withMain({ types: main.import.types, import: main.import.default, require: main.require.default }),
    finds: ['publint EXPORTS_TYPES_INVALID_FORMAT', 'attw FalseESM'],
  },
  {
    name: 'types-of-commonjs-for-a-module',
    manifest: withMain({ ...main, import: { ...main.import, types: main.require.types } }),
    finds: ['publint EXPORTS_TYPES_INVALID_FORMAT', 'attw FalseCJS'],
  },
  {
    name: 'module-behind-require',
    manifest: withMain({ ...main, require: main.import }),
    finds: ['attw CJSResolvesToESM'],
  },
  {
    name: 'module-syntax-in-commonjs',
    files: { 'lib/index.cjs': ESM },
    finds: ['publint FILE_INVALID_EXPLICIT_FORMAT', 'attw UnexpectedModuleSyntax'],
  },
  { name: 'no-engines', manifest: { engines: undefined }, finds: ['publint USE_ENGINES_NODE'] },
  {
    name: 'no-types-versions',
    manifest: { typesVersions: undefined },
    finds: ['attw NoResolution'],
  },
  {
    name: 'types-versions-elsewhere',
    manifest: { typesVersions: { '*': { cut1: ['./lib/elsewhere.d.ts'] } } },
    finds: ['attw NoResolution'],
  },
  {
    name: 'entry-without-declarations',
    manifest: {
      exports: { '.': main, './cut1': { import: './lib/untyped.js', require: './lib/untyped.cjs' } },
      typesVersions: { '*': { cut1: ['./lib/untyped.js'] } },
    },
    files: { 'lib/untyped.js': ESM, 'lib/untyped.cjs': 'exports.one = 1;\n' },
    finds: ['attw UntypedResolution', 'file lib/untyped.cjs', 'file lib/untyped.js'],
  },
  {
    name: 'declarations-that-import-nothing',
    files: { 'lib/index.d.ts': "export { one } from './elsewhere';\n" },
    finds: ['attw InternalResolutionError'],
  },
  {
    name: 'exports-that-an-import-does-not-see',
    manifest: withMain(main.require),
    files: { 'lib/index.cjs': 'Object.assign(exports, { one: 1 });\n' },
    finds: ['attw NamedExports'],
  },
  {
    name: 'declared-default-that-is-the-module',
    files: {
      'lib/cut1.cjs': 'module.exports = () => 1;\n',
      'lib/cut1.d.cts': 'declare const one: () => number;\nexport default one;\n',
    },
    finds: ['attw FalseExportDefault'],
  },
  {
    name: 'no-declarations',
    manifest: {
      types: undefined,
      typesVersions: undefined,
      exports: { '.': { import: main.import.default, require: main.require.default } },
      files: ['lib/*.js', 'lib/*.cjs', 'lib/note.txt'],
    },
    finds: [
      'attw NoTypes',
      ...['cut1', 'index'].flatMap((name) => [`file lib/${name}.d.cts`, `file lib/${name}.d.ts`]),
    ],
  },
  {
    name: 'file-that-nobody-reviewed',
    manifest: { files: ['lib', 'src'] },
    files: { 'src/index.ts': ESM },
    finds: ['file src/index.ts'],
  },
  { name: 'file-that-is-missing', manifest: { files: ['lib', '!lib/note.txt'] }, finds: ['file lib/note.txt'] },
  {
    name: 'script-at-installation',
    manifest: { scripts: { postinstall: 'node lib/index.js' } },
    finds: ['script postinstall'],
  },
];

function writeFaulty(folder, fault) {
  cpSync(SOUND, folder, { recursive: true });
  const changed = {
    ...manifest,
    ...fault.manifest,
    name: fault.name,
    exports: fault.manifest?.exports ?? { '.': main, './cut1': cut1 },
  };
  for (const [path, text] of Object.entries({ ...fault.files, 'package.json': JSON.stringify(changed) })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

/** All of them at once: npm takes its time to start. */
async function packFaulty(base) {
  for (const fault of FAULTY) writeFaulty(join(base, fault.name), fault);
  const folders = FAULTY.map(({ name }) => `./${name}`);
  const args = ['pack', '--offline', '--ignore-scripts', '--loglevel=error', ...folders];
  const { code, output } = await execute('npm', args, { cwd: base });
  if (code !== 0) throw new Error(`npm pack of the faulty packages failed:\n${output}`);
}

const sameSet = (one, other) => [...new Set(one)].sort().join() === [...new Set(other)].sort().join();

/**
 * The faults that aren't found as they must be, in one line per package; empty when every fault is seen.
 *
 * @param {string} base an empty folder
 * @returns {Promise<string[]>}
 */
export async function unseenFaults(base) {
  await packFaulty(base);
  const tarball = (name) => join(base, `${name}-${manifest.version}.tgz`);
  const reviewed = contentsOf(tarball('sound')).files;
  const unseen = [];
  for (const { name, finds } of FAULTY) {
    const problems = [
      ...(await lintProblems(tarball(name))),
      ...contentsProblems(contentsOf(tarball(name)), reviewed),
    ].map((problem) => problem.split(':')[0]);
    if (sameSet(problems, finds)) continue;
    const list = (found) => [...new Set(found)].join(', ') || 'nothing';
    unseen.push(`the planted ${name}: expected to find ${list(finds)}, found ${list(problems)}`);
  }
  return unseen;
}
