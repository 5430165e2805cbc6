// The size of every entry for an importer, in bytes, minified and compressed with brotli, measured with size-limit in
// the build.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { entriesOf, publishedPackages, root } from './packages.mjs';

/**
 * Every entry that runs, by its specifier, with its budget.
 *
 * @returns {{ name: string, size: number, sizeLimit: number, passed: boolean }[]}
 */
export function entrySizes() {
  const bin = fileURLToPath(new URL('bin.js', import.meta.resolve('size-limit')));
  // size-limit exits with 1 if an entry exceeds its budget, which is the concern of `pnpm check size`.
  try {
    return JSON.parse(
      execFileSync(process.execPath, [bin, '--config', 'scripts/size-limits.mjs', '--json'], {
        cwd: root,
        encoding: 'utf8',
      }),
    );
  } catch (thrown) {
    if (typeof thrown.stdout !== 'string' || !thrown.stdout.startsWith('[')) throw thrown;
    return JSON.parse(thrown.stdout);
  }
}

const grouped = (number) => new Intl.NumberFormat('en').format(number);

/** The smallest and the largest number, or the only one. */
function range(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;
}

/**
 * The sentences about one package.
 *
 * @param {readonly { subpath: string, size: number }[]} entries
 * @param {number} [added] what `.` adds to a program that has every tie-break, where it is measured
 */
export function sentence(entries, added) {
  const sizes = entries.map(({ subpath, size }) => `\`${subpath.replace(/^\.(?=\/)/, '')}\` ${grouped(size)}`);
  if (sizes.length === 0) return 'Zero dependencies, and nothing to run: declarations alone.';
  const paid =
    added === undefined ? '' : ` A program that has the tie-breaks already pays ${grouped(added)} for \`.\`.`;
  return `Zero dependencies. Each entry with all that it imports, minified and compressed with brotli, in bytes: ${sizes.join(', ')}.${paid}`;
}

/**
 * The row of one package.
 *
 * @param {string} name
 * @param {readonly { size: number, sizeLimit: number }[]} entries
 */
export function row(name, entries) {
  const promised = range(entries.map(({ sizeLimit }) => sizeLimit));
  return `| \`${name}\` | ${entries.length} | ${range(entries.map(({ size }) => size))} | ≤ ${promised} |`;
}

let sizes;

/** The report of size-limit about a name; it measures once. */
function sizeOf(name) {
  sizes ??= new Map(entrySizes().map((one) => [one.name, one]));
  return sizes.get(name);
}

/** The runnable entries of a package with their sizes. */
function measured({ manifest }) {
  return entriesOf(manifest).flatMap(({ specifier, subpath, runs }) => (runs ? { ...sizeOf(specifier), subpath } : []));
}

/** The table of all packages with code to run. */
export function sizeTable() {
  const packages = publishedPackages().map((found) => ({ name: found.manifest.name, entries: measured(found) }));
  const rows = packages.filter(({ entries }) => entries.length > 0).map(({ name, entries }) => row(name, entries));
  return ['| package | entries | bytes | promised |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** The bytes that a package adds to the library, where both are measured together. */
function addedBy(name) {
  const together = sizeOf(`crosstable with ${name}`);
  return together && together.size - sizeOf('crosstable, from its sources').size;
}

/** @param {import('./packages.mjs').Package} found */
export const sizesOf = (found) => sentence(measured(found), addedBy(found.manifest.name));
