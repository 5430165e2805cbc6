// What an entry costs whoever imports it: ours beside their budgets, and the npm packages, all bundled by size-limit.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import plugins from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

import { versioned } from './versions.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Each with the entry of ours that does the same or more. */
const PEERS = [
  { name: 'tiebreak', ours: 'crosstable' },
  { name: 'tournament-organizer', ours: 'crosstable' },
  { name: 'elo-rating', ours: '@crosstable/elo' },
  { name: 'arpad', ours: '@crosstable/elo' },
  { name: 'elo-rank', ours: '@crosstable/elo' },
  { name: '@studimax/elo', ours: '@crosstable/elo' },
  { name: '@echecs/elo', ours: '@crosstable/elo' },
  // Its main entry isn't in its tarball.
  { name: 'preferans-rating-js', file: '/lib/pref.rating.js', ours: '@crosstable/preferans-rating' },
];

/**
 * Bytes of every entry, minified and compressed with brotli.
 *
 * @returns {{ name: string, size: number, sizeLimit: number, passed: boolean }[]}
 */
function ourSizes() {
  const bin = fileURLToPath(new URL('bin.js', import.meta.resolve('size-limit')));
  // It exits with 1 if a budget is exceeded, which is a promise of its own here.
  try {
    return JSON.parse(execFileSync(process.execPath, [bin, '--json'], { cwd: root, encoding: 'utf8' }));
  } catch (thrown) {
    if (typeof thrown.stdout !== 'string' || !thrown.stdout.startsWith('[')) throw thrown;
    return JSON.parse(thrown.stdout);
  }
}

async function sizeOf(specifier) {
  const [{ size }] = await sizeLimit(plugins, [fileURLToPath(import.meta.resolve(specifier))]);
  return size;
}

/** The sizes of ours and of the others, in bytes. */
export async function measureSizes() {
  const entries = ourSizes();
  const peers = [];
  for (const { name, file = '', ours } of PEERS) {
    const entry = entries.find((one) => one.name === ours);
    if (entry === undefined) throw new Error(`expected a size of ${ours}`);
    peers.push({ name: versioned(name), size: await sizeOf(name + file), ours, oursSize: entry.size });
  }
  return { entries, peers };
}
