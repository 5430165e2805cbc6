// Compares the package `crosstable` with the slow implementation: `pnpm fuzz --seconds 60 --seed 1`. `--first N` begins
// with another tournament of the seed, to see a difference again; `--teams` takes tournaments of teams; `--tournaments N`
// takes N of them, without a limit of time. Exit code 1 and a report if there is a difference.
import { parseArgs } from 'node:util';

import { runCommand, wholeNumber } from './command-words.js';
import { CODES } from './compare.js';
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

/** The options of the command. */
function optionsOf(words: readonly string[]) {
  const { values } = parseArgs({
    args: [...words],
    options: {
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      first: { type: 'string', default: '0' },
      teams: { type: 'boolean', default: false },
      tournaments: { type: 'string' },
    },
  });
  return {
    seconds: wholeNumber('seconds', values.seconds),
    seed: wholeNumber('seed', values.seed),
    first: wholeNumber('first', values.first),
    ofTeams: values.teams,
    most: values.tournaments === undefined ? undefined : wholeNumber('tournaments', values.tournaments),
  };
}

/** Searches until the time is up: the number of tournaments, and a report of the first difference. */
function searchUntil(ofTeams: boolean, seed: number, first: number, goesOn: (done: number) => boolean) {
  if (ofTeams) {
    const { done, foundDifference } = searchTeams(teamLibrary, seed, first, goesOn);
    return {
      done,
      codes: TEAM_CODES,
      report: foundDifference && teamReportOf(shrinkTeams(foundDifference, teamLibrary)),
    };
  }
  const { done, foundDifference } = search(library, seed, first, goesOn);
  return {
    done,
    codes: CODES,
    report: foundDifference && reportOf(shrink(foundDifference, library), seed, foundDifference.number),
  };
}

/** Prints what was compared, and the first difference; gives the exit code. */
function run({ seconds, seed, first, ofTeams, most }: ReturnType<typeof optionsOf>): number {
  const start = performance.now();
  const { codes, done, report } = searchUntil(ofTeams, seed, first, (count) => {
    if (most !== undefined) return count < most;
    return count % TOURNAMENTS_BETWEEN !== 0 || performance.now() - start < 1000 * seconds;
  });
  const taken = ((performance.now() - start) / 1000).toFixed(0);
  const from = first === 0 ? '' : ` from number ${first}`;
  const what = ofTeams ? 'tournaments of teams' : 'tournaments';
  console.log(`seed ${seed}: ${done} ${what}${from} in ${taken} s, ${codes.length} codes and random lists of them`);
  if (report === undefined) {
    console.log('no difference');
    return 0;
  }
  console.log(`a difference, made as small as it gets:\n\n${report}`);
  return 1;
}

await runCommand('fuzz', () => run(optionsOf(process.argv.slice(2))));
