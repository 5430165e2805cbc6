// Short ways to write games down, so that a test reads like the table that it was calculated from.

import type { Game, GameKind, Result } from '../src/index.js';

/** A game over the board, or a forfeit from White's side. */
export function game(white: string, black: string, result: Result, kind?: GameKind): Game {
  return kind === undefined ? { white, black, result } : { white, black, result, kind };
}

const RESULT_OF_BYE = { 'zero-bye': 0, 'half-bye': 0.5, 'full-bye': 1, 'pairing-bye': 1 } as const;

/** A bye; the pairing-allocated one may be worth any result. */
export function bye(player: string, kind: keyof typeof RESULT_OF_BYE, result: Result = RESULT_OF_BYE[kind]): Game {
  return { white: player, black: '', result, kind };
}

/** A bye that nobody has named. */
export function byeWithoutKind(player: string, result: Result): Game {
  return { white: player, black: '', result };
}

/** Freezes a value and all that it holds, so that code which changes it fails. */
export function deepFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFrozen);
  }
  return value;
}

/** Calls as they come from JavaScript, where nobody checked the types. */
export function call(target: (...given: never[]) => unknown, given: readonly unknown[]): unknown {
  return Reflect.apply(target, undefined, given);
}
