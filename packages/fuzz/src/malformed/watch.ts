import { Worker } from 'node:worker_threads';

/** Watches the run from another thread, because this thread can't while a case doesn't end. */
interface Watch {
  readonly begin: (name: string) => void;
  readonly end: () => Promise<unknown>;
}

/** Seconds that a case may take before the run is stopped. */
const MOST_SECONDS = 20;
/** The number of characters of a name that are kept. */
const LENGTH = 200;

const OTHER_THREAD = `
const { workerData } = require('node:worker_threads');
const { writeSync } = require('node:fs');
let last = -1;
let since = 0;
setInterval(() => {
  const now = Atomics.load(workerData.count, 0);
  since = now === last ? since + 1 : 0;
  last = now;
  if (since < ${MOST_SECONDS}) return;
  writeSync(2, 'does not end: ' + Buffer.from(workerData.name).toString().replace(/\\0.*/s, '') + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, 1000);
`;

/** Stops the process and names the case if it takes more than 20 seconds. */
export function watch(): Watch {
  const count = new Int32Array(new SharedArrayBuffer(4));
  const name = new Uint8Array(new SharedArrayBuffer(LENGTH));
  const worker = new Worker(OTHER_THREAD, { eval: true, workerData: { count, name } });
  const encoder = new TextEncoder();
  return {
    begin: (text) => {
      name.fill(0);
      encoder.encodeInto(text, name);
      Atomics.add(count, 0, 1);
    },
    end: () => worker.terminate(),
  };
}
