// A cell of a table of teams: the points of a team on all boards of a match.
import type { Cell } from '@crosstable/core/text';

import { withHalfSign } from '../cells/number-cell.js';
import { errorAtCell } from '../cells/refusal.js';
import type { Side } from '../cells/round-cell.js';

/** A team's side of a round. The `result` only says whether the match has one; the points are those on the boards. */
export interface TeamSide extends Side {
  /** `null` where the cell has none. */
  readonly points: number | null;
  /** True for a bye. */
  readonly isBye: boolean;
  /** A word that no language here has for a bye; it is read as no match. */
  readonly isOtherWord: boolean;
}

/** The points of a match. */
export const POINTS = String.raw`(?:0|[1-9]\d{0,2})(?:½|[.,][05])?|½`;
/** Opponent, colour of the first board, own points: `18w4½`. */
const BY_ROUND = new RegExp(String.raw`^(\d{1,5})\s?(\p{L})\s?(${POINTS})?$`, 'u');
const BY_OPPONENT = new RegExp(`^(?:${POINTS})$`, 'u');
/** The opponent -1, and perhaps the own points; or these behind a dash. */
const NO_OPPONENT = new RegExp(String.raw`^-1(?:\s?\p{L}\s?|\s)?(${POINTS})?$`, 'u');
const DASHED = new RegExp(`^-(${POINTS})$`, 'u');
/** The opponent 0, whatever stands behind it. */
const NOBODY = /^0\s?\p{L}/u;
const BLANK = /^[*.-]?$/;
const WORD = /^\p{L}[\p{L}\s.-]*$/u;
const BYE_WORD =
  /^(?:bye|spielfrei|frei|freilos|exempt|libre|descans[ao]|riposo|folga|isento|vrij|fri|pauza|wolny|volno|свободен)\.?$/iu;

function numberOfPoints(text: string | undefined): number | null {
  return text === undefined ? null : Number(text.replace(',', '.').replace('½', '.5'));
}

/** A side that is no bye, or one with its points. */
function teamSide(cell: Cell, points: number | null, more: Partial<TeamSide>): TeamSide {
  const result = points === null ? null : 0.5;
  return {
    ...{ cell, opponent: undefined, colour: '', result: null, isForfeit: false, points, isBye: false },
    ...{ isOtherWord: false, ...more, ...(more.opponent !== undefined && { result }) },
  };
}

/** The bye with some points; with none it is no match. */
function byeOf(cell: Cell, points: number | null): TeamSide {
  return points === 0 ? teamSide(cell, null, {}) : teamSide(cell, points, { isBye: true });
}

/** Reads the cell of a round; `undefined` of what is none. */
export function teamRoundCell(cell: Cell): TeamSide | undefined {
  const text = withHalfSign(cell.text);
  if (BLANK.test(text)) return teamSide(cell, null, {});
  const [match, opponent, colour, own] = BY_ROUND.exec(text) ?? [];
  const points = numberOfPoints(own);
  if (match !== undefined && Number(opponent) > 0)
    return teamSide(cell, points, { opponent: Number(opponent), colour });
  if (match !== undefined) return byeOf(cell, points ?? 0);
  const alone = NO_OPPONENT.exec(text) ?? DASHED.exec(text);
  if (alone !== null) return byeOf(cell, numberOfPoints(alone.at(1)));
  if (NOBODY.test(text)) return teamSide(cell, null, {});
  if (!WORD.test(text)) return undefined;
  return BYE_WORD.test(text) ? byeOf(cell, null) : teamSide(cell, null, { isOtherWord: true });
}

/** Reads the points against the opponent whose column the cell stands in; `undefined` of what is none. */
export function teamOpponentCell(cell: Cell, opponent: number, isOwn: boolean): TeamSide | undefined {
  const text = withHalfSign(cell.text);
  if (isOwn) return /[\d½]/.test(text) ? undefined : teamSide(cell, null, { opponent });
  if (/^\.?$/.test(text)) return teamSide(cell, null, { opponent });
  return BY_OPPONENT.test(text) ? teamSide(cell, numberOfPoints(text), { opponent }) : undefined;
}

/** The error about a cell that is none of a table of teams. */
export function noTeamCell(cell: Cell, isSwiss: boolean): Error {
  const expected = isSwiss
    ? 'opponent, colour and points of a match as in "18w4½", a bye as in "bye" or "-1w2½", "0w0" or nothing'
    : 'the points of a match as in "4½", or nothing';
  return errorAtCell(cell, expected);
}
