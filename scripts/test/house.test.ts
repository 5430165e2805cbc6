// The rules of the house for files, which no linter knows.
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { expect, test } from 'vitest';

import { entriesOf, insideEntries, readPackages, root, sourcesOf } from '../packages.mjs';

/** A file of fewer lines is an entry, a table, types or an article; or several files need it. */
const SMALL = 25;

/** More lines than a file may have. */
const LARGE = 300;

interface Source {
  readonly path: string;
  readonly text: string;
}

const linesOf = ({ text }: Source): number => text.split('\n').length - 1;

const CODE = /^(?:export )?(?:async )?function |=>/m;

/** The small files of a package that one other file of it imports, and no door: they belong into that file. One that is loaded later
 * has to be a file, and an article and a command have one each. */
function fragmentsOf(sources: readonly Source[], doors: readonly string[]): readonly string[] {
  const importersOf = ({ path }: Source, pattern: RegExp): readonly Source[] =>
    sources.filter((other) =>
      [...other.text.matchAll(pattern)].some(
        ([, target]) => posix.join(posix.dirname(other.path), target).replace(/\.js$/, '.ts') === path,
      ),
    );
  return sources
    .filter(
      (source) =>
        linesOf(source) < SMALL && CODE.test(source.text) && !/(?:article-|^commands\/)[^/]*$/.test(source.path),
    )
    .filter(({ path }) => !doors.includes(path))
    .filter((source) => {
      const importers = importersOf(source, /\bfrom '(\.[^']+)'/g);
      const [user] = importers;
      const isLoadedLater = importersOf(source, /\bimport\('(\.[^']+)'/g).length > 0;
      return (
        importers.length === 1 &&
        !isLoadedLater &&
        !doors.includes(user.path) &&
        linesOf(user) + linesOf(source) <= LARGE
      );
    })
    .map(({ path }) => path);
}

test.for(readPackages())('no file of packages/$folder is a fragment of another', (found) => {
  const { manifest } = found;
  const doors = [
    ...entriesOf(manifest).map(({ name }) => `${name}.ts`),
    ...insideEntries(manifest).map(([, source]) => source.replace('./src/', '')),
  ];
  expect(fragmentsOf(sourcesOf(found), doors)).toEqual([]);
});

test('a fragment is seen, and a file that a door or several files import is none', () => {
  const fragment = 'export function one(): number {\n  return 1;\n}\n';
  const user = { path: 'user.ts', text: "import { one } from './parts/one.js';\n" };
  const part = { path: 'parts/one.ts', text: fragment };
  expect(fragmentsOf([user, part], [])).toEqual(['parts/one.ts']);
  expect(fragmentsOf([user, part], ['user.ts'])).toEqual([]);
  expect(fragmentsOf([user, { ...user, path: 'other.ts' }, part], [])).toEqual([]);
  expect(fragmentsOf([user, { ...part, text: fragment + '//\n'.repeat(SMALL) }], [])).toEqual([]);
});

/** The floors of core, the lowest first, as the page about the packages lists them. */
function floorsOfCore(): readonly string[] {
  const [list = ''] = /(?:`\w+` < )+`\w+`/.exec(readFileSync(join(root, 'packages/README.md'), 'utf8')) ?? [];
  return Array.from(list.matchAll(/\w+/g), ([name]) => name);
}

/** The imports of files on a floor from a higher one, from a folder that is no floor, or from a door. */
function climbs(sources: readonly Source[], floors: readonly string[]): readonly string[] {
  return sources.flatMap(({ path, text }) => {
    const own = floors.indexOf(posix.dirname(path));
    return [...text.matchAll(/\b(?:from|import) ?\(?'(\.[^']+)'/g)].flatMap(([, target]) => {
      const floor = floors.indexOf(posix.dirname(posix.join(posix.dirname(path), target)));
      return floor < 0 || floor > own ? [`${path} imports ${target}`] : [];
    });
  });
}

test('the files of core import from their own floor and from lower ones', () => {
  const floors = floorsOfCore();
  // A door stands above the floors
  const files = readPackages()
    .filter(({ folder }) => folder === 'core')
    .flatMap(sourcesOf)
    .filter(({ path }) => path.includes('/'));
  expect(new Set(files.map(({ path }) => posix.dirname(path)))).toEqual(new Set(floors));
  expect(climbs(files, floors)).toEqual([]);
});

test('an import from a higher floor is seen, and one of a type, of a door or of another folder, too', () => {
  const climbing = (text: string) => climbs([{ path: 'middle/file.ts', text }], ['low', 'middle', 'high']);
  expect(climbing("import { one } from '../low/one.js';\nimport { two } from './two.js';\n")).toEqual([]);
  expect(climbing("import { one } from '../high/one.js';\n")).toEqual(['middle/file.ts imports ../high/one.js']);
  expect(climbing("export type { One } from '../high/one.js';\n")).toHaveLength(1);
  expect(climbing("const one = await import('../high/one.js');\n")).toHaveLength(1);
  expect(climbing("import { one } from '../index.js';\n")).toHaveLength(1);
  expect(climbing("import { one } from '../other/one.js';\n")).toHaveLength(1);
});
