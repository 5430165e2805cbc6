import { readFileSync } from 'node:fs';

import { visibleMessage } from '@crosstable/core/text';

import { hasColours } from './colours.js';
import { sentenceOf } from './command-error.js';
import { showProgress } from './progress.js';
import { run } from './run.js';

/** Runs the command with the words and the streams of the process, and sets its exit code. */
export async function start(version: string): Promise<void> {
  const { stderr, stdout } = process;
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // A reader of the first lines alone closes the pipe, which is no error
    if (error.code === 'EPIPE') return;
    stderr.write(`crosstable: standard output: ${sentenceOf(error)}\n`);
    process.exit(2);
  });
  // Notes that nobody can read are no error either; the exit code stays that of the command
  stderr.on('error', () => undefined);

  const complain = (text: string): unknown => stderr.write(text);
  process.exitCode = await run(process.argv.slice(2), {
    version,
    read: (path) => readFileSync(path === '-' ? 0 : path),
    print: (text) => stdout.write(text),
    complain,
    columns: stdout.columns,
    isColoured: hasColours(process.env, stdout.isTTY),
    showProgress: stderr.isTTY ? (said) => showProgress(visibleMessage(said), complain) : undefined,
  });
}
