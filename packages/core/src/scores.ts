import { adjustedScore } from './article-16-unplayed-rounds.js';
import { outcomeOf } from './record.js';
import type { Tournament } from './tournament.js';

/** Fills in the scores on the table and those that opponents see, from the records. */
export function addUp<T extends Tournament>(tournament: T): T {
  const { adjustedScores, points, records, rounds, scores } = tournament;
  for (let player = 0; player < scores.length; player++) {
    let score = 0;
    for (let round = 0; round < rounds; round++) score += points[outcomeOf(records[player * rounds + round])];
    scores[player] = score;
    adjustedScores[player] = adjustedScore(tournament, player);
  }
  return tournament;
}
