import { type Game, check, checkArray, valueInMessage } from '@crosstable/core';

import { bergerRounds } from './berger-rounds.js';
import { givenIds } from './given-id.js';
import { type Ending, type Side, endingOf, sideOf } from './written-result.js';

/**
 * A player's result against an opponent: 1, 0.5 or 0, also as a text or `'½'`; `'+'` or `'-'` by forfeit; `null`, `''` or `'*'` for
 * a game that isn't finished.
 */
export type MatrixCell = number | string | null;

/** A side with the cell that has it. */
interface Placed {
  readonly side: Side | null;
  readonly path: string;
  readonly given: unknown;
}

function placed(given: unknown, path: string): Placed {
  const side = sideOf(given);
  const type = typeof given === 'number' ? 'number' : 'string';
  check(side !== undefined, path, '0, 0.5, 1, "½", "+", "-" or null', given, type);
  return { side, path, given };
}

/** The results that the opponent of a side can have. */
function otherSide(side: Side | null): string {
  if (side === null) return 'null';
  if (side.isForfeit) return side.points === 1 ? '"-"' : '"+" or "-"';
  return side.points === 0 ? '1 or 0' : String(1 - side.points);
}

/** Throws unless two cells have the two sides of a game: one point in all, or none where both lost. */
function checkMirrored(own: Placed, other: Placed): void {
  const sum = (own.side?.points ?? 0) + (other.side?.points ?? 0);
  const isGame = endingOf(own.side, other.side) !== undefined && sum !== 0.5;
  const expected = `${otherSide(own.side)}, because ${own.path} is ${valueInMessage(own.given)}`;
  check(isGame, other.path, expected, other.given, typeof other.given);
}

/** Throws unless there is a row for each id, with a cell for each. */
function checkedCells(cells: unknown, size: number): readonly (readonly unknown[])[] {
  checkArray(cells, 'cells', 'rows');
  check(cells.length === size, 'cells', `${size} rows, one for each id`, cells.length, 'number');
  return Array.from(cells, (row, at) => {
    const path = `cells[${at}]`;
    checkArray(row, path, 'cells');
    check(row.length === size, path, `${size} cells, one for each id`, row.length, 'number');
    const own = row[at] ?? '';
    const isBlank = typeof own === 'string' && /^[*x]?$/i.test(own.trim());
    check(isBlank, `${path}[${at}]`, 'null, "", "*" or "x" on the diagonal', own, typeof own);
    return row;
  });
}

/**
 * The games of a round robin from its matrix, in the rounds and with the colours of Berger's table, as for printed crosstables.
 *
 * @param ids - The players in the order of their numbers, at least two. Numbers become texts.
 * @param cells - `cells[i][j]` is the result of `ids[i]` against `ids[j]`; the diagonal is `null`. Cells of two results are those of a
 *   double round robin, the first cycle first.
 * @returns The rounds. Where the order of the ids isn't that of their numbers, the rounds and the colours are only assumed:
 *   `unknown: ['colours', 'rounds']` among the options of `crosstable` says so.
 * @throws TypeError if `ids` or `cells` isn't an array, or for a value of a wrong type; RangeError for fewer than two ids, an id
 *   twice, a row or a cell too many or too few, an unknown result, and for two cells that contradict each other, with both places.
 *
 * Cost: linear in the cells. Follows C.05, Annex 1.
 *
 * @example
 * ```ts
 * const rounds = gamesOfMatrix(['Ana', 'Bo', 'Cy'], [
 *   [null, 1, '½'],
 *   [0, null, '+'],
 *   ['½', '-', null],
 * ]);
 * rounds[0]; // → [{ white: 'Bo', black: 'Cy', result: 1, kind: 'forfeit-win' }]
 * rounds[2]; // → [{ white: 'Cy', black: 'Ana', result: 0.5 }]
 * ```
 */
export function gamesOfMatrix(
  ids: readonly (number | string)[],
  cells: readonly (readonly (MatrixCell | readonly [MatrixCell, MatrixCell])[])[],
): Game[][] {
  const players = givenIds(ids);
  const rows = checkedCells(cells, players.length);
  const isDouble = rows.some((row) => row.some((cell) => Array.isArray(cell)));
  /** By White and Black: the endings of their games, cycle by cycle. */
  const endings = new Map<string, readonly (Ending | undefined)[]>();
  const keyOf = (white: string, black: string): string => JSON.stringify([white, black]);
  const sidesAt = (row: number, column: number): readonly Placed[] => {
    const path = `cells[${row}][${column}]`;
    const cell = rows[row][column];
    if (!isDouble) return [placed(cell, path)];
    const both: unknown = sideOf(cell) === null ? [cell, cell] : cell;
    const isPair = Array.isArray(both) && both.length === 2;
    check(isPair, path, 'two results or null', cell, 'object');
    return both.map((one: unknown, cycle) => placed(one, `${path}[${cycle}]`));
  };
  players.forEach((player, row) => {
    for (let column = row + 1; column < players.length; column++) {
      const [own, other] = [sidesAt(row, column), sidesAt(column, row)];
      for (const [cycle, side] of own.entries()) checkMirrored(side, other[cycle]);
      const opponent = players[column];
      endings.set(keyOf(player, opponent), own.map(({ side }, cycle) => endingOf(side, other[cycle].side))); // prettier-ignore
      endings.set(keyOf(opponent, player), own.map(({ side }, cycle) => endingOf(other[cycle].side, side))); // prettier-ignore
    }
  });
  const rounds = bergerRounds(players, { double: isDouble });
  const inCycle = isDouble ? rounds.length / 2 : rounds.length;
  return rounds.map((games, round) =>
    games.map((game) => ({ ...game, ...endings.get(keyOf(game.white, game.black))?.[Math.floor(round / inCycle)] })),
  );
}
