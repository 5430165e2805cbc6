// Invents a million games between 2,000 players, and rates them in the worker.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { rateInWorker } from './rate-in-worker.js';

const PLAYERS = 2000;
const GAMES = 1_000_000;
const RESULTS = [0, 0.5, 1];

const folder = mkdtempSync(join(tmpdir(), 'history-'));
const path = join(folder, 'games.csv');
const anybody = () => Math.floor(Math.random() * PLAYERS);
const lines = Array.from({ length: GAMES }, () => {
  const white = anybody();
  const black = (white + 1 + (anybody() % (PLAYERS - 1))) % PLAYERS;
  return `player ${white},player ${black},${RESULTS[Math.floor(Math.random() * 3)]}`;
});
writeFileSync(path, lines.join('\n'));

// The other work of a server meanwhile
let answered = 0;
const requests = setInterval(() => answered++, 1);

const ratings = await rateInWorker(path, (done) => process.stdout.write(`\r${done.toLocaleString()} games`));

clearInterval(requests);
rmSync(folder, { recursive: true });
const best = [...ratings].sort(([, one], [, other]) => other - one).slice(0, 3);
console.log(`, and the main thread came to its own work ${answered} times`);
for (const [player, rating] of best) console.log(`${rating.toFixed(1)}  ${player}`);
