import { check } from './check.js';

/** A table with no more cells (players times rounds) than this may be empty. */
const MANY_CELLS = 4_000_000;

/** A larger table needs one game for this many cells, so that the input is large, too. */
const CELLS_PER_GAME = 50;

/**
 * Refuses a large table with hardly any games, so that a short input cannot take much memory. Runs before the table is
 * allocated, and counts the games of large tables only.
 */
export function checkTableSize(players: number, rounds: number, countGames: () => number): void {
  const cells = players * rounds;
  if (cells <= MANY_CELLS) return;
  const games = countGames();
  const least = Math.ceil(cells / CELLS_PER_GAME);
  const expected = `at least ${least} games for ${players} players in ${rounds} rounds`;
  check(games >= least, 'games', expected, games, 'number');
}
