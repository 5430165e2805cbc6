import type { ChessEvent } from '../event/chess-event.js';
import { nameOf } from '../words/code-names.js';
import { printedValue } from '../words/numbers.js';
import { cellsOf } from './grid.js';
import type { Column } from './html-grid.js';
import { gridOf } from './html-grid.js';
import { htmlPage } from './html-page.js';
import { abbreviation, element, escaped } from './html-text.js';
import { idColumn } from './player-ids.js';
import type { StandingsReport, StandingsRow } from './standings-report.js';
import { placeLine, titleLine } from './title.js';

/** The columns before the grid; what nobody has is left out. */
function ownColumns({ rows }: StandingsReport): Column[] {
  const { heading, title } = idColumn(rows.map(({ player }) => player));
  const id: Column = { heading: abbreviation(heading, title), cell: ({ player }) => escaped(player) };
  const columns: Column[] = [
    { heading: abbreviation('#', 'Rank'), cell: ({ rank }) => String(rank) },
    heading === 'Id' ? { ...id, kind: 'word' } : id,
    { heading: 'Title', kind: 'word', cell: ({ title }) => escaped(title) },
    { heading: 'Player', kind: 'name', cell: ({ name }) => escaped(name) },
    { heading: abbreviation('Fed', 'Federation'), kind: 'word', cell: ({ federation }) => escaped(federation) },
    { heading: 'Rating', cell: ({ rating }) => (rating === null ? '' : String(rating)) },
  ];
  return columns.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
}

function valueColumns({ tiebreaks }: StandingsReport): Column[] {
  return tiebreaks.map((code, at) => ({
    heading: abbreviation(code, nameOf(code) ?? code),
    kind: 'value',
    cell: ({ values }) => printedValue(code, values[at]),
  }));
}

/** What the headings stand for, for those who can't point at them: on paper and on a touch screen. */
function legendOf({ rows, tiebreaks }: StandingsReport): string[] {
  const { heading, title } = idColumn(rows.map(({ player }) => player));
  const others = [
    '# is the rank',
    ...(heading === title ? [] : [`${heading} the ${title.toLowerCase()}`]),
    ...(rows.some(({ federation }) => federation !== '') ? ['Fed the federation'] : []),
  ];
  const codes = [...new Set(tiebreaks)].map((code) => `${code} – ${nameOf(code) ?? code}`);
  return [`${others.join(', ')}.`, `Tie-breaks: ${codes.join('; ')}.`];
}

/** One cell of the body; the player's name is the heading of the row. */
function bodyCell({ kind, cell }: Column, row: StandingsRow): string {
  const content = cell(row);
  if (kind === 'name') return `<th scope="row" dir="auto">${content}</th>`;
  return kind === undefined ? `<td>${content}</td>` : `<td class="${kind}">${content}</td>`;
}

function headingCell({ kind, heading }: Column): string {
  return kind === undefined ? `<th scope="col">${heading}</th>` : `<th scope="col" class="${kind}">${heading}</th>`;
}

/** A page of its own, which needs nothing from elsewhere: the table with what every round was, and the notes. */
export function reportHtml(report: StandingsReport, event: ChessEvent): string {
  const { columns: grid, legend } = gridOf(report, cellsOf(event));
  const columns = [...ownColumns(report), ...grid, ...valueColumns(report)];
  const name = report.name === '' ? 'Standings' : report.name;
  const rows = report.rows.map((row) => `<tr>${columns.map((column) => bodyCell(column, row)).join('')}</tr>`);
  const lines = [placeLine(report), titleLine(report)].filter((line) => line !== '');
  const notes = [...legend, ...legendOf(report), ...report.notes].map((note) => element('li', note));
  return htmlPage(name, [
    `<div class="scroll" role="region" aria-label="Standings" tabindex="0">`,
    '<table>',
    `<caption><strong dir="auto">${escaped(name)}</strong> ${lines.map((line) => element('span', line)).join(' ')}</caption>`,
    `<thead><tr>${columns.map(headingCell).join('')}</tr></thead>`,
    '<tbody>',
    ...rows,
    '</tbody>',
    '</table>',
    '</div>',
    '<ul class="notes">',
    ...notes,
    '</ul>',
  ]);
}
