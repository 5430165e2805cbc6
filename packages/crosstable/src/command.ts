#!/usr/bin/env node
import { readFileSync } from 'node:fs';

import { hasColours } from './command/colours.js';
import { showProgress } from './command/progress.js';
import { runOnPages } from './command/run-on-pages.js';
import { visibleMessage } from './report/visible.js';

// A reader of the first lines alone closes the pipe, which is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const complain = (text: string): unknown => process.stderr.write(text);

const words = process.argv.slice(2);
const isAudited = words.includes('audit') || words.includes('compare');

process.exitCode = await runOnPages(words, {
  // Nobody else waits for its file to be read
  auditing: isAudited ? (await import('./command-audit.js')).auditing : undefined,
  read: (path) => readFileSync(path === '-' ? 0 : path),
  print: (text) => process.stdout.write(text),
  complain,
  columns: process.stdout.columns,
  isColoured: hasColours(process.env, process.stdout.isTTY),
  showProgress: process.stderr.isTTY ? (said) => showProgress(visibleMessage(said), complain) : undefined,
});
