import { type ChessEvent, type EventTitle, nameOrId, printedTitle, titleOf } from '@crosstable/event';
import { type BoardPrizeOptions, boardPrizes } from '@crosstable/standings';
import { teamTable } from '@crosstable/team/inside';
import { readable } from '@crosstable/words';
import { ENGLISH_ANSWERS } from '@crosstable/words/en/answers';
import type { AnswerWords } from '@crosstable/words/answers';

import type { Answer, Sheet } from './answer.js';
import { type Document, type FilledColumn, type Part, tableOf } from './document.js';
import { idColumn, placeLine, progressOf } from './title-lines.js';

/** One line of the players of an event of teams. */
export interface BoardPrizeRow {
  readonly rank: number;
  /** The id: in a tournament report the start number. */
  readonly player: string;
  /** `''` where the file has none, like the next. */
  readonly title: string;
  readonly name: string;
  /** The number of the team, and what it is called. */
  readonly team: string;
  readonly teamName: string;
  readonly board: number;
  readonly games: number;
  readonly points: number;
  /** `null` without a game over the board. */
  readonly percentage: number | null;
  /** `null` without a rated opponent. */
  readonly performance: number | null;
}

/** The results of the players of an event of teams over the board, for printing. */
interface BoardPrizesReport extends EventTitle {
  /** The board of the roster that was asked for; `null` for all. */
  readonly board: number | null;
  /** The fewest games over the board. */
  readonly minimum: number;
  readonly rows: readonly BoardPrizeRow[];
}

/** The players of an event of teams, best performance first. */
export function boardPrizesReport(
  event: ChessEvent,
  options: Pick<BoardPrizeOptions, 'board' | 'minimum'>,
): BoardPrizesReport {
  const { board = null, minimum = 1 } = options;
  const players = new Map(event.players.map((player) => [player.id, player]));
  const teams = new Map((event.teams ?? []).map((team) => [team.id, team.name]));
  return {
    ...titleOf(event),
    board,
    minimum,
    rows: boardPrizes(teamTable(event.matches ?? [], event), options).map(({ rank, player, team, ...done }) => {
      const { title = '', name = '' } = players.get(player) ?? {};
      return {
        ...{ rank, player, title: printedTitle(title), name },
        ...{ team, teamName: nameOrId({ id: team, name: teams.get(team) }) },
        ...done,
      };
    }),
  };
}

/** The players of the table, in a line. */
function aboutLine(report: BoardPrizesReport, words: AnswerWords): string {
  const { board, minimum } = report;
  return words.reports.standings.ofPlayers.about(progressOf(report, words), board, minimum);
}

function tablePart({ rows }: BoardPrizesReport, words: AnswerWords): Part {
  const { standings, table } = words.reports;
  const percent = (share: number): string => share.toFixed(1).replace('.', words.numbers.decimalSign);
  const columns: readonly FilledColumn<BoardPrizeRow>[] = [
    { kind: 'rank', heading: { text: '#', means: table.rank }, entry: ({ rank }) => String(rank) },
    idColumn(rows, words),
    { kind: 'word', heading: table.title, entry: ({ title: own }) => own },
    { kind: 'name', heading: table.player, entry: ({ name }) => name },
    { kind: 'word', heading: table.team, entry: ({ teamName }) => teamName },
    { kind: 'number', heading: table.board, entry: ({ board }) => String(board) },
    { kind: 'number', heading: table.games, entry: ({ games }) => String(games) },
    { kind: 'value', heading: table.points, entry: ({ points }) => readable(points, words.numbers) },
    {
      kind: 'number',
      heading: { text: '%', means: standings.ofPlayers.share },
      entry: ({ percentage }) => (percentage === null ? '–' : percent(percentage)),
    },
    {
      kind: 'number',
      heading: table.performance,
      entry: ({ performance }) => (performance === null ? '–' : String(performance)),
    },
  ];
  return { table: tableOf(columns, rows) };
}

function documentOf(report: BoardPrizesReport, words: AnswerWords): Document {
  const isEmpty = report.rows.length === 0;
  const { kind, legend, nobody } = words.reports.standings.ofPlayers;
  return {
    name: report.name,
    language: words.language,
    kind,
    about: [placeLine(report, words), aboutLine(report, words)],
    parts: [isEmpty ? { sentences: [nobody] } : tablePart(report, words)],
    notes: isEmpty ? [] : [legend],
  };
}

function sheetOf({ rows }: BoardPrizesReport): Sheet {
  return {
    fields: [
      ...['rank', 'number', 'title', 'name', 'team number', 'team'],
      ...['board', 'games', 'points', 'percent', 'performance'],
    ],
    rows: rows.map(({ rank, player, title, name, team, teamName, board, games, points, percentage, performance }) => [
      ...[rank, player, title, name, team, teamName],
      ...[board, games, points, percentage, performance],
    ]),
  };
}

/** The answer to the question for the best players of an event of teams. */
export function boardPrizesAnswer(
  event: ChessEvent,
  options: Pick<BoardPrizeOptions, 'board' | 'minimum'>,
  words: AnswerWords = ENGLISH_ANSWERS,
): Answer {
  const report = boardPrizesReport(event, options);
  const { rows: players, ...title } = report;
  return {
    document: () => documentOf(report, words),
    data: () => ({ ...title, players }),
    sheet: () => sheetOf(report),
  };
}
