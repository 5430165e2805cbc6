// A file of the repository that is made of others: written, or only compared with `--check`.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from './packages.mjs';

/**
 * Brings the file up to date, or says that it isn't and sets the exit code; so do errors on the way.
 *
 * @param {{
 *   path: string, what: string, script: string,
 *   madeFrom: (before: string) => Promise<string>,
 * }} kept `what` is made in it, by `script`, from what the file was before
 */
export async function keep({ path, what, script, madeFrom }) {
  const file = join(root, path);
  try {
    const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const after = await madeFrom(before);
    if (before === after) console.log(`${path}: ${what} is up to date`);
    else if (process.argv.includes('--check')) throw new Error(`${what} is out of date; run: node ${script}`);
    else {
      writeFileSync(file, after);
      console.log(`${path}: ${what} was brought up to date`);
    }
  } catch (error) {
    console.error(`${path}: ${error.message}`);
    process.exitCode = 1;
  }
}

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
