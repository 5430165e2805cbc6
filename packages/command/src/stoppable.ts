import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';

import { hasColours } from './colours.js';
import { type Printed, printAnswer } from './outside.js';
import { CLEAR_LINE } from './progress.js';

/** The terminal, as far as the command knows it. */
export interface Terminal {
  readonly columns: number | undefined;
  readonly isColoured: boolean;
  /** Whether a user sees standard error. */
  readonly isWatched: boolean;
}

/** The input of the second thread. */
interface ThreadData {
  readonly terminal: Terminal;
  /** 1 in the first place once the user has asked for what is known. */
  readonly memory: Int32Array;
}

/**
 * The messages of the second thread: texts for standard output and standard error, the exit code at last, and an answer that
 * is enough for a user who doesn't wait for the fuller one.
 */
type Said =
  | { readonly output: string }
  | { readonly complaint: string }
  | { readonly code: number }
  | { readonly known: Printed };

const printOutput = (text: string): unknown => process.stdout.write(text);
const printComplaint = (text: string): unknown => process.stderr.write(text);

/**
 * Runs the command in a second thread, so that Ctrl-C can stop its search and have printed what is known by then. The search
 * looks whether it is stopped; a thread that has told what it knows is ended. A second Ctrl-C ends the process.
 *
 * @returns The exit code.
 */
export function runStoppable(program: URL, words: readonly string[], terminal: Terminal): Promise<number> {
  const memory = new Int32Array(new SharedArrayBuffer(4));
  return new Promise((resolve, reject) => {
    let code = 2;
    let known: Printed | undefined;
    /** The answer for which the thread was ended. */
    let last: Printed | undefined;
    const data: ThreadData = { terminal, memory };
    const worker = new Worker(program, { argv: [...words], workerData: data });
    const endIfKnown = (): void => {
      if (known === undefined || Atomics.load(memory, 0) === 0) return;
      last = known;
      void worker.terminate();
    };
    const stop = (): void => {
      Atomics.store(memory, 0, 1);
      endIfKnown();
    };
    process.once('SIGINT', stop);
    worker.on('message', (said: Said) => {
      if (last !== undefined) return;
      if ('known' in said) {
        ({ known } = said);
        endIfKnown();
      } else if ('output' in said) {
        known = undefined;
        printOutput(said.output);
      } else if ('complaint' in said) printComplaint(said.complaint);
      else ({ code } = said);
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      process.off('SIGINT', stop);
      if (last === undefined) {
        resolve(code);
        return;
      }
      if (terminal.isWatched) printComplaint(CLEAR_LINE);
      printAnswer(last, { print: printOutput, complain: printComplaint });
      resolve(last.code);
    });
  });
}

function isThreadData(data: unknown): data is ThreadData {
  return typeof data === 'object' && data !== null && 'terminal' in data && 'memory' in data;
}

/** The outside of this thread: the terminal itself or, in the second thread, the first one. */
export function outsideOfThread() {
  const data: unknown = workerData;
  if (isMainThread || !isThreadData(data)) {
    return {
      columns: process.stdout.columns,
      isColoured: hasColours(process.env, process.stdout.isTTY),
      isWatched: process.stderr.isTTY,
      print: printOutput,
      complain: printComplaint,
      isStopped: (): boolean => false,
      keep: undefined,
    };
  }
  const { memory, terminal } = data;
  const say = (said: Said): void => parentPort?.postMessage(said);
  return {
    ...terminal,
    print: (output: string): void => {
      say({ output });
    },
    complain: (complaint: string): void => {
      say({ complaint });
    },
    isStopped: (): boolean => Atomics.load(memory, 0) === 1,
    keep: (known: Printed): void => {
      say({ known });
    },
  };
}

/** Ends this thread's work with an exit code. */
export function endThread(code: number): void {
  if (isMainThread) process.exitCode = code;
  else {
    const said: Said = { code };
    parentPort?.postMessage(said);
  }
}
