// The tests that have to notice the changes of one package, in one file: it is loaded once for each of the changes.
import { readdirSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { tieBreakFolders } from './packages.mjs';

const packages = new URL('../packages/', import.meta.url);
const folder = process.env.MUTATED_PACKAGE ?? 'core';

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

/** The examples of a package. Its growth is left out: a change that only takes longer isn't one that does wrong. */
function examplesOf(name: string): readonly string[] {
  const files = readdirSync(new URL(`${name}/test/`, packages));
  const examples = files.filter((file) => file.endsWith('.test.ts') && file !== 'growth.test.ts');
  return examples.map((file) => `${name}/test/${file}`);
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

const examples = examplesOf(folder);
const isOfTeams = folder === 'team';
const isOfPlayers = tieBreakFolders().includes(folder) && !isOfTeams;
const shared = [...(isOfPlayers ? SHARED : []), ...(isOfTeams || folder === 'core' ? SHARED_WITH_TEAMS : [])];
const files = [...new Set([...examples, ...shared])];
files.filter((path) => !LONG.includes(path)).forEach(runFile);
if (isOfPlayers) {
  it.each(partsOf(TOURNAMENTS))('the slow implementation agrees on tournaments from number %i', async (first) => {
    const { search } = await import('../packages/fuzz/src/fuzz.js');
    const { library } = await import('../packages/fuzz/src/library.js');
    expect(search(library, SEED, first, (done) => done < PART).finding).toBe(undefined);
  });
}
if (isOfTeams || folder === 'core') {
  it.each(partsOf(TOURNAMENTS_OF_TEAMS))('the slow implementation agrees on teams from number %i', async (first) => {
    const { searchTeams } = await import('../packages/fuzz/src/team/search.js');
    const { teamLibrary } = await import('../packages/fuzz/src/team/library.js');
    expect(searchTeams(teamLibrary, SEED, first, (done) => done < PART).finding).toBe(undefined);
  });
}
files.filter((path) => LONG.includes(path)).forEach(runFile);
