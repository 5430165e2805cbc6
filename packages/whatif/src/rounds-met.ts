// FIDE C.07 (edition 2026-03), Article 16, with open games: the scores met, and what cuts leave of them. The packages of the
// tie-breaks compute whole tables of finished rounds; a search asks for the value of one player after another outcome
// thousands of times. The tests hold these against `standings`.

import {
  type Cut,
  NEWEST_RULES,
  type Tournament,
  UNFINISHED,
  isIn,
  isLimitedByOpponent,
  outcomeOf,
  take,
  unplayedRounds,
} from '@crosstable/core';

import { type LastRound, RESULTS, pointsIn } from './last-round.js';

/** A score that a player meets in a round. */
export interface Contribution {
  readonly round: number;
  /** The open board that the score depends on; -1 for none. */
  readonly board: number;
  /** By result of that board. */
  readonly scores: readonly number[];
  /** The points that multiply it: Article 9.1; 1 for Buchholz. */
  readonly weight: number;
  /** Whether the round is a voluntary unplayed one. */
  readonly isVoluntary: boolean;
}

/**
 * By result of a player's open board, and player: the contributions. An open game is a game in every outcome. `seen` is the
 * tournament as the tie-break sees it.
 */
export function contributionsIn(
  round: LastRound,
  seen: Tournament,
  isWeighted: boolean,
): readonly (readonly (readonly Contribution[])[])[] {
  const { adjusted, boardOf, totals } = round;
  const { ids, opponents, primary, records, rounds, rules = NEWEST_RULES, system } = seen;
  const { unplayed = unplayedRounds(system) } = seen;
  const limit = rules.limitsDummy ? primary.draw * rounds : Infinity; // Art. 16.4.2
  const all = RESULTS.map(() => ids.map((): Contribution[] => []));
  records.forEach((record, cell) => {
    const isGame = (outcomeOf(record) === UNFINISHED || isIn(unplayed.regular, record)) && opponents[cell] >= 0;
    if (!isGame && !isIn(unplayed.dummy, record)) return;
    const player = Math.floor(cell / rounds);
    // Art. 16.4.1
    const isLimited = isGame || (rules.limitsDummy && isLimitedByOpponent(record, opponents[cell]));
    const opponent = isLimited ? opponents[cell] : -1;
    for (const own of RESULTS) {
      all[own][player].push({
        round: cell % rounds,
        board: opponent < 0 ? -1 : boardOf[opponent],
        scores: RESULTS.map((result) => {
          const score = opponent < 0 ? limit : adjusted[result][opponent];
          return isGame ? score : Math.min(totals[own][player], score); // Art. 16.4
        }),
        weight: isWeighted ? pointsIn(round, player, cell, own) : 1,
        isVoluntary: !isGame && isIn(unplayed.voluntary, record),
      });
    }
  });
  return all;
}

/** The sum of a player's contributions with a score for each, and of it what cuts take. */
export type SumAndCut = (
  step: { readonly cuts: readonly Cut[]; readonly seen: Tournament },
  player: number,
  contributions: readonly Contribution[],
  scoreOf: (contribution: Contribution) => number,
) => readonly [sum: number, cut: number];

/** Art. 14, in one row with a place for each round, which is filled in again and again; NaN where a round has no contribution. */
export function sumAndCutIn(rounds: number): SumAndCut {
  const scores = new Float64Array(rounds);
  const values = new Float64Array(rounds);
  return ({ cuts, seen }, player, contributions, scoreOf) => {
    let sum = 0;
    let taken = 0;
    scores.fill(NaN);
    values.fill(NaN);
    for (const contribution of contributions) {
      const { round, weight } = contribution;
      scores[round] = scoreOf(contribution);
      values[round] = scores[round] * weight;
      sum += values[round];
    }
    const table = { from: player, to: player + 1, scores, tournament: seen, values };
    for (const cut of cuts) {
      const at = cut(table, 0);
      if (at < 0) break;
      taken += values[at];
      take(table, at);
    }
    return [sum, taken];
  };
}
