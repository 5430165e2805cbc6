// FIDE C.07 (edition 2026-03), Article 16: Unplayed Rounds Management in Swiss Tournaments

import { NEWEST_RULES } from '../input/editions.js';
import { memoized } from '../tournament/memoized.js';
import { FORFEITS, NO_RECORD, isIn } from '../tournament/record.js';
import type { Tournament } from '../tournament/tournament.js';
import { unplayedRounds } from './article-15-unplayed-rounds.js';

/**
 * Art. 16.3.2: the rounds (from 0) that count as draws in the score that a player's opponents see: the requested byes among the
 * last rounds that are all voluntary unplayed ones (Art. 16.2.5). A round without a record counts for nothing either way. The
 * scores that opponents see stay the same where forfeits count as games (Art. 16.6), so that the sets are those of the
 * system.
 */
export function roundsTakenAsDraws({ records, rounds, system }: Tournament, player: number): readonly number[] {
  const { requested, voluntary } = unplayedRounds(system);
  const taken: number[] = [];
  for (let round = rounds - 1; round >= 0; round--) {
    const record = records[player * rounds + round];
    if (isIn(requested, record)) taken.unshift(round);
    // Art. 16.2.4: a forfeit loss among them isn't adjusted. Art. 16.2.3: any other round follows the requested byes before it
    else if (record !== NO_RECORD && !isIn(voluntary, record)) break;
  }
  return taken;
}

/**
 * Whether another order of the rounds would give somebody's opponents another score: a requested bye that isn't worth a draw counts as
 * one (Art. 16.3.2) if only voluntary unplayed rounds follow, and some player with such a bye has other rounds, too.
 */
export function isOrderNeeded({ primary, records, rounds, system }: Tournament): boolean {
  const { requested, voluntary } = unplayedRounds(system);
  for (let first = 0; first < records.length; first += rounds) {
    let hasBye = false;
    let hasOther = false;
    for (let cell = first; cell < first + rounds; cell++) {
      const record = records[cell];
      if (isIn(requested, record)) hasBye ||= primary.awarded[cell] !== primary.draw;
      else if (record !== NO_RECORD && !isIn(voluntary, record)) hasOther = true;
    }
    if (hasBye && hasOther) return true;
  }
  return false;
}

/** Art. 16.3: by participant, the score as the tie-breaks of the opponents see it, from the score on the table. */
export const adjustedScores = /* @__PURE__ */ memoized((tournament: Tournament): Float64Array => {
  const { primary, rounds } = tournament;
  const adjusted = primary.totals.slice(); // Art. 16.3.1: everything else with the points awarded
  for (let player = 0; player < adjusted.length; player++) {
    for (const round of roundsTakenAsDraws(tournament, player)) {
      adjusted[player] += primary.draw - primary.awarded[player * rounds + round]; // Art. 16.3.2
    }
  }
  return adjusted;
});

/** Art. 16.4.1: whether the score of a dummy is limited by the scheduled opponent (-1 for none), and not by 16.4.2. */
export function isLimitedByOpponent(record: number, opponent: number): boolean {
  return isIn(FORFEITS, record) && opponent >= 0;
}

/**
 * By cell: the score that the player met in the round, which is the opponent's in a game (Art. 16.3) and the dummy's in an
 * unplayed round (Art. 16.4); NaN where the round takes no part. In a round-robin Article 15.2 leaves no dummies.
 */
export const scoresMet = /* @__PURE__ */ memoized((tournament: Tournament): Float64Array => {
  const {
    opponents,
    primary,
    records,
    rounds,
    rules = NEWEST_RULES,
    system,
    unplayed = unplayedRounds(system),
  } = tournament;
  const { totals } = primary;
  const adjusted = adjustedScores(tournament);
  // Art. 16.4.2: a draw in every round; the rounds in the tournament are those so far
  const draws = primary.draw * rounds;
  const met = new Float64Array(records.length);
  for (let player = 0, cell = 0; player < totals.length; player++) {
    for (const end = cell + rounds; cell < end; cell++) {
      const record = records[cell];
      const opponent = opponents[cell];
      if (opponent >= 0 && isIn(unplayed.regular, record))
        met[cell] = adjusted[opponent]; // Art. 16.3
      else if (!isIn(unplayed.dummy, record)) met[cell] = NaN;
      else if (!rules.limitsDummy)
        met[cell] = totals[player]; // Art. 16.4
      else met[cell] = Math.min(totals[player], isLimitedByOpponent(record, opponent) ? adjusted[opponent] : draws); // Art. 16.4.1, 16.4.2
    }
  }
  return met;
});
