import type { ChessEvent } from '@crosstable/event';
import type { StandingsOptions } from '@crosstable/standings';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, writeAnswer } from './answer.js';
import { remarksOnList } from './printed-list.js';
import { standingsDocument, standingsSheet } from './standings-document.js';
import { type StandingsReport, standingsReport } from './standings-report.js';

/** The answer to the question for the standings, and its report. */
export function standingsAnswer(
  event: ChessEvent,
  options: StandingsOptions = {},
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer & { readonly report: StandingsReport } {
  const report = standingsReport(event, options, words);
  const { rows: standings, tiebreaks, ...rest } = report;
  return {
    report,
    document: (extent) => standingsDocument(report, event, extent, words),
    data: () => ({ ...rest, tiebreaks, standings }),
    sheet: () => standingsSheet(report),
    remarks: [...remarksOnList(event, words), ...(report.remarks ?? [])],
  };
}

/**
 * The standings of an event as plain text.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns Lines, each with a newline, in columns; the names of the file can't break them.
 * @throws As `standingsReport`.
 *
 * Cost: that of `standings`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { standingsText } from 'crosstable/report';
 *
 * const event = eventOf({ name: 'Club', tiebreaks: ['PTS'], games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * standingsText(event).split('\n'); // → [
 * //   'Club',
 * //   'System unknown, 1 round, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
 * //   '',
 * //   '#  Id    PTS',
 * //   '1  Anna    1',
 * //   '2  Ben     0',
 * //   '',
 * // ]
 * ```
 */
export function standingsText(event: ChessEvent, words?: AnswerWords): string {
  return writeAnswer(standingsAnswer(event, {}, words), 'text');
}

/**
 * The standings of an event as a table in Markdown.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns Lines of Markdown; nothing in the names of the file is markup.
 * @throws As `standingsReport`.
 *
 * Cost: that of `standings`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { standingsMarkdown } from 'crosstable/report';
 *
 * const event = eventOf({ name: 'Club', tiebreaks: ['PTS'], games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * standingsMarkdown(event).split('\n').slice(4, 6); // → ['| # | Id   | PTS |', '| --: | :--- | --: |']
 * ```
 */
export function standingsMarkdown(event: ChessEvent, words?: AnswerWords): string {
  return writeAnswer(standingsAnswer(event, {}, words), 'markdown');
}

/**
 * The standings of an event for spreadsheets: no text of the file can become a formula.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @returns Lines of fields, each with a carriage return and a newline. The first has the headings. The warnings of `standingsReport` have
 *   no place among them.
 * @throws As `standingsReport`.
 *
 * Cost: that of `standings`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { standingsCsv } from 'crosstable/report';
 *
 * const event = eventOf({ name: 'Club', tiebreaks: ['PTS'], games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * standingsCsv(event).split('\r\n'); // → [
 * //   'rank,number,title,name,federation,rating,PTS', '1,Anna,,,,,1', '2,Ben,,,,,0', '',
 * // ]
 * ```
 */
export function standingsCsv(event: ChessEvent): string {
  return writeAnswer(standingsAnswer(event), 'csv');
}

/**
 * The standings of an event as a web page of its own, with what every round was. It loads nothing from elsewhere.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
 * @returns The HTML of the page, from the doctype on.
 * @throws As `standingsReport`.
 *
 * Cost: that of `standings`, and linear in players times rounds, of a round robin in players times players.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { standingsHtml } from 'crosstable/report';
 *
 * const event = eventOf({ name: 'Club', tiebreaks: ['PTS'], games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * standingsHtml(event).includes('<title>Club</title>'); // → true
 * ```
 */
export function standingsHtml(event: ChessEvent, words?: AnswerWords): string {
  return writeAnswer(standingsAnswer(event, {}, words), 'html');
}
