// Times the command that prints standings, from its start to its exit.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { crosstable, standings } from 'crosstable';
import { parseTrf } from '@crosstable/trf';
import { LIST } from './standings-by-hand.mjs';
import { medianAndBest } from './pair.mjs';
import { report } from './trf.mjs';

const SAMPLES = 15;
/** Warm-up runs: before these the files aren't in the memory of the system. */
const FIRST = 2;
const command = fileURLToPath(new URL('crosstable/command', import.meta.url));

/** Runs Node; gives the output, and the milliseconds. */
function run(words) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  const time = performance.now() - start;
  if (status !== 0) throw new Error(`${words.join(' ')}: expected to exit with 0, got ${status}: ${stderr}`);
  return { stdout, time };
}

/** Throws unless every row of the standings is a line with the rank and the start number first and the values last. */
function comparePrinted(text, stdout) {
  const { games, players } = parseTrf(text);
  const rows = standings(crosstable(games, { players, system: 'swiss' }), LIST);
  const printed = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  const first = printed.findIndex(([rank, id]) => rank === '1' && id === rows[0].player);
  rows.forEach(({ rank, player, values }, at) => {
    const words = printed[first + at] ?? [];
    const shown = words.slice(-values.length);
    const numbers = shown.map((word) => (word === '–' ? null : Number(word.replace('½', '.5'))));
    const wanted = [rank, player, ...values].join();
    const got = [...words.slice(0, 2), ...numbers].join();
    if (wanted !== got) throw new Error(`row ${at + 1} of the command: expected ${wanted}, got ${got}`);
  });
}

/** Milliseconds of the command for a report file, and of a Node without a program, one after the other. */
export function timeCommand(size, rounds) {
  const folder = mkdtempSync(join(tmpdir(), 'crosstable-bench-'));
  try {
    const file = join(folder, 'open.trf');
    const text = report(size, rounds);
    writeFileSync(file, text);
    const words = [command, 'standings', file, '--tiebreaks', LIST.join()];
    comparePrinted(text, run(words).stdout);
    const taken = Array.from({ length: FIRST + SAMPLES }, () => [run(words).time, run(['-e', '0']).time]);
    const of = (which) => medianAndBest(taken.slice(FIRST).map((times) => times[which]));
    return { command: of(0), node: of(1), samples: SAMPLES };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
