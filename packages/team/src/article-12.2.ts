// FIDE C.07 (edition 2026-03), Article 12.2: Top Board Results

import type { TeamTable } from './article-11-table.js';
import { divideByBoards } from './article-12-tied.js';
import type { BoardComparisons } from './article-12.js';

/** Art. 12.2: the points on the first board, then those on the second and so on. */
export const byTopBoards: BoardComparisons = (points, size) =>
  Array.from({ length: size }, (_, board) => ({
    reason: { key: 'top-board', article: '12.2', values: { board: board + 1 } },
    score: (team) => points(team, board), // Art. 12.2
  }));

/**
 * Top Board Results: puts teams that are tied in an order, by their game points on the first board, then by those on the second
 * and so on. Forfeits count as games, and a pairing-allocated bye as a win on every board.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @returns The ids in groups, from first to last; a group of several is still tied, in the order of `tied`.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the tied times rounds times boards. Follows C.07 Art. 12.2.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 0.5 },
 *   { white: 'Dora', black: 'Cleo', result: 1 },
 * ] as const;
 * topBoardResults(['Lions', 'Bears'], teamTable([[{ white: 'Lions', black: 'Bears', boards }]])); // → [['Bears'], ['Lions']]
 * ```
 */
export function topBoardResults(tied: readonly string[], table: TeamTable): string[][] {
  return divideByBoards(byTopBoards, tied, table);
}
