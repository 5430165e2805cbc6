import { check, checkId, checkNames, isObject } from '@crosstable/core';
import { errorAt, shorten } from '@crosstable/core/text';

import type { ListedPlayer } from './rating-list/listed-player.js';
import { type ListSource, listPieces } from './rating-list/pieces.js';
import { FIRST_HEADING, type TextColumns, columnsUnder, playerIn } from './rating-list/text-list.js';
import { hasAllKinds, idIn, playerOfXml } from './rating-list/xml-list.js';
import { RATING_KINDS, type RatingKind, checkKind } from './rules-in-force.js';

/** How a rating list is read. */
export interface RatingListOptions {
  /** The players who are asked for, by id; the others aren't kept. Default: all. */
  readonly ids?: Iterable<string> | undefined;
  /** The kind of a list that has one kind, which it doesn't say itself. Default `'standard'`. */
  readonly kind?: RatingKind | undefined;
}

/** The players of a rating list who were asked for. */
export interface RatingList {
  /** `'2025-11'`; `null` where the list doesn't say it. */
  readonly month: string | null;
  readonly kinds: readonly RatingKind[];
  /** By id, in the order of the list. */
  readonly players: ReadonlyMap<string, ListedPlayer>;
  /** The number of all players in the list. */
  readonly lines: number;
}

/** The column of ids ends before this. */
const ID_WIDTH = 15;

const PLAYER_END = '</player>';

/** The state of reading a list. */
interface Reading {
  readonly kind: RatingKind;
  readonly isWanted: (id: string) => boolean;
  readonly players: Map<string, ListedPlayer>;
  lines: number;
  /** The number of the line in the file that comes next. */
  line: number;
  columns: TextColumns | undefined;
  kinds: readonly RatingKind[];
}

/** A text of its own: a part of a piece would keep all of the piece in memory. */
function copied(text: string): string {
  return new TextDecoder().decode(new TextEncoder().encode(text));
}

/** Takes whole lines of a text; gives what is left of it. */
function takeLines(text: string, isLast: boolean, reading: Reading): string {
  let start = 0;
  for (;;) {
    const newline = text.indexOf('\n', start);
    if (newline < 0 && !(isLast && start < text.length)) return text.slice(start);
    const end = newline < 0 ? text.length : newline;
    const line = reading.line++;
    if (reading.columns === undefined) {
      reading.columns = columnsUnder(text.slice(start, end).trimEnd(), reading.kind);
      reading.kinds = reading.columns.kinds;
    } else {
      const id = text.slice(start, Math.min(start + ID_WIDTH, end)).trim();
      if (id !== '') {
        reading.lines++;
        if (reading.isWanted(id)) {
          const player = playerIn(copied(text.slice(start, end).trimEnd()), line, reading.columns);
          reading.players.set(player.id, player);
        }
      }
    }
    start = end + 1;
  }
}

function newlinesIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Takes whole elements of a text; gives what is left of it. */
function takeElements(text: string, isLast: boolean, reading: Reading): string {
  let start = 0;
  for (;;) {
    const end = text.indexOf(PLAYER_END, start);
    if (end < 0) break;
    const before = text.indexOf('<player>', start);
    reading.line += newlinesIn(text.slice(start, before));
    const element = text.slice(before, end);
    const id = idIn(element);
    reading.lines++;
    if (hasAllKinds(element)) reading.kinds = RATING_KINDS;
    if (reading.isWanted(id)) {
      const isOfOne = reading.kinds.length === 1;
      const player = playerOfXml(copied(element), reading.line, reading.kind, isOfOne);
      reading.players.set(player.id, player);
    }
    reading.line += newlinesIn(element);
    start = end + PLAYER_END.length;
  }
  const rest = text.slice(start);
  if (isLast && !rest.includes('</playerslist>')) {
    throw errorAt({ line: reading.line, column: 1, text: shorten(rest.trim()) }, 'the end of the XML, </playerslist>');
  }
  return rest;
}

/** The form of a list by its beginning. */
function takerFor(text: string): typeof takeLines {
  const begin = text.replace(/^\uFEFF/, '').trimStart();
  if (begin.startsWith(FIRST_HEADING)) return takeLines;
  if (/^<(?:\?xml|playerslist)/.test(begin)) return takeElements;
  const [first] = begin.split(/\r?\n/);
  const expected = 'a rating list of FIDE, as text with the heading ID Number, or as XML';
  throw errorAt({ line: 1, column: 1, text: shorten(first) }, expected);
}

/** The fewest characters by which the form of a list is known. */
const HEAD = 64;

function wantedBy(ids: Iterable<string> | undefined): (id: string) => boolean {
  if (ids === undefined) return () => true;
  check(isObject(ids) && Symbol.iterator in ids, 'options.ids', 'a list of ids', ids);
  const wanted = new Set<string>();
  let at = 0;
  for (const id of ids) {
    checkId(id, `options.ids[${at++}]`);
    wanted.add(id);
  }
  return (id) => wanted.has(id);
}

/**
 * Reads a rating list as FIDE publishes it: text with columns or XML, packed as ZIP or not, of one kind of rating or of all three. It
 * may have more than a million players; only those who are asked for are kept, so that memory follows the question. Columns are found by
 * their headings, and a text that is longer than its column goes on to the next blank.
 *
 * @param source - The text, the bytes, or pieces of the bytes, as a file or an answer of a server gives them.
 * @param options - The players who are asked for, and the kind of a list that has one kind.
 * @returns The players by id, the month where the list says it, its kinds, and the number of all its players.
 * @throws The promise is rejected: TypeError for a value of a wrong type, RangeError for another file, and with line and column where
 * a rating or K of a player who is asked for is no number.
 *
 * Cost: linear in the list; memory for a piece and for those who are asked for, of a ZIP archive for its packed bytes, too.
 *
 * @example
 * ```ts
 * const list = `ID Number      Name                 Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag
 * 99000102       Lindqvist, Per       SWE M   FM                           2041  0   10 1968
 * 99000103       Moreau, Elise        FRA F                                1987  11  40 2009  w`;
 * const { month, players } = await readRatingList(list, { ids: ['99000103'] });
 * month; // → '2025-11'
 * players.get('99000103')?.ratings; // → { standard: { rating: 1987, games: 11, k: 40 } }
 * players.size; // → 1
 * ```
 */
export async function readRatingList(source: ListSource, options: RatingListOptions = {}): Promise<RatingList> {
  checkNames(options, 'options', { ids: true, kind: true });
  const { kind = 'standard' } = options;
  checkKind(kind, 'options.kind');
  const reading: Reading = {
    ...{ kind, isWanted: wantedBy(options.ids), players: new Map(), lines: 0, line: 1 },
    ...{ columns: undefined, kinds: [kind] },
  };
  let take: typeof takeLines | undefined;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of listPieces(source)) {
    rest += decoder.decode(piece, { stream: true });
    if (take === undefined && rest.length < HEAD) continue;
    take ??= takerFor(rest);
    rest = take(rest.replace(/^\uFEFF/, ''), false, reading);
  }
  rest += decoder.decode();
  (take ?? takerFor(rest))(rest.replace(/^\uFEFF/, ''), true, reading);
  const { columns, kinds, lines, players } = reading;
  return { month: columns?.month ?? null, kinds, players, lines };
}
