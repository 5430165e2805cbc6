/** The words of a tournament that is entered by hand, in one language. */
export interface HandWords {
  readonly title: string;
  readonly hint: string;
  readonly name: string;
  readonly players: (most: number) => string;
  readonly once: string;
  readonly twice: string;
  readonly begin: string;
  /** Beside the button: the players and the rounds of the tournament. */
  readonly counted: (players: number, rounds: number) => string;
  readonly tooFew: string;
  readonly tooMany: (most: number) => string;
}
