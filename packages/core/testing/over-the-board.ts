// Rounds that a law reads off the games by itself, as the model defines them, to compare the values with.

import type { Game, Result, Rounds } from '../src/index.js';

/** A game with a result. */
type FinishedGame = Game & { readonly result: Result };

/** The finished games over the board in which a player takes part. */
export function gamesOf(games: Rounds, id: string): readonly FinishedGame[] {
  return games
    .flat()
    .filter((game): game is FinishedGame => game.result !== null)
    .filter(({ kind, white, black }) => kind === undefined && black !== '' && white !== black)
    .filter(({ white, black }) => white === id || black === id);
}

/** The opponents met over the board, once for each game, and the points against them. */
export function opponentsMet(games: Rounds, id: string): readonly (readonly [opponent: string, points: number])[] {
  return gamesOf(games, id).map(({ white, black, result, blackResult = 1 - result }) =>
    white === id ? [black, result] : [white, blackResult],
  );
}

export function sumOfAll(values: readonly number[]): number {
  return values.reduce((one, other) => one + other, 0);
}

/** The points from games over the board. */
export function scoreOverTheBoard(games: Rounds, id: string): number {
  return sumOfAll(opponentsMet(games, id).map(([, points]) => points));
}

/** The mean to the nearest whole number, halves up, of numbers with up to six decimals and in whole numbers; 0 of nothing. */
export function roundedMean(values: readonly number[]): number {
  const parts = 1_000_000;
  const sum = sumOfAll(values.map((value) => Math.round(value * parts)));
  const count = parts * values.length;
  return values.length === 0 ? 0 : Math.floor((2 * sum + count) / (2 * count));
}
