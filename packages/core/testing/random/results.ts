import type { Game, Result, Rounds } from '@crosstable/core';

import type { Random } from './random.js';

/** The frequencies of unusual games in a tournament, from 0 to 1 each. */
export interface Mishaps {
  readonly forfeit: number;
  readonly doubleForfeit: number;
  readonly decision: number;
  readonly unrated: number;
  readonly bye: number;
  readonly absence: number;
  readonly withdrawal: number;
  readonly draw: number;
}

/** The probability of each: 0 in some tournaments, high in others, so that all combinations occur. */
export function mishapsOf({ chance, pick }: Random): Mishaps {
  const some = (most: number): number => (chance() < 0.4 ? 0 : chance() * most);
  return {
    forfeit: some(0.4),
    doubleForfeit: some(0.2),
    decision: some(0.15),
    unrated: some(0.2),
    bye: some(0.4),
    absence: some(0.3),
    withdrawal: some(0.15),
    draw: pick([0, 0.2, 0.5, 0.9]),
  };
}

/** Results by an arbiter's decision: no points for either player, or half a point for one. */
const DECISIONS: readonly (readonly [Result, Result])[] = [
  [0, 0],
  [0.5, 0],
  [0, 0.5],
];

/** The game of two paired players, played or not. */
export function gameOf(white: string, black: string, mishaps: Mishaps, { chance, pick }: Random): Game {
  const luck = chance();
  const { forfeit, doubleForfeit, decision } = mishaps;
  if (luck < forfeit / 2) return { white, black, result: 1, kind: 'forfeit-win' };
  if (luck < forfeit) return { white, black, result: 0, kind: 'forfeit-loss' };
  if (luck < forfeit + doubleForfeit) return { white, black, result: 0, kind: 'double-forfeit' };
  if (luck < forfeit + doubleForfeit + decision) {
    const [result, blackResult] = pick(DECISIONS);
    return { white, black, result, blackResult };
  }
  const result = chance() < mishaps.draw ? 0.5 : pick([0, 1] as const);
  return chance() < mishaps.unrated ? { white, black, result, unrated: true } : { white, black, result };
}

/** Whether an entry has no opponent: a bye, in either spelling, or a forfeit of one player alone. */
export function isAlone({ black, white }: Game): boolean {
  return black === '' || black === white;
}

/** Makes some games of two players unfinished: mostly those of the last round, now and then of an earlier one. */
export function withUnfinished(rounds: Rounds, { chance }: Random): Rounds {
  if (chance() < 0.6) return rounds;
  const ofLast = chance() < 0.3 ? 1 : chance();
  const ofEarlier = chance() < 0.7 ? 0 : chance() * 0.4;
  return rounds.map((round, at) =>
    round.map((game) => {
      const { white, black } = game;
      if (isAlone(game) || chance() >= (at === rounds.length - 1 ? ofLast : ofEarlier)) return game;
      return { white, black, result: null };
    }),
  );
}

/** A bye that the player asked for or was given, in either spelling. */
export function byeOf(player: string, { chance, pick }: Random): Game {
  const black = chance() < 0.5 ? '' : player;
  return pick<Game>([
    { white: player, black, result: 0.5, kind: 'half-bye' },
    { white: player, black, result: 0.5, kind: 'half-bye' },
    { white: player, black, result: 0, kind: 'zero-bye' },
    { white: player, black, result: 1, kind: 'full-bye' },
  ]);
}
