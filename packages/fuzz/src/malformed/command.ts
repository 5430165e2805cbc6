// Hands malformed arguments to every published function: `pnpm fuzz:malformed --seed 1 --cases 200000`. `--only NAME` takes
// the functions whose names contain it, `--first N` begins with another case. Exit code 1 if anything is found.
import { readFileSync, readdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { functionsOf, publishedEntries } from '@crosstable/core/testing/entries';

import { runCommand, wholeNumber } from '../command-words.js';
import { rowsOf } from './rows.js';
import { search } from './search.js';
import { watch } from './watch.js';

/** The options of the command. */
function optionsOf(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seed: { type: 'string', default: '1' },
      cases: { type: 'string', default: '2000' },
      first: { type: 'string', default: '0' },
      only: { type: 'string', default: '' },
    },
  });
  return {
    seed: wholeNumber('seed', values.seed),
    cases: wholeNumber('cases', values.cases),
    first: wholeNumber('first', values.first),
    only: values.only,
  };
}

/** Calls the functions with all cases, one by one, and prints the failures; gives the exit code. */
async function run({ seed, cases, first, only }: ReturnType<typeof optionsOf>): Promise<number> {
  const root = pathToFileURL(`${process.cwd()}/`);
  const examples = new URL('examples/', root);
  const files = readdirSync(examples)
    .filter((name) => name.endsWith('.trf'))
    .map((name) => readFileSync(new URL(name, examples), 'utf8'));
  const functions = await functionsOf(publishedEntries(new URL('packages/', root)), 'built');
  const rows = rowsOf(functions, files).filter(({ name }) => name.includes(only));

  const watched = watch();
  let total = 0;
  for (const row of rows) {
    const start = performance.now();
    const { failures, counts } = await search(row, seed, first, cases, (number) => {
      watched.begin(`seed ${seed}: ${row.name}, case ${number}`);
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const said = [...counts].map(([outcome, count]) => `${outcome} ${count}`).join(', ');
    console.log(`${row.name}: ${cases} cases in ${seconds} s: ${said}`);
    for (const { fault, number, report } of failures)
      console.log(`\n### ${row.name}: ${fault}\n### seed ${seed}, case ${number}\n${report}\n`);
    total += failures.length;
  }
  await watched.end();
  console.log(`seed ${seed}: ${rows.length} functions, ${cases} cases each from number ${first}: ${total} failures`);
  return total === 0 ? 0 : 1;
}

await runCommand('fuzz:malformed', () => run(optionsOf(process.argv.slice(2))));
