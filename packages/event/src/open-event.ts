import {
  type SelfDefined,
  check,
  checkNames,
  checkedDefinitions,
  isInputError,
  unexpected,
  valueInMessage,
} from '@crosstable/core';
import { HEAD_LENGTH, beginOf, formatOf, isZip, unicodeText } from '@crosstable/core/text';

import type { ChessEvent } from './chess-event.js';
import { participantsOf } from './participants.js';
import { checkContent, isJson, isLichess, isPrintedPage, noTournament } from './recognized.js';
import type { Refusal } from './refusal.js';

/** The options of `openEvent`. */
export interface OpenOptions {
  /** The name of the file. Its ending tells the program where the content doesn't. */
  readonly name?: string | undefined;
  /** The crosstable of a page that has several, or the event of a PGN: its name, a part of it, or its number from 1. */
  readonly group?: string | undefined;
  /**
   * Tie-breaks that the organiser defines (Article 4.1), which lists then name by their codes. The table of the event and all that is
   * made of it know them.
   */
  readonly selfDefined?: readonly SelfDefined[] | undefined;
}

/** Whether an error is one about a file in which no tournament can be read. */
export function isRefusal(thrown: unknown): thrown is Refusal {
  return thrown instanceof RangeError && 'recipe' in thrown;
}

/** The event of a report; loads what one of teams needs when there is one. */
async function reportIn(content: string | Uint8Array): Promise<ChessEvent> {
  const { openTrf, trfEvent } = await import('./trf-event.js');
  const opened = openTrf(content);
  if (opened.teamCode === undefined) return trfEvent(opened, undefined);
  const { TEAM_REPORTS } = await import('./team-reports.js');
  return trfEvent(opened, TEAM_REPORTS);
}

/** The content of the only file in a ZIP archive; nothing of another file, of a spreadsheet, and of an archive with several files. */
export async function onlyFileIn(content: string | Uint8Array): Promise<Uint8Array | undefined> {
  if (typeof content === 'string' || !isZip(beginOf(content))) return undefined;
  const { onlyFileInZip } = await import('@crosstable/printed-table/inside');
  return onlyFileInZip(content);
}

/** A longer file is no table that people have copied, and trying it takes seconds and half a gigabyte. */
const MOST_UNTOLD = 500_000;

/** The event of a table that no beginning tells: below letters or names, or with a cell a line; throws `thrown` where there is none. */
async function unrecognizedPage(content: string | Uint8Array, thrown: unknown): Promise<ChessEvent> {
  if (!isInputError(thrown) || thrown.key !== 'no-tournament' || content.length > MOST_UNTOLD) throw thrown;
  const { readPageEvent } = await import('./page-event.js');
  try {
    return await readPageEvent(content);
  } catch (mistake) {
    const { gridOfOpponents, rowsOf } = await import('@crosstable/printed-table/inside');
    const rows = await rowsOf(content, () => undefined);
    const isPage = !isInputError(mistake) || mistake.key === 'several-crosstables';
    throw isPage || gridOfOpponents(rows) !== undefined ? mistake : thrown;
  }
}

/** The event of a file that isn't recognized as a page: a report or JSON. */
async function eventOfText(content: string | Uint8Array): Promise<ChessEvent> {
  if (!isJson(content)) return reportIn(content);
  const { jsonEvent } = await import('./json-event.js');
  return jsonEvent(unicodeText(content));
}

/** The event of a pairing program's own file; nothing of another file. */
async function eventOfProgram(content: Uint8Array, name: string): Promise<ChessEvent | undefined> {
  const format = formatOf(content)?.name;
  if (format === 'a file of Swiss-Manager') {
    const { swissManagerEvent } = await import('./swiss-manager-event.js');
    return swissManagerEvent(content);
  }
  // Of an old version, and of a part of a file, only the name says what it is
  if (format !== 'a file of Swiss-Chess' && !(/\.swt$/i.test(name) && content.includes(0))) return undefined;
  const { swissChessEvent } = await import('./swiss-chess-event.js');
  return swissChessEvent(content);
}

/** The event of a file that one of the readers can read. */
async function eventIn(content: string | Uint8Array, group: string | undefined, name: string): Promise<ChessEvent> {
  const only = await onlyFileIn(content);
  if (only !== undefined) return eventIn(only, group, '');
  const head = typeof content === 'string' ? new TextEncoder().encode(content.slice(0, HEAD_LENGTH)) : content;
  if (isPrintedPage(head)) {
    const { readPageEvent } = await import('./page-event.js');
    return readPageEvent(content, { group });
  }
  if (formatOf(content)?.name === 'a PGN') {
    const { pgnEvent } = await import('./pgn-event.js');
    return pgnEvent(content, group);
  }
  const expected = 'nothing, because the file is no page with crosstables';
  if (group !== undefined) throw unexpected('options.group', expected, valueInMessage(group));
  const ofProgram = typeof content === 'string' ? undefined : await eventOfProgram(content, name);
  if (ofProgram !== undefined) return ofProgram;
  if (isLichess(beginOf(content))) throw noTournament();
  return eventOfText(content).catch((thrown: unknown) => unrecognizedPage(content, thrown));
}

/**
 * Reads a tournament from a file of any kind that is read here: a report (TRF16, TRF26), JSON, a printed crosstable as HTML, XLSX,
 * CSV or text, PGN, a file of Swiss-Manager or Swiss-Chess, also alone in a ZIP archive. The reader of each kind is loaded with the first such file.
 *
 * @param source - The file: its bytes, or its text.
 * @param options - The name of the file, which of several crosstables is meant, and tie-breaks of the organiser's own.
 * @returns The event, as `readEvent` or `readPageEvent` gives it.
 * @throws The promise rejects with a `Refusal`, a RangeError, for a file that is something else: its `key` says what, and its `recipe`
 *   how to get one that can be read; a page of values without games has the `address` of the crosstable where that is known. A page
 *   with several crosstables, and a PGN of several events, is refused with their names, unless `group` takes one. A mistake in a file of a known kind is the error of
 *   its reader, with line and column or path. TypeError for a `source` that is neither a text nor a Uint8Array, and for options that
 *   can't be used.
 *
 * Cost: linear in the file, and in players times rounds.
 *
 * @example
 * ```ts
 * import { openEvent } from 'crosstable/event';
 *
 * const event = await openEvent('Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0');
 * event.players.map(({ name }) => name); // → ['Ana', 'Bo']
 *
 * const refused = await openEvent('Rk.;Name;Pts.\n1;Ana;1\n2;Bo;0', { name: 'ranking.csv' }).catch((error) => error);
 * refused.key; // → 'values-without-games'
 * refused.table.rows; // → [['1', 'Ana', '1'], ['2', 'Bo', '0']]
 * ```
 */
export async function openEvent(source: string | Uint8Array, options: OpenOptions = {}): Promise<ChessEvent> {
  checkContent(source, 'source');
  checkNames(options, 'options', { name: true, group: true, selfDefined: true });
  const { name = '', group, selfDefined } = options;
  check(typeof name === 'string', 'options.name', 'a text', name);
  check(group === undefined || typeof group === 'string', 'options.group', 'a text', group);
  const event = await eventIn(source, group, name).catch(async (thrown: unknown) => {
    const { refusalOf } = await import('./refusal.js');
    throw await refusalOf(thrown, source, name);
  });
  const ids = new Map(participantsOf(event).map(({ id }, at) => [id, at]));
  const defined = checkedDefinitions(selfDefined, 'options.selfDefined', ids);
  return defined === undefined ? event : { ...event, selfDefined };
}
