import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

import { visibleMessage } from '@crosstable/core/text';

import { hasColours } from './colours.js';
import { sentenceOf } from './command-error.js';
import { showProgress } from './progress.js';
import { fileRequestOf, runOnPages } from './run-on-pages.js';
import { type Terminal, endThread, outsideOfThread, runStoppable } from './stoppable.js';

/**
 * Runs the command with the words and the streams of the process, and sets its exit code. `program` is the file that calls this; a
 * search runs it once more, in a second thread.
 */
export async function start(version: string, program: URL): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader of the first lines alone closes the pipe, which is no error
    if (error.code === 'EPIPE') return;
    process.stderr.write(`crosstable: standard output: ${sentenceOf(error)}\n`);
    process.exit(2);
  });
  // Notes that nobody can read are no error either; the exit code stays that of the command
  process.stderr.on('error', () => undefined);

  const words = process.argv.slice(2);
  const asked = fileRequestOf(words)?.command;
  if (isMainThread && asked === 'whatif') {
    const terminal: Terminal = {
      columns: process.stdout.columns,
      isColoured: hasColours(process.env, process.stdout.isTTY),
      isWatched: process.stderr.isTTY,
    };
    process.exitCode = await runStoppable(program, words, terminal);
    return;
  }
  const { columns, complain, isColoured, isStopped, isWatched, keep, print } = outsideOfThread();
  const code = await runOnPages(words, {
    version,
    // Loaded for the commands that need them alone, because loading takes time
    auditing: asked === 'audit' || asked === 'compare' ? (await import('./auditing.js')).auditing : undefined,
    searching: asked === 'whatif' ? (await import('./searching.js')).searching : undefined,
    isStopped,
    keep,
    read: (path) => readFileSync(path === '-' ? 0 : path),
    print,
    complain,
    columns,
    isColoured,
    showProgress: isWatched ? (said) => showProgress(visibleMessage(said), complain) : undefined,
  });
  endThread(code);
}
