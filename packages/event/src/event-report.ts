// An event as a report (TRF). Nothing is written that reads back as another table.
import { lastPairedRound, unexpected, withKindsRead } from '@crosstable/core';
import { standings } from '@crosstable/standings';
import { type TrfDraft, type TrfOptions, formatTrf, parseTrf } from '@crosstable/trf/inside';
import type { ReportNote } from '@crosstable/words/answers';

import type { ChessEvent } from './chess-event.js';
import { tableOf } from './event-table.js';
import { onlyFileIn } from './open-event.js';
import { readEvent } from './read-event.js';
import { isJson } from './recognized.js';
import { reportDraft } from './report-draft.js';
import { reportNotes } from './report-notes.js';
import { numbered } from './report-players.js';

/** A report, and what is to be said of it. */
export interface EventReport {
  readonly text: string;
  /** The facts that the file of the event doesn't tell, those that were filled in, and those that a report can't hold. */
  readonly notes: readonly ReportNote[];
}

/** The options of {@link eventReport}. */
export interface EventReportOptions extends TrfOptions {
  /** The report that the event was read from, with all that an event doesn't keep of it; default: one is made of the event. */
  readonly draft?: TrfDraft | undefined;
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
 * The report (TRF) of an event that was read from a file of any kind. Players and teams have their pairing numbers in it.
 *
 * @param given - The event.
 * @param options - Those of `formatTrf`, and the report that the event was read from.
 * @returns The text, and what the file doesn't tell and a report can't hold.
 * @throws RangeError where a report can't hold the tournament, as with games whose rounds nobody knows, or would be read as another
 *   table; and the errors of `formatTrf`.
 *
 * Cost: that of `formatTrf`, of `readEvent`, and twice that of `standings`.
 */
export function eventReport(given: ChessEvent, options: EventReportOptions = {}): EventReport {
  checkGames(given);
  const { draft, ...others } = options;
  const event = numbered(given);
  const { games, matches, players, system } = event;
  const paired = matches ? lastPairedRound(matches) : lastPairedRound(withKindsRead(games, system), players.length);
  const ranked = rowsOf({ ...event, round: paired }) ?? [];
  const ranks = new Map(ranked.map(({ player, rank }) => [player, rank]));
  const whole = draft ?? reportDraft(event, ranks);
  const text = formatTrf(whole, others);
  // The report of a period is read as a part of the tournament
  checkTable(event, others.period === undefined ? text : formatTrf(whole));
  return { text, notes: reportNotes(given, others.unfinished ?? '', draft === undefined ? paired : undefined) };
}
