import { type ChessEvent, hasStartNumbers, nameOrId } from '@crosstable/event';
import { outcomeInWords, readable, roundInShort } from '@crosstable/words';
import type { AnswerWords, OpponentLabel } from '@crosstable/words/answers';

import type { Entry, FilledColumn } from './document.js';
import { type Cell, cellsOf } from './grid.js';
import { type PrintedRow, type StandingsReport, printedRows } from './standings-report.js';
import { idsIn } from './title-lines.js';

/** The rounds of all participants, round by round or opponent by opponent, with a legend. */
interface Rounds {
  readonly columns: readonly FilledColumn<PrintedRow>[];
  readonly legend: readonly string[];
}

type Cells = ReadonlyMap<string, readonly Cell[]>;

/** With more players, a grid of all opponents is larger than what anybody reads; then it goes round by round. */
const MOST_OPPONENTS = 250;

/** The points of a round, of teams the game points. */
function broughtBy({ match, points }: Cell): number {
  return match?.gamePoints ?? points;
}

/** Whether a round is a bye that brought nothing. */
function isNothing(cell: Cell): boolean {
  return cell.outcome === 'zero-bye' && broughtBy(cell) === 0;
}

/** The result of a pairing: the points, or for a forfeit the sign. */
function resultOf(cell: Cell, words: AnswerWords): string {
  return roundInShort(cell.outcome, broughtBy(cell), words);
}

/** A round without an opponent: in short, and what it was. */
function byeIn(cell: Cell, words: AnswerWords): Entry {
  const { match, outcome, points } = cell;
  const { numbers, phrases, reports } = words;
  const brought =
    match === undefined
      ? phrases.points(points)
      : phrases.teamPoints(readable(match.matchPoints, numbers), readable(match.gamePoints, numbers));
  const means = `${outcomeInWords(outcome, null, words, false)}, ${brought}`;
  if (isNothing(cell)) return { text: '–', means };
  const isBye = outcome.endsWith('bye');
  return { text: isBye ? reports.standings.bye(readable(broughtBy(cell), numbers)) : resultOf(cell, words), means };
}

/** The labels of opponents in the grid: ranks, or start numbers if ranks are shared. */
function labelsOf(report: StandingsReport): { readonly of: (id: string) => string; readonly kind: OpponentLabel } {
  const rows = printedRows(report);
  // The expelled have no rank that could name them
  const isShared = new Set(report.rows.map(({ rank }) => rank)).size < rows.length;
  const labels = new Map(rows.map(({ rank, player }) => [player, isShared ? player : String(rank)]));
  return {
    of: (id) => labels.get(id) ?? id,
    kind: !isShared ? 'rank' : hasStartNumbers([...labels.keys()]) ? 'number' : 'id',
  };
}

/** The signs in the grid that have a meaning of their own. */
function signsIn(cells: Cells, { participants }: StandingsReport, { reports }: AnswerWords): readonly string[] {
  const all = [...cells.values()].flat();
  const { forfeits, unfinishedGame, unfinishedMatch, zeroBye } = reports.standings.signs;
  const signs: readonly (readonly [words: string, isMeant: (cell: Cell) => boolean])[] = [
    [forfeits, ({ outcome }) => outcome.includes('forfeit')],
    [zeroBye, isNothing],
    [participants === 'teams' ? unfinishedMatch : unfinishedGame, ({ outcome }) => outcome === 'unfinished'],
  ];
  return signs.flatMap(([words, isMeant]) => (all.some(isMeant) ? [words] : []));
}

/** The name, or the id in words of a player without a name. */
function calledIn({ player, name }: PrintedRow, words: AnswerWords): string {
  return nameOrId({ id: player, name }, idsIn(words));
}

/** The rows by the id of their participant. */
function rowsById(report: StandingsReport): ReadonlyMap<string, number> {
  return new Map(printedRows(report).map(({ player }, at) => [player, at]));
}

/** `5w1`; behind an id that is a word a blank. */
function joined(label: string, result: string): string {
  return /\d$/.test(label) ? label + result : `${label} ${result}`;
}

/** Round by round: `5w1`, the opponent, the colour and the points. */
function byRounds(report: StandingsReport, cells: Cells, words: AnswerWords): Rounds {
  const { of: labelOf, kind } = labelsOf(report);
  const { phrases, reports } = words;
  const colours = { ...reports.standings.colours, '': '' };
  const rows = rowsById(report);
  const names = new Map(printedRows(report).map((row) => [row.player, calledIn(row, words)]));
  const rounds = new Map([...cells].map(([id, own]) => [id, new Map(own.map((cell) => [cell.round, cell]))]));
  const columns = Array.from({ length: report.round }, (_, at): FilledColumn<PrintedRow> => {
    const round = at + 1;
    return {
      heading: { text: String(round), means: phrases.round(round) },
      kind: 'round',
      entry: ({ player }) => {
        const cell = rounds.get(player)?.get(round);
        if (cell === undefined) return '';
        const { opponent } = cell;
        if (opponent === null) return byeIn(cell, words);
        const text = joined(labelOf(opponent), colours[cell.colour] + resultOf(cell, words));
        return { text, means: names.get(opponent) ?? '', row: rows.get(opponent) };
      },
    };
  });
  const areTeams = report.participants === 'teams';
  return { columns, legend: [reports.standings.rounds(kind, areTeams, signsIn(cells, report, words))] };
}

/** Opponent by opponent, in the order of the table, with the points of all games between two. */
function byOpponents(report: StandingsReport, cells: Cells, words: AnswerWords): Rounds {
  const { of: labelOf, kind } = labelsOf(report);
  const rows = rowsById(report);
  const columns = printedRows(report).map((opponent): FilledColumn<PrintedRow> => ({
    heading: { text: labelOf(opponent.player), means: calledIn(opponent, words), row: rows.get(opponent.player) },
    kind: 'round',
    entry: ({ player }) => {
      if (player === opponent.player) return '×';
      const games = cells.get(player)?.filter((one) => one.opponent === opponent.player) ?? [];
      return games.map((cell) => resultOf(cell, words)).join(' ');
    },
  }));
  const areTeams = report.participants === 'teams';
  return { columns, legend: [words.reports.standings.opponents(kind, areTeams, signsIn(cells, report, words))] };
}

/** The rounds as suits the system: those of a round robin meet all others, those of a Swiss some. */
export function roundsOf(report: StandingsReport, event: ChessEvent, words: AnswerWords): Rounds {
  const { system, rows } = report;
  const hasOpponents = system === 'round-robin' && rows.length <= MOST_OPPONENTS;
  return hasOpponents ? byOpponents(report, cellsOf(event), words) : byRounds(report, cellsOf(event), words);
}
