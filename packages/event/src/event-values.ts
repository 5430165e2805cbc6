// The tie-breaks of an event that C.07 doesn't have: those whose values it holds, those that its list names without any, and those of
// US Chess.
import {
  CODES_OF_ARTICLE_5,
  type PrintedTable,
  type SelfDefined,
  check,
  checkArray,
  isObject,
  plainCode,
} from '@crosstable/core';
import { usChess } from '@crosstable/us-chess/inside';

import type { ChessEvent, WrittenInFile } from './chess-event.js';
import type { EventForm } from './event-form.js';

/** The parts of an event that define tie-breaks. */
export interface Defining extends Pick<EventForm, 'values'> {
  readonly selfDefined?: readonly SelfDefined[] | undefined;
  readonly written?: Pick<WrittenInFile, 'tiebreaks'> | undefined;
  /** Only an event of teams has them. */
  readonly matches?: unknown;
}

/** The name that a code says: `Play off` for `OTHER_PLAY_OFF`. */
function nameFrom(code: string): string {
  const words = plainCode(code).toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function byValues(code: string, values: Readonly<Record<string, number>>): SelfDefined {
  return { code, name: nameFrom(code), values };
}

/** The self-defined codes of a list, as reports write them: `OTHER_` and a name. A table asks for no list, so that this may be none. */
function ownCodes(list: unknown): readonly string[] {
  const codes: readonly unknown[] = Array.isArray(list) ? list : [];
  const own = codes.flatMap((code) => (typeof code === 'string' ? code.toUpperCase() : []));
  return [...new Set(own)].filter(
    (code) => /^OTHER_[A-Z][A-Z\d_]*$/.test(code) && !CODES_OF_ARTICLE_5.has(plainCode(code)),
  );
}

/** The code of a definition that nobody has checked yet, without `OTHER_`; nothing where it has none. */
function codesOf(one: unknown): readonly string[] {
  return isObject(one) && 'code' in one && typeof one.code === 'string' ? [plainCode(one.code)] : [];
}

/**
 * The definitions of the table of an event; those of US Chess are for players. A code of the list in its file needs no values: it has
 * none for anybody.
 */
export function definitionsOf({ selfDefined = [], values = {}, written, matches }: Defining): readonly SelfDefined[] {
  checkArray(selfDefined, 'options.selfDefined', 'definitions');
  check(isObject(values), 'options.values', 'values by code', values);
  const given = [...selfDefined, ...Object.entries(values).map(([code, byId]) => byValues(code, byId))];
  const ofEvent = new Set(given.flatMap(codesOf));
  const defined = [...given, ...(matches === undefined ? usChess.filter(({ code }) => !ofEvent.has(code)) : [])];
  const codes = new Set(defined.flatMap(codesOf));
  const missing = ownCodes(written?.tiebreaks).filter((code) => !codes.has(plainCode(code)));
  return [...defined, ...missing.map((code) => byValues(code, {}))];
}

/**
 * The definitions that an audit of a table tries. Those of US Chess are among them only where the list of the event, or a heading of the
 * table, names one: elsewhere they would only be other names of the same values.
 */
export function definitionsToTry(event: ChessEvent, { columns }: PrintedTable): readonly SelfDefined[] {
  const ofHeadings = columns.flatMap(({ named = [] }) => named.map(({ code }) => code));
  const named = new Set([...event.tiebreaks, ...ofHeadings].map(plainCode));
  const all = definitionsOf(event);
  return usChess.some(({ code }) => named.has(code)) ? all : all.filter((one) => !usChess.includes(one));
}

/** The place in an event of a path in the options of its table: that of a value by its code. */
export function placeInEvent(path: string, { selfDefined = [], values = {} }: Defining): string {
  const [, number, rest] = /^options\.selfDefined\[(\d+)\](?:\.values|\.code)?(.*)$/.exec(path) ?? [];
  const code = Object.keys(values).find((_, at) => at === Number(number) - selfDefined.length);
  return code === undefined ? path.replace(/^options\./, '') : `values.${code}${rest}`;
}
