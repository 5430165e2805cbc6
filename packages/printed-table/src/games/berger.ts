/** A pairing of a round robin. */
export interface BergerPairing {
  /** Counted from 0. */
  readonly round: number;
  /** Whether the lower number has White. */
  readonly isLowerWhite: boolean;
}

/** The number of rounds of a single round robin, from the number of players. */
export function bergerRounds(players: number): number {
  return players % 2 === 0 ? players - 1 : players;
}

/**
 * The round and the colours of a game by the Berger tables (FIDE Handbook C.05, annex). The numbers of the pairings of a
 * round add up to the same remainder; the last number of an even field plays whom its own double would be.
 */
export function bergerPairing(lower: number, higher: number, players: number): BergerPairing {
  const rounds = bergerRounds(players);
  const meetsLast = higher === rounds + 1;
  const sum = meetsLast ? 2 * lower : lower + higher;
  const isLowerWhite = meetsLast ? 2 * lower <= players : sum % 2 === 1;
  return { round: (sum + rounds - 2) % rounds, isLowerWhite };
}

/** The number whose game with another one is in the last round. */
export function bergerLastOpponent(number: number, players: number): number {
  const other = bergerRounds(players) + 1 - number;
  return other === number ? players : other;
}
