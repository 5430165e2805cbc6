import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { rateInWorker } from './rate-in-worker.js';

const folder = mkdtempSync(join(tmpdir(), 'history-'));
after(() => rmSync(folder, { recursive: true }));

function fileOf(lines) {
  const path = join(folder, 'games.csv');
  writeFileSync(path, lines.join('\n'));
  return path;
}

test('ratings of a few games', async () => {
  // K is 20. Equals expect ½: the winner gains 10. Ann, now 1510, then expects slightly more than ½ against Cid's 1500.
  const ratings = await rateInWorker(fileOf(['Ann,Bob,1', 'Cid,Ann,0.5']));
  assert.equal(ratings.get('Bob'), 1490);
  assert.equal(ratings.get('Ann').toFixed(2), '1509.71');
  assert.equal(ratings.get('Cid').toFixed(2), '1500.29');
});

test('the main thread goes on, and hears how far the worker is', async () => {
  const order = [];
  setImmediate(() => order.push('a request'));
  const rounds = Array.from({ length: 25_000 }, (_, game) => `${game % 50},${50 + (game % 49)},1`);
  const ratings = await rateInWorker(fileOf(rounds), (done) => order.push(done));
  assert.deepEqual(order, ['a request', 10_000, 20_000, 25_000]);
  assert.equal(ratings.size, 99);
});

test('a game that cannot be rated is refused with its line', async () => {
  await assert.rejects(rateInWorker(fileOf(['Ann,Bob,1', 'Bob,Cid,2'])), {
    message: 'line 2.result: expected a number from 0 to 1, got 2',
  });
});
