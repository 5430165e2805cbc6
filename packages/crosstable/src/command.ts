#!/usr/bin/env node
import { readFileSync } from 'node:fs';

import { run } from './command/run.js';

// Who reads only the first lines of a table closes the pipe: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

process.exitCode = run(process.argv.slice(2), {
  read: (path) => readFileSync(path === '-' ? 0 : path),
  print: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
  columns: process.stdout.columns,
});
