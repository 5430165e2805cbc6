import { Worker } from 'node:worker_threads';

/** The time before the first message, and the time between messages, in milliseconds. */
const PATIENCE = 500;
const INTERVAL = 1000;

/** The states in the memory that both threads share: idle, writing the line, done. */
const [IDLE, WRITING, DONE] = [0, 1, 2];
/** The places in that memory: the state, and whether anything was written. */
const [STATE, SHOWN] = [0, 1];

/** Removes the line that the cursor is on. */
const CLEAR_LINE = '\r\u001b[K';

/** The program of the second thread. The work blocks the first one: no timer fires while it computes standings. */
const WATCH = `
const { workerData: { memory, said } } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const begin = performance.now();
let wait = ${PATIENCE};
while (Atomics.wait(memory, ${STATE}, ${IDLE}, wait) === 'timed-out') {
  if (Atomics.compareExchange(memory, ${STATE}, ${IDLE}, ${WRITING}) !== ${IDLE}) break;
  Atomics.store(memory, ${SHOWN}, 1);
  const seconds = Math.round((performance.now() - begin) / 1000);
  try { writeSync(2, '\\r' + said + (seconds > 0 ? ' ' + seconds + ' s' : '')); } catch {}
  Atomics.store(memory, ${STATE}, ${IDLE});
  Atomics.notify(memory, ${STATE});
  wait = ${INTERVAL};
}
`;

/**
 * Says on standard error that the work goes on, once it has taken half a second.
 *
 * @param said - The line, which the seconds follow.
 * @param clear - Writes what removes the line.
 * @returns What ends it. Nothing is left open, and nothing keeps the process alive.
 */
export function showProgress(said: string, clear: (text: string) => unknown): () => void {
  const memory = new Int32Array(new SharedArrayBuffer(8));
  const watch = new Worker(WATCH, { eval: true, workerData: { memory, said } });
  watch.unref();
  return () => {
    while (Atomics.compareExchange(memory, STATE, IDLE, DONE) === WRITING) Atomics.wait(memory, STATE, WRITING);
    Atomics.notify(memory, STATE);
    if (Atomics.load(memory, SHOWN) === 1) clear(CLEAR_LINE);
  };
}
