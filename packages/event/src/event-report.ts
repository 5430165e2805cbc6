// An event as a report (TRF). Nothing is written that reads back as another table.
import { lastPairedRound, unexpected, withKindsRead } from '@crosstable/core';
import { standings } from '@crosstable/standings';
import { type TrfDraft, formatTrf, parseTrf } from '@crosstable/trf/inside';
import {
  type AnswerWords,
  type ReportNote,
  type ReportNoteValues,
  type WordsWith,
  checkAnswerWords,
} from '@crosstable/words/answers';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import { checkEvent } from './checked-event.js';
import type { ChessEvent } from './chess-event.js';
import { tableOf } from './event-table.js';
import { onlyFileIn } from './open-event.js';
import { readEvent } from './read-event.js';
import { isJson } from './recognized.js';
import { reportDraft } from './report-draft.js';
import { reportNotes } from './report-notes.js';
import { numbered } from './report-players.js';

/** A note on a report as data, and its sentence. */
export type EventReportNote = ReportNote & {
  /** In English, or in the language that was asked for; it begins small and has no full stop. */
  readonly message: string;
};

/** A report, and what is to be said of it. */
export interface EventReport {
  /** The text of the file. */
  readonly text: string;
  /** The facts that the file of the event doesn't tell, those that were filled in, and those that a report can't hold. */
  readonly notes: readonly EventReportNote[];
}

/** The notes on a list that the file doesn't name. */
const OF_LIST: ReadonlySet<string> = new Set(['default-list', 'followed-list']);

/** The options of {@link eventReport}. */
export interface EventReportOptions {
  /**
   * The sign of a game without a result: `'?'`, as FIDE's pairings commission recommends, with 0 points as X of 162; or `''`, the
   * default, because programs refuse `?`.
   */
  readonly unfinished?: '?' | '' | undefined;
  /**
   * The first and the last day of a rating period, as `2026-04-01`: the report has the rounds on these days, with the points and ranks
   * after the last of them.
   */
  readonly period?: readonly [from: string, to: string] | undefined;
}

/** The report itself that a file is, perhaps alone in a ZIP archive, with all that an event doesn't keep of it; nothing of another file. */
export async function reportIn(source: Uint8Array): Promise<TrfDraft | undefined> {
  const only = await onlyFileIn(source);
  if (only !== undefined) return reportIn(only);
  try {
    return isJson(source) ? undefined : parseTrf(source);
  } catch (thrown) {
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** Throws for games that have no place in a report. */
function checkGames({ matches = [], unknown = [] }: ChessEvent): void {
  if (unknown.includes('rounds')) {
    const expected = 'games with their rounds, because a report has a column for each round';
    throw unexpected('', expected, 'a table of opponents that doesn’t tell the rounds; JSON can hold it');
  }
  const hasTotals = matches.some((round) =>
    round.some(({ black, boards, kind }) => black !== '' && boards === undefined && kind === undefined),
  );
  if (!hasTotals) return;
  const found = 'matches of which the points are known alone; JSON can hold them';
  throw unexpected('', 'matches with the games on their boards, which a report has', found);
}

/** The standings by the list of an event. */
function rowsOf(event: ChessEvent): ReturnType<typeof standings> | undefined {
  try {
    return standings(tableOf(event), event.tiebreaks);
  } catch (thrown) {
    // A list that can't be used, as one that needs colours which nobody knows
    if (thrown instanceof RangeError) return undefined;
    throw thrown;
  }
}

/** The tournament as it reads back. */
function readAgain(text: string): ChessEvent {
  try {
    return readEvent(text);
  } catch (thrown) {
    throw new RangeError('the report could not be read again', { cause: thrown });
  }
}

/** Throws unless a report has the table of an event. Settings that a report can't hold are those of the event. */
function checkTable(event: ChessEvent, text: string): void {
  const { articleTwelve, edition, isLong, ratings, round, selfDefined, tiebreaks, unknown, unrated, values } = event;
  const settings = { articleTwelve, edition, isLong, ratings, round, selfDefined, tiebreaks, unknown, unrated, values };
  const again = { ...readAgain(text), ...settings };
  const both = [event, again];
  const ranked = both.map(rowsOf);
  const isUsable = ranked.every((rows) => rows !== undefined);
  const tables = isUsable ? ranked : both.map((one) => standings(tableOf(one), ['PTS']));
  const [before, after] = tables.map((rows) => JSON.stringify(rows));
  if (before !== after) throw new RangeError('a report can’t hold everything of this tournament');
}

/**
 * The report of an event, with notes as data.
 *
 * @param draft - The report that the event was read from, with all that an event doesn't keep of it; `undefined` makes one of the event.
 * @param isListNamed - Whether a report that is made of the event names its list. Where the file names none, a default isn't announced.
 */
export function reportFrom(
  draft: TrfDraft | undefined,
  given: ChessEvent,
  options: EventReportOptions = {},
  isListNamed = true,
): { readonly text: string; readonly notes: readonly ReportNote[] } {
  checkGames(given);
  const event = numbered(given);
  const { games, matches, players, system } = event;
  const paired = matches ? lastPairedRound(matches) : lastPairedRound(withKindsRead(games, system), players.length);
  const ranked = rowsOf({ ...event, round: paired }) ?? [];
  const ranks = new Map(ranked.map(({ player, rank }) => [player, rank]));
  const { tiebreaks, ...listless } = reportDraft(event, ranks);
  const whole = draft ?? { ...listless, ...(isListNamed && { tiebreaks }) };
  const text = formatTrf(whole, options);
  const { period } = options;
  // The report of a period is read as a part of the tournament
  checkTable(event, period === undefined ? text : formatTrf(whole));
  const notes = reportNotes(given, options, draft === undefined ? paired : undefined);
  return { text, notes: isListNamed ? notes : notes.filter(({ key }) => !OF_LIST.has(key)) };
}

/** The sentence of a note. */
export function noteInWords<Key extends keyof ReportNoteValues>(
  { key, values }: ReportNote<Key>,
  { reports }: WordsWith<'conversion'>,
): string {
  return reports.conversion.notes[key](values);
}

/**
 * The tournament report (TRF26) of an event that was read from a file of any kind: a page or a file of Swiss-Manager becomes one. Players
 * and teams have their pairing numbers in it. It reads back as the same standings, or there is an error. A file that is a report already
 * loses nothing with `parseTrf` and `formatTrf` of `@crosstable/trf`.
 *
 * @param event - From `openEvent` or `eventOf`.
 * @param options - The sign of a game without a result, and the rating period of a report that has only its rounds.
 * @param words - The language of the notes: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns The text, with LF after each line, and notes on what the file doesn't tell and what a report can't hold.
 * @throws RangeError where a report can't hold the tournament, as games whose rounds nobody knows, or matches without their boards; with
 *   path, expectation and value, for an event with an invalid change, for a value that no report can have, and for a period without a
 *   round or without the dates of the rounds. TypeError if `event` isn't an event, for options of another type, and for `words` that
 *   aren't a language.
 *
 * Cost: that of writing the report and of reading it, and three times that of `standings`.
 *
 * @example
 * ```ts
 * import { eventReport, openEvent } from 'crosstable/event';
 *
 * const event = await openEvent('Rk.;Name;Rtg;1.Rd;Pts.\n1;Ana;2100;2w1;1\n2;Bo;2000;1b0;0', { name: 'open.csv' });
 * const { text, notes } = eventReport(event);
 * text.split('\n').at(-3)?.slice(0, 52); // → '001    1      Ana                               2100'
 * notes.map(({ message }) => message).at(-2); // → 'the file names no tie-breaks: the report has the default list PTS,BH/C1,BH,SB'
 * ```
 */
export function eventReport(
  event: ChessEvent,
  options: EventReportOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): EventReport {
  checkEvent(event);
  checkAnswerWords(words, 'conversion');
  const { notes, text } = reportFrom(undefined, event, options);
  return { text, notes: notes.map((note) => ({ ...note, message: noteInWords(note, words) })) };
}
