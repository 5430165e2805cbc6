import { errorAtCell } from '../cells/refusal.js';
import type { Cell } from '../cells/sheet.js';
import { chessResults, isRefusedGame } from './chess-results.js';
import type { Notation } from './notation.js';
import { papi } from './papi.js';
import { swissPerfect } from './swiss-perfect.js';
import { drawsByX, usChess } from './us.js';

const NOTATIONS: readonly Notation[] = [chessResults, usChess, drawsByX, papi];

/** Whether a text can be the cell of a round, and not the result against the opponent whose column it stands in. */
export function namesOpponent(text: string): boolean {
  const names = ({ read }: Notation): boolean => read(text)?.opponent !== undefined;
  return swissPerfect(text) !== undefined || isRefusedGame(text) || NOTATIONS.some(names);
}

/** The place of the first cell to which two notations give another meaning; -1 where they agree. */
function firstDifference(one: Notation, other: Notation, cells: readonly Cell[]): number {
  return cells.findIndex(({ text }) => JSON.stringify(one.read(text)) !== JSON.stringify(other.read(text)));
}

/** The notations that read all cells of a table, each in another way; the one that reads most of them where none does. */
export function notationsOf(cells: readonly Cell[]): readonly Notation[] {
  const whole = NOTATIONS.filter(({ read }) => cells.every(({ text }) => read(text) !== undefined));
  const countOf = ({ read }: Notation): number => cells.filter(({ text }) => read(text) !== undefined).length;
  if (whole.length === 0) return NOTATIONS.toSorted((one, other) => countOf(other) - countOf(one)).slice(0, 1);
  // A table without games is no reason to look for another notation
  const isOther = (one: Notation, at: number): boolean =>
    cells.some(({ text }) => one.read(text)?.opponent !== undefined) &&
    !whole.slice(0, at).some((other) => firstDifference(one, other, cells) < 0);
  return whole.filter((one, at) => at === 0 || isOther(one, at));
}

/** Throws the error about cells to which two notations give another meaning, of which nothing decides. */
export function refuseMeanings([one, other]: readonly Notation[], cells: readonly Cell[], fitting: number): never {
  const cell = cells[firstDifference(one, other, cells)];
  const fit = `the cells and the printed points fit ${fitting === 0 ? 'neither' : 'both'}`;
  throw errorAtCell(cell, 'one meaning', `it is ${one.name}, and ${other.name}; ${fit}`);
}
