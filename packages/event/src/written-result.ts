import type { Game, Result } from '@crosstable/core';

/** One side of a game: its result, by play or by forfeit. */
export interface Side {
  readonly points: Result;
  readonly isForfeit: boolean;
}

/** The fields of a game that say how it ended. */
export type Ending = Pick<Game, 'result' | 'kind' | 'blackResult'>;

const POINTS: ReadonlyMap<unknown, Result> = new Map<unknown, Result>([
  [1, 1],
  [0.5, 0.5],
  [0, 0],
  ['1', 1],
  ['½', 0.5],
  ['1/2', 0.5],
  ['0.5', 0.5],
  ['0,5', 0.5],
  ['0', 0],
]);

const FORFEITS: ReadonlyMap<unknown, Result> = new Map([
  ['+', 1],
  ['-', 0],
]);

/** A value of a cell; of a text without spaces around it, and with the sign of a keyboard for every dash. */
function plain(given: unknown): unknown {
  return typeof given === 'string' ? given.trim().replaceAll(/[–−]/g, '-') : given;
}

/** A side as a cell has it; `null` for a game without a result, `undefined` for what is none. */
export function sideOf(given: unknown): Side | null | undefined {
  const value = plain(given);
  if (value === null || value === '' || value === '*') return null;
  const ofForfeit = FORFEITS.get(value);
  const points = ofForfeit ?? POINTS.get(value);
  return points === undefined ? undefined : { points, isForfeit: ofForfeit !== undefined };
}

/** The ending of a game with these sides; `undefined` where they aren't those of one game. */
export function endingOf(white: Side | null, black: Side | null): Ending | undefined {
  if (white === null || black === null) return white === black ? { result: null } : undefined;
  const { points: result, isForfeit } = white;
  const sum = result + black.points;
  if (isForfeit !== black.isForfeit || sum > 1) return undefined;
  if (isForfeit) return { result, kind: sum === 0 ? 'double-forfeit' : result === 1 ? 'forfeit-win' : 'forfeit-loss' };
  return sum === 1 ? { result } : { result, blackResult: black.points };
}

/** The ending that a result says: White's, or both sides as `1-0`, `½-½` or `+--`; `undefined` for what is none. */
export function writtenEnding(given: unknown): Ending | undefined {
  const value = plain(given);
  const text = typeof value === 'string' ? value : '';
  const both = /^([+-])[:-]?([+-])$/.exec(text) ?? /^([^:-]+)[:-]([^:-]+)$/.exec(text);
  const [white, black] = (both?.slice(1) ?? [value]).map(sideOf);
  if (white === undefined || (both !== null && black === undefined)) return undefined;
  if (black !== undefined) return endingOf(white, black);
  if (white === null) return { result: null };
  const { points: result, isForfeit } = white;
  return isForfeit ? { result, kind: result === 1 ? 'forfeit-win' : 'forfeit-loss' } : { result };
}
