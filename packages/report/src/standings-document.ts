import { type ChessEvent, idColumn, nameOrId } from '@crosstable/event';
import { nameOf, printedValue } from '@crosstable/words/checked';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Sheet } from './answer.js';
import { type Document, type Extent, type FilledColumn, tableOf } from './document.js';
import { roundsOf } from './rounds-columns.js';
import { type PrintedRow, type StandingsReport, printedRows } from './standings-report.js';
import { placeLine, titleLine } from './title-lines.js';

/** The columns of numbers and names; where nobody has a name the ids stand for them. */
function namesIn({ participants }: StandingsReport, rows: readonly PrintedRow[]): FilledColumn<PrintedRow>[] {
  const { heading, title } = idColumn(rows.map(({ player }) => player));
  const isNamed = rows.some(({ name }) => name !== '');
  const id: FilledColumn<PrintedRow> = {
    kind: heading !== 'Id' ? 'number' : isNamed ? 'word' : 'name',
    heading: { text: heading, means: title },
    entry: ({ player }) => player,
  };
  const name: FilledColumn<PrintedRow> = {
    kind: 'name',
    heading: participants === 'teams' ? 'Team' : 'Player',
    entry: (row) => (isNamed ? nameOrId({ id: row.player, name: row.name }) : ''),
  };
  if (participants === 'teams') return [id, name];
  return [id, { kind: 'word', heading: 'Title', entry: ({ title: own }) => own }, name];
}

/** The columns about the players. */
const OF_PLAYERS: readonly FilledColumn<PrintedRow>[] = [
  { kind: 'word', heading: { text: 'Fed', means: 'Federation' }, entry: ({ federation }) => federation },
  { kind: 'number', heading: 'Rating', entry: ({ rating }) => (rating === null ? '' : String(rating)) },
];

function valueColumn(
  code: string,
  valueOf: (row: PrintedRow) => number | null,
  kind: 'points' | 'value' = 'value',
  text = code,
): FilledColumn<PrintedRow> {
  return {
    kind,
    heading: { text, means: nameOf(code) ?? code },
    entry: (row) => printedValue(code, valueOf(row)),
  };
}

/** The two scores of teams. */
const OF_TEAMS: readonly FilledColumn<PrintedRow>[] = [
  valueColumn('MPTS', ({ matchPoints = 0 }) => matchPoints, 'points', 'MP'),
  valueColumn('GPTS', ({ gamePoints = 0 }) => gamePoints, 'points', 'GP'),
];

/** The values of the list; of players the first points come first on a page. */
function valueColumns({ participants, tiebreaks }: StandingsReport): FilledColumn<PrintedRow>[] {
  const points = participants === 'teams' ? -1 : tiebreaks.findIndex((code) => code.toUpperCase() === 'PTS');
  return tiebreaks.map((code, at) => valueColumn(code, ({ values }) => values[at], at === points ? 'points' : 'value'));
}

/** The headings in words, for readers who can't point at them: on paper and on a touch screen. */
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

/** The sentences on a table: who has no rank, and the remarks. */
function sentencesUnder({ expelled = [], remarks = [] }: StandingsReport): readonly string[] {
  return [...(expelled.length > 0 ? ['Those without a rank were expelled.'] : []), ...remarks.map((one) => `${one}.`)];
}

/** The standings in words: the table, and under it what there is to say of it. */
export function standingsDocument(
  report: StandingsReport,
  event: ChessEvent,
  extent: Extent,
  words: AnswerWords,
): Document {
  const rows = printedRows(report);
  const { columns: rounds, legend } = extent === 'full' ? roundsOf(report, event) : { columns: [], legend: [] };
  const columns: readonly FilledColumn<PrintedRow>[] = [
    { kind: 'rank', heading: { text: '#', means: 'Rank' }, entry: ({ rank }) => (rank === null ? '' : String(rank)) },
    ...namesIn(report, rows),
    ...(report.participants === 'teams' ? OF_TEAMS : OF_PLAYERS),
    ...rounds,
    ...valueColumns(report),
  ];
  const said = sentencesUnder(report);
  return {
    warnings: report.warnings,
    name: report.name,
    language: words.language,
    kind: words.reports.standings.kind,
    about: [placeLine(report, words), titleLine(report, words)],
    parts: [{ table: tableOf(columns, rows) }, ...(said.length === 0 ? [] : [{ sentences: said }])],
    notes: [...legend, ...legendOf(report), ...report.notes],
  };
}

/** The standings as lines for spreadsheets. */
export function standingsSheet(report: StandingsReport): Sheet {
  const { participants, tiebreaks } = report;
  const rows = printedRows(report);
  if (participants === 'teams') {
    return {
      fields: ['rank', 'number', 'team', 'MP', 'GP', ...tiebreaks],
      rows: rows.map(({ rank, player, name, matchPoints = 0, gamePoints = 0, values }) => [
        ...[rank, player, name, matchPoints, gamePoints],
        ...values,
      ]),
    };
  }
  return {
    fields: ['rank', 'number', 'title', 'name', 'federation', 'rating', ...tiebreaks],
    rows: rows.map(({ rank, player, title, name, federation, rating, values }) => [
      ...[rank, player, title, name, federation, rating],
      ...values,
    ]),
  };
}
