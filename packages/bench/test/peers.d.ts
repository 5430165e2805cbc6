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
