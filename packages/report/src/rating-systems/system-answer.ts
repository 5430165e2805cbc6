import { titleOf } from '@crosstable/event';
import { withDecimals } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';
import type { RatingSystem, RatingSystemWords } from '@crosstable/words/rating-systems';

import type { Answer } from '../answer.js';
import { type Entry, type FilledColumn, type Part, type Table, tableOf } from '../document.js';
import { notesIn } from '../findings/notes.js';
import { idColumn, placeLine, progressOf } from '../title-lines.js';
import { dwzReport } from './dwz-report.js';
import { glicko2Report } from './glicko-2-report.js';
import {
  type SystemColumn,
  type SystemQuestion,
  type SystemReport,
  type SystemRow,
  type SystemRules,
  callerFor,
} from './system-report.js';
import { usChessReport } from './us-chess-report.js';

function reportOn(question: SystemQuestion, rules: SystemRules): SystemReport {
  if (rules.system === 'dwz') return dwzReport(question, rules);
  return rules.system === 'us-chess' ? usChessReport(question, rules) : glicko2Report(question);
}

function printed(
  value: number | null,
  { decimals, isSigned }: Omit<SystemColumn, 'field' | 'heading'>,
  words: AnswerWords,
) {
  if (value === null) return '';
  if (decimals === 'points') return printedNumber(value, words);
  return `${isSigned === true && value > 0 ? '+' : ''}${withDecimals(value, decimals, words.numbers)}`;
}

/** A number in a sentence, with no more decimals than it has. */
function inSentence(value: number, words: AnswerWords): string {
  const most = Math.abs(value) < 10 ? 3 : 2;
  const [, decimals = ''] = String(Number(value.toFixed(most))).split('.');
  return withDecimals(value, decimals.length, words.numbers);
}

/** The sentence of a reason. */
function sentenceOf(
  { key, values = {} }: SystemRow['reasons'][number],
  reasons: RatingSystemWords['reasons'][RatingSystem],
  words: AnswerWords,
): string {
  const say: unknown = Reflect.get(reasons, key);
  if (typeof say !== 'function') throw new TypeError(`reasons: expected a sentence for ${key}, got none`);
  const texts = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    inSentence(Number(value), words),
  ]);
  const said: unknown = Reflect.apply(say, undefined, [Object.fromEntries(texts)]);
  return String(said);
}

/** A player's explanation: every game, and the reasons. */
function explanationOf(
  { after, before, games, player, reasons }: SystemRow,
  { columns }: SystemReport,
  { systemWords, words }: SystemQuestion,
  system: RatingSystem,
  nameOf: (id: string) => string,
): { readonly text: string; readonly details: readonly string[] } {
  const [first] = columns;
  const rating = (value: number | null): string | null => (value === null ? null : printed(value, first, words));
  const points = (value: number): string => printed(value, { decimals: 'points' }, words);
  const told = games.map(({ round, opponent, rating: ofOpponent, score, expected, change }) =>
    systemWords.game(
      round,
      nameOf(opponent),
      rating(ofOpponent),
      points(score),
      expected === null ? null : printed(expected, { decimals: 2 }, words),
      change === null ? null : printed(change, { decimals: 2, isSigned: true }, words),
    ),
  );
  const said = reasons.map((reason) => sentenceOf(reason, systemWords.reasons[system], words));
  return { text: systemWords.player(nameOf(player), rating(before), rating(after)), details: [...told, ...said] };
}

function systemTable({ columns, rows }: SystemReport, words: AnswerWords): Table {
  const { table } = words.reports;
  const filled: readonly FilledColumn<SystemRow>[] = [
    idColumn(rows, words),
    { kind: 'name', heading: table.player, entry: ({ name }) => name },
    { kind: 'word', heading: table.federation, entry: ({ federation }) => federation },
    ...columns.map((column, at): FilledColumn<SystemRow> => ({
      kind: column.decimals === 'points' ? 'value' : 'number',
      heading: column.heading,
      entry: ({ values }) => printed(values[at], column, words),
    })),
  ];
  return tableOf(filled, rows);
}

/** Beside the question, what the answer is to have. */
export interface SystemAsked {
  readonly rules: SystemRules;
  /** Whether texts say why, too; a document that is read alone always does. */
  readonly isWhyAsked: boolean;
  /** Remarks on where the rules and the facts come from. */
  readonly notes: readonly string[];
}

/** The answer to the question for an event's ratings by another system than FIDE's. */
export function systemRatingsAnswer(
  question: SystemQuestion,
  { rules, isWhyAsked, notes: others }: SystemAsked,
): Answer {
  const { event, systemWords, words } = question;
  const report = reportOn(question, rules);
  const title = titleOf(event);
  const notes = [...notesIn(event, words), ...others];
  const { missing, rows } = report;
  const why = (): Part => {
    const nameOf = callerFor(event);
    const sentences = rows.map((row) => explanationOf(row, report, question, rules.system, nameOf));
    return { heading: systemWords.why, sentences };
  };
  return {
    document: (extent) => ({
      name: title.name,
      language: words.language,
      kind: words.reports.ratings.kind,
      about: [placeLine(title, words), report.about(progressOf(title, words))],
      parts: [
        { table: systemTable(report, words) },
        ...(missing.length === 0 ? [] : [{ sentences: missing }]),
        ...(extent === 'full' || isWhyAsked ? [why()] : []),
      ],
      notes,
    }),
    data: () => ({
      ...title,
      ...report.rules,
      players: rows.map(({ player, name, federation, data }) => ({ player, name, federation, ...data })),
      notes: [...notes, ...missing],
    }),
    sheet: () => ({
      fields: ['number', 'name', 'federation', ...report.columns.map(({ field }) => field)],
      rows: rows.map(({ player, name, federation, values }) => [player, name, federation, ...values]),
    }),
    remarks: missing,
  };
}

/** A player's numbers in another system. */
export interface PlayerInSystem {
  /** How far the tournament is, and the rules. */
  readonly about: string;
  /** The numbers that there are, printed. */
  readonly values: readonly { readonly heading: Entry; readonly printed: string }[];
  /** The new rating; `null` where something is missing. */
  readonly after: number | null;
  /** Every game, and the reasons. */
  readonly why: readonly string[];
}

/** A player of an event by another system than FIDE's; `null` for an id that nobody has. */
export function playerInSystem(question: SystemQuestion, rules: SystemRules, player: string): PlayerInSystem | null {
  const { event, words } = question;
  const report = reportOn(question, rules);
  const row = report.rows.find((one) => one.player === player);
  if (row === undefined) return null;
  const { details } = explanationOf(row, report, question, rules.system, callerFor(event));
  return {
    about: report.about(progressOf(titleOf(event), words)),
    values: report.columns.flatMap((column, at) => {
      const value = printed(row.values[at], column, words);
      return value === '' ? [] : [{ heading: column.heading, printed: value }];
    }),
    after: row.after,
    why: details,
  };
}
