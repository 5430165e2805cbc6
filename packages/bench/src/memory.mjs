// Measures the memory of a table in a process of its own: `node --expose-gc memory.mjs <players> <rounds>`.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { ours, total } from './ours.mjs';
import { peak, used } from './process-memory.mjs';
import { swiss } from './tournament.mjs';

const file = fileURLToPath(import.meta.url);

/** The memory of live objects, inside the heap and outside. */
function alive() {
  globalThis.gc();
  return used();
}

/**
 * In MB: `peak` is the largest resident size of the process, including Node itself, the games and the work of making
 * them up; `before` is the same before the first call of the library; `input` and `values` are the memory that stays
 * alive.
 *
 * @returns {{ peak: number, before: number, input: number, values: number }}
 */
export function memoryOf(size, rounds) {
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', file, String(size), String(rounds)], { encoding: 'utf8' }),
  );
}

if (process.argv[1] === file) {
  const empty = alive();
  const { games, players } = swiss(Number(process.argv[2]), Number(process.argv[3]));
  const withGames = alive();
  const before = peak();
  const values = ours(games, players);
  const read = total(values);
  const report = { before, peak: peak(), input: withGames - empty, values: alive() - withGames };
  // This use keeps the values and the games alive until here.
  if (total(values) !== read || games.length === 0) throw new Error('expected the values to stay as they were');
  console.log(JSON.stringify(report));
}
