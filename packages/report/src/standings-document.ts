import { type ChessEvent, hasStartNumbers, nameOrId } from '@crosstable/event';
import { nameByWords, printedValue, readable } from '@crosstable/words';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Sheet } from './answer.js';
import { type Document, type Extent, type FilledColumn, tableOf } from './document.js';
import { isOtherThanPrinted, printedListLine } from './printed-list.js';
import { roundsOf } from './rounds-columns.js';
import { type PrintedRow, type StandingsReport, printedRows } from './standings-report.js';
import { idColumn, idsIn, placeLine, titleLine } from './title-lines.js';

/** The columns of numbers and names; where nobody has a name the ids stand for them. */
function namesIn(
  { participants }: StandingsReport,
  rows: readonly PrintedRow[],
  words: AnswerWords,
): FilledColumn<PrintedRow>[] {
  const { player, team, title } = words.reports.table;
  const isNamed = rows.some(({ name }) => name !== '');
  const id = idColumn(rows, words);
  const name: FilledColumn<PrintedRow> = {
    kind: 'name',
    heading: participants === 'teams' ? team : player,
    entry: (row) => (isNamed ? nameOrId({ id: row.player, name: row.name }, idsIn(words)) : ''),
  };
  if (participants === 'teams') return [id, name];
  return [id, { kind: 'word', heading: title, entry: ({ title: own }) => own }, name];
}

/** The columns about the players. */
function ofPlayers({ reports }: AnswerWords): FilledColumn<PrintedRow>[] {
  const { federation, rating } = reports.table;
  return [
    { kind: 'word', heading: federation, entry: (row) => row.federation },
    { kind: 'number', heading: rating, entry: (row) => (row.rating === null ? '' : String(row.rating)) },
  ];
}

/** The name of a code, or the code of values entered by hand. */
function named(code: string, words: AnswerWords, selfDefined: StandingsReport['selfDefined'] = {}): string {
  return nameByWords(code, words, selfDefined[code]) ?? code;
}

/** The parts of its own that a column of values may have; the heading is the code, unless there is another text. */
interface ValueColumn {
  readonly selfDefined?: StandingsReport['selfDefined'] | undefined;
  readonly kind?: 'points' | 'value';
  readonly text?: string;
}

function valueColumn(
  code: string,
  valueOf: (row: PrintedRow) => number | null,
  words: AnswerWords,
  { kind = 'value', selfDefined = {}, text = code }: ValueColumn = {},
): FilledColumn<PrintedRow> {
  return {
    kind,
    heading: { text, means: named(code, words, selfDefined) },
    entry: (row) => printedValue(code, valueOf(row), words, selfDefined[code]),
  };
}

/** The two scores of teams. */
function ofTeams(words: AnswerWords): FilledColumn<PrintedRow>[] {
  const { MP, GP } = words.scores;
  return [
    valueColumn('MPTS', ({ matchPoints = 0 }) => matchPoints, words, { kind: 'points', text: MP }),
    valueColumn('GPTS', ({ gamePoints = 0 }) => gamePoints, words, { kind: 'points', text: GP }),
  ];
}

/** The numbers of a printed table beside those here; no column where all of them are the same. */
function printedColumn(
  rows: readonly PrintedRow[],
  of: string,
  numbersIn: (row: PrintedRow) => readonly [printed: number | null | undefined, here: number | null],
  shown: (value: number) => string,
  { phrases, reports }: AnswerWords,
): FilledColumn<PrintedRow>[] {
  const isOther = (row: PrintedRow): boolean => {
    const [printed = null, here] = numbersIn(row);
    return isOtherThanPrinted(printed, here, shown);
  };
  if (!rows.some(isOther)) return [];
  const { printed: heading } = reports.table;
  const entry = (row: PrintedRow): string => {
    const [printed = null] = numbersIn(row);
    return printed === null ? '' : shown(printed);
  };
  return [{ kind: 'number', heading: { text: heading, means: `${of}${phrases.colon} ${heading}` }, entry }];
}

/** The values of the list; of players the first points come first on a page. */
function valueColumns(
  { participants, selfDefined, tiebreaks }: StandingsReport,
  rows: readonly PrintedRow[],
  words: AnswerWords,
): FilledColumn<PrintedRow>[] {
  const points = participants === 'teams' ? -1 : tiebreaks.findIndex((code) => code.toUpperCase() === 'PTS');
  return tiebreaks.flatMap((code, at) => [
    valueColumn(code, ({ values }) => values[at], words, { kind: at === points ? 'points' : 'value', selfDefined }),
    ...printedColumn(
      rows,
      named(code, words, selfDefined),
      ({ printed, values }) => [printed?.values[at], values[at]],
      (value) => readable(value, words.numbers),
      words,
    ),
  ]);
}

/** The headings in words, for readers who can't point at them: on paper and on a touch screen. */
function legendOf({ participants, rows, selfDefined, tiebreaks }: StandingsReport, words: AnswerWords): string[] {
  const { standings, table } = words.reports;
  const codes = [...new Set(tiebreaks)].map((code) => `${code} – ${named(code, words, selfDefined)}`);
  const others = standings.legend({
    number: hasStartNumbers(rows.map(({ player }) => player)) ? table.number.text : null,
    areTeams: participants === 'teams',
    federation: rows.some(({ federation }) => federation !== '') ? table.federation.text : null,
  });
  return [others, standings.tiebreaks(codes)];
}

/** The sentences on a table: who has no rank, and the remarks. */
function sentencesUnder({ expelled = [], remarks = [] }: StandingsReport, { reports }: AnswerWords): readonly string[] {
  return [...(expelled.length > 0 ? [reports.standings.expelled] : []), ...remarks.map((one) => `${one}.`)];
}

/** The standings in words: the table, and under it what there is to say of it. */
export function standingsDocument(
  report: StandingsReport,
  event: ChessEvent,
  extent: Extent,
  words: AnswerWords,
): Document {
  const rows = printedRows(report);
  const { columns: rounds, legend } = extent === 'full' ? roundsOf(report, event, words) : { columns: [], legend: [] };
  const columns: readonly FilledColumn<PrintedRow>[] = [
    {
      kind: 'rank',
      heading: { text: '#', means: words.reports.table.rank },
      entry: ({ rank }) => (rank === null ? '' : String(rank)),
    },
    ...printedColumn(rows, words.reports.table.rank, ({ printed, rank }) => [printed?.rank, rank], String, words),
    ...namesIn(report, rows, words),
    ...(report.participants === 'teams' ? ofTeams(words) : ofPlayers(words)),
    ...rounds,
    ...valueColumns(report, rows, words),
  ];
  const said = sentencesUnder(report, words);
  return {
    warnings: report.warnings,
    name: report.name,
    language: words.language,
    kind: words.reports.standings.kind,
    about: [placeLine(report, words), titleLine(report, words), ...printedListLine(event, words)],
    parts: [{ table: tableOf(columns, rows) }, ...(said.length === 0 ? [] : [{ sentences: said }])],
    notes: [...legend, ...legendOf(report, words), ...report.notes],
  };
}

/** The numbers that a printed table has for a row. */
function printedCells(printed: PrintedRow['printed']): readonly (number | null)[] {
  return printed === undefined ? [] : [printed.rank, ...printed.values];
}

/** The standings as lines for spreadsheets. */
export function standingsSheet(report: StandingsReport): Sheet {
  const { participants, tiebreaks } = report;
  const rows = printedRows(report);
  const isPrinted = rows.some(({ printed }) => printed !== undefined);
  const printedFields = isPrinted ? ['printed rank', ...tiebreaks.map((code) => `printed ${code}`)] : [];
  if (participants === 'teams') {
    return {
      fields: ['rank', 'number', 'team', 'MP', 'GP', ...tiebreaks, ...printedFields],
      rows: rows.map(({ rank, player, name, matchPoints = 0, gamePoints = 0, printed, values }) => [
        ...[rank, player, name, matchPoints, gamePoints],
        ...values,
        ...printedCells(printed),
      ]),
    };
  }
  return {
    fields: ['rank', 'number', 'title', 'name', 'federation', 'rating', ...tiebreaks, ...printedFields],
    rows: rows.map(({ rank, player, title, name, federation, rating, printed, values }) => [
      ...[rank, player, title, name, federation, rating],
      ...values,
      ...printedCells(printed),
    ]),
  };
}
