// Asks the worker, which is started with the first question, and keeps the last answer of each kind.
import { workerAddress } from '../trusted.js';
import type { Answer, Message, Question } from './question.js';
import { address } from './worker.js?worker-file';

let worker: Worker | undefined;
let asked = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function started(): Worker {
  const fresh = new Worker(workerAddress(address), { type: 'module' });
  fresh.addEventListener('message', ({ data: { number, content } }: MessageEvent<Message<Answer>>) => {
    waiting.get(number)?.(content);
    waiting.delete(number);
  });
  fresh.addEventListener('error', ({ message }) => {
    for (const settle of waiting.values()) settle({ kind: 'refused', message });
    waiting.clear();
    worker = undefined;
  });
  return fresh;
}

/** The worker's answer to a question. */
export function ask(question: Question): Promise<Answer> {
  worker ??= started();
  asked += 1;
  const message: Message<Question> = { number: asked, content: question };
  worker.postMessage(message);
  return new Promise((settle) => {
    waiting.set(message.number, settle);
  });
}

const kept = new Map<Question['kind'], { readonly about: readonly unknown[]; readonly answer: Answer | null }>();

/**
 * The answer to a question that is about certain things. While it isn't there it is `null`, and `again` is called once it is.
 */
export function answerOn(about: readonly unknown[], question: Question, again: () => void): Answer | null {
  const { kind } = question;
  const before = kept.get(kind);
  if (before?.about.every((one, at) => one === about[at]) === true) return before.answer;
  kept.set(kind, { about, answer: null });
  void ask(question).then((answer) => {
    if (kept.get(kind)?.about !== about) return;
    kept.set(kind, { about, answer });
    again();
  });
  return null;
}
