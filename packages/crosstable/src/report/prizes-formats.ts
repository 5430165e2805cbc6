import { printedNumber } from '../words/numbers.js';
import { aligned, withoutEmpty } from './columns.js';
import { csvText } from './csv.js';
import { htmlPage } from './html-page.js';
import { element, escaped } from './html-text.js';
import { jsonText } from './json-format.js';
import { markdownHead, markdownTable } from './markdown-text.js';
import { idColumn } from './player-ids.js';
import type { PrizeRow, PrizesReport } from './prizes-report.js';
import { placeLine, progressOf, underName } from './title.js';

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

/** The class of a cell by the heading of its column. */
function kindOf(heading: string): string {
  if (heading === '#') return ' class="rank"';
  if (heading === 'Player') return ' class="name"';
  return ['Id', 'Title', 'Team'].includes(heading) ? ' class="word"' : '';
}

/** The columns in their order: the name follows the rank, which stays in sight with it. */
function orderOf(headings: readonly string[]): number[] {
  const first = ['#', 'Player'].map((heading) => headings.indexOf(heading)).filter((at) => at >= 0);
  return [...first, ...[...headings.keys()].filter((at) => !first.includes(at))];
}

/** The table as HTML. */
function tableHtml(report: PrizesReport, called: string): string[] {
  const [headings, ...lines] = table(report);
  const order = orderOf(headings);
  const digits = report.rows.reduce((most, { rank }) => Math.max(most, String(rank).length), 1);
  const cell = (row: readonly string[], at: number): string =>
    headings[at] === 'Player'
      ? `<th scope="row" class="name" dir="auto">${escaped(row[at])}</th>`
      : `<td${kindOf(headings[at])}>${escaped(row[at])}</td>`;
  const said = [placeLine(report), titleLine(report)].filter((line) => line !== '');
  return [
    '<div class="scroll" role="region" aria-label="Players" tabindex="0">',
    `<table style="--rank: ${digits}ch">`,
    `<caption><strong dir="auto">${escaped(called)}</strong> ${said.map((line) => element('span', line)).join(' ')}</caption>`,
    `<thead><tr>${order.map((at) => `<th scope="col"${kindOf(headings[at])}>${headings[at]}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...lines.map((row) => `<tr>${order.map((at) => cell(row, at)).join('')}</tr>`),
    '</tbody>',
    '</table>',
    '</div>',
    '<ul class="notes">',
    element('li', '# is the rank, % the share of the points of as many wins, TPR the tournament performance rating.'),
    '</ul>',
  ];
}

function html(report: PrizesReport): string {
  const called = report.name === '' ? 'Players' : report.name;
  return htmlPage(called, report.rows.length === 0 ? [`<p>${NOBODY}</p>`] : tableHtml(report, called));
}

/** The formats by name. */
export const PRIZES_FORMATS: ReadonlyMap<string, (report: PrizesReport) => string> = new Map([
  ['text', text],
  ['json', json],
  ['csv', csv],
  ['markdown', markdown],
  ['html', html],
]);
