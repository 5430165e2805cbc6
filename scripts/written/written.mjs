// The files and blocks that are made from our own sources. Needs the build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import prettier from 'prettier';

import { PICTURES, picture } from './pictures.mjs';
import { articleTable } from './cross-reference.mjs';
import { endorsement } from './endorsement.mjs';
import { entryTable } from './entry-table.mjs';
import { eventSchema } from './event-schema.mjs';
import { packageTable } from './package-table.mjs';
import { publishedPackages, root } from '../packages.mjs';
import { reasonTables } from './reasons.mjs';
import { sizesOf, sizeTable } from '../sizes.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
/** The packages with several tie-breaks. */
const WITH_ENTRY_TABLE = ['buchholz', 'performance-rating', 'wins'];

/**
 * Each written file: the maker of all of it, or of the blocks between two markers with the block's name.
 *
 * @typedef {(where: { path: string }) => string | Promise<string>} Maker
 * @typedef {{ path: string, made: Maker } | { path: string, blocks: Record<string, Maker> }} Written
 * @type {readonly Written[]}
 */
export const WRITTEN = [
  { path: 'packages/event/src/event.schema.json', made: eventSchema },
  {
    path: 'packages/README.md',
    blocks: {
      published: () => packageTable('published'),
      inside: () => packageTable('inside'),
      apps: () => packageTable('apps'),
    },
  },
  { path: 'packages/crosstable/ENDORSEMENT.md', made: () => endorsement() },
  { path: 'packages/site/articles.md', blocks: { articles: articleTable } },
  { path: 'packages/site/measurements.md', blocks: { sizes: sizeTable } },
  {
    path: 'packages/site/reasons.md',
    blocks: {
      reasons: () => reasonTables(read('packages/core/src/input/reasons.ts'), 'ReasonValues'),
      'rating-reasons': () => reasonTables(read('packages/elo/src/rating-reasons.ts'), 'RatingReasonValues'),
      'glicko-reasons': () => reasonTables(read('packages/glicko/src/reasons.ts'), 'GlickoReasonValues'),
      'us-chess-reasons': () => reasonTables(read('packages/us-chess/src/ratings/reasons.ts'), 'USChessReasonValues'),
      'dwz-reasons': () => reasonTables(read('packages/dwz/src/reasons.ts'), 'DwzReasonValues'),
    },
  },
  ...publishedPackages().map((found) => ({
    path: `packages/${found.folder}/README.md`,
    blocks: {
      sizes: () => sizesOf(found),
      ...(WITH_ENTRY_TABLE.includes(found.folder) ? { entries: () => entryTable(found) } : {}),
    },
  })),
  ...PICTURES.map((one) => ({ path: `packages/site/public/pictures/${one.name}.svg`, made: () => picture(one) })),
];

/**
 * The text with a block between the two markers of its name.
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

/** The text in prettier's format, if prettier knows the kind of the file. */
async function formatted(path, text) {
  const { inferredParser } = await prettier.getFileInfo(path);
  const options = { ...(await prettier.resolveConfig(join(root, path))), filepath: path };
  return inferredParser === null ? text : prettier.format(text, options);
}

/**
 * The expected text of the file.
 *
 * @param {Written} written
 */
export async function wanted({ path, made, blocks = {} }) {
  if (made !== undefined) return formatted(path, await made({ path }));
  let text = read(path);
  for (const [name, make] of Object.entries(blocks)) {
    text = withBlock(text, name, (await formatted(path, await make({ path }))).trim());
  }
  return text;
}
