import { check } from '@crosstable/core';
import { type ChessEvent, placeLine, titleLine, titleOf, underName } from '@crosstable/event';

import { wrapped } from './columns.js';
import { explanationMarkdownPage, explanationPage } from './explanation-page.js';
import { type Question, explanationReport } from './explanation-report.js';
import { eventJson } from './sections.js';

/**
 * The contributions to the values of a player, or the reason why one player ranks before another, as plain text.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @param columns - How wide the text may be, at least 40; default 80.
 * @returns Lines, each with a newline; the names of the file can't break them.
 * @throws RangeError for a player who isn't in the event, for a code that can't be used, for the same player twice, for a
 *   tie-break beside two players, and with path, expectation and value, for an event with an invalid change;
 *   TypeError if `event` isn't an event, `question` isn't a question, or `columns` isn't a number.
 *
 * Cost: that of `explainStanding`, or of `explainOrder`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { explanationText } from 'crosstable/report';
 *
 * const event = eventOf({ system: 'swiss', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * explanationText(event, { player: 'Ben', tiebreak: 'BH' }).split('\n'); // → [
 * //   'Swiss, 1 round, tie-breaks of FIDE C.07 (2026-03)',
 * //   '',
 * //   'BH, Buchholz (Art. 8.1, edition 2026-03) – Ben: 1',
 * //   '  Round 1: loss to Anna, 0 points; the opponent\'s score is 1 (Art. 16.3.1)',
 * //   '  Sum: 1',
 * //   '',
 * // ]
 * ```
 */
export function explanationText(event: ChessEvent, question: Question, columns?: number): string {
  const title = titleOf(event);
  check(
    columns === undefined || (typeof columns === 'number' && !Number.isNaN(columns)),
    'columns',
    'a number of columns',
    columns,
    'number',
  );
  const lines = [titleLine(title), ...explanationReport(event, question).lines];
  return `${underName(title, wrapped(lines, columns))}\n`;
}

type Page = (name: string, head: readonly string[], lines: readonly string[]) => string;

/** The same with headings and lists. */
function onPage(page: Page, event: ChessEvent, question: Question): string {
  const title = titleOf(event);
  const head = [placeLine(title), titleLine(title)].filter((line) => line !== '');
  return page(title.name, head, explanationReport(event, question).lines);
}

/**
 * The same as Markdown, with headings and lists.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @returns Lines of Markdown; nothing in the names of the file is markup.
 * @throws As `explanationText`.
 *
 * Cost: that of `explanationText`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { explanationMarkdown } from 'crosstable/report';
 *
 * const event = eventOf({ name: 'Club', games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] });
 * explanationMarkdown(event, { player: 'Ben', tiebreak: 'PTS' }).split('\n')[0]; // → '# Club'
 * ```
 */
export function explanationMarkdown(event: ChessEvent, question: Question): string {
  return onPage(explanationMarkdownPage, event, question);
}

/**
 * The same as a web page of its own.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @returns The HTML of the page, from the doctype on.
 * @throws As `explanationText`.
 *
 * Cost: that of `explanationText`.
 *
 * @example
 * ```ts
 * import { eventOf } from 'crosstable/event';
 * import { explanationHtml } from 'crosstable/report';
 *
 * const event = eventOf({ games: [[{ white: '<Anna>', black: 'Ben', result: 1 }]] });
 * explanationHtml(event, { player: '<Anna>', tiebreak: 'PTS' }).includes('&lt;Anna&gt;'); // → true
 * ```
 */
export function explanationHtml(event: ChessEvent, question: Question): string {
  return onPage(explanationPage, event, question);
}

/** The same as data. */
export function explanationJson(event: ChessEvent, question: Question): string {
  return eventJson(event, explanationReport(event, question).data);
}
