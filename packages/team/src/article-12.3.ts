// FIDE C.07 (edition 2026-03), Article 12.3: Bottom Board Elimination

import type { TeamTable } from './article-11-table.js';
import { divideByBoards } from './article-12-tied.js';
import type { BoardComparisons } from './article-12.js';

/** Art. 12.3: the points on all boards but the last, then on all but the last two and so on. */
export const byBottomBoards: BoardComparisons = (points, size) =>
  Array.from({ length: size - 1 }, (_, excluded) => ({
    reason: { key: 'without-bottom-boards', article: '12.3', values: { boards: excluded + 1 } },
    score: (team) => {
      let sum = 0;
      for (let board = 0; board < size - 1 - excluded; board++) sum += points(team, board); // Art. 12.3
      return sum;
    },
  }));

/**
 * Bottom Board Elimination: puts teams that are tied in an order, by their game points on all boards but the last, then on all but
 * the last two and so on. Forfeits count as games, and a pairing-allocated bye as a win on every board.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @returns The ids in groups, from first to last; a group of several is still tied, in the order of `tied`.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the tied times rounds, and quadratic in the boards. Follows C.07 Art. 12.3.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Dora', black: 'Cleo', result: 1 },
 * ] as const;
 * bottomBoardElimination(['Bears', 'Lions'], teamTable([[{ white: 'Lions', black: 'Bears', boards }]])); // → [['Lions'], ['Bears']]
 * ```
 */
export function bottomBoardElimination(tied: readonly string[], table: TeamTable): string[][] {
  return divideByBoards(byBottomBoards, tied, table);
}
