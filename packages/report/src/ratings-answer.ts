import { type ChessEvent, titleOf } from '@crosstable/event';
import { withDecimals } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';

import type { Answer, Sheet } from './answer.js';
import { type Document, type FilledColumn, type Part, type Table, tableOf } from './document.js';
import { remarksOn } from './ratings-remarks.js';
import {
  type RatingRow,
  type RatingRules,
  type RatingsReport,
  ratingPeriods,
  ratingsReportOn,
} from './ratings-report.js';
import { notesIn } from './findings/notes.js';
import { idColumn, placeLine, progressOf } from './title-lines.js';

/** By which rules a tournament is rated, and where they come from. */
export interface SourcedRules extends RatingRules {
  /** The file that has K; `undefined` where none was given. */
  readonly kSource: string | undefined;
  /** Remarks on the source of these rules. */
  readonly notes: readonly string[];
}

/** A rating period, or the whole tournament where that is one, and what there is to say of it. */
interface RatedPeriod {
  readonly report: RatingsReport;
  readonly remarks: readonly string[];
}

/** With a sign, also a plus: it is a change. */
function signed(value: number, decimals: number, words: AnswerWords): string {
  return `${value > 0 ? '+' : ''}${withDecimals(value, decimals, words.numbers)}`;
}

function orNothing<T>(value: T | null, print: (value: T) => string): string {
  return value === null ? '' : print(value);
}

/** K is a whole number, so that a second decimal is there for few K only. */
function decimalsOf(rows: readonly RatingRow[]): number {
  const isTenth = ({ change }: RatingRow): boolean =>
    change === null || Number.isInteger(Number((change * 10).toPrecision(12)));
  return rows.every(isTenth) ? 1 : 2;
}

function ratingsTable(rows: readonly RatingRow[], words: AnswerWords): Table {
  const decimals = decimalsOf(rows);
  const { ratings, table } = words.reports;
  const columns: readonly FilledColumn<RatingRow>[] = [
    idColumn(rows, words),
    { kind: 'name', heading: table.player, entry: ({ name }) => name },
    { kind: 'word', heading: table.federation, entry: ({ federation }) => federation },
    { kind: 'number', heading: table.rating, entry: ({ rating }) => String(rating) },
    { kind: 'number', heading: table.games, entry: ({ ratedGames }) => String(ratedGames) },
    { kind: 'value', heading: ratings.score, entry: ({ score }) => printedNumber(score, words) },
    { kind: 'number', heading: ratings.expected, entry: ({ expected }) => withDecimals(expected, 2, words.numbers) },
    {
      kind: 'number',
      heading: ratings.performance,
      entry: ({ performance }) => orNothing(performance, String),
    },
    { kind: 'number', heading: 'K', entry: ({ k }) => orNothing(k, String) },
    {
      kind: 'number',
      heading: ratings.change,
      entry: ({ change }) => orNothing(change, (value) => signed(value, decimals, words)),
    },
    {
      kind: 'number',
      heading: ratings.rounded,
      entry: ({ rounded }) => orNothing(rounded, (value) => signed(value, 0, words)),
    },
    { kind: 'number', heading: ratings.newRating, entry: ({ newRating }) => orNothing(newRating, String) },
  ];
  return tableOf(columns, rows);
}

/** The rules in a line. */
function aboutLine(report: RatingsReport, words: AnswerWords): string {
  const { kind, on } = report;
  const { ratings, title } = words.reports;
  return ratings.rules(progressOf(report, words), kind, on === null ? null : title.day(on));
}

/** A period: its table, and what there is to say of it. */
function partsOf({ remarks, report: { period, rows } }: RatedPeriod, words: AnswerWords): Part[] {
  const { ratings } = words.reports;
  return [
    {
      ...(period !== undefined && { heading: ratings.period(period.from, period.to) }),
      ...(rows.length === 0 ? { sentences: [ratings.nobody] } : { table: ratingsTable(rows, words) }),
    },
    ...(remarks.length === 0 ? [] : [{ sentences: remarks }]),
  ];
}

function documentOf(
  event: ChessEvent,
  periods: readonly RatedPeriod[],
  notes: readonly string[],
  words: AnswerWords,
): Document {
  const last = periods[periods.length - 1].report;
  return {
    name: last.name,
    language: words.language,
    kind: words.reports.ratings.kind,
    about: [placeLine(titleOf(event), words), aboutLine(last, words)],
    parts: periods.flatMap((period) => partsOf(period, words)),
    notes,
  };
}

/** A line a player; with several periods, each line says its rounds. */
function sheetOf(periods: readonly RatedPeriod[]): Sheet {
  const hasPeriods = periods.some(({ report }) => report.period !== undefined);
  return {
    fields: [
      ...['number', 'name', 'federation', 'rating', 'games rated in the tournament', 'score', 'expected'],
      ...['performance', 'k', 'change', 'rounded change', 'new rating'],
      ...(hasPeriods ? ['from round', 'to round'] : []),
    ],
    rows: periods.flatMap(({ report: { period, rows } }) =>
      rows.map(({ player, name, federation, rating, ratedGames, score, expected, performance, ...changed }) => [
        ...[player, name, federation, rating, ratedGames, score, expected, performance],
        ...[changed.k, changed.change, changed.rounded, changed.newRating],
        ...(period === undefined ? [] : [period.from, period.to]),
      ]),
    ),
  };
}

function dataOf({ remarks, report }: RatedPeriod, notes: readonly string[]): object {
  const { rows: players, unrated, ...title } = report;
  return { ...title, players, unrated, notes: [...notes, ...remarks] };
}

/** The periods of an event with their ratings, each by those that were published before it. */
function ratedPeriods(event: ChessEvent, rules: SourcedRules, words: AnswerWords): readonly RatedPeriod[] {
  const periods = ratingPeriods(event);
  const events = periods.map((period) => period.event);
  return periods.map(({ from, to, event: ofPeriod }, at) => {
    const report = ratingsReportOn(ofPeriod, rules, events.slice(0, at));
    const remarks = remarksOn(report, rules.kSource, words);
    return { report: periods.length === 1 ? report : { ...report, period: { from, to } }, remarks };
  });
}

/** The remarks, which say the rounds of their period where there are several. */
function remarksOf(periods: readonly RatedPeriod[], { reports }: AnswerWords): readonly string[] {
  const told = periods.flatMap(({ remarks, report: { period } }) =>
    period === undefined ? remarks : remarks.map((remark) => reports.ratings.inPeriod(period.from, period.to, remark)),
  );
  return [...new Set(told)];
}

/** The answer to the question for what an event does to ratings, period by period; of several periods, the data is a list. */
export function ratingsAnswer(event: ChessEvent, rules: SourcedRules, words: AnswerWords = ENGLISH_ANSWERS): Answer {
  const notes = [...notesIn(event, words), ...rules.notes];
  const periods = ratedPeriods(event, rules, words);
  return {
    document: () => documentOf(event, periods, notes, words),
    data: () => (periods.length === 1 ? dataOf(periods[0], notes) : periods.map((period) => dataOf(period, notes))),
    sheet: () => sheetOf(periods),
    remarks: remarksOf(periods, words),
  };
}
