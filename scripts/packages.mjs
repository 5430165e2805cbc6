// The packages of this repository and their entries, read from the manifests and the sources instead of a list.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** The condition under which the entries of a package are its sources; without it they are the build. */
export const SOURCE = '@crosstable/source';

/**
 * @typedef {Record<string, unknown> & {
 *   name: string, version: string, private?: boolean, exports?: Record<string, string | object>,
 *   devDependencies?: Record<string, string>, publishConfig?: { bin?: Record<string, string> },
 * }} Manifest
 * @typedef {{ folder: string, directory: string, manifest: Manifest }} Package
 * @typedef {{ subpath: string, name: string, specifier: string, runs: boolean }} Entry
 */

/**
 * Every folder under `packages/` of `base` that has a manifest, in alphabetical order.
 *
 * @param {string} [base]
 * @returns {Package[]}
 */
export function readPackages(base = root) {
  return readdirSync(join(base, 'packages'))
    .sort()
    .map((folder) => ({ folder, directory: join(base, 'packages', folder) }))
    .filter(({ directory }) => existsSync(join(directory, 'package.json')))
    .map((found) => ({ ...found, manifest: JSON.parse(readFileSync(join(found.directory, 'package.json'), 'utf8')) }));
}

/** The packages that are published on npm. @param {string} [base] */
export function publishedPackages(base = root) {
  return readPackages(base).filter(({ manifest }) => manifest.private !== true);
}

/**
 * The sources of a package in alphabetical order, each with its path in `src`, with forward slashes, and its text.
 *
 * @param {{ directory: string }} found
 * @returns {{ path: string, text: string }[]}
 */
export function sourcesOf({ directory }) {
  const source = join(directory, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .sort()
    .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(source, path), 'utf8') }));
}

/**
 * The commands of a package, each by the name of its source in `src`.
 *
 * @param {Pick<Manifest, 'publishConfig'>} manifest
 * @returns {string[]}
 */
export function commandsOf({ publishConfig: { bin = {} } = {} }) {
  return Object.values(bin).map((path) => path.replace(/^\.\/dist\/(.*)\.js$/, '$1'));
}

/** The sources named after an article. Those of fuzz are left out, because they repeat every rule. */
export function articlesOf(found) {
  return found.folder === 'fuzz' ? [] : sourcesOf(found).filter(({ path }) => /(^|\/)article-[^/]*$/.test(path));
}

/** The packages with tie-breaks of C.07, and the core; without the engine, which combines them. */
export function tieBreakFolders() {
  // A mutation tool may have put a line before the header.
  const areComputed = (found) => articlesOf(found).some(({ text }) => /^\/\/ FIDE C\.07 /m.test(text));
  const folders = readPackages().filter(areComputed);
  return folders.map(({ folder }) => folder).filter((folder) => folder !== 'standings');
}

/**
 * The entries of a package: `.` is `index`, `./cut1` is `cut1`; the source is `src/<name>.ts`. A file that is exported
 * unchanged, such as a schema, isn't an entry, and neither is a door to other packages of the repository.
 *
 * @param {Manifest} manifest
 * @returns {Entry[]}
 */
export function entriesOf(manifest) {
  const coded = Object.entries(manifest.exports ?? {}).filter(([, target]) => typeof target !== 'string');
  return coded.map(([subpath, conditions]) => ({
    subpath,
    name: subpath === '.' ? 'index' : subpath.slice('./'.length),
    specifier: manifest.name + subpath.slice('.'.length),
    // Packages of declarations alone (@crosstable/types) have no code to run.
    runs: 'default' in conditions,
  }));
}

/**
 * The constructor that an entry exports as its default, too: a package that it replaces was required as the constructor itself. In
 * CommonJS such an entry is the constructor, with everything that the entry exports as its properties. Undefined for any other
 * entry.
 *
 * @param {{ directory: string }} found
 * @param {string} name of the entry
 * @returns {string | undefined}
 */
export function constructorOf({ directory }, name) {
  const path = join(directory, 'src', `${name}.ts`);
  return existsSync(path) ? /\b(\w+) as default\b/.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
}

/**
 * The doors between packages, each a subpath with its source, which are never built: nobody outside the repository can open them.
 *
 * @param {Pick<Manifest, 'exports'>} manifest
 * @returns {[subpath: string, source: string][]}
 */
export function insideEntries({ exports = {} }) {
  return Object.entries(exports).filter(([, target]) => typeof target === 'string' && target.endsWith('.ts'));
}

/** The files of data that a package publishes unchanged, such as a schema. @param {Pick<Manifest, 'exports'>} manifest */
export function dataOf({ exports = {} }) {
  return Object.keys(exports).filter((subpath) => exports[subpath] === subpath);
}

/**
 * The other packages of this repository that the files of a package import, in alphabetical order.
 *
 * @param {{ directory: string, folder: string }} found
 * @returns {string[]}
 */
export function namedPackages({ directory, folder }) {
  const own = folder === 'crosstable' ? folder : `@crosstable/${folder}`;
  const texts = ['src', 'test', 'testing', '.'].flatMap((part) => textsIn(join(directory, part), part !== '.'));
  const names = texts.flatMap((text) => [
    ...text.matchAll(/(?:from|import\(?) ?'(@crosstable\/[\w-]+|crosstable(?=['/]))/g),
  ]);
  return [...new Set(names.map(([, name]) => name))].filter((name) => name !== own).sort();
}

/**
 * The packages that import each other, over any number of others, each circle once: `koya > elo > koya`. Tests count, too.
 *
 * @param {readonly { manifest: Pick<Manifest, 'name' | 'devDependencies'> }[]} packages
 * @returns {string[]}
 */
export function circlesOf(packages) {
  const below = new Map(packages.map(({ manifest }) => [manifest.name, Object.keys(manifest.devDependencies ?? {})]));
  const done = new Set();
  const visit = (name, above) => {
    if (above.includes(name)) return [[...above.slice(above.indexOf(name)), name].join(' > ')];
    if (done.has(name)) return [];
    const found = (below.get(name) ?? []).flatMap((one) => visit(one, [...above, name]));
    done.add(name);
    return found;
  };
  return [...below.keys()].flatMap((name) => visit(name, []));
}

function textsIn(folder, recursive) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive, encoding: 'utf8' }).filter((path) => /\.m?[jt]s$/.test(path));
  // Examples in docstrings import what users do
  return files.map((path) => readFileSync(join(folder, path), 'utf8').replaceAll(/^ *(?:\*|\/\/).*$/gm, ''));
}

/** The entries of these packages that have code to run. @param {readonly Package[]} packages */
export function specifiersThatRun(packages) {
  return packages
    .flatMap(({ manifest }) => entriesOf(manifest))
    .filter(({ runs }) => runs)
    .map(({ specifier }) => specifier);
}

/**
 * The entries with a tie-break: the function, and its code by the first line of the entry's source; undefined for a
 * tie-break that isn't FIDE's.
 *
 * @returns {{ specifier: string, of: string, code: string | undefined }[]}
 */
export function tiebreakEntries() {
  return publishedPackages().flatMap(({ directory, manifest }) =>
    entriesOf(manifest).flatMap(({ name, specifier }) => {
      const source = readFileSync(join(directory, 'src', `${name}.ts`), 'utf8');
      const of = /\b(\w+) as tiebreak\b/.exec(source)?.[1];
      if (of === undefined) return [];
      const code = /^\/\/ Computes (?:no code|(?<code>[A-Z]+(?:\/[A-Z]\d)?)) of FIDE C\.07\n/.exec(source);
      if (code === null) throw new Error(`${specifier}: expected "// Computes SB/C1 of FIDE C.07" in the first line`);
      return [{ specifier, of, code: code.groups.code }];
    }),
  );
}
