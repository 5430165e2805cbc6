import { printedValue } from '../words/numbers.js';
import { WORDS, aligned, width, withoutEmpty } from './columns.js';
import { csvText } from './csv.js';
import { jsonText } from './json-format.js';
import { markdownText } from './markdown-text.js';
import { idColumn } from './player-ids.js';
import type { StandingsReport, StandingsRow } from './standings-report.js';
import { placeLine, titleLine, underName } from './title.js';

/** The columns of text and Markdown between rank and id and the values. */
const HEADINGS = ['Title', 'Player', 'Fed', 'Rating'];

function cells(
  { rank, player, title, name, federation, rating, values }: StandingsRow,
  codes: readonly string[],
): string[] {
  const shown = values.map((value, at) => printedValue(codes[at], value));
  return [String(rank), player, title, name, federation, rating === null ? '' : String(rating), ...shown];
}

/** The table without the columns that stand empty: old tournaments have no ratings. */
function table(report: StandingsReport): string[][] {
  const rows = report.rows.map((row) => cells(row, report.tiebreaks));
  const { heading } = idColumn(report.rows.map(({ player }) => player));
  return withoutEmpty(['#', heading, ...HEADINGS, ...report.tiebreaks], rows);
}

export function reportText(report: StandingsReport): string {
  const lines = aligned(table(report)).map((row) => row.join('  '));
  return underName(report, [titleLine(report), '', ...lines, '']);
}

export function reportMarkdown(report: StandingsReport): string {
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

export function reportCsv({ tiebreaks, rows }: StandingsReport): string {
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
