// Compares the package `crosstable` with the slow implementation: `pnpm fuzz --seconds 60 --seed 1`. `--first N` begins
// with another tournament of the seed, to see a difference again; `--teams` takes tournaments of teams, `--defined` those of players
// and teams with self-defined tie-breaks; `--tournaments N` takes N of them, without a limit of time. Exit code 1 and a report if there
// is a difference.
import { parseArgs } from 'node:util';

import { runCommand, wholeNumber } from './command-words.js';
import { CODES } from './compare.js';
import { definedLibrary, searchDefined } from './defined/search.js';
import { search } from './fuzz.js';
import { library } from './library.js';
import { reportOf } from './report.js';
import { shrink } from './shrink.js';
import { TEAM_CODES } from './slow/team-values.js';
import { teamLibrary } from './team/library.js';
import { searchTeams } from './team/search.js';
import { shrinkTeams, teamReportOf } from './team/shrink.js';

/** The number of tournaments between two looks at the clock. */
const TOURNAMENTS_BETWEEN = 100;

type Field = ReturnType<typeof optionsOf>['field'];

/** The options of the command. */
function optionsOf(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      first: { type: 'string', default: '0' },
      teams: { type: 'boolean', default: false },
      defined: { type: 'boolean', default: false },
      tournaments: { type: 'string' },
    },
  });
  return {
    seconds: wholeNumber('seconds', values.seconds),
    seed: wholeNumber('seed', values.seed),
    first: wholeNumber('first', values.first),
    field: values.defined ? ('defined' as const) : values.teams ? ('teams' as const) : ('players' as const),
    most: values.tournaments === undefined ? undefined : wholeNumber('tournaments', values.tournaments),
  };
}

/** Searches until the time is up: the number of tournaments, and a report of the first difference. */
function searchUntil(field: Field, seed: number, first: number, goesOn: (done: number) => boolean) {
  if (field === 'defined') {
    const what = 'tournaments of players and of teams';
    return { what, asked: 'random definitions', ...searchDefined(definedLibrary, seed, first, goesOn) };
  }
  if (field === 'teams') {
    const { done, foundDifference } = searchTeams(teamLibrary, seed, first, goesOn);
    return {
      done,
      what: 'tournaments of teams',
      asked: `${TEAM_CODES.length} codes and random lists of them`,
      report: foundDifference && teamReportOf(shrinkTeams(foundDifference, teamLibrary)),
    };
  }
  const { done, foundDifference } = search(library, seed, first, goesOn);
  return {
    done,
    what: 'tournaments',
    asked: `${CODES.length} codes and random lists of them`,
    report: foundDifference && reportOf(shrink(foundDifference, library), seed, foundDifference.number),
  };
}

/** Prints what was compared, and the first difference; gives the exit code. */
function run({ seconds, seed, first, field, most }: ReturnType<typeof optionsOf>): number {
  const start = performance.now();
  const { what, asked, done, report } = searchUntil(field, seed, first, (count) => {
    if (most !== undefined) return count < most;
    return count % TOURNAMENTS_BETWEEN !== 0 || performance.now() - start < 1000 * seconds;
  });
  const taken = ((performance.now() - start) / 1000).toFixed(0);
  const from = first === 0 ? '' : ` from number ${first}`;
  console.log(`seed ${seed}: ${done} ${what}${from} in ${taken} s, ${asked}`);
  if (report === undefined) {
    console.log('no difference');
    return 0;
  }
  console.log(`a difference, made as small as it gets:\n\n${report}`);
  return 1;
}

await runCommand('fuzz', () => run(optionsOf(process.argv.slice(2))));
