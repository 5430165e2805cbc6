import { check, isInputError, withPath } from '@crosstable/core';

/** A game of two players: ids, or indices into a list of ratings. */
export interface PlayedGame<Player extends string | number = string> {
  /** The player who moves first; an id is any text that isn't empty. */
  readonly white: Player;
  /** The opponent. */
  readonly black: Player;
  /** White's score: 1, ½ or 0, or any number between. */
  readonly result: number;
}

/**
 * Applies a formula to the two ratings and the result of a game. Errors, the formula's own included, begin with the index
 * of the game.
 *
 * @param ratingOf - A player's rating; throws, with the path it is given, if there is no such player.
 */
export function rateGame<Player extends string | number, Rated>(
  index: number,
  { white, black, result }: PlayedGame<Player>,
  ratingOf: (player: Player, path: string) => number,
  formula: (ofWhite: number, result: number, ofBlack: number) => Rated,
): Rated {
  try {
    const ofWhite = ratingOf(white, 'white');
    const ofBlack = ratingOf(black, 'black');
    check(white !== black, 'black', 'another player', black, typeof black);
    return formula(ofWhite, result, ofBlack);
  } catch (cause) {
    if (!isInputError(cause)) throw cause;
    throw withPath(cause, `games[${index}].${cause.path ?? ''}`);
  }
}
