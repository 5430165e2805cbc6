// Swiss-Manager's list of pairings: a game a line, players by their numbers.
import type { Result } from '@crosstable/core';
import type { Cell } from '@crosstable/core/text';

import { numberOf } from '../cells/number-cell.js';
import { errorAtCell } from '../cells/refusal.js';
import type { Side } from '../cells/round-cell.js';
import { type Row, cellAt } from '../cells/sheet.js';

/** The headings that are needed, of the round, of the numbers of White and Black, and of their points. */
const NEEDED = ['runde', 'nrw', 'nrs', 'ergw', 'ergs'] as const;
/** The headings that are read; others are a mark of forfeits, the result as a text, and the match of a team. */
type Heading = (typeof NEEDED)[number] | 'erg' | 'kontumaz' | 'mnr';

/** The headings of a list of pairings, and where they stand. */
export interface PairingList {
  /** The place of their row. */
  readonly at: number;
  readonly row: Row;
  readonly columns: ReadonlyMap<string, number>;
}

/** The list of pairings among rows; `undefined` where there is none. */
export function pairingListIn(rows: readonly Row[]): PairingList | undefined {
  for (const [at, row] of rows.entries()) {
    const columns = new Map(row.cells.map(({ text }, column) => [text.toLowerCase(), column]));
    if (NEEDED.every((heading) => columns.has(heading))) return { at, row, columns };
  }
  return undefined;
}

/** A player's place in a pairing. */
interface Seat {
  /** The number of the player; `undefined` for nobody. */
  readonly number: number | undefined;
  readonly cell: Cell;
  readonly points: Result | null;
  readonly pointsCell: Cell;
}

/** A line of the list. */
export interface Pairing {
  /** Counted from 0. */
  readonly round: number;
  readonly white: Seat;
  readonly black: Seat;
  readonly isForfeit: boolean;
}

/** More than any tournament has. */
const MOST = { players: 100_000, rounds: 1000 };

const RESULTS: readonly unknown[] = [0, 0.5, 1];

function isResult(value: unknown): value is Result {
  return RESULTS.includes(value);
}

/** The number of a player; `undefined` for nobody, which is -1, 0 or nothing. */
function playerIn(cell: Cell): number | undefined {
  if (/^(?:-1|0|)$/.test(cell.text)) return undefined;
  const number = /^\d{1,6}$/.test(cell.text) ? Number(cell.text) : 0;
  if (number < 1 || number > MOST.players) throw errorAtCell(cell, 'the number of a player, or -1');
  return number;
}

function pointsIn(cell: Cell): Result | null {
  const points = numberOf(cell.text);
  if (points === null || isResult(points)) return points;
  throw errorAtCell(cell, 'points as in "1", "0,5" or "0", or nothing');
}

/** Throws where the result as a text contradicts the points beside it. */
function checkResult(cell: Cell, white: Seat, black: Seat): void {
  const found = /^([\d.,½]+):([\d.,½]+)K?$/i.exec(cell.text);
  if (found === null) return;
  const [, own, others] = found;
  if (numberOf(own) !== white.points || numberOf(others) !== black.points)
    throw errorAtCell(cell, `the points of ${JSON.stringify(white.pointsCell.text)} and ${JSON.stringify(black.pointsCell.text)}`); // prettier-ignore
}

/** The pairing of a line. */
function pairingOf({ columns }: PairingList, row: Row): Pairing {
  const cellOf = (heading: Heading): Cell | undefined => {
    const column = columns.get(heading);
    return column === undefined ? undefined : cellAt(row, column);
  };
  const needed = (heading: (typeof NEEDED)[number]): Cell => cellAt(row, Number(columns.get(heading)));
  const ofRound = needed('runde');
  const number = /^\d{1,4}$/.test(ofRound.text) ? Number(ofRound.text) : 0;
  if (number < 1 || number > MOST.rounds) throw errorAtCell(ofRound, 'the number of a round');
  const match = cellOf('mnr');
  if (match !== undefined && !/^0?$/.test(match.text))
    throw errorAtCell(match, '0, as in a list of players', 'lists of pairings of teams are not read');
  const mark = cellOf('kontumaz');
  if (mark !== undefined && !/^[0K]?$/i.test(mark.text)) throw errorAtCell(mark, '"K" for a forfeit, or nothing');
  const result = cellOf('erg');
  const seatOf = (ofNumber: Cell, pointsCell: Cell): Seat => {
    const points = pointsIn(pointsCell);
    return { number: playerIn(ofNumber), cell: ofNumber, points, pointsCell };
  };
  const white = seatOf(needed('nrw'), needed('ergw'));
  const black = seatOf(needed('nrs'), needed('ergs'));
  if (result !== undefined) checkResult(result, white, black);
  const isForfeit = /^K$/i.test(mark?.text ?? '') || /K$/i.test(result?.text ?? '');
  // Without a text of the result 0 and 0 are none yet
  const isOpen = /^[\s:-]*$/.test(result?.text ?? '?') && !isForfeit && white.points === 0 && black.points === 0;
  const unplayed = { points: null };
  return { round: number - 1, isForfeit, white: { ...white, ...(isOpen && unplayed) }, black: { ...black, ...(isOpen && unplayed) } }; // prettier-ignore
}

/** The lines of a list. */
export function pairingsIn(list: PairingList, rows: readonly Row[]): Pairing[] {
  const below = rows.slice(list.at + 1).filter(({ table, cells }) => table === list.row.table && cells.length > 2);
  return below.map((row) => pairingOf(list, row));
}

/** The sides of both players of a pairing, by their numbers. */
export function sidesOf({ isForfeit, white, black }: Pairing): readonly (readonly [number: number, side: Side])[] {
  const both = [
    { own: white, other: black, colour: 'w' },
    { own: black, other: white, colour: 'b' },
  ];
  const isAlone = white.number === undefined || black.number === undefined;
  if (!isAlone) checkGame(white, black, isForfeit);
  return both.flatMap(({ own, other, colour }) => {
    const { number, points } = own;
    if (number === undefined) return [];
    // A bye stands where the opponent is missing
    const { cell } = isAlone ? other : own;
    const side: Side = { cell, opponent: other.number, colour: isAlone ? '' : colour, result: points, isForfeit: isForfeit && !isAlone }; // prettier-ignore
    return [[number, side] as const];
  });
}

/** Throws unless the points of both are those of one game. */
function checkGame(white: Seat, black: Seat, isForfeit: boolean): void {
  if (white.number === black.number) throw errorAtCell(black.cell, 'another player than White');
  const { points: own } = white;
  const { points: others } = black;
  const isOpen = own === null && others === null && !isForfeit;
  const isGame = own !== null && others !== null && (own + others === 1 || own + others === 0) && !(isForfeit && own === 0.5); // prettier-ignore
  if (isOpen || isGame) return;
  const expected = `the other side of ${JSON.stringify(white.pointsCell.text)}${isForfeit ? ' of a forfeit' : ''}`;
  throw errorAtCell(black.pointsCell, expected);
}
