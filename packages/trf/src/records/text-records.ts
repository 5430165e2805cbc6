import type { TrfTexts } from '../tournament.js';

/** The records that hold a text from column 5 on, with the field of the tournament for each (C.02.03, Annexure A). */
// prettier-ignore
export const TEXT_RECORDS = {
  '012': 'name',
  '022': 'city',
  '032': 'federation',
  '062': 'playerCount',
  '072': 'ratedCount',
  '082': 'teamCount',
  '092': 'type',
  '102': 'chiefArbiter',
  '122': 'timeControl',
  '172': 'startingRank',
  '182': 'program',
  '192': 'typeCode',
  '222': 'timeControlCode',
} as const satisfies Record<string, keyof TrfTexts>;

export type TextCode = keyof typeof TEXT_RECORDS;

export function isTextCode(code: string): code is TextCode {
  return Object.hasOwn(TEXT_RECORDS, code);
}

/** Known records without a field of their own: byes, acceleration, forbidden pairs, pairing engines' orders. */
export const KEPT_RECORDS: ReadonlySet<string> = new Set(['240', '250', '260', 'XXA', 'XXP', 'XXZ']);
