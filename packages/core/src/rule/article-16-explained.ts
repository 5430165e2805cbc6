// FIDE C.07 (edition 2026-03), Article 16: Unplayed Rounds Management in Swiss Tournaments, explained

import { unplayedRounds } from '../c07/article-15-unplayed-rounds.js';
import { isLimitedByOpponent, roundsTakenAsDraws } from '../c07/article-16-unplayed-rounds.js';
import { isIn, isPlayed } from '../tournament/record.js';
import type { Tournament } from '../tournament/tournament.js';
import type { Reason } from '../input/reasons.js';
import type { Contributing } from './rule.js';

/** The reason of an opponent's score that isn't adjusted, with the points that an arbiter added to it. */
function reasonOfPlainScore({ primary, system }: Tournament, opponent: number): Reason {
  const article = system === 'round-robin' ? '15.2' : '16.3.1';
  const added = primary.adjustments?.filter(({ player }) => player === opponent) ?? [];
  if (added.length === 0) return { key: 'opponent-score', article };
  const values = { added: added.reduce((sum, { points }) => sum + points, 0) / primary.scale };
  return { key: 'opponent-score-with-added-points', article, values };
}

/** The reason of a score met: which adjustment, which dummy, which limit. */
export function reasonOfScoreMet(tournament: Tournament, { player, round, score }: Contributing): Reason {
  const { opponents, primary, records, rounds, system, unplayed = unplayedRounds(system) } = tournament;
  const record = records[player * rounds + round];
  const opponent = opponents[player * rounds + round];
  const draws = opponent < 0 ? [] : roundsTakenAsDraws(tournament, opponent).map((taken) => taken + 1);
  if (isPlayed(record)) {
    return draws.length > 0
      ? { key: 'opponent-adjusted-score', article: '16.3.2', rounds: draws }
      : reasonOfPlainScore(tournament, opponent);
  }
  if (opponent >= 0 && isIn(unplayed.regular, record)) {
    // Predetermined pairings know no dummies; in a Swiss the rules of the competition count forfeits as played
    const asGame = { key: 'forfeit-as-game', article: unplayed.dummy === 0 ? '15.2' : '16.6' } as const;
    return draws.length > 0 ? { ...asGame, rounds: draws } : asGame; // Art. 16.3.2
  }
  const own = primary.totals[player];
  if (score === own) return { key: 'dummy', article: '16.4' };
  const values = { own: own / primary.scale };
  return isLimitedByOpponent(record, opponent)
    ? { key: 'dummy-limited-by-opponent', article: '16.4.1', values }
    : { key: 'dummy-limited-by-draws', article: '16.4.2', values };
}
