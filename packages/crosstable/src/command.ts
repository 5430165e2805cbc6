#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

import { hasColours } from '../../command/src/colours.js';
import { sentenceOf } from '../../command/src/command-error.js';
import { fileRequestOf } from '../../command/src/file-request.js';
import { showProgress } from '../../command/src/progress.js';
import { runOnPages } from '../../command/src/run-on-pages.js';
import type { Terminal } from '../../command/src/stoppable.js';
import { endThread, outsideOfThread, runStoppable } from '../../command/src/stoppable.js';
import { visibleMessage } from '../../core/src/text/visible.js';

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
  process.exitCode = await runStoppable(new URL(import.meta.url), words, terminal);
} else {
  const { columns, complain, isColoured, isStopped, isWatched, keep, print } = outsideOfThread();
  const code = await runOnPages(words, {
    // Loaded for the commands that need them alone, because loading takes time
    auditing: asked === 'audit' || asked === 'compare' ? (await import('./command-audit.js')).auditing : undefined,
    searching: asked === 'whatif' ? (await import('./command-whatif.js')).searching : undefined,
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
