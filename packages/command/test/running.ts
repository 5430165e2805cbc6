// The command without a process: what it prints, what it complains about, and its exit code.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { Io } from '../src/io.js';
import { run } from '../src/run.js';

const examples = fileURLToPath(new URL('../../../examples', import.meta.url));

/** So wide that nothing is wrapped. */
const WIDE = 1000;

/** `second` is what every file called `k.csv` has in it. */
export async function crosstable(
  words: readonly string[],
  input: string | Uint8Array = '',
  second?: string | Uint8Array,
  columns: number | undefined = WIDE,
  others: Partial<Io> = {},
) {
  let output = '';
  let complaints = '';
  const code = await run(words, {
    version: '1.2.3',
    read: (path) => {
      if (path === 'k.csv' && second !== undefined) return Buffer.from(second);
      return path === '-' ? Buffer.from(input) : readFileSync(path.replace('examples', examples));
    },
    print: (text) => (output += text),
    complain: (text) => (complaints += text),
    columns,
    ...others,
  });
  return { code, output, complaints };
}

/** Two players and one game, with what a test adds; the list of tie-breaks is PTS,SB unless it adds another. */
export function report(...records: readonly string[]): string {
  const list = records.some((record) => /^2[01]2/.test(record)) ? [] : ['212 PTS,SB'];
  return [reportWithoutList(...records), ...list].join('\n');
}

/** The same without a list of tie-breaks. */
export function reportWithoutList(...records: readonly string[]): string {
  return [
    '012 Two, and a "name"',
    '092 Individual: Swiss-System',
    ...records,
    '001    1      One, A | B                        2100 AAA                         1.0    1     2 w 1  0000 - H',
    '001    2      Two                               2000 BBB                         0.0    2     1 b 0',
  ].join('\n');
}
