import {
  GAME_KINDS,
  type Game,
  RESULTS,
  type Unchecked,
  check,
  checkArray,
  checkFlag,
  enterGame,
  isAlone,
  isWhole,
} from '@crosstable/core';

import { givenId } from './given-id.js';
import { writtenEnding } from './written-result.js';

/** A game or a bye as a database or a sheet has it: a row, whose other columns are ignored. */
export interface GameRow {
  /** The round, from 1. */
  readonly round: number | string;
  /** White's id, or that of the player who has the bye. */
  readonly white: number | string;
  /** Black's id; `''`, `null` or left out in a bye. */
  readonly black?: number | string | null | undefined;
  /**
   * White's result, 1, 0.5 or 0, also as a text; both sides as `'1-0'`, `'½-½'` (also `'1/2-1/2'`), `'½-0'`, or by forfeit
   * `'+--'`, `'--+'`, `'---'`; `null`, `''` or `'*'` for a game that isn't finished.
   */
  readonly result: number | string | null;
  /** The kind of a {@link Game}, such as `'pairing-bye'`; `null` or left out for a game over the board. */
  readonly kind?: string | null | undefined;
  /** As that of a {@link Game}. */
  readonly blackResult?: number | null | undefined;
  /** As that of a {@link Game}. */
  readonly unrated?: boolean | null | undefined;
}

const RESULTS_IN_WORDS = '0, 0.5, 1, null or a result as "1-0", "½-½" or "+--"';

/** The number of the round of a row; sheets have it as a text. */
function roundOfRow(row: Unchecked<GameRow>, path: string): number {
  const given = row?.round;
  const round = typeof given === 'string' && /^\d+$/.test(given) ? Number(given) : given;
  check(isWhole(round, 1), `${path}.round`, 'a round, a whole number from 1', round, 'number');
  return round;
}

/** The game of a row, checked; `enter` takes the ids of those who play, or have the bye. */
function gameOfRow(row: Unchecked<GameRow>, path: string, enter: (id: string) => void): Game {
  const { result: written, kind: givenKind, blackResult: givenOfBlack, unrated } = row ?? {};
  const white = givenId(row?.white, `${path}.white`);
  const black = (row?.black ?? '') === '' ? '' : givenId(row?.black, `${path}.black`);
  const ending = writtenEnding(written);
  const type = typeof written === 'number' ? 'number' : 'string';
  check(ending !== undefined, `${path}.result`, RESULTS_IN_WORDS, written, type);
  const { result } = ending;
  const isSame = ending.kind === undefined || (givenKind ?? ending.kind) === ending.kind;
  check(isSame, `${path}.kind`, `"${ending.kind}", as the result says`, givenKind, 'string');
  const saidKind = givenKind ?? ending.kind;
  const isPlayed = saidKind === undefined && !isAlone({ white, black });
  const saidOfBlack = givenOfBlack ?? (isPlayed ? ending.blackResult : undefined);
  enterGame({ white, black, result, kind: saidKind, blackResult: saidOfBlack }, path, enter);
  checkFlag(unrated ?? undefined, `${path}.unrated`);
  const kind = GAME_KINDS.find((one) => one === saidKind);
  const blackResult = RESULTS.find((one) => one === saidOfBlack);
  return {
    ...{ white, black, result },
    ...(kind !== undefined && { kind }),
    ...(blackResult !== undefined && { blackResult }),
    ...(unrated === true && { unrated }),
  };
}

/**
 * The rounds of a flat list of games and byes, as a database or a sheet has it.
 *
 * @param rows - A row for each game and each bye, in any order. Ids that are numbers become texts.
 * @returns The rounds, for `crosstable` and `eventOf`; the games of a round stand in the order of the rows.
 * @throws TypeError if `rows` isn't an array, and for a value of a wrong type; RangeError for a wrong value: an unknown result or
 *   kind, a player twice in a round, a round before which one has no row. The message names the row by its index.
 *
 * Cost: linear in the rows.
 *
 * @example
 * ```ts
 * const rounds = roundsOf([
 *   { round: 2, white: 'Cy', black: 'Ana', result: '½-½' },
 *   { round: 1, white: 'Ana', black: 'Bo', result: 1 },
 *   { round: 1, white: 'Cy', black: null, result: 1, kind: 'pairing-bye' },
 * ]);
 * rounds[0][1]; // → { white: 'Cy', black: '', result: 1, kind: 'pairing-bye' }
 * rounds[1]; // → [{ white: 'Cy', black: 'Ana', result: 0.5 }]
 * ```
 */
export function roundsOf(rows: readonly GameRow[]): Game[][] {
  checkArray(rows, 'rows', 'rows');
  const byRound = new Map<number, { readonly games: Game[]; readonly ids: Set<string> }>();
  const numbers: number[] = [];
  for (const [at, row] of rows.entries()) {
    const path = `rows[${at}]`;
    const number = roundOfRow(row, path);
    const round = byRound.get(number) ?? { games: [], ids: new Set() };
    const game = gameOfRow(row, path, (id) => {
      check(!round.ids.has(id), path, `an id used once in round ${number}`, id, 'string');
      round.ids.add(id);
    });
    round.games.push(game);
    byRound.set(number, round);
    numbers.push(number);
  }
  const rounds = Array.from({ length: byRound.size }, (_, at) => byRound.get(at + 1)?.games ?? []);
  // A number beyond all rounds says that an earlier round has no row
  const later = numbers.findIndex((number) => number > rounds.length);
  const missing = rounds.findIndex((games) => games.length === 0) + 1;
  check(later === -1, `rows[${later}].round`, `${missing}, the first round without a row`, numbers[later], 'number');
  return rounds;
}
