import { printed } from '../words/code-names.js';
import { WORDS, aligned, width, withoutEmpty } from './columns.js';
import { csvText } from './csv.js';
import type { ChessEvent } from './event.js';
import { placeLine, titleLine, underName } from './event.js';
import { html } from './html.js';
import { jsonText } from './json-format.js';
import { markdownText } from './markdown-text.js';
import { idColumn } from './player-ids.js';
import type { Report, ReportRow } from './report.js';

/** The columns of text and Markdown between rank and id and the values. */
const HEADINGS = ['Title', 'Player', 'Fed', 'Rating'];

function cells(
  { rank, player, title, name, federation, rating, values }: ReportRow,
  codes: readonly string[],
): string[] {
  const shown = values.map((value, at) => printed(codes[at], value));
  return [String(rank), player, title, name, federation, rating === null ? '' : String(rating), ...shown];
}

/** The table without the columns that stand empty: old tournaments have no ratings. */
function table(report: Report): string[][] {
  const rows = report.rows.map((row) => cells(row, report.tiebreaks));
  const { heading } = idColumn(report.rows.map(({ player }) => player));
  return withoutEmpty(['#', heading, ...HEADINGS, ...report.tiebreaks], rows);
}

function text(report: Report): string {
  const lines = aligned(table(report)).map((row) => row.join('  '));
  return underName(report, [titleLine(report), '', ...lines, '']);
}

function markdown(report: Report): string {
  const [headings, ...rows] = aligned(table(report).map((row) => row.map(markdownText)));
  const rule = headings.map((heading) => {
    const dashes = '-'.repeat(Math.max(width(heading) - 1, 2));
    return WORDS.has(heading.trim()) ? `:${dashes}` : `${dashes}:`;
  });
  const lines = [headings, rule, ...rows].map((row) => `| ${row.join(' | ')} |`);
  const name = report.name === '' ? '' : `**${markdownText(report.name)}** – `;
  const place = placeLine(report);
  const head = [name + titleLine(report), ...(place === '' ? [] : ['', markdownText(place)])];
  return [...head, '', ...lines, ''].join('\n');
}

function csv({ tiebreaks, rows }: Report): string {
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

function json({ rows: standings, tiebreaks, ...rest }: Report): string {
  return `${jsonText({ ...rest, tiebreaks, standings }, 2)}\n`;
}

/** The formats by name. */
export const FORMATS: ReadonlyMap<string, (report: Report, event: ChessEvent) => string> = new Map([
  ['text', text],
  ['json', json],
  ['csv', csv],
  ['markdown', markdown],
  ['html', html],
]);
