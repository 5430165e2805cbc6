// Compares the package `crosstable` with the slow implementation: `pnpm fuzz --seconds 60 --seed 1`. `--first N` begins
// with another tournament of the seed, as to see a difference again. Exit code 1 and a report if there is a difference.
import { parseArgs } from 'node:util';

import { runCommand, wholeNumber } from './command-words.js';
import { CODES } from './compare.js';
import { search } from './fuzz.js';
import { library } from './library.js';
import { reportOf } from './report.js';
import { shrunk } from './shrink.js';

/** How often the clock is looked at. */
const TOURNAMENTS_BETWEEN = 100;

/** What the words of the command say. */
function optionsOf(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      first: { type: 'string', default: '0' },
    },
  });
  return {
    seconds: wholeNumber('seconds', values.seconds),
    seed: wholeNumber('seed', values.seed),
    first: wholeNumber('first', values.first),
  };
}

/** Prints what was compared, and the first difference; gives the exit code. */
function run({ seconds, seed, first }: ReturnType<typeof optionsOf>): number {
  const start = performance.now();
  const { done, finding } = search(library, seed, first, (count) => {
    return count % TOURNAMENTS_BETWEEN !== 0 || performance.now() - start < 1000 * seconds;
  });
  const taken = ((performance.now() - start) / 1000).toFixed(0);
  const from = first === 0 ? '' : ` from number ${first}`;
  console.log(`seed ${seed}: ${done} tournaments${from} in ${taken} s, ${CODES.length} codes and random lists of them`);
  if (finding === undefined) {
    console.log('no difference');
    return 0;
  }
  console.log(`a difference, made as small as it gets:\n\n${reportOf(shrunk(finding, library), seed, finding.number)}`);
  return 1;
}

await runCommand('fuzz', () => run(optionsOf(process.argv.slice(2))));
