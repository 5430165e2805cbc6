// The tests that have to notice the changes of one package, in one file: it is loaded once for each of the changes.
import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { tieBreakFolders } from './packages.mjs';

const packages = new URL('../packages/', import.meta.url);
const folder = process.env.MUTATED_PACKAGE ?? 'core';

/** The examples in folders above the package, because they need what stands above it. */
const ABOVE: Readonly<Record<string, readonly string[]>> = {
  buchholz: ['standings/test/teams/article-8.3.test.ts'],
  core: [
    'standings/test/adjustments.test.ts',
    'standings/test/article-14-tie-breaks.test.ts',
    'standings/test/article-15-unplayed-rounds.test.ts',
    'standings/test/article-16-explained.test.ts',
    'standings/test/article-16-unplayed-rounds.test.ts',
    'standings/test/crosstable.test.ts',
    'standings/test/decimal-ratings.test.ts',
    'standings/test/derived.test.ts',
    'standings/test/editions.test.ts',
    'standings/test/empty-tournaments.test.ts',
    'standings/test/malformed.test.ts',
    'standings/test/refusal.test.ts',
    'standings/test/scoring.test.ts',
    'standings/test/table-size.test.ts',
    'standings/test/unfinished-games.test.ts',
    'standings/test/unrated-games.test.ts',
  ],
  'direct-encounter': ['standings/test/teams/article-6.test.ts', 'trf/test/direct-encounter.test.ts'],
  team: examplesIn('standings/test/teams'),
  whatif: ['report/test/whatif-avro-1938.test.ts', 'report/test/whatif-harbour-open.test.ts'],
  wins: ['standings/test/teams/wins.test.ts'],
};

/** Where teams, the core and the tie-breaks meet. */
const SHARED_WITH_TEAMS = [
  'standings/test/expelled.test.ts',
  'event/test/team-event.test.ts',
  'words/test/tiebreaks.test.ts',
];

/** Where the core and the tie-breaks meet. */
const SHARED = [
  'standings/test/expelled.test.ts',
  'standings/test/ratings-by-round.test.ts',
  'words/test/tiebreaks.test.ts',
  'standings/test/hand-made.test.ts',
  'standings/test/check-list.test.ts',
  'words/test/adjustments-explained.test.ts',
  'standings/test/adjustments.test.ts',
  'standings/test/malformed.test.ts',
];

/** The first test that fails is enough, so that those who take longest come last. */
const LONG = ['standings/test/empty-tournaments.test.ts', 'standings/test/table-size.test.ts'];

/** These random tournaments of the seed, so many in a test, are asked everything; those of teams take longer. */
const SEED = 13;
const TOURNAMENTS = 100;
const TOURNAMENTS_OF_TEAMS = 40;
const PART = 10;

/** The examples in a folder. Growth is left out: a change that only takes longer isn't one that does wrong. */
function examplesIn(tests: string): readonly string[] {
  const files = readdirSync(new URL(`${tests}/`, packages));
  const examples = files.filter((file) => file.endsWith('.test.ts') && file !== 'growth.test.ts');
  return examples.map((file) => `${tests}/${file}`);
}

/** A file of tests; one that can't be loaded is a test that fails, where Vitest would have none to run. */
function runFile(path: string): void {
  describe(path, async () => {
    try {
      await import(new URL(path, packages).href);
    } catch (thrown) {
      it('can be loaded', () => {
        throw thrown;
      });
    }
  });
}

/** The first number of every part. */
function partsOf(tournaments: number): readonly number[] {
  return Array.from({ length: tournaments / PART }, (_, part) => part * PART);
}

const examples = [...examplesIn(`${folder}/test`), ...(ABOVE[folder] ?? [])];
const isOfTeams = folder === 'team';
const isOfPlayers = tieBreakFolders().includes(folder) && !isOfTeams;
const shared = [...(isOfPlayers ? SHARED : []), ...(isOfTeams || folder === 'core' ? SHARED_WITH_TEAMS : [])];
const files = [...new Set([...examples, ...shared])];
files.filter((path) => !LONG.includes(path)).forEach(runFile);
if (isOfPlayers) {
  it.each(partsOf(TOURNAMENTS))('the slow implementation agrees on tournaments from number %i', async (first) => {
    const { search } = await import('../packages/fuzz/src/fuzz.js');
    const { library } = await import('../packages/fuzz/src/library.js');
    expect(search(library, SEED, first, (done) => done < PART).foundDifference).toBe(undefined);
  });
}
if (isOfTeams || folder === 'core') {
  it.each(partsOf(TOURNAMENTS_OF_TEAMS))('the slow implementation agrees on teams from number %i', async (first) => {
    const { searchTeams } = await import('../packages/fuzz/src/team/search.js');
    const { teamLibrary } = await import('../packages/fuzz/src/team/library.js');
    expect(searchTeams(teamLibrary, SEED, first, (done) => done < PART).foundDifference).toBe(undefined);
  });
}
files.filter((path) => LONG.includes(path)).forEach(runFile);
