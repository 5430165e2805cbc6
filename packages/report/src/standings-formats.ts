import { csvText, jsonText } from '@crosstable/core/text';
import { idColumn, titleLine, underName } from '@crosstable/event';
import { printedValue } from '@crosstable/words/checked';

import { aligned, withoutEmpty } from './columns.js';
import { markdownHead, markdownTable, markdownText } from './markdown-text.js';
import type { ExpelledRow, StandingsReport, StandingsRow } from './standings-report.js';

/** A line of the table: of a ranked participant, or of an expelled one. */
export type PrintedRow = StandingsRow | ExpelledRow;

/** The ranked, and below them the expelled. */
export function printedRows({ rows, expelled = [] }: StandingsReport): readonly PrintedRow[] {
  return [...rows, ...expelled];
}

/** An expelled participant has no rank. */
export function printedRank(rank: number | null): string {
  return rank === null ? '' : String(rank);
}

/** The sentences on a table: who has no rank, and the remarks. */
export function sentencesUnder({ expelled = [], remarks = [] }: StandingsReport): readonly string[] {
  return [...(expelled.length > 0 ? ['Those without a rank were expelled.'] : []), ...remarks.map((one) => `${one}.`)];
}

/** The same as lines under the table, after an empty one. */
function under(report: StandingsReport): readonly string[] {
  const said = sentencesUnder(report);
  return said.length === 0 ? [] : ['', ...said];
}

/** The columns of text and Markdown between rank and id and the values. */
const HEADINGS = ['Title', 'Player', 'Fed', 'Rating'];

function cells(
  { rank, player, title, name, federation, rating, values }: PrintedRow,
  codes: readonly string[],
): string[] {
  const shown = values.map((value, at) => printedValue(codes[at], value));
  return [printedRank(rank), player, title, name, federation, rating === null ? '' : String(rating), ...shown];
}

/** A line of a table of teams, between rank and values. */
function teamCells({ rank, player, name, matchPoints, gamePoints, values }: PrintedRow, codes: readonly string[]) {
  const shown = values.map((value, at) => printedValue(codes[at], value));
  return [
    printedRank(rank),
    player,
    name,
    printedValue('MPTS', matchPoints ?? 0),
    printedValue('GPTS', gamePoints ?? 0),
    ...shown,
  ];
}

/** The table without the columns that stand empty: old tournaments have no ratings. */
function table(report: StandingsReport): string[][] {
  const { participants, tiebreaks } = report;
  const rows = printedRows(report);
  const { heading } = idColumn(rows.map(({ player }) => player));
  if (participants === 'teams') {
    const lines = rows.map((row) => teamCells(row, tiebreaks));
    return withoutEmpty(['#', heading, 'Team', 'MP', 'GP', ...tiebreaks], lines);
  }
  const lines = rows.map((row) => cells(row, tiebreaks));
  return withoutEmpty(['#', heading, ...HEADINGS, ...tiebreaks], lines);
}

export function reportText(report: StandingsReport): string {
  const { warnings = [] } = report;
  const lines = aligned(table(report)).map((row) => row.join('  '));
  const text = underName(report, [titleLine(report), '', ...lines, ...under(report), '']);
  return [...warnings, text].join('\n');
}

export function reportMarkdown(report: StandingsReport): string {
  const warnings = (report.warnings ?? []).flatMap((one) => [markdownText(one), '']);
  const head = [...warnings, ...markdownHead(report, titleLine(report))];
  return [...head, '', ...markdownTable(table(report)), ...under(report).map(markdownText), ''].join('\n');
}

export function reportCsv(report: StandingsReport): string {
  const { participants, tiebreaks } = report;
  const rows = printedRows(report);
  if (participants === 'teams') {
    return csvText([
      ['rank', 'number', 'team', 'MP', 'GP', ...tiebreaks],
      ...rows.map(({ rank, player, name, matchPoints = 0, gamePoints = 0, values }) => [
        ...[rank, player, name, matchPoints, gamePoints],
        ...values,
      ]),
    ]);
  }
  const lines = [
    ['rank', 'number', 'title', 'name', 'federation', 'rating', ...tiebreaks],
    ...rows.map(({ rank, player, title, name, federation, rating, values }) => [
      rank,
      player,
      title,
      name,
      federation,
      rating,
      ...values,
    ]),
  ];
  return csvText(lines);
}

export function reportJson({ rows: standings, tiebreaks, ...rest }: StandingsReport): string {
  return `${jsonText({ ...rest, tiebreaks, standings }, 2)}\n`;
}
