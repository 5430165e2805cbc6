import { type Contribution, type Explanation, type UnfinishedRound, check } from '@crosstable/core';
import { type ChessEvent, type Names, namesOf, participantsOf, titleOf } from '@crosstable/event';
import { roundsInOrder } from '@crosstable/words';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import { type Answer, type Sheet, dataOn, writeAnswer } from './answer.js';
import { type Question, explanationReport } from './explanation-report.js';
import { notesIn } from './findings/notes.js';
import { printedListField, printedListLine, printedNumbers, remarksOnList } from './printed-list.js';
import { placeLine, titleLine } from './title-lines.js';

type Line = Sheet['rows'][number];

/** A round of a player, with what it adds. */
function lineOf(one: Contribution | UnfinishedRound, names: Names): Line {
  const { opponent, round } = one;
  const met = [round, opponent, opponent === null ? null : names(opponent)];
  if (!('outcome' in one)) return [...met, 'unfinished', null, null, null, null, null, null];
  const { cut, outcome, points, reason, score, value } = one;
  return [...met, outcome, points, score, value, reason.key, reason.article, cut === null ? null : cut.key];
}

/** The rounds of an explanation; of direct encounter the games of all who were tied. */
function linesOf(explanation: Explanation, names: Names): Line[] {
  const { article, code, edition, player, steps = [], value } = explanation;
  const about = [code, article, edition, value];
  const games = steps.flatMap(({ reason, standings }) =>
    standings.flatMap(({ player: tied, games: played }) =>
      played.map(({ opponent, points, round }): Line => {
        const met = [round, opponent, names(opponent), null, points, null, points, reason.key, reason.article, null];
        return [tied, names(tied), ...about, ...met];
      }),
    ),
  );
  const rounds = roundsInOrder(explanation).map((one) => [player, names(player), ...about, ...lineOf(one, names)]);
  const lines = [...games, ...rounds];
  // A value without a round keeps its line
  return lines.length > 0 ? lines : [[player, names(player), ...about, ...Array.from({ length: 10 }, () => null)]];
}

function sheetOf(explanations: readonly Explanation[], names: Names): Sheet {
  return {
    fields: [
      ...['number', 'name', 'code', 'article', 'edition', 'value', 'round', 'opponent', 'opponent name', 'outcome'],
      ...['points', 'score', 'contribution', 'reason', 'reason article', 'cut'],
    ],
    rows: explanations.flatMap((explanation) => linesOf(explanation, names)),
  };
}

/** The list of a printed table, and what it prints for the players of a question. */
function printedData(event: ChessEvent, { other, player }: Question, words: AnswerWords): object {
  const printedFor = printedNumbers(event);
  const ids = [player, ...(other === undefined ? [] : [other])];
  const printed = printedFor && { printed: ids.map((id) => ({ player: id, ...printedFor(id) })) };
  return { ...printedListField(event, words), ...printed };
}

/** The answer to a question about the values of a player, or the order of two. */
export function explanationAnswer(event: ChessEvent, question: Question, words: AnswerWords = ENGLISH_ANSWERS): Answer {
  const ofEvent = titleOf(event);
  const { data, explanations, parts } = explanationReport(event, question, words);
  const { tiebreak } = question;
  const asked = tiebreak === undefined ? event : { ...event, tiebreaks: [tiebreak] };
  const title = tiebreak === undefined ? ofEvent : titleOf(asked);
  return {
    document: () => ({
      name: title.name,
      language: words.language,
      kind: words.reports.explanation.kind,
      about: [placeLine(title, words), titleLine(title, words), ...printedListLine(event, words)],
      parts,
      notes: notesIn(event, words),
    }),
    data: () => dataOn(asked, { ...data, ...printedData(event, question, words) }, words),
    sheet: () => sheetOf(explanations, namesOf(participantsOf(event))),
    remarks: remarksOnList(event, words),
  };
}

/**
 * The contributions to the values of a player, or the reason why one player ranks before another, as plain text.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @param words - The language: `GERMAN_ANSWERS` of `crosstable/words/de`; default English.
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
 * //   'Swiss, 1 round, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
 * //   '',
 * //   'BH, Buchholz (Art. 8.1, edition 2026-03) – Ben: 1',
 * //   '  Round 1: loss to Anna, 0 points; the opponent\'s score is 1 (Art. 16.3.1)',
 * //   '  Sum: 1',
 * //   '',
 * // ]
 * ```
 */
export function explanationText(event: ChessEvent, question: Question, words?: AnswerWords, columns?: number): string {
  check(
    columns === undefined || (typeof columns === 'number' && !Number.isNaN(columns)),
    'columns',
    'a number of columns',
    columns,
    'number',
  );
  return writeAnswer(explanationAnswer(event, question, words), 'text', { columns });
}

/**
 * The contributions to the values of a player, or the reason why one player ranks before another, as Markdown.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @param words - The language; default English.
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
export function explanationMarkdown(event: ChessEvent, question: Question, words?: AnswerWords): string {
  return writeAnswer(explanationAnswer(event, question, words), 'markdown');
}

/**
 * The contributions to the values of a player, or the reason why one player ranks before another, as a web page of its own.
 *
 * @param event - From `readEvent` or `eventOf`.
 * @param question - Whom to explain, and what.
 * @param words - The language; default English.
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
export function explanationHtml(event: ChessEvent, question: Question, words?: AnswerWords): string {
  return writeAnswer(explanationAnswer(event, question, words), 'html');
}
