// FIDE B.02 (edition 2024-03), Article 8.1.1: Fractional Score into Rating Difference

/*
 * From the FIDE Rating Regulations effective from 1 March 2024. The lower half of the printed table repeats the upper one
 * with a minus sign.
 */
// prettier-ignore
const DIFFERENCES = [
  // p from 1.0 to .84
  800, 677, 589, 538, 501, 470, 444, 422, 401, 383, 366, 351, 336, 322, 309, 296, 284,
  // from .83 to .67
  273, 262, 251, 240, 230, 220, 211, 202, 193, 184, 175, 166, 158, 149, 141, 133, 125,
  // from .66 to .50
  117, 110, 102, 95, 87, 80, 72, 65, 57, 50, 43, 36, 29, 21, 14, 7, 0,
] as const;

/** The fractional score in whole percent, halves up; in whole numbers, so that no rounding goes astray. */
export function percentage(halfPoints: number, games: number): number {
  return Math.floor((100 * halfPoints + games) / (2 * games)); // B.02 Art. 8.1.1
}

/** The rating difference, in rating points, that goes with a score in percent, a whole number from 0 to 100. */
export function ratingDifference(percent: number): number {
  return percent < 50 ? -DIFFERENCES[percent] : DIFFERENCES[100 - percent]; // B.02 Art. 8.1.1
}
