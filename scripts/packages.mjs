// The packages of this repository and their entries, read from the manifests: the only list of either.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Those that compute the tie-breaks of C.07, with the core that all of them are made of. */
export const TIE_BREAK_FOLDERS = [
  'average-rating',
  'buchholz',
  'core',
  'direct-encounter',
  'koya',
  'performance-rating',
  'progressive',
  'sonneborn-berger',
  'wins',
];

/** The repository's root folder. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * @typedef {Record<string, unknown> & {
 *   name: string, version: string, private?: boolean, bin?: Record<string, string>,
 *   exports?: Record<string, string | { import: { types: string, default?: string }, require: { types: string, default?: string } }>,
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

/**
 * Those that go to the npm registry.
 *
 * @param {string} [base]
 */
export function publishedPackages(base = root) {
  return readPackages(base).filter(({ manifest }) => manifest.private !== true);
}

/**
 * The entries of a package: `.` is `index`, `./cut1` is `cut1`; its source is `src/<name>.ts`. A file that is exported as
 * it stands, a schema, is none.
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
    // Declarations alone (@crosstable/types) have nothing that could be run.
    runs: conditions?.import?.default !== undefined,
  }));
}
