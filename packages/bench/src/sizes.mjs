// Measures the sizes of imports: our entries with their budgets, and the npm packages, all bundled by size-limit.
import { fileURLToPath } from 'node:url';

import plugins from '@size-limit/preset-small-lib';
import sizeLimit from 'size-limit';

import { entrySizes } from '../../../scripts/sizes.mjs';
import { versioned } from './versions.mjs';

/** Each package with the entry of ours that does the same or more. */
const PEERS = [
  { name: 'tiebreak', ours: 'crosstable' },
  { name: 'tournament-organizer', ours: 'crosstable' },
  { name: 'elo-rating', ours: '@crosstable/elo' },
  { name: 'arpad', ours: '@crosstable/elo' },
  { name: 'elo-rank', ours: '@crosstable/elo' },
  { name: '@studimax/elo', ours: '@crosstable/elo' },
  { name: '@echecs/elo', ours: '@crosstable/elo' },
  { name: 'glicko2', ours: '@crosstable/glicko' },
  { name: 'glicko2-lite', ours: '@crosstable/glicko' },
  { name: 'glicko2.ts', ours: '@crosstable/glicko' },
  // Its main entry isn't in its tarball.
  { name: 'preferans-rating-js', file: '/lib/pref.rating.js', ours: '@crosstable/preferans-rating' },
];

async function sizeOf(specifier) {
  const [{ size }] = await sizeLimit(plugins, [fileURLToPath(import.meta.resolve(specifier))]);
  return size;
}

/** The sizes of ours and of the others, in bytes. */
export async function measureSizes() {
  const entries = entrySizes();
  const peers = [];
  for (const { name, file = '', ours } of PEERS) {
    const entry = entries.find((one) => one.name === ours);
    if (entry === undefined) throw new Error(`expected a size of ${ours}`);
    peers.push({ name: versioned(name), size: await sizeOf(name + file), ours, oursSize: entry.size });
  }
  return { entries, peers };
}
