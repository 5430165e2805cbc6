// Asks the worker, which is started with the first question. A new question ends the search for the answer to the one before.
import { workerAddress } from '../trusted.js';
import type { Answer, Question } from './question.js';
import { address } from './worker.js?worker-file';

/** The last question, and what is known of it. */
interface Asked {
  readonly question: Question;
  readonly answer: Answer | null;
}

let worker: Worker | undefined;
let last: Asked | undefined;

function isSame(one: Question | undefined, other: Question): boolean {
  return one?.event === other.event && one.player === other.player && one.place === other.place;
}

function isUnderWay({ answer }: Asked): boolean {
  return answer === null || answer.kind === 'so far';
}

/** A worker that is free; one that still searches is ended. */
function freeWorker(): Worker {
  if (last !== undefined && isUnderWay(last)) {
    worker?.terminate();
    worker = undefined;
  }
  worker ??= new Worker(workerAddress(address), { type: 'module' });
  return worker;
}

/** The answer to a question as far as it is known: `null` at first. `again` is called whenever more is known. */
export function answerOn(question: Question, again: () => void): Answer | null {
  if (last !== undefined && isSame(last.question, question)) return last.answer;
  const asked = freeWorker();
  const settle = (answer: Answer): void => {
    last = { question, answer };
    again();
  };
  last = { question, answer: null };
  asked.onmessage = ({ data }: MessageEvent<Answer>) => {
    settle(data);
  };
  asked.onerror = ({ message }) => {
    worker = undefined;
    settle({ kind: 'refused', message });
  };
  asked.postMessage(question);
  return null;
}
