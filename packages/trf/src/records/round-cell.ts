import type { OnRepair } from '../repair.js';
import type { Line } from '../text/line.js';
import { TrfError } from '../trf-error.js';
import {
  BYES_EXPECTED,
  type ByeCode,
  type GameCode,
  RESULTS_EXPECTED,
  byeOfScore,
  isByeCode,
  isGameCode,
  isUnknownResult,
  scoreOf,
} from './result-codes.js';

export type Colour = 'w' | 'b' | '-';

/** One round in a player's record. */
export type Cell =
  | { readonly sort: 'blank' }
  /** `+` is a board that a team won against nobody. */
  | { readonly sort: 'bye'; readonly code: ByeCode | '+' }
  | {
      readonly sort: 'pairing';
      /** Id of the opponent. */
      readonly opponent: string;
      readonly colour: Colour;
      readonly code: GameCode;
    };

export type Pairing = Extract<Cell, { sort: 'pairing' }>;

export const BLANK: Cell = { sort: 'blank' };

/** Offsets from the first of a round's ten columns: those of the opponent (001, 92-95) begin it. */
const OPPONENT_END = 4;
const COLOUR = 5;
const RESULT = 7;
const GAPS = [4, 6, 8, 9];

/** The text of a round, for messages. */
export function cellText(line: Line, start: number): string {
  return line.text.slice(start, start + RESULT + 1).trim();
}

/** Reads the round that begins at `start` (counted from 0). @throws TrfError naming the column that cannot be read */
export function readCell(line: Line, start: number, onRepair: OnRepair): Cell {
  const { text } = line;
  for (const gap of GAPS) {
    if (text.length > start + gap && text.charAt(start + gap) !== ' ') {
      throw new TrfError(line.number, start + gap + 1, 'a blank', text.charAt(start + gap));
    }
  }
  const opponent = text.slice(start, start + OPPONENT_END).trim(); // 001, 92-95
  const colour = readColour(line, start, onRepair); // 001, 97
  const code = readCode(line, start, onRepair); // 001, 99
  const isNobody = /^(?:0*|XXXX)$/.test(opponent);
  if (isNobody ? code === '' && colour !== '-' : !/^\d+$/.test(opponent)) {
    throw new TrfError(line.number, start + 1, "an opponent's number", opponent);
  }
  if (isNobody) return readBye(line, start, code, onRepair);
  const result = isGameCode(code) ? code : '';
  if (result === '' && !isUnknownResult(code)) {
    refuseCode(line, start, RESULTS_EXPECTED);
  }
  return { sort: 'pairing', opponent: String(Number(opponent)), colour, code: result };
}

function readColour(line: Line, start: number, onRepair: OnRepair): Colour {
  const text = line.text.charAt(start + COLOUR);
  if (text === '' || text === ' ') return '-';
  const colour = text.toLowerCase();
  if (colour !== 'w' && colour !== 'b' && colour !== '-') {
    throw new TrfError(line.number, start + COLOUR + 1, 'a colour (w, b or -)', text);
  }
  if (colour !== text)
    onRepair('letter-case', line.number, start + COLOUR + 1, text, { key: 'read-as', values: { as: colour } });
  return colour;
}

function readCode(line: Line, start: number, onRepair: OnRepair): string {
  const text = line.text.charAt(start + RESULT).trim();
  const capital = text.toUpperCase();
  if (capital !== text)
    onRepair('letter-case', line.number, start + RESULT + 1, text, { key: 'read-as', values: { as: capital } });
  return capital;
}

function refuseCode({ number, text }: Line, start: number, expected: string): never {
  throw new TrfError(number, start + RESULT + 1, expected, text.charAt(start + RESULT));
}

/** A round without an opponent: `0000` or blank. */
function readBye(line: Line, start: number, code: string, onRepair: OnRepair): Cell {
  if (code === '') return BLANK;
  if (isByeCode(code)) return { sort: 'bye', code };
  if (code === '*') {
    onRepair('unfinished-game', line.number, start + 1, cellText(line, start), { key: 'not-paired-yet', values: {} });
    return BLANK;
  }
  if (!isGameCode(code)) refuseCode(line, start, BYES_EXPECTED);
  const guessed = byeOfScore(scoreOf(code));
  onRepair('bye-code', line.number, start + 1, cellText(line, start), { key: 'bye', values: { bye: guessed } });
  return { sort: 'bye', code: guessed };
}
