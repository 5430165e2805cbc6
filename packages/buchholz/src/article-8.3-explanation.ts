// FIDE C.07 (edition 2026-03), Article 8.3: Fore Buchholz, explained

import { type Contributing, type Reason, type Tournament, isPlayed, reasonOfScoreMet } from '@crosstable/core';

import { isInFinalRound } from './article-8.3.js';

/** The reason for a score met, in the tournament whose final round is drawn. */
export function reasonOfForeScore(tournament: Tournament, contributing: Contributing): Reason {
  const { opponents, records, rounds } = tournament;
  const opponent = opponents[contributing.player * rounds + contributing.round];
  const last = (opponent + 1) * rounds - 1;
  // In this tournament a game of the final round is a pairing that counts as a draw
  const isDrawn = opponent >= 0 && isInFinalRound(tournament, last) && isPlayed(records[last]);
  const met = reasonOfScoreMet(tournament, contributing);
  // The points that an arbiter added are part of that score, which no table shows
  return isDrawn && met.key.startsWith('opponent-score') ? { key: 'opponent-fore-score', article: '8.3' } : met;
}
