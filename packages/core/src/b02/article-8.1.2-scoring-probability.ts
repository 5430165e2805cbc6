// FIDE B.02 (edition 2024-03), Article 8.1.2: Rating Difference into Scoring Probability

/*
 * From the FIDE Rating Regulations effective from 1 March 2024: the largest difference of each class, in the order of the
 * printed table. The probability of the lower rated player is the rest to 1.
 */
// prettier-ignore
const LARGEST_DIFFERENCES = [
  // PD from .50 to .62
  3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91,
  // from .63 to .75
  98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188, 197,
  // from .76 to .88
  206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344,
  // from .89 to 1.00
  357, 374, 391, 411, 432, 456, 484, 517, 559, 619, 735, Infinity,
] as const;

/** The least whole difference that makes a win certain. */
export const CERTAIN_DIFFERENCE = 736;

/**
 * The scoring probability, in whole percent, of a player whose rating is higher by so much, or lower if negative. A
 * difference that isn't a whole number belongs, between two classes, to the one further from 0.
 */
export function scoringProbability(difference: number): number {
  if (difference < 0) return 100 - scoringProbability(-difference);
  let row = 0;
  while (difference > LARGEST_DIFFERENCES[row]) row++;
  return 50 + row; // B.02 Art. 8.1.2
}
