import { type ChessEvent, idColumn, placeLine, titleLine } from '@crosstable/event';
import { nameOf, printedValue } from '@crosstable/words/checked';

import { cellsOf } from './grid.js';
import { type Column, anchorsOf, calledIn, gridOf } from './html-grid.js';
import { abbreviation, escaped, tablePage } from './html.js';
import { type PrintedRow, printedRank, printedRows, sentencesUnder } from './standings-formats.js';
import type { StandingsReport } from './standings-report.js';

/** The columns that stay where they are while the others are scrolled. */
function stayingColumns({ participants }: StandingsReport): Column[] {
  return [
    { heading: abbreviation('#', 'Rank'), kind: 'rank', cell: ({ rank }) => printedRank(rank) },
    { heading: participants === 'teams' ? 'Team' : 'Player', kind: 'name', cell: (row) => escaped(calledIn(row)) },
  ];
}

/** The columns about the players; a column without any entry is left out. */
function playerColumns(report: StandingsReport): Column[] {
  const rows = printedRows(report);
  const { heading, title } = idColumn(rows.map(({ player }) => player));
  const id: Column = { heading: abbreviation(heading, title), cell: ({ player }) => escaped(player) };
  const columns: Column[] = [
    heading === 'Id' ? { ...id, kind: 'word' } : id,
    { heading: 'Title', kind: 'word', cell: ({ title: own }) => escaped(own) },
    { heading: abbreviation('Fed', 'Federation'), kind: 'word', cell: ({ federation }) => escaped(federation) },
    { heading: 'Rating', cell: ({ rating }) => (rating === null ? '' : String(rating)) },
  ];
  // Ids that are the names stand there already
  const told = rows.every((row) => calledIn(row) === row.player) ? columns.slice(1) : columns;
  return told.filter(({ cell }) => rows.some((row) => cell(row) !== ''));
}

/** A value as it is printed, the whole and what follows it: `9` and `½`, `9` and `.75`. */
function partsOf(code: string, value: number | null): readonly [whole: string, rest: string] {
  const printed = printedValue(code, value);
  const { 0: whole } = value === null ? [printed] : (/^-?\d*/.exec(printed) ?? [printed]);
  return [whole, printed.slice(whole.length)];
}

/** A column of values. What follows the whole is as wide in every row, so that the digits stand under each other. */
function valueColumn(
  report: StandingsReport,
  code: string,
  valueOf: (row: PrintedRow) => number | null,
  heading = code,
): Column {
  const widest = printedRows(report).reduce((most, row) => Math.max(most, partsOf(code, valueOf(row))[1].length), 0);
  const cell = (row: PrintedRow): string => {
    const [whole, rest] = partsOf(code, valueOf(row));
    return widest === 0 ? whole : `${whole}<span class="rest-${widest}">${rest}</span>`;
  };
  return { heading: abbreviation(heading, nameOf(code) ?? code), kind: 'value', cell };
}

/** The two scores of teams. */
function scoreColumns(report: StandingsReport): Column[] {
  return [
    valueColumn(report, 'MPTS', ({ matchPoints = 0 }) => matchPoints, 'MP'),
    valueColumn(report, 'GPTS', ({ gamePoints = 0 }) => gamePoints, 'GP'),
  ];
}

/** All columns, the points before the rounds and the tie-breaks behind them. */
function columnsOf(report: StandingsReport, grid: readonly Column[]): readonly Column[] {
  const values = report.tiebreaks.map((code, at) => valueColumn(report, code, (row) => row.values[at]));
  const points = report.tiebreaks.findIndex((code) => code.toUpperCase() === 'PTS');
  const tiebreaks = values.filter((_, at) => at !== points);
  const scores = report.participants === 'teams' ? scoreColumns(report) : values.slice(points, points + 1);
  return [...stayingColumns(report), ...scores, ...playerColumns(report), ...grid, ...tiebreaks];
}

/** The legend of the headings, for readers who can't point at them: on paper and on a touch screen. */
function legendOf({ participants, rows, tiebreaks }: StandingsReport): string[] {
  const { heading, title } = idColumn(rows.map(({ player }) => player));
  const others = [
    '# is the rank',
    ...(heading === title ? [] : [`${heading} the ${title.toLowerCase()}`]),
    ...(participants === 'teams' ? ['MP the match points', 'GP the game points'] : []),
    ...(rows.some(({ federation }) => federation !== '') ? ['Fed the federation'] : []),
  ];
  const codes = [...new Set(tiebreaks)].map((code) => `${code} – ${nameOf(code) ?? code}`);
  return [`${others.join(', ')}.`, `Tie-breaks: ${codes.join('; ')}.`];
}

/** A page of its own, which needs nothing from elsewhere: the table with what every round was, and the notes. */
export function reportHtml(report: StandingsReport, event: ChessEvent): string {
  const { columns: grid, legend } = gridOf(report, cellsOf(event));
  const columns = columnsOf(report, grid);
  const anchorOf = anchorsOf(report);
  return tablePage({
    warnings: report.warnings,
    name: report.name === '' ? 'Standings' : report.name,
    region: 'Standings',
    lines: [placeLine(report), titleLine(report)],
    headings: columns,
    rows: printedRows(report).map((row) => ({
      anchor: anchorOf(row.player),
      cells: columns.map(({ cell }) => cell(row)),
    })),
    ranks: report.rows.map(({ rank }) => rank),
    notes: [...legend, ...legendOf(report), ...sentencesUnder(report), ...report.notes],
  });
}
