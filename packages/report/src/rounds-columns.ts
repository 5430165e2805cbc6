import { type ChessEvent, idColumn, nameOrId } from '@crosstable/event';
import { roundInShort } from '@crosstable/words';
import { outcomeInWords, printedNumber } from '@crosstable/words/checked';
import { ENGLISH } from '@crosstable/words/en';

import type { Entry, FilledColumn } from './document.js';
import { type Cell, cellsOf } from './grid.js';
import { type PrintedRow, type StandingsReport, printedRows } from './standings-report.js';

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
function resultOf(cell: Cell): string {
  return roundInShort(cell.outcome, broughtBy(cell), ENGLISH);
}

/** A round without an opponent: in short, and what it was. */
function byeIn(cell: Cell): Entry {
  const { match, outcome, points } = cell;
  const { phrases } = ENGLISH;
  const brought =
    match === undefined
      ? phrases.points(points)
      : phrases.teamPoints(printedNumber(match.matchPoints), printedNumber(match.gamePoints));
  const means = `${outcomeInWords(outcome, null)}, ${brought}`;
  if (isNothing(cell)) return { text: '–', means };
  return { text: outcome.endsWith('bye') ? `bye ${printedNumber(broughtBy(cell))}` : resultOf(cell), means };
}

/** The labels of opponents in the grid: ranks, or start numbers if ranks are shared. */
function labelsOf(report: StandingsReport): { readonly of: (id: string) => string; readonly kind: string } {
  const rows = printedRows(report);
  // The expelled have no rank that could name them
  const isShared = new Set(report.rows.map(({ rank }) => rank)).size < rows.length;
  const labels = new Map(rows.map(({ rank, player }) => [player, isShared ? player : String(rank)]));
  return {
    of: (id) => labels.get(id) ?? id,
    kind: isShared ? idColumn([...labels.keys()]).title.toLowerCase() : 'rank',
  };
}

/** The signs of the grid, and which of them there are. */
function signsOf(
  participants: 'teams' | undefined,
): readonly (readonly [words: string, isMeant: (cell: Cell) => boolean])[] {
  return [
    ['+ and − are forfeits', ({ outcome }) => outcome.includes('forfeit')],
    ['– is a zero-point bye', isNothing],
    [
      `* is a ${participants === 'teams' ? 'match' : 'game'} that isn't finished`,
      ({ outcome }) => outcome === 'unfinished',
    ],
  ];
}

/** The part of the legend about the signs in the grid. */
function signsIn(cells: Cells, { participants }: StandingsReport): string {
  const all = [...cells.values()].flat();
  return signsOf(participants)
    .flatMap(([words, isMeant]) => (all.some(isMeant) ? [`; ${words}`] : []))
    .join('');
}

/** The name, or the id in words of a player without a name. */
function calledIn({ player, name }: PrintedRow): string {
  return nameOrId({ id: player, name });
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
function byRounds(report: StandingsReport, cells: Cells): Rounds {
  const { of: labelOf, kind } = labelsOf(report);
  const rows = rowsById(report);
  const names = new Map(printedRows(report).map((row) => [row.player, calledIn(row)]));
  const rounds = new Map([...cells].map(([id, own]) => [id, new Map(own.map((cell) => [cell.round, cell]))]));
  const columns = Array.from({ length: report.round }, (_, at): FilledColumn<PrintedRow> => {
    const round = at + 1;
    return {
      heading: { text: String(round), means: `Round ${round}` },
      kind: 'round',
      entry: ({ player }) => {
        const cell = rounds.get(player)?.get(round);
        if (cell === undefined) return '';
        const { opponent } = cell;
        if (opponent === null) return byeIn(cell);
        const text = joined(labelOf(opponent), cell.colour + resultOf(cell));
        return { text, means: names.get(opponent) ?? '', row: rows.get(opponent) };
      },
    };
  });
  const brought =
    report.participants === 'teams'
      ? 'w or b for the colour on board 1, the game points'
      : 'w or b for the colour, the points';
  return { columns, legend: [`Rounds: the opponent's ${kind}, ${brought}${signsIn(cells, report)}.`] };
}

/** Opponent by opponent, in the order of the table, with the points of all games between two. */
function byOpponents(report: StandingsReport, cells: Cells): Rounds {
  const { of: labelOf, kind } = labelsOf(report);
  const rows = rowsById(report);
  const columns = printedRows(report).map((opponent): FilledColumn<PrintedRow> => ({
    heading: { text: labelOf(opponent.player), means: calledIn(opponent), row: rows.get(opponent.player) },
    kind: 'round',
    entry: ({ player }) => {
      if (player === opponent.player) return '×';
      const games = cells.get(player)?.filter((one) => one.opponent === opponent.player) ?? [];
      return games.map(resultOf).join(' ');
    },
  }));
  const told = report.participants === 'teams' ? 'game points against the team' : 'points against the player';
  return { columns, legend: [`Columns: the ${told} with that ${kind}${signsIn(cells, report)}.`] };
}

/** The rounds as suits the system: those of a round robin meet all others, those of a Swiss some. */
export function roundsOf(report: StandingsReport, event: ChessEvent): Rounds {
  const { system, rows } = report;
  const hasOpponents = system === 'round-robin' && rows.length <= MOST_OPPONENTS;
  return hasOpponents ? byOpponents(report, cellsOf(event)) : byRounds(report, cellsOf(event));
}
