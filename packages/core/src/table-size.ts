import { check } from './check.js';

/** Up to so many cells (players times rounds) a table may be as empty as it likes. */
const MOST_EMPTY_CELLS = 4_000_000;

/** In a larger table, one game for so many cells shows that the input is large too. */
const CELLS_PER_GAME = 50;

/**
 * Refuses a table that is large although hardly anything is in it, so that a short input cannot take much memory. Runs
 * before the table is allocated; the games are counted for a large table only.
 */
export function checkTableSize(path: string, players: number, rounds: number, countGames: () => number): void {
  const cells = players * rounds;
  if (cells <= MOST_EMPTY_CELLS) return;
  const games = countGames();
  const least = Math.ceil(cells / CELLS_PER_GAME);
  const table = `a table of ${players} players and ${rounds} rounds`;
  check(games >= least, path, `at least ${least} games in ${table}`, games, 'number');
}

/** The number of games and byes; a round that isn't a list, which the full check refuses, has none. */
export function countGames(games: readonly unknown[]): number {
  return games.reduce<number>((sum, round) => sum + (Array.isArray(round) ? round.length : 0), 0);
}
