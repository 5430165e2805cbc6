import { adjustedScore } from './article-16-unplayed-rounds.js';
import { outcomeOf } from './record.js';
import type { Tournament } from './tournament.js';

/** Fills in the scores on the table and those that opponents see, from the records. */
export function addUp<T extends Tournament>(tournament: T): T {
  const { adjustedScores, points, records, rounds, scores } = tournament;
  for (let player = 0; player < scores.length; player++) {
    let score = 0;
    const end = (player + 1) * rounds;
    for (let cell = player * rounds; cell < end; cell++) score += points[outcomeOf(records[cell])];
    scores[player] = score;
    adjustedScores[player] = adjustedScore(tournament, player);
  }
  return tournament;
}
