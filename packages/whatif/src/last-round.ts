import type { Tournament } from '@crosstable/core';
import { AS_BLACK, PLAYED, UNFINISHED, adjustedScores, derived, outcomeOf } from '@crosstable/core';

import type { Masks } from './masks.js';
import { resultsOn } from './masks.js';

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
  /** The least and the most of these. */
  readonly least: number;
  readonly most: number;
  /** By player: the score without the open game. */
  readonly totals: Float64Array;
  /** By player: the score that opponents see, without the open game (Article 16.3). */
  readonly adjusted: Float64Array;
}

/** The last round of a tournament with so many open boards. */
export function lastRoundOf(tournament: Tournament, boards: readonly Board[]): LastRound {
  const { ids, primary } = tournament;
  const boardOf = new Int32Array(ids.length).fill(-1);
  const isBlack = new Uint8Array(ids.length);
  boards.forEach(({ white, black }, board) => {
    boardOf[white] = boardOf[black] = board;
    isBlack[black] = 1;
  });
  const points = Float64Array.of(primary.loss, primary.draw, primary.win);
  return {
    tournament,
    boards,
    boardOf,
    isBlack,
    points,
    least: Math.min(...points),
    most: Math.max(...points),
    totals: primary.totals,
    adjusted: adjustedScores(tournament),
  };
}

/** The outcome of a player after a result of the board, and the result after an outcome: the same step both ways. */
export function seenFrom({ isBlack }: LastRound, player: number, result: number): number {
  return isBlack[player] === 1 ? 2 - result : result;
}

/** The outcome of a player whose open board is allowed one result. */
export function onlyOutcome(round: LastRound, player: number, masks: Masks): number {
  return seenFrom(round, player, resultsOn(round.boardOf[player], masks)[0]);
}

/** The points of a player's round; of the open game those of its only allowed result. */
export function pointsIn(round: LastRound, player: number, cell: number, masks: Masks): number {
  const { primary, records } = round.tournament;
  if (outcomeOf(records[cell]) !== UNFINISHED) return primary.awarded[cell];
  return round.points[onlyOutcome(round, player, masks)];
}

/** The player's own outcomes, a win first, with the masks under which the open board brings each; a single one without a board. */
export function ownResults(round: LastRound, player: number) {
  const all = new Uint8Array(round.boards.length).fill(ANY_RESULT);
  const board = round.boardOf[player];
  if (board < 0) return [{ outcome: null, masks: all }];
  return [2, 1, 0].map((outcome) => {
    const masks = all.slice();
    masks[board] = 1 << seenFrom(round, player, outcome);
    return { outcome, masks };
  });
}

/** The tournament after the open games; `outcomeOf` gives the outcome of each of their players. */
export function played(round: LastRound, outcomeOf: (player: number, board: number) => number): Tournament {
  const { boardOf, isBlack, points, tournament } = round;
  const { rounds } = tournament;
  const records = tournament.records.slice();
  const awarded = tournament.primary.awarded.slice();
  for (let player = 0; player < boardOf.length; player++) {
    if (boardOf[player] < 0) continue;
    const cell = (player + 1) * rounds - 1;
    const outcome = outcomeOf(player, boardOf[player]);
    records[cell] = PLAYED + outcome + (isBlack[player] === 1 ? AS_BLACK : 0);
    awarded[cell] = points[outcome];
  }
  return derived(tournament, { records, primary: { awarded } });
}
