// FIDE C.07 (edition 2026-03), Article 12.1: Board Count

import { type Calculation, OPEN, TEAMS_ONLY, isIn, quotients, refuse, rowsOf, valueOf } from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { type BoardComparisons, boardsOf, gamePointsOf, refusalOfUnknownBoards } from './article-12.js';
import { tournamentOfTeam } from './players-of.js';

/** Art. 12.1: the points of every board, times the number of the board. */
function weightedSum(size: number, pointsOn: (board: number) => number): number {
  let sum = 0;
  for (let board = 0; board < size; board++) sum += (board + 1) * pointsOn(board); // Art. 12.1
  return sum;
}

/** Art. 12.1: the game points, round by round. */
export const boardCountCalculation: Calculation = {
  participants: TEAMS_ONLY,
  refusal: refusalOfUnknownBoards,
  contributions: (tournament, rows) => {
    const { points, size } = boardsOf(tournament);
    const scores = rowsOf(gamePointsOf(tournament).awarded, tournament, rows);
    const records = rowsOf(tournament.records, tournament, rows);
    const start = rows.from * tournament.rounds * size;
    const values = new Float64Array(scores.length).fill(NaN);
    for (let cell = 0; cell < values.length; cell++) {
      if (!isIn(OPEN, records[cell])) values[cell] = weightedSum(size, (board) => points[start + cell * size + board]);
    }
    return { scores, values };
  },
  values: ({ sums, tournament }) => quotients(sums, gamePointsOf(tournament).scale),
};

/** Art. 12.1: the lower sum ranks first. */
export const byBoardCount: BoardComparisons = (points, size) => [
  {
    reason: { key: 'board-count', article: '12.1' },
    score: (team) => weightedSum(size, (board) => points(team, board)),
    lowerFirst: true,
  },
];

/**
 * Board Count: the game points of every board, each times the number of the board, in all rounds. The lower value is the better
 * one, and only teams with the same game points can be compared by it. Forfeits count as games, and a pairing-allocated bye as a
 * win on every board.
 *
 * @param team - Id of the team.
 * @param table - The tournament, from `teamTable`.
 * @returns Points; 0 for a team without matches.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the rounds times boards. Follows C.07 Art. 12.1.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Dora', black: 'Cleo', result: 0.5 },
 * ] as const;
 * boardCount('Lions', teamTable([[{ white: 'Lions', black: 'Bears', boards }]])); // → 2
 * ```
 */
export function boardCount(team: string, table: TeamTable): number {
  const tournament = tournamentOfTeam(team, table);
  refuse(refusalOfUnknownBoards(tournament), 'table');
  return valueOf(boardCountCalculation, team, tournament); // Art. 12.1
}
