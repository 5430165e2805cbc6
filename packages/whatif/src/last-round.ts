import { AS_BLACK, PLAYED, type Tournament, UNFINISHED, adjustedScores, derive, outcomeOf } from '@crosstable/core';

/** The results of a board. */
export const RESULTS: readonly number[] = [0, 1, 2];

/** The set of all results of a board: a bit for a loss, a draw and a win of White. */
const ANY_RESULT = 7;

/** A pairing of the last round without a result, by the numbers of the players. */
export interface Board {
  readonly white: number;
  readonly black: number;
}

/**
 * The last round with its open games. A result of a board is 0, 1 or 2: a loss, a draw or a win of White. The outcome of
 * a player is the same from the player's side.
 */
export interface LastRound {
  /** The open games are unfinished in it. */
  readonly tournament: Tournament;
  readonly boards: readonly Board[];
  /** By player: the open board; -1 for none. */
  readonly boardOf: Int32Array;
  /** By player: whether the player has the black pieces there. */
  readonly isBlack: Uint8Array;
  /** By outcome of an open game, in the units of the tournament. */
  readonly points: Float64Array;
  /** By result of the player's open board, and player: the score; the same after any result without a board. */
  readonly totals: readonly Float64Array[];
  /** Likewise: the score that opponents see (Article 16.3). */
  readonly adjusted: readonly Float64Array[];
}

/** The last round of a tournament with a number of open boards. */
export function lastRoundOf(tournament: Tournament, boards: readonly Board[]): LastRound {
  const { ids, primary } = tournament;
  const boardOf = new Int32Array(ids.length).fill(-1);
  const isBlack = new Uint8Array(ids.length);
  boards.forEach(({ white, black }, board) => {
    boardOf[white] = boardOf[black] = board;
    isBlack[black] = 1;
  });
  const points = Float64Array.of(primary.loss, primary.draw, primary.win);
  const afterEach = (scores: Float64Array): Float64Array[] =>
    RESULTS.map((result) =>
      scores.map((score, player) =>
        boardOf[player] < 0 ? score : score + points[sideOf({ isBlack }, player, result)],
      ),
    );
  return {
    tournament,
    boards,
    boardOf,
    isBlack,
    points,
    totals: afterEach(primary.totals),
    adjusted: afterEach(adjustedScores(tournament)),
  };
}

/** The outcome of a player after a result of the board, and the result after an outcome: the same step both ways. */
export function sideOf({ isBlack }: Pick<LastRound, 'isBlack'>, player: number, result: number): number {
  return isBlack[player] === 1 ? 2 - result : result;
}

/** The points of a player's round, if the open board has a result. */
export function pointsIn(round: LastRound, player: number, cell: number, result: number): number {
  const { primary, records } = round.tournament;
  if (outcomeOf(records[cell]) !== UNFINISHED) return primary.awarded[cell];
  return round.points[sideOf(round, player, result)];
}

/** The player's own outcomes, a win first, with the masks under which the open board brings each; a single one without a board. */
export function ownResults(round: LastRound, player: number) {
  const all = new Uint8Array(round.boards.length).fill(ANY_RESULT);
  const board = round.boardOf[player];
  if (board < 0) return [{ outcome: null, masks: all }];
  return [2, 1, 0].map((outcome) => ({ outcome, masks: all.with(board, 1 << sideOf(round, player, outcome)) }));
}

/** The tournament after the open games; `resultOf` gives the result of each board, for each of its players. */
export function playOut(round: LastRound, resultOf: (board: number, player: number) => number): Tournament {
  const { boardOf, isBlack, points, tournament } = round;
  const { rounds } = tournament;
  const records = tournament.records.slice();
  const awarded = tournament.primary.awarded.slice();
  for (let player = 0; player < boardOf.length; player++) {
    if (boardOf[player] < 0) continue;
    const cell = (player + 1) * rounds - 1;
    const outcome = sideOf(round, player, resultOf(boardOf[player], player));
    records[cell] = PLAYED + outcome + (isBlack[player] === 1 ? AS_BLACK : 0);
    awarded[cell] = points[outcome];
  }
  return derive(tournament, { records, primary: { awarded } });
}
