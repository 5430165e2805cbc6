import type { GameKind, Result } from '@crosstable/core';

import { withHalfSign } from './number-cell.js';
import type { Cell } from './sheet.js';

/** A side of a round as a text tells it. */
export interface Reading {
  /** The number of the opponent; `undefined` of a bye, and of a blank cell. */
  readonly opponent: number | undefined;
  /** The letter of the own colour; `''` where the notation has none. */
  readonly colour: string;
  /** The own result; `null` where there is none yet. */
  readonly result: Result | null;
  readonly isForfeit: boolean;
  /** The kind of a round without an opponent, where the notation or the printed points tell it. */
  readonly bye?: GameKind;
}

/** The player's side of a round, as its cell has it: of a game, of a bye, or of nothing. */
export interface Side extends Reading {
  readonly cell: Cell;
}

/** The result of a sign of any notation, `R` for remis and `X` by hand; `null` of anything else. */
function resultOf(sign: string): Result | null {
  if (/^[1+W]$/.test(sign)) return 1;
  if (/^[½=DrRxX]$/.test(sign)) return 0.5;
  return /^[0L-]$/.test(sign) ? 0 : null;
}

/** The own half before that of the opponent. */
const HALF_BEFORE_HALF = /(?:½|1[/⁄]2|0[.,]5)\s?[-–]\s?(?=(?:½|1[/⁄]2|0[.,]5)$)/;

/** A text with its result in one sign, as in `½` for `0.5` or `½-½`, and `1` for `1.0`. */
export function plainText(text: string): string {
  return withHalfSign(text.replace(HALF_BEFORE_HALF, ''))
    .replace(/0?[.,]5$/, '½')
    .replace(/[.,]0$/, '');
}

/** The reading of an opponent, whose number is blank where there is none, of a letter and of a sign. */
export function readingOf(opponent: string, colour: string, sign: string): Reading {
  return {
    opponent: opponent === '' ? undefined : Number(opponent),
    colour,
    result: resultOf(sign),
    isForfeit: /[+-]/.test(sign),
  };
}
