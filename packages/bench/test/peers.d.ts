// Types for the functions that the tests call in packages without types.

declare module 'elo-rating' {
  interface After<Rating> {
    readonly playerRating: Rating;
    readonly opponentRating: Rating;
  }
  function calculate(a: number, b: number, aWins: boolean | number, k: number): After<number>;
  function calculate(a: string, b: string, aWins: boolean, k: number): After<string>;
  export { calculate };
}

declare module 'arpad' {
  class Elo {
    constructor(k: number);
    expectedScore(a: number | string, b: number | string): number;
    newRating(expected: number, score: number, rating: number | string): number;
  }
  export = Elo;
}

declare module 'elo-rank' {
  class EloRank {
    constructor(k: number);
    getExpected(a: number | string, b: number | string): number;
    updateRating(expected: number, score: number, rating: number | string): number;
  }
  export = EloRank;
}

declare module 'glicko2' {
  interface Ranked {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  class Glicko2 {
    constructor(settings: { tau: number; rating: number; rd: number; vol: number });
    makePlayer(rating?: number, rd?: number, vol?: number): Ranked;
    updateRatings(matches: readonly (readonly [Ranked, Ranked, number])[]): void;
    predict(one: Ranked, other: Ranked): number;
  }
  export { Glicko2, type Ranked };
}

declare module 'glicko2.ts' {
  export { Glicko2 } from 'glicko2';
}
