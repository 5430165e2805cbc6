import { csvText, jsonText } from '@crosstable/core/text';
import { idColumn, placeLine, progressOf, underName } from '@crosstable/event';
import { printedNumber } from '@crosstable/words/checked';

import { aligned, withoutEmpty } from './columns.js';
import { type ColumnKind, escaped, htmlPage, tablePage } from './html.js';
import { markdownHead, markdownTable } from './markdown-text.js';
import type { PrizeRow, PrizesReport } from './prizes-report.js';

function cells({ rank, player, title, name, teamName, board, ...done }: PrizeRow): string[] {
  const { games, percentage, performance, points } = done;
  return [
    ...[String(rank), player, title, name, teamName, String(board), String(games), printedNumber(points)],
    percentage === null ? '–' : percentage.toFixed(1),
    performance === null ? '–' : String(performance),
  ];
}

/** The table without the columns in which nothing stands. */
function table({ rows }: PrizesReport): string[][] {
  const { heading } = idColumn(rows.map(({ player }) => player));
  const headings = ['#', heading, 'Title', 'Player', 'Team', 'Board', 'Games', 'Points', '%', 'TPR'];
  return withoutEmpty(headings, rows.map(cells));
}

/** The players of the table, in a line. */
function titleLine(report: PrizesReport): string {
  const { board, minimum } = report;
  const whom = board === null ? 'players' : `players of board ${board}`;
  const least = minimum > 1 ? `, with ${minimum} games or more` : '';
  return `${progressOf(report)}: ${whom} by their games over the board${least}`;
}

/** In the place of a table without lines. */
const NOBODY = 'Nobody has played so many games.';

function text(report: PrizesReport): string {
  const rows = report.rows.length === 0 ? [NOBODY] : aligned(table(report)).map((row) => row.join('  '));
  return underName(report, [titleLine(report), '', ...rows, '']);
}

function markdown(report: PrizesReport): string {
  const head = markdownHead(report, titleLine(report));
  const rows = report.rows.length === 0 ? [NOBODY] : markdownTable(table(report));
  return [...head, '', ...rows, ''].join('\n');
}

function csv({ rows }: PrizesReport): string {
  return csvText([
    ['rank', 'number', 'title', 'name', 'team number', 'team', 'board', 'games', 'points', 'percent', 'performance'],
    ...rows.map(({ rank, player, title, name, team, teamName, board, games, points, percentage, performance }) => [
      ...[rank, player, title, name, team, teamName],
      ...[board, games, points, percentage, performance],
    ]),
  ]);
}

function json({ rows: players, ...title }: PrizesReport): string {
  return `${jsonText({ ...title, players }, 2)}\n`;
}

/** The class of a column's cells by its heading. */
function kindOf(heading: string): ColumnKind | undefined {
  if (heading === '#') return 'rank';
  if (heading === 'Player') return 'name';
  return ['Id', 'Title', 'Team'].includes(heading) ? 'word' : undefined;
}

/** The columns in their order: the name follows the rank, which stays in sight with it. */
function orderOf(headings: readonly string[]): number[] {
  const first = ['#', 'Player'].map((heading) => headings.indexOf(heading)).filter((at) => at >= 0);
  return [...first, ...[...headings.keys()].filter((at) => !first.includes(at))];
}

function html(report: PrizesReport): string {
  const name = report.name === '' ? 'Players' : report.name;
  if (report.rows.length === 0) return htmlPage(name, [`<p>${NOBODY}</p>`]);
  const [headings, ...rows] = table(report);
  const order = orderOf(headings);
  return tablePage({
    name,
    region: 'Players',
    lines: [placeLine(report), titleLine(report)],
    headings: order.map((at) => ({ kind: kindOf(headings[at]), heading: headings[at] })),
    rows: rows.map((row) => ({ cells: order.map((at) => escaped(row[at])) })),
    ranks: report.rows.map(({ rank }) => rank),
    notes: ['# is the rank, % the share of the points of as many wins, TPR the tournament performance rating.'],
  });
}

/** The formats by name. */
export const PRIZES_FORMATS: ReadonlyMap<string, (report: PrizesReport) => string> = new Map([
  ['text', text],
  ['json', json],
  ['csv', csv],
  ['markdown', markdown],
  ['html', html],
]);
