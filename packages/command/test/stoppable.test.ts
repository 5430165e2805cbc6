// Ctrl-C while the command works in a second thread, which a program of a few lines stands for here.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { runStoppable } from '../src/stoppable.js';

let output = '';
let complaints = '';
/** Called for everything that is printed. */
let whenPrinted = (): boolean => true;

beforeEach(() => {
  output = '';
  complaints = '';
  whenPrinted = () => true;
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    output += String(text);
    return whenPrinted();
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean((complaints += String(text))));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** The command in a thread that runs a program; `stopped` waits until the program has seen Ctrl-C. */
const ended = (program: string, isWatched = false): Promise<number> => {
  const start = `
    import { parentPort, workerData } from 'node:worker_threads';
    const say = (said) => parentPort.postMessage(said);
    const known = { text: 'known', notes: ['a note'], code: 0 };
    const stopped = () => { while (Atomics.load(workerData.memory, 0) === 0); };
  `;
  const url = new URL(`data:text/javascript,${encodeURIComponent(start + program)}`);
  return runStoppable(url, [], { columns: undefined, isColoured: false, isWatched });
};

/** Ctrl-C as soon as the second thread says so. */
const interrupt = (): boolean => process.emit('SIGINT');

it('prints what the thread says, and gives its code', async () => {
  const code = await ended("say({ known }); say({ output: 'all' }); say({ complaint: 'but' }); say({ code: 1 });");
  expect([code, output, complaints]).toEqual([1, 'all', 'but']);
});

it('lets a search see Ctrl-C, and prints what it says then', async () => {
  const going = ended("stopped(); say({ output: 'some' }); say({ code: 0 });");
  interrupt();
  expect([await going, output]).toEqual([0, 'some']);
});

it('ends a thread that goes on after it has told what it knows, and prints that', async () => {
  const going = ended("say({ known }); say({ complaint: 'at work, ' }); for (;;);");
  await vi.waitUntil(() => complaints !== '', { timeout: 10_000, interval: 5 });
  interrupt();
  expect([await going, output, complaints]).toEqual([0, 'known', 'at work, a note\n']);
});

it('ends a thread that tells what it knows after Ctrl-C, and clears its line of progress', async () => {
  const going = ended('stopped(); say({ known }); for (;;);', true);
  interrupt();
  expect([await going, output, complaints]).toEqual([0, 'known', '\r\u001b[Ka note\n']);
});

it('prints an answer once, where Ctrl-C comes while it is printed', async () => {
  whenPrinted = interrupt;
  const code = await ended("say({ known }); say({ output: 'all' }); say({ code: 0 });");
  expect([code, output, complaints]).toEqual([0, 'all', '']);
});

it('leaves the second Ctrl-C to end the process', async () => {
  const listeners = process.listenerCount('SIGINT');
  const going = ended("stopped(); say({ output: 'some' }); say({ code: 0 });");
  expect(process.listenerCount('SIGINT')).toBe(listeners + 1);
  interrupt();
  expect(process.listenerCount('SIGINT')).toBe(listeners);
  await going;
});
