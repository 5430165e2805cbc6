import { check } from './check.js';

/** Up to so many cells (players times rounds) a table may be as empty as it likes. */
const MANY_CELLS = 4_000_000;

/** In a larger table, one game for so many cells shows that the input is large too. */
const CELLS_PER_GAME = 50;

/**
 * Refuses a table that is large although hardly anything is in it, so that a short input cannot take much memory. Runs
 * before the table is allocated; the games are counted for a large table only.
 */
export function checkTableSize(players: number, rounds: number, countGames: () => number): void {
  const cells = players * rounds;
  if (cells <= MANY_CELLS) return;
  const games = countGames();
  const least = Math.ceil(cells / CELLS_PER_GAME);
  const expected = `at least ${least} games in a table of ${players} players and ${rounds} rounds`;
  check(games >= least, 'games', expected, games, 'number');
}
