// FIDE C.07 (edition 2026-03), Article 6, with open games: who can pass whom

import { FORFEITS, UNFINISHED, isIn, unplayedRounds } from '@crosstable/core';

import { type LastRound, pointsIn } from './last-round.js';
import { type Masks, onlyResult } from './masks.js';

/** Differences of averages of points smaller than this are errors of binary numbers. */
const TINY = 1e-9;

/** Whether a direct encounter can put one player ahead of another. */
export type CanPass = (one: number, other: number, mayBeTied: (player: number) => boolean) => boolean;

/**
 * Prepares for pairs of players, each with one allowed outcome.
 *
 * For every group of the tied: if Article 6 puts X ahead of P, then in some group with both the games of X with all
 * missing ones lost are worth more than those of P with all missing ones won. Every other member of the group adds a
 * difference to this comparison. If the sum of those that help X isn't positive, no group puts X ahead.
 * Cost of a pair: quadratic in the rounds.
 */
export function canPassIn(round: LastRound, masks: Masks, forfeits: boolean): CanPass {
  const { boardOf, points, tournament } = round;
  const least = Math.min(...points);
  const most = Math.max(...points);
  const { opponents, records, rounds, system, unplayed = unplayedRounds(system) } = tournament;
  const counted = unplayed.regular | (forfeits ? FORFEITS : 0) | (1 << UNFINISHED); // Art. 6.1.1

  /** Art. 6.1.2: the average of the points of one player from the games with another; `missing` without any. */
  const against = (player: number, other: number, missing: number): number => {
    let games = 0;
    let sum = 0;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (opponents[cell] !== other || !isIn(counted, records[cell])) continue;
      games++;
      sum += pointsIn(round, player, cell, onlyResult(boardOf[player], masks));
    }
    return games === 0 ? missing : sum / games;
  };

  return (one, other, mayBeTied) => {
    let advantage = against(one, other, least) - against(other, one, most);
    const known = new Set([one, other]);
    for (const player of [one, other]) {
      for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
        const third = opponents[cell];
        if (third < 0 || known.has(third) || !isIn(counted, records[cell])) continue;
        known.add(third);
        if (!mayBeTied(third)) continue;
        advantage += Math.max(0, against(one, third, least) - against(other, third, most));
      }
    }
    return advantage > TINY;
  };
}
