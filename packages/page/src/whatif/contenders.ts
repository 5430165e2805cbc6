// Asks who can still be first, in a thread of its own: a question about one player doesn't end this search, and follows sooner.
import type { ChessEvent } from 'crosstable/event';

import { workerAddress } from '../trusted.js';
import type { Contenders, ContendersQuestion } from './question.js';
import { address } from './worker.js?worker-file';

interface Asked {
  readonly event: ChessEvent;
  readonly worker: Worker;
  readonly found: Contenders | null;
}

let last: Asked | undefined;

/** Those of some players who can still be first; `null` while they are sought, and `again` is called once they are found. */
export function contendersIn(question: ContendersQuestion, again: () => void): Contenders | null {
  if (last?.event === question.event) return last.found;
  last?.worker.terminate();
  const worker = new Worker(workerAddress(address), { type: 'module' });
  const { event } = question;
  last = { event, worker, found: null };
  worker.onmessage = ({ data }: MessageEvent<Contenders>) => {
    worker.terminate();
    last = { event, worker, found: data };
    again();
  };
  worker.postMessage(question);
  return null;
}
