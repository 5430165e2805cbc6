// What every entry costs whoever imports it, in bytes, minified and compressed with brotli: measured with size-limit in what
// is built, and written into the READMEs between their markers. `--check` changes nothing and fails where one is out of date.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';

import { keep, withBlock } from './kept-file.mjs';
import { entriesOf, publishedPackages, root } from './packages.mjs';

/**
 * Every entry that runs, by its specifier, with its budget.
 *
 * @returns {{ name: string, size: number, sizeLimit: number, passed: boolean }[]}
 */
export function entrySizes() {
  const bin = fileURLToPath(new URL('bin.js', import.meta.resolve('size-limit')));
  // It exits with 1 if a budget is exceeded, which is for others to complain of.
  try {
    return JSON.parse(execFileSync(process.execPath, [bin, '--json'], { cwd: root, encoding: 'utf8' }));
  } catch (thrown) {
    if (typeof thrown.stdout !== 'string' || !thrown.stdout.startsWith('[')) throw thrown;
    return JSON.parse(thrown.stdout);
  }
}

const grouped = (number) => new Intl.NumberFormat('en').format(number);

/** From the smallest to the largest, or the only one. */
function range(numbers) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? grouped(least) : `${grouped(least)} to ${grouped(most)}`;
}

/**
 * The sentence of one package.
 *
 * @param {readonly { subpath: string, size: number }[]} entries
 */
export function sentence(entries) {
  const sizes = entries.map(({ subpath, size }) => `\`${subpath.replace(/^\.(?=\/)/, '')}\` ${grouped(size)}`);
  return sizes.length === 0
    ? 'Zero dependencies, and nothing to run: declarations alone.'
    : `Zero dependencies. Each entry with all that it imports, minified and compressed with brotli, in bytes: ${sizes.join(', ')}.`;
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

async function keepSizes() {
  const sizes = new Map(entrySizes().map((entry) => [entry.name, entry]));
  const packages = publishedPackages().map(({ folder, manifest }) => ({
    folder,
    name: manifest.name,
    entries: entriesOf(manifest)
      .filter(({ runs }) => runs)
      .map(({ specifier, subpath }) => ({ ...sizes.get(specifier), subpath })),
  }));
  const rows = packages.filter(({ entries }) => entries.length > 0).map(({ name, entries }) => row(name, entries));
  const table = ['| package | entries | bytes | promised |', '| --- | --- | --- | --- |', ...rows].join('\n');
  const blocks = new Map([
    ['README.md', table],
    ...packages.map(({ folder, entries }) => [`packages/${folder}/README.md`, sentence(entries)]),
  ]);
  for (const [path, block] of blocks) {
    await keep({
      path,
      what: 'what is said of sizes',
      script: 'scripts/sizes.mjs',
      madeFrom: async (before) =>
        withBlock(before, 'sizes', (await prettier.format(block, { parser: 'markdown' })).trim()),
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await keepSizes();
