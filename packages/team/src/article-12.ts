// FIDE C.07 (edition 2026-03), Article 12: Tie-Breaks Specific for Team Knockouts

import {
  type Boards,
  type Reason,
  type Refusal,
  type Score,
  type Tournament,
  check,
  groupsByMerit,
  memoized,
} from '@crosstable/core';

/** The boards of a tournament of teams. */
export function boardsOf({ boards }: Tournament): Boards {
  check(boards !== undefined, 'table', 'a tournament of teams', boards);
  return boards;
}

/** The game points of the teams, which may be either score. */
export function gamePointsOf({ primary, secondary = primary }: Tournament): Score {
  return primary.name === 'GP' ? primary : secondary;
}

/** Whether the points of every board are known. */
const areBoardsKnown = /* @__PURE__ */ memoized((boards: Boards) => !boards.points.includes(NaN));

/** Art. 12 needs the points of every board. */
export function refusalOfUnknownBoards(tournament: Tournament): Refusal | undefined {
  if (areBoardsKnown(boardsOf(tournament))) return undefined;
  const expected = 'a tournament with the boards of every match (Article 12)';
  return { key: 'boards-not-known', article: '12', expected, got: 'undefined' };
}

/** The game points of a team on a board, from 0, in the rounds that count, in units. */
export type PointsOnBoard = (team: number, board: number) => number;

/** Art. 12: in all rounds of the tournament. */
export function pointsInTournament(tournament: Tournament): PointsOnBoard {
  const { rounds } = tournament;
  const { points, size } = boardsOf(tournament);
  return (team, board) => {
    let sum = 0;
    for (let cell = team * rounds; cell < (team + 1) * rounds; cell++) sum += points[cell * size + board];
    return sum;
  };
}

/** One comparison of tied teams. The next comparison is for the teams that are still tied. */
export interface BoardComparison {
  readonly reason: Reason;
  /** The compared number, in units of the game points. */
  readonly score: (team: number) => number;
  readonly lowerFirst?: boolean;
}

/** Art. 12: the comparisons of a tie-break in order, for matches with `size` boards. */
export type BoardComparisons = (points: PointsOnBoard, size: number) => readonly BoardComparison[];

/** Art. 12: the comparisons of a tie-break by the boards of all rounds. */
export function comparisonsIn(tournament: Tournament, following: BoardComparisons): readonly BoardComparison[] {
  return following(pointsInTournament(tournament), boardsOf(tournament).size);
}

/** Divides tied teams by one comparison; the teams of a group keep their order. */
function divide({ lowerFirst = false, score }: BoardComparison, tied: readonly number[]): (readonly number[])[] {
  return groupsByMerit(tied, (team) => (lowerFirst ? -score(team) : score(team)));
}

/** Is called for every comparison. */
type OnComparison = (
  comparison: BoardComparison,
  tied: readonly number[],
  groups: readonly (readonly number[])[],
) => void;

/** Art. 12.2, 12.3: makes one comparison after the other until no teams are tied. */
export function separateByBoards(
  comparisons: readonly BoardComparison[],
  tied: readonly number[],
  onComparison?: OnComparison,
): (readonly number[])[] {
  const [comparison] = comparisons;
  if (tied.length < 2 || comparisons.length === 0) return [tied];
  const groups = divide(comparison, tied);
  onComparison?.(comparison, tied, groups);
  return groups.flatMap((group) => separateByBoards(comparisons.slice(1), group, onComparison));
}
