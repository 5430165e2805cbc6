// The results that can be entered, and how a link writes them.
import { isAlone } from '@crosstable/core';
import type { EventGame } from 'crosstable/event';

import type { EnteredResult } from '../state.js';

/** Results of two players, by the letters of links. */
const GAMES = {
  1: { result: 1 },
  h: { result: 0.5 },
  0: { result: 0 },
  '': { result: null },
  w: { result: 1, kind: 'forfeit-win' },
  l: { result: 0, kind: 'forfeit-loss' },
  n: { result: 0, kind: 'double-forfeit' },
  z: { result: 0, blackResult: 0 },
  a: { result: 0.5, blackResult: 0 },
  b: { result: 0, blackResult: 0.5 },
} as const satisfies Readonly<Record<string, EnteredResult>>;

/** Byes of one player. */
const BYES = {
  P: { result: 1, kind: 'pairing-bye' },
  F: { result: 1, kind: 'full-bye' },
  H: { result: 0.5, kind: 'half-bye' },
  Z: { result: 0, kind: 'zero-bye' },
} as const satisfies Readonly<Record<string, EnteredResult>>;

const ALL: readonly (readonly [code: string, entered: EnteredResult])[] = Object.entries({ ...GAMES, ...BYES });

/** The results of a game in the order in which they are offered: the usual ones first. */
export const GAME_CODES = ['1', 'h', '0', '', 'w', 'l', 'n', 'z', 'a', 'b'] as const;

/** The byes in the order in which they are offered. */
export const BYE_CODES = ['P', 'F', 'H', 'Z'] as const;

/** The result that a code of a link means; `undefined` of another text. */
export function enteredBy(code: string): EnteredResult | undefined {
  return ALL.find(([one]) => one === code)?.[1];
}

/** Whether two results are the same: Black's score may be written out where it is the rest. */
export function isSameResult(one: EnteredResult, other: EnteredResult): boolean {
  return one.result === other.result && one.kind === other.kind && blackScore(one) === blackScore(other);
}

function blackScore({ blackResult, kind, result }: EnteredResult): number | null {
  return kind === undefined && result !== null ? (blackResult ?? 1 - result) : null;
}

/** The code of a result; `undefined` of one that can't be entered. */
export function codeOf(result: EnteredResult): string | undefined {
  return ALL.find(([, one]) => isSameResult(one, result))?.[0];
}

/** Whether a game can have an entered result: a bye is that of one player alone, and a vacant seat has none. */
export function canHave(game: Pick<EventGame, 'black' | 'white'> | undefined, { kind }: EnteredResult): boolean {
  return game !== undefined && game.white !== '' && isAlone(game) === (kind?.endsWith('-bye') === true);
}

/** A game with an entered result in the place of its own: a forfeit that was played after all is none any more. */
export function withEntered<T extends EnteredResult>(
  { kind: _kind, blackResult: _blackResult, result: _result, ...game }: T,
  { blackResult, kind, result }: EnteredResult,
) {
  return { ...game, result, ...(kind !== undefined && { kind }), ...(blackResult !== undefined && { blackResult }) };
}
