// The results against opponents of a whole table, whose signs explain each other
import type { Grid } from './grid.js';
import { checkDiagonal, opponentSide, refuseResult, signsIn } from './opponent-cell.js';
import { errorAtCell, notRead } from './refusal.js';
import type { Side } from './round-cell.js';
import { type Cell, type Row, cellAt } from './sheet.js';
import { withResultSigns } from './three-points.js';

/** A choice between the readings of a table, which its printed points decide. */
export interface OpponentReading {
  /** The meaning of `1-0` and `½-½`: two games, or one with the points of both players. */
  readonly pairs: 'games' | 'score';
  /** The meaning of an X on both sides of a game. */
  readonly crosses: 'draws' | 'open';
}

export const FIRST_READING: OpponentReading = { pairs: 'games', crosses: 'draws' };

/** The results against opponents, row by row. */
export interface OpponentRows {
  /** By row: the results of the first games, in the order of the opponents, and behind them those of the second ones. */
  readonly rows: readonly (readonly Side[])[];
  readonly games: 1 | 2;
  /** Whether the cells have points of 3-1-0 instead of results. */
  readonly areThreePoints: boolean;
}

/** Refuses another column of the first opponent: the games below it would be missing. */
export function refuseSecond({ cells }: Row, first: number, end: number): void {
  const { text } = cells[first];
  const second = cells.find((cell, column) => (column < first || column >= end) && text !== '' && cell.text === text);
  if (second === undefined) return;
  const note = notRead('round robins of more than two games per pair, and columns without results,');
  throw errorAtCell(second, 'each opponent once, or twice', note);
}

/** The columns of each opponent, one or two. */
function columnsOfOpponents({ heading, opponents, players }: Grid): readonly (readonly number[])[] {
  if (opponents !== undefined) return opponents;
  const { first, count, row } = heading;
  refuseSecond(row, first, first + count);
  if (players.length !== count)
    throw errorAtCell(cellAt(row, first + count - 1), `as many columns as players, ${players.length}`);
  return Array.from({ length: count }, (_, at) => [first + at]);
}

/** The cells of each row, by opponent. */
function cellsOf(grid: Grid): readonly (readonly (readonly Cell[])[])[] {
  const columns = columnsOfOpponents(grid);
  return grid.players.map((row) => columns.map((places) => places.map((at) => cellAt(row, at))));
}

/** Whether two signs can be the sides of one finished game. */
function areSides(one: string, other: string): boolean {
  return /^(?:1 0|0 1|½ ½|\+ -|- \+)$/.test(`${one} ${other}`);
}

/** The readings that the signs of a table allow, and the cells that leave a choice, one at least where there are several. */
export interface Readings {
  readonly readings: readonly OpponentReading[];
  readonly open: readonly Cell[];
}

/** Finds the readings of a table. */
export function readingsOf(grid: Grid): Readings {
  const cells = cellsOf(grid);
  const crossed: Cell[] = [];
  const pairs: Cell[] = [];
  let areScores = true;
  for (const [one, row] of cells.entries()) {
    for (const [other, ofOpponent] of row.entries()) {
      if (one === other) continue;
      for (const cell of ofOpponent) {
        const signs = signsIn(cell.text) ?? [];
        const isForfeit = signs.length === 1 && signsIn(cells[other][one][0].text)?.[0] === '-';
        if (signs.includes('X') && !isForfeit) crossed.push(cell);
        if (signs.length < 2) continue;
        pairs.push(cell);
        areScores &&= /[-–:]/.test(cell.text) && areSides(signs[0], signs[1]);
      }
    }
  }
  const ofPairs = pairs.length > 0 && areScores ? (['games', 'score'] as const) : (['games'] as const);
  const ofCrosses = crossed.length > 0 ? (['draws', 'open'] as const) : (['draws'] as const);
  const readings = ofPairs.flatMap((pair) => ofCrosses.map((crosses) => ({ pairs: pair, crosses })));
  return { readings, open: [...(ofPairs.length > 1 ? pairs : []), ...crossed] };
}

/** The signs of an opponent's cells: one, or those of two games. */
function signsOf(cells: readonly Cell[], { pairs }: OpponentReading): readonly string[] {
  const signs = cells.map((cell) => signsIn(cell.text) ?? refuseResult(cell));
  const second = signs.findIndex((ofCell) => ofCell.length > 1);
  if (second < 0) return signs.flat();
  if (cells.length > 1) refuseResult(cells[second]);
  return pairs === 'score' ? signs[0].slice(0, 1) : signs[0];
}

/** A sum of two games, `1½` against `½`, which two signs may look like. */
function isSum(own: readonly string[], other: readonly string[]): boolean {
  return own.join('') === '1½' && own.length === 2 && other.length === 1 && other[0] === '½';
}

/** Whether dashes are games that aren't played: nobody won by forfeit, and there are others on the diagonal, or two games a cell. */
function areDashesOpen(
  cells: readonly (readonly (readonly Cell[])[])[],
  signs: readonly (readonly (readonly string[])[])[],
  games: 1 | 2,
): boolean {
  if (signs.flat(2).includes('+')) return false;
  return games === 2 || cells.every((row, at) => row[at].every(({ text }) => /^[-–—]+$/.test(text)));
}

/** Reads the results of a table by opponents. */
export function opponentRows(grid: Grid, reading: OpponentReading): OpponentRows {
  const cells = cellsOf(grid);
  const texts = cells.map((row) => row.map((ofOpponent) => ofOpponent.map(({ text }) => text).join(' ')));
  const signed = withResultSigns(texts, false);
  const signs = cells.map((row, player) =>
    row.map((ofOpponent, at): readonly string[] => {
      if (at === player) ofOpponent.forEach(checkDiagonal);
      if (at === player) return [''];
      const [cell] = ofOpponent;
      return signsOf(signed === undefined ? ofOpponent : [{ ...cell, text: signed[player][at] }], reading);
    }),
  );
  const games = signs.some((row) => row.some((ofOpponent) => ofOpponent.length > 1)) ? 2 : 1;
  const dash = areDashesOpen(cells, signs, games) ? '' : '-';
  const cross = reading.crosses === 'draws' ? '½' : '';
  const sideAt = (player: number, at: number, game: number): Side => {
    const [own, other] = [signs[player][at], signs[at][player]];
    const [first] = cells[player][at];
    const cell = cells[player][at].at(game) ?? (game < own.length ? first : { ...first, text: '' });
    if (isSum(own, other) || isSum(other, own)) refuseResult(cell);
    const sign = own.at(game) ?? '';
    if (sign === 'X') {
      const facing = own.length === 1 && other.length === 1 ? other[0] : 'X';
      if (facing !== 'X' && facing !== '-') refuseResult(cell);
      return opponentSide(cell, at + 1, facing === '-' ? '+' : cross);
    }
    return opponentSide(cell, at + 1, sign === '-' && !other.includes('X') ? dash : sign);
  };
  const rows = cells.map((row, player) =>
    Array.from({ length: games }, (_, game) => row.map((__, at) => sideAt(player, at, game))).flat(),
  );
  return { rows, games, areThreePoints: signed !== undefined };
}
