import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, test } from 'vitest';

import { authorsProblems, expectedManifest, foldersOfPackages } from '../manifests.mjs';
import { SOURCE, circlesOf } from '../packages.mjs';

const KEYWORDS = ['chess', 'fide', 'score', 'tie-break', 'tournament'];

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'manifests-'));
  write('packages/crosstable/package.json', '{ "version": "0.2.0" }');
});
afterEach(() => {
  rmSync(base, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), text);
}

function manifestOf(folder: string): ReturnType<typeof expectedManifest> {
  const found = foldersOfPackages(base).find((one) => one.folder === folder);
  if (found === undefined) throw new Error(`expected packages/${folder}`);
  return expectedManifest(found);
}

test('a new package gets a manifest from its first article, and every tie-break is an entry', () => {
  mkdirSync(join(base, 'packages/left-behind/dist'), { recursive: true });
  write('packages/greatest/src/article-9.9.ts', '// FIDE C.07 (edition 2026-03), Article 9.9: Greatest Score\n');
  for (const name of ['index', 'cut1', 'explain']) {
    write(`packages/greatest/src/${name}.ts`, "export { one, one as tiebreak } from './article-9.9.js';\n");
  }
  expect(manifestOf('greatest')).toMatchObject({
    name: '@crosstable/greatest',
    version: '0.2.0',
    description: 'Greatest Score, FIDE C.07 article 9.9',
    exports: { '.': {}, './cut1': { [SOURCE]: './src/cut1.ts', default: './dist/cut1.js' }, './explain': {} },
    publishConfig: {
      exports: { '.': {}, './cut1': { import: { types: './dist/cut1.d.ts' } }, './explain': {} },
      typesVersions: { '*': { cut1: ['./dist/cut1.d.ts'], explain: ['./dist/explain.d.ts'] } },
    },
  });
  expect(foldersOfPackages(base).map(({ folder }) => folder)).toEqual(['crosstable', 'greatest']);
});

test('types for node10 are those of its code, CommonJS, where a default export makes that a constructor', () => {
  write('packages/elo/src/index.ts', "export { elo } from './elo.js';\n");
  write('packages/elo/src/default.ts', "export { elo as default } from './elo.js';\n");
  expect(manifestOf('elo')).toMatchObject({ publishConfig: { types: './dist/index.d.ts' } });
  write('packages/elo/src/index.ts', "export { Elo, Elo as default } from './elo.js';\n");
  expect(manifestOf('elo')).toMatchObject({ publishConfig: { types: './dist/index.d.cts' } });
});

test('pnpm links the command of a published package alone: in a fresh clone it warns that the file is missing', () => {
  write('packages/crosstable/src/index.ts', "export { one } from './one.js';\n");
  expect(Object.keys(manifestOf('crosstable'))).not.toContain('bin');
  expect(manifestOf('crosstable')).toMatchObject({ publishConfig: { bin: { crosstable: './dist/command.js' } } });
});

test('a package keeps the fields of its author, and has no others', () => {
  const fields = { version: '0.2.0', description: 'Progressive scores', keywords: KEYWORDS };
  write('packages/progressive/package.json', JSON.stringify({ ...fields, private: true, dependencies: { core: '1' } }));
  expect(manifestOf('progressive')).toMatchObject({ name: '@crosstable/progressive', ...fields });
  expect(Object.keys(manifestOf('progressive'))).not.toContain('private');
  expect(Object.keys(manifestOf('progressive'))).not.toContain('dependencies');
  write('packages/core/package.json', '{ "version": "0.2.0" }');
  expect(manifestOf('core')).toMatchObject({ name: '@crosstable/core', private: true });
});

test('a door between packages is kept, and is never published', () => {
  write('packages/wins/package.json', JSON.stringify({ exports: { './rules': './src/rules.ts' } }));
  const inside: { exports?: object | undefined; publishConfig?: { exports: object } } = manifestOf('wins');
  expect(Object.keys(inside.exports ?? {})).toEqual(['.', './rules']);
  expect(Object.keys(inside.publishConfig?.exports ?? {})).toEqual(['.']);
  write('packages/core/package.json', JSON.stringify({ exports: { '.': './src/index.ts' } }));
  expect(manifestOf('core').exports).toEqual({ '.': './src/index.ts' });
});

test('packages are development dependencies of those that name them', () => {
  write(
    'packages/koya/package.json',
    JSON.stringify({ devDependencies: { '@crosstable/elo': 'workspace:*', lit: '1.0.0' } }),
  );
  write(
    'packages/koya/src/index.ts',
    "import { koya } from '@crosstable/koya';\nexport * from '@crosstable/core/public';\n",
  );
  write('packages/koya/test/laws.prop.ts', "import { standings } from 'crosstable';\n");
  const workspace = 'workspace:*';
  expect(manifestOf('koya').devDependencies).toEqual({
    '@crosstable/core': workspace,
    crosstable: workspace,
    lit: '1.0.0',
  });
});

test('packages that import each other are named, with those between them', () => {
  const manifest = (name: string, ...below: string[]) => ({
    manifest: { name, devDependencies: Object.fromEntries(below.map((one) => [one, 'workspace:*'])) },
  });
  const core = manifest('core', 'fast-check');
  expect(circlesOf([manifest('team', 'koya', 'core'), manifest('koya', 'core'), core])).toEqual([]);
  expect(circlesOf([manifest('team', 'koya'), manifest('koya', 'elo'), manifest('elo', 'core', 'koya'), core])).toEqual(
    ['koya > elo > koya'],
  );
});

test('npm puts the man page of the command where man finds it', () => {
  write('packages/crosstable/package.json', '{ "version": "0.2.0", "description": "One", "keywords": [] }');
  const { publishConfig = {}, ...manifest }: { name: string; publishConfig?: object } = manifestOf('crosstable');
  write('packed/package.json', JSON.stringify({ ...manifest, ...publishConfig, scripts: {} }));
  write('packed/dist/command.js', '#!/usr/bin/env node\n');
  write('packed/dist/crosstable.1', '.TH CROSSTABLE 1\n');
  const npm = (...words: string[]) => execFileSync('npm', words, { cwd: join(base, 'packed'), stdio: 'ignore' });
  npm('pack', '--pack-destination', base);
  npm('install', '--global', '--offline', '--prefix', join(base, 'installed'), join(base, 'crosstable-0.2.0.tgz'));
  expect(existsSync(join(base, 'installed/bin/crosstable'))).toBe(true);
  expect(existsSync(join(base, 'installed/share/man/man1/crosstable.1'))).toBe(true);
});

test('repository, homepage and bugs follow from the address in the manifest of the root', () => {
  write('packages/progressive/package.json', '{}');
  expect(Object.keys(manifestOf('progressive'))).not.toContain('repository');
  write('package.json', '{ "repository": "https://github.com/owner/crosstable" }');
  expect(manifestOf('progressive')).toMatchObject({
    homepage: 'https://github.com/owner/crosstable/tree/main/packages/progressive#readme',
    bugs: 'https://github.com/owner/crosstable/issues',
    repository: {
      type: 'git',
      url: 'git+https://github.com/owner/crosstable.git',
      directory: 'packages/progressive',
    },
  });
  write('package.json', '{ "repository": "owner/crosstable" }');
  expect(() => manifestOf('progressive')).toThrow(
    'repository: expected an address like https://github.com/owner/crosstable, got owner/crosstable',
  );
});

interface Fields {
  readonly version?: string;
  readonly description?: string;
  readonly keywords?: unknown;
  readonly devDependencies?: Record<string, string>;
}

const OF_KEYWORDS = 'keywords: expected five or more, different and in lower case';
const CASES: readonly (readonly [folder: string, fields: Fields, problems: readonly string[]])[] = [
  ['koya', {}, []],
  ['koya', { version: '0.3.0' }, ['version: expected 0.2.0, that of packages/crosstable']],
  ['bench', { version: '0.0.0', keywords: undefined }, []],
  ['bench', { version: 'next' }, ['version: expected one like 1.2.3']],
  ['bench', { devDependencies: { fast: '^1.0.0' } }, ['devDependencies: expected exact versions']],
  ['koya', { description: ' ' }, ['description: expected a sentence']],
  ['koya', { keywords: KEYWORDS.slice(1) }, [OF_KEYWORDS]],
  ['koya', { keywords: [...KEYWORDS.slice(1), 'FIDE'] }, [OF_KEYWORDS]],
  ['koya', { keywords: [...KEYWORDS, 'fide'] }, [OF_KEYWORDS]],
  ['koya', { keywords: 'chess' }, [OF_KEYWORDS]],
];

test.each(CASES)('the fields of an author, packages/%s with %j: %j', (folder, fields, problems) => {
  const manifest = { name: folder, version: '0.2.0', description: 'A tie-break', keywords: KEYWORDS, ...fields };
  expect(authorsProblems({ folder, directory: '', manifest }, '0.2.0')).toEqual(problems);
});
