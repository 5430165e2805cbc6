// The US Chess Rating System: the floors that are sure

/** The results that an absolute floor is made of. */
export interface FloorRecord {
  readonly wins: number;
  readonly draws: number;
  /** The events with three rated games or more. */
  readonly events: number;
}

/** The games that make an event count for the absolute floor. */
export const GAMES_OF_EVENT = 3;

/** The absolute floor, from 100 to 150. */
export function absoluteFloor({ wins, draws, events }: FloorRecord): number {
  return Math.min(150, 100 + 4 * wins + 2 * draws + events);
}

/** The lowest floor of a highest rating, and the highest. */
const LEAST_PEAK = 1200;
const MOST_PEAK = 2100;

/** The floor of an established player by the highest rating so far: 200 points less, in whole hundreds; `null` for low ones. */
export function peakFloor(highest: number): number | null {
  const floor = Math.floor((Math.round(highest) - 200) / 100) * 100;
  return floor < LEAST_PEAK ? null : Math.min(floor, MOST_PEAK);
}
