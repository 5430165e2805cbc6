// FIDE C.07 (editions 2024-08 and 2026-03), Article 12: Tie-Breaks Specific for Team Knockouts.

import { sum } from './fraction.js';

/** The game points of a team by round and board, in parts of a point; `null` for a round with a known total alone. */
export type OnBoards = readonly (readonly number[] | null)[];

/** By board: the points of all rounds. */
function boardTotals(rounds: OnBoards, boards: number): readonly number[] {
  return Array.from({ length: boards }, (_, board) => sum(rounds.map((onBoards) => onBoards?.[board] ?? NaN)));
}

/** Art. 12.1: every board's points times its number. */
export function boardCount(rounds: OnBoards): number {
  return sum(rounds.map((onBoards) => sum((onBoards ?? []).map((points, at) => points * (at + 1)))));
}

/** A comparison of teams: the points of each, by team, and whether fewer are better. */
export interface BoardComparison {
  readonly reason: 'board-count' | 'top-board' | 'without-bottom-boards';
  /** The board, from 1, or the number of boards that are left out. */
  readonly number: number;
  readonly values: ReadonlyMap<number, number>;
}

type Reason = BoardComparison['reason'];

function comparison(
  tied: readonly number[],
  reason: Reason,
  number: number,
  of: (team: number) => number,
): BoardComparison {
  return { reason, number, values: new Map(tied.map((team) => [team, of(team)])) };
}

/** Art. 12.1 to 12.3: the comparisons of teams in order, over the rounds that count. */
export function boardComparisons(
  name: 'BC' | 'TBR' | 'BBE',
  tied: readonly number[],
  roundsOf: (team: number) => OnBoards,
  boards: number,
): readonly BoardComparison[] {
  if (name === 'BC') return [comparison(tied, 'board-count', 0, (team) => boardCount(roundsOf(team)))];
  const numbers = Array.from({ length: boards }, (_, at) => at + 1);
  if (name === 'TBR') {
    return numbers.map((board) =>
      comparison(tied, 'top-board', board, (team) => boardTotals(roundsOf(team), boards)[board - 1]),
    );
  }
  return numbers
    .filter((without) => without < boards)
    .map((without) =>
      comparison(tied, 'without-bottom-boards', without, (team) =>
        sum(boardTotals(roundsOf(team), boards).slice(0, boards - without)),
      ),
    );
}

/** The result of a comparison among tied teams. */
export interface BoardStep {
  readonly tied: readonly number[];
  readonly by: BoardComparison;
  /** First to last. */
  readonly groups: readonly (readonly number[])[];
}

function split(tied: readonly number[], { reason, values }: BoardComparison): readonly (readonly number[])[] {
  const valueOf = (team: number): number => values.get(team) ?? NaN;
  const best = [...new Set(tied.map(valueOf))].sort((one, other) =>
    reason === 'board-count' ? one - other : other - one,
  );
  return best.map((value) => tied.filter((team) => valueOf(team) === value));
}

/** Makes one comparison after the other, in each group again, until no teams are tied or no comparison is left. */
export function boardSteps(tied: readonly number[], comparisons: readonly BoardComparison[]): readonly BoardStep[] {
  if (tied.length < 2 || comparisons.length === 0) return [];
  const [by, ...rest] = comparisons;
  const groups = split(tied, by);
  return [{ tied, by, groups }, ...groups.flatMap((group) => boardSteps(group, rest))];
}

/** The tied in groups, first to last. */
export function separateByBoards(
  tied: readonly number[],
  comparisons: readonly BoardComparison[],
): readonly (readonly number[])[] {
  if (tied.length < 2 || comparisons.length === 0) return [tied];
  const [by, ...rest] = comparisons;
  return split(tied, by).flatMap((group) => separateByBoards(group, rest));
}
