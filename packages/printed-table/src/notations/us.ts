import { errorAtCell } from '../cells/refusal.js';
import type { Reading as Told } from '../cells/readings.js';
import type { OnRepair } from '../cells/repair.js';
import { type Reading, type Side, readingOf } from '../cells/round-cell.js';
import type { Cell } from '../cells/sheet.js';
import type { Notation } from './notation.js';

/** The own result before the opponent, and perhaps the own colour behind. */
const GAME = /^([WDLXF])\s*(\d{1,5})\s?([WB]?)$/;
/** A round without an opponent: a half-point bye, a full-point bye, not paired, a forfeit win, a forfeit loss. */
const ALONE = /^([HBUXF])\s?[-–]{0,4}$/;

/** The signs of results that letters stand for, and those of forfeits. */
const SIGNS: Readonly<Record<string, string>> = { X: '+', F: '-', H: '½', B: '1', U: '0' };

/** Reads a cell in which `X` before an opponent is this sign. */
function read(cell: string, signOfX: string): Reading | undefined {
  const text = cell.toUpperCase();
  // Of a round without an opponent only the total shows what it is worth
  if (/^(?:[-–]{2,4})?$/.test(text)) return readingOf('', '', '');
  const game = GAME.exec(text);
  if (game !== null) {
    const [, letter, opponent, colour] = game;
    return readingOf(opponent, colour, letter === 'X' ? signOfX : (SIGNS[letter] ?? letter));
  }
  const alone = ALONE.exec(text)?.[1];
  if (alone === undefined) return undefined;
  const reading = readingOf('', '', SIGNS[alone]);
  if (!reading.isForfeit) return reading;
  return { ...reading, bye: reading.result === 1 ? 'forfeit-win' : 'forfeit-loss' };
}

function refuse(cell: Cell): never {
  const letter = /^\p{L}/u.exec(cell.text)?.[0];
  const note = letter === undefined ? '' : `the letter ${letter} has no result here that is known`;
  throw errorAtCell(cell, 'W, D or L before an opponent, or H, B, U, X or F', note);
}

const isBye = ({ cell }: Side): boolean => /^B\W*$/i.test(cell.text);

/** Whether a player was there, to play or to have the bye. */
const isPresent = (side: Side): boolean => side.opponent !== undefined || side.bye !== undefined || isBye(side);

/**
 * The rows with the kind of each `B`. One alone among an odd number of players who are there is the pairing-allocated bye, any other a
 * full-point bye.
 */
function settle(rows: readonly (readonly Side[])[], onRepair: OnRepair): Side[][] {
  const rounds = rows[0].map((_, at) => rows.map((row) => row[at]));
  const byes = rounds.map((round) => round.filter(isBye).length);
  const areOdd = rounds.map((round) => round.filter(isPresent).length % 2 === 1);
  return rows.map((row) =>
    row.map((side, at): Side => {
      const { bye, cell, opponent, result } = side;
      if (bye !== undefined && opponent === undefined) {
        onRepair('bye-code', cell, { key: result === 1 ? 'forfeit-win-alone' : 'forfeit-loss-alone', values: {} });
      }
      if (!isBye(side)) return side;
      if (byes[at] === 1 && areOdd[at]) {
        onRepair('bye-code', cell, { key: 'only-bye', values: {} });
        return { ...side, bye: 'pairing-bye' };
      }
      const reading: Told =
        byes[at] > 1
          ? { key: 'full-bye-of-several', values: { byes: byes[at] } }
          : { key: 'full-bye-beside-odd', values: {} };
      onRepair('bye-code', cell, reading);
      return { ...side, bye: 'full-bye' };
    }),
  );
}

/** US Chess, SwissSys and WinTD, where `X` is a forfeit win: `W12`, `D2w`, `X7`, `H---`. */
export const usChess: Notation = {
  name: 'a forfeit win in crosstables of the United States',
  federation: 'USA',
  read: (text) => read(text, SIGNS.X),
  refuse,
  settle: (rows, _printed, onRepair) => settle(rows, onRepair),
};

/** A table by hand, in which `X` before an opponent is a draw, so that there is no `D`. */
export const drawsByX: Notation = {
  name: 'a draw in tables by hand',
  read: (text) => (/^(?:D|[XF]\W*$)/i.test(text) ? undefined : read(text, '=')),
  refuse,
  settle: (rows, _printed, onRepair) => settle(rows, onRepair),
};
