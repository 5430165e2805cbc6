import { csvText, jsonText } from '@crosstable/core/text';
import { idColumn, progressOf, underName } from '@crosstable/event';
import { printedNumber } from '@crosstable/words/checked';

import { aligned, withoutEmpty } from './columns.js';
import type { RatingRow, RatingsReport } from './ratings-report.js';

/** The notes beside the table. */
export interface Notes {
  /** About the file. */
  readonly notes: readonly string[];
  /** About the ratings. */
  readonly remarks: readonly string[];
}

const HEADINGS = ['Player', 'Fed', 'Rating', 'Games', 'Score', 'Expected', 'Rp', 'K', 'Change', 'Rounded', 'New'];

/** With a sign, also a plus: it is a change. */
function signed(value: number, decimals: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(decimals)}`;
}

function orNothing<T>(value: T | null, print: (value: T) => string): string {
  return value === null ? '' : print(value);
}

function cells(row: RatingRow, decimals: number): string[] {
  const { player, name, federation, rating, ratedGames, score, expected, performance } = row;
  const { k, change, rounded, newRating } = row;
  return [
    player,
    name,
    federation,
    String(rating),
    String(ratedGames),
    printedNumber(score),
    expected.toFixed(2),
    orNothing(performance, String),
    orNothing(k, String),
    orNothing(change, (value) => signed(value, decimals)),
    orNothing(rounded, (value) => signed(value, 0)),
    orNothing(newRating, String),
  ];
}

/** The rounds of a rating period. */
export function roundsOfPeriod({ from, to }: NonNullable<RatingsReport['period']>): string {
  return from === to ? `round ${from}` : `rounds ${from} to ${to}`;
}

/** The rules in a line. */
function titleLine(report: RatingsReport): string {
  const { kind, on } = report;
  const rules = on === null ? 'as in force' : `as in force on ${on}`;
  return `${progressOf(report)}, ${kind} ratings by FIDE B.02 ${rules}`;
}

function text(report: RatingsReport, { remarks }: Notes): string {
  const { name, rows } = report;
  // K is a whole number, so that a second decimal is there for few K only
  const decimals = rows.every(
    ({ change }) => change === null || Number.isInteger(Number((change * 10).toPrecision(12))),
  )
    ? 1
    : 2;
  const { heading } = idColumn(rows.map(({ player }) => player));
  const table = aligned(
    withoutEmpty(
      [heading, ...HEADINGS],
      rows.map((row) => cells(row, decimals)),
    ),
  );
  const lines = rows.length === 0 ? ['Nobody is rated.'] : table.map((row) => row.join('  ').trimEnd());
  const foot = remarks.length === 0 ? [] : ['', ...remarks];
  const { period } = report;
  const ofPeriod = period === undefined ? [] : [`Rating period of ${roundsOfPeriod(period)}`];
  return underName({ name }, [titleLine(report), ...ofPeriod, '', ...lines, ...foot, '']);
}

/** A table; of a rating period, each line says its rounds. */
function csv({ period, rows }: RatingsReport): string {
  const [roundHeadings, rounds] =
    period === undefined
      ? [[], []]
      : [
          ['from round', 'to round'],
          [period.from, period.to],
        ];
  const headings = [
    'number',
    'name',
    'federation',
    'rating',
    'games rated in the tournament',
    'score',
    'expected',
    'performance',
  ];
  const lines = rows.map((row) => {
    const { player, name, federation, rating, ratedGames, score, expected, performance } = row;
    const { k, change, rounded, newRating } = row;
    const numbers = [rating, ratedGames, score, expected, performance, k, change, rounded, newRating];
    return [player, name, federation, ...numbers, ...rounds];
  });
  return csvText([[...headings, 'k', 'change', 'rounded change', 'new rating', ...roundHeadings], ...lines]);
}

function json(report: RatingsReport, { notes, remarks }: Notes): string {
  const { rows: players, unrated, ...title } = report;
  return `${jsonText({ ...title, players, unrated, notes: [...notes, ...remarks] }, 2)}\n`;
}

/** The formats by name. */
export const RATINGS_FORMATS: ReadonlyMap<string, (report: RatingsReport, notes: Notes) => string> = new Map([
  ['text', text],
  ['json', json],
  ['csv', csv],
]);
