// What is written from our own sources, and where it stands. `node scripts/written.mjs` fails where something is out of date;
// `--write` brings it up to date. Needs the build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import prettier from 'prettier';

import { PICTURES, picture } from '../packages/site/src/pictures.mjs';
import { articleTable } from './cross-reference.mjs';
import { entryTable } from './entry-table.mjs';
import { eventSchema } from './event-schema.mjs';
import { publishedPackages, root } from './packages.mjs';
import { reasonTables } from './reasons.mjs';
import { sizesOf, sizeTable } from './sizes.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const readme = (folder) => `packages/${folder}/README.md`;

/**
 * Each file with what is made for it: all of it, or the block between the two markers that have the block's name.
 *
 * @typedef {{ path: string, block?: string, made: (where: { path: string }) => string | Promise<string> }} Written
 * @type {readonly Written[]}
 */
export const WRITTEN = [
  { path: 'packages/crosstable/event.schema.json', made: eventSchema },
  { path: 'packages/site/articles.md', block: 'articles', made: articleTable },
  { path: 'packages/site/measurements.md', block: 'sizes', made: sizeTable },
  ...publishedPackages().map(({ folder }) => ({ path: readme(folder), block: 'sizes', made: () => sizesOf(folder) })),
  ...['buchholz', 'performance-rating', 'wins'].map((folder) => ({
    path: readme(folder),
    block: 'entries',
    made: () => entryTable(folder),
  })),
  {
    path: 'packages/site/reasons.md',
    block: 'reasons',
    made: () => reasonTables(read('packages/core/src/rule/reasons.ts'), 'ReasonValues'),
  },
  {
    path: 'packages/site/reasons.md',
    block: 'rating-reasons',
    made: () => reasonTables(read('packages/elo/src/rating-reasons.ts'), 'RatingReasonValues'),
  },
  ...PICTURES.map((one) => ({
    path: `packages/site/public/pictures/${one.name}.svg`,
    made: () => picture(one),
  })),
];

/**
 * The text with the block between the two markers that have its name.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} block
 */
export function withBlock(text, name, block) {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`expected the markers ${start} and ${end}, in this order`);
  return `${text.slice(0, from + start.length)}\n\n${block}\n\n${text.slice(to)}`;
}

/**
 * The file as it must be, as prettier leaves it if it knows its kind.
 *
 * @param {Written} written
 */
export async function wanted({ path, block, made }) {
  const options = { ...(await prettier.resolveConfig(join(root, path))), filepath: path };
  const { inferredParser } = await prettier.getFileInfo(path);
  const source = await made({ path });
  const text = inferredParser === null ? source : await prettier.format(source, options);
  return block === undefined ? text : withBlock(read(path), block, text.trim());
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const one of WRITTEN) {
    const name = one.block === undefined ? one.path : `${one.path}: ${one.block}`;
    try {
      const text = await wanted(one);
      const isCurrent = text === read(one.path);
      if (!isCurrent && !process.argv.includes('--write')) throw new Error('out of date; run: pnpm run write');
      if (!isCurrent) writeFileSync(join(root, one.path), text);
      console.log(`${name}: ${isCurrent ? 'up to date' : 'written'}`);
    } catch (error) {
      console.error(`${name}: ${error.message}`);
      process.exitCode = 1;
    }
  }
}
