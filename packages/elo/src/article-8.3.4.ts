// FIDE B.02 (edition 2024-03), Article 8.3.4: Rounding of the Change

/** A change in hundredths of a point as a whole number of points: to the nearest, halves away from zero. */
export function roundedChange(hundredths: number): number {
  return Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100) + 0; // Art. 8.3.4; + 0 makes -0 a 0
}
