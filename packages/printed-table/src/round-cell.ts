import type { Result } from '@crosstable/core';

import { misplaced } from './misplaced.js';
import { refuseTeams } from './refusal.js';
import type { Cell } from './sheet.js';

/** A game as one of its two players has it. */
export interface Half {
  /** The number of the opponent. */
  readonly opponent: number;
  /** The letter of the own colour; `''` where the notation has none. */
  readonly colour: string;
  /** The own result; `null` where there is none yet. */
  readonly result: Result | null;
  readonly isForfeit: boolean;
}

/** A round without an opponent. */
export interface Bye {
  readonly bye: Result;
}

/** What a cell of a round says; `undefined` of a blank one. */
export type RoundCell = Half | Bye | undefined;

/** A cell, and what it says. */
export interface ReadCell {
  readonly said: RoundCell;
  readonly cell: Cell;
}

/** The game in a cell, if there is one. */
export function halfIn({ said }: ReadCell): Half | undefined {
  return said !== undefined && 'opponent' in said ? said : undefined;
}

/** The results by every sign that a notation has for them. */
const RESULTS: Readonly<Record<string, Result | undefined>> = {
  '1': 1,
  '½': 0.5,
  '0': 0,
  '+': 1,
  '=': 0.5,
  '-': 0,
  W: 1,
  D: 0.5,
  L: 0,
};

/** Chess-Results and Swiss-Manager: opponent, own colour, own result. */
const GAME = /^(\d{1,5})\s?(\p{L})\s?([01½+-]?)$/u;
/** The same of teams, whose results have two digits or are more than 1. */
const MATCH = /^\d{1,5}\p{L}(?:[2-9]½?|\d½|\d\d½?)$/u;
/** A round without an opponent. A spreadsheet has the numbers 0 and -1 for `-0` and `-1`. */
const BYE = /^-?([01½]|0[.,]5)$/;
/** SwissPerfect: opponent, colon, own result; no colours. */
const SWISS_PERFECT = /^(\d{0,5})\s?:\s?([WDL+=-]?)$/;

/** An opponent with a result, as Vega once printed; two results in a cell are a double round robin. */
const WITHOUT_COLOUR = /^(?:[2-9]|\d{2,5})\s+[01½+-]$/;
const NO_COLOUR = 'cells without a colour are not read; give a TRF file or JSON';
const SEVERAL = 'several games in a cell are not read; give a TRF file or JSON';

/** Whether a text can be the cell of a round, and not the result against an opponent whose column it stands in. */
export function namesOpponent(text: string): boolean {
  return GAME.test(text) || MATCH.test(text) || SWISS_PERFECT.test(text) || WITHOUT_COLOUR.test(text);
}

/** Reads the cell of a round, in any of the notations. */
export function roundCell(cell: Cell): RoundCell {
  const text = cell.text.replaceAll('1/2', '½');
  if (text === '' || text === '*') return undefined;
  const bye = BYE.exec(text)?.[1];
  if (bye !== undefined) return { bye: RESULTS[bye] ?? 0.5 };
  const perfect = SWISS_PERFECT.exec(text);
  if (perfect !== null) return withoutColour(Number(perfect[1]), perfect[2]);
  const found = GAME.exec(text);
  if (found === null) {
    if (MATCH.test(text)) refuseTeams(cell);
    const note = WITHOUT_COLOUR.test(text) ? NO_COLOUR : '';
    throw misplaced(cell, 'opponent, colour and result as in "12w1", a bye as in "-1", or nothing', note);
  }
  const [, opponent, colour, sign] = found;
  return { opponent: Number(opponent), colour, result: RESULTS[sign] ?? null, isForfeit: /[+-]/.test(sign) };
}

function withoutColour(opponent: number, sign: string): RoundCell {
  const result = RESULTS[sign] ?? null;
  if (opponent > 0) return { opponent, colour: '', result, isForfeit: /[+-]/.test(sign) };
  return result === null ? undefined : { bye: result };
}

/** Reads the result against the opponent whose column the cell stands in; `undefined` of a blank one. */
export function opponentCell(cell: Cell, opponent: number, isOwn: boolean): Half | undefined {
  const { text } = cell;
  if (isOwn && text !== '' && text !== '*') throw misplaced(cell, '"*" or nothing on the diagonal');
  if (isOwn || text === '' || text === '.') return undefined;
  const sign = text === '1/2' ? '½' : text;
  const result = RESULTS[sign];
  if (result !== undefined) return { opponent, colour: '', result, isForfeit: /[+-]/.test(sign) };
  if (/^\d+½?$/.test(text) && !/^[01½]{2}$/.test(text)) refuseTeams(cell);
  throw misplaced(cell, 'a result as in "1", "½" or "0", or nothing', SEVERAL);
}
