import type { PrintedPlayer } from './printed-game.js';
import { columnCells, type Grid } from './player-rows.js';
import { misplaced } from './misplaced.js';
import { cellAt, type Cell } from './sheet.js';

const NAME_WORDS = /^n[ao]m/i;
const RATING_WORDS = /rtg|elo/i;

/** The columns that say who a player is. */
interface WhoColumns {
  readonly name: number;
  readonly title: number | undefined;
  readonly rating: number | undefined;
  readonly federation: number | undefined;
  /** A starting number beside the rank. */
  readonly number: number | undefined;
}

/** 0, or what a rating can be. */
function isRating(text: string): boolean {
  return /^(?:0?|[1-3]?\d{3})$/.test(text);
}

function some(cells: readonly Cell[], pattern: RegExp): boolean {
  return cells.some(({ text }) => pattern.test(text));
}

function every(cells: readonly Cell[], pattern: RegExp): boolean {
  return cells.every(({ text }) => text === '' || pattern.test(text));
}

/** Finds the columns left of the rounds by what their cells look like. */
function whoColumns(grid: Grid): WhoColumns {
  const { heading, labels, key } = grid;
  const left = Array.from({ length: heading.first }, (_, column) => column).filter((column) => column !== key);
  const cellsOf = (column: number): readonly Cell[] => columnCells(grid, column);
  const different = (column: number): number =>
    new Set(cellsOf(column).flatMap(({ text }) => (/\p{L}/u.test(text) ? [text] : []))).size;
  const isNamed = (column: number): number => Number(NAME_WORDS.test(labels[column]));
  const name = left.toSorted((a, b) => isNamed(b) - isNamed(a) || different(b) - different(a) || a - b).at(0);
  if (name === undefined) throw misplaced(heading.row.cells[heading.first], 'a column of names before it');
  const numeric = left.filter((column) => column !== name && some(cellsOf(column), /[1-9]/));
  const ratings = numeric.filter((column) => cellsOf(column).every(({ text }) => isRating(text)));
  const isOrder = (column: number): boolean => {
    const numbers = new Set(cellsOf(column).map(({ text }) => Number(text)));
    return numbers.size === grid.players.length && grid.players.every((_, at) => numbers.has(at + 1));
  };
  const hasTitles = (column: number): boolean => every(cellsOf(column), /^\p{Lu}{1,3}$/u) && some(cellsOf(column), /./);
  return {
    name,
    title: left.find((column) => column < name && hasTitles(column)),
    rating: ratings.find((column) => RATING_WORDS.test(labels[column])) ?? ratings[0],
    federation: left.find((column) => column > name && hasTitles(column) && every(cellsOf(column), /^.{3}$/)),
    number: numeric.find((column) => column < name && isOrder(column)),
  };
}

/** The players, by the numbers that the cells name them with. */
export function playersOf(grid: Grid, areNumbers: boolean): PrintedPlayer[] {
  const columns = whoColumns(grid);
  return grid.players.map((row, at) => {
    const textAt = (column: number | undefined): string => (column === undefined ? '' : cellAt(row, column).text);
    const name = textAt(columns.name).replace(/,$/, '').trim();
    if (name === '') throw misplaced(cellAt(row, columns.name), 'the name of a player');
    const rating = Number(textAt(columns.rating));
    const title = textAt(columns.title);
    const federation = textAt(columns.federation);
    const number = areNumbers ? at + 1 : Number(textAt(columns.number));
    return {
      id: String(at + 1),
      name,
      ...(rating > 0 && { rating }),
      ...(number > 0 && { pairingNumber: number }),
      ...(title !== '' && { title }),
      ...(federation !== '' && { federation }),
    };
  });
}
