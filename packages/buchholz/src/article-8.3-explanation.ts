// FIDE C.07 (edition 2026-03), Article 8.3: Fore Buchholz, explained

import type { Contributing, Reason, Tournament } from '@crosstable/core';
import { isPlayed, reasonOfScoreMet } from '@crosstable/core';

/** The reason for a score met, in the tournament whose final round is drawn. */
export function reasonOfForeScore(tournament: Tournament, contributing: Contributing): Reason {
  const { announcedRounds, opponents, records, rounds } = tournament;
  const opponent = opponents[contributing.player * rounds + contributing.round];
  const isPaired = opponent >= 0 && isPlayed(records[opponent * rounds + rounds - 1]);
  const met = reasonOfScoreMet(tournament, contributing);
  return isPaired && rounds === announcedRounds && met.key === 'opponent-score'
    ? { key: 'opponent-fore-score', article: '8.3' }
    : met;
}
