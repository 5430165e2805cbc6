// Runs in the worker: rates the games of a file, and tells how far it is.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parentPort, workerData } from 'node:worker_threads';

import { ratingState } from '@crosstable/elo/batch';

const AT_ONCE = 10_000;

const state = ratingState({ k: 20, initial: 1500 });
let games = [];

function rate() {
  try {
    state.rate(games);
  } catch (error) {
    // The message names the game among those at once; the reader of a file looks for its line.
    throw new Error(error.message.replace(/^games\[\d+\]/, `line ${state.games + 1}`), { cause: error });
  }
  games = [];
  parentPort.postMessage({ done: state.games });
}

for await (const line of createInterface({ input: createReadStream(workerData.path) })) {
  const [white, black, result] = line.split(',');
  games.push({ white, black, result: Number(result) });
  if (games.length === AT_ONCE) rate();
}
rate();
parentPort.postMessage({ ratings: state.ratings });
