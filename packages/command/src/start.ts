import { readFileSync } from 'node:fs';

import { visibleMessage } from '@crosstable/core/text';

import { sentenceOf } from './command-error.js';
import { showProgress } from './progress.js';
import { run } from './run.js';

/** Whether a text shall have colours: on a terminal, unless the environment says otherwise. */
export function hasColours(environment: Readonly<Record<string, string | undefined>>, isTerminal: boolean): boolean {
  const { NO_COLOR = '', FORCE_COLOR = '', TERM } = environment;
  if (NO_COLOR !== '') return false;
  if (FORCE_COLOR !== '') return FORCE_COLOR !== '0';
  return isTerminal && TERM !== 'dumb';
}

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
    environment: process.env,
    columns: stdout.columns,
    isColoured: hasColours(process.env, stdout.isTTY),
    showProgress: stderr.isTTY ? (said) => showProgress(visibleMessage(said), complain) : undefined,
  });
}
