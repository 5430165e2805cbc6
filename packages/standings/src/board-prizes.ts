// FIDE C.07 (edition 2026-03), Article 10.2: the performance on the boards of a tournament of teams

import {
  type Boards,
  type Tournament,
  check,
  checkArray,
  checkNames,
  checkWhole,
  choice,
  isPlayed,
  nearest,
  valuesOf,
} from '@crosstable/core';
import { tournamentPerformanceCalculation } from '@crosstable/performance-rating/inside';
import { type TeamTable, openTeamTable, playersTournament } from '@crosstable/team/inside';

/** A number by which board prizes are ordered. */
export type BoardPrizeColumn = 'performance' | 'games' | 'percentage' | 'points';

/** One line of the board prizes: what a player did over the board. */
export interface BoardPrize {
  /** From 1; players with equal values share the smaller one. */
  readonly rank: number;
  /** The player's id. */
  readonly player: string;
  /** Id of the team. */
  readonly team: string;
  /** From 1: the player's board on the roster, or the board of these games. */
  readonly board: number;
  /** The number of games over the board. */
  readonly games: number;
  /** The points of these games, as the tournament scores them. */
  readonly points: number;
  /** The points as a percentage of those for as many wins, not rounded; `null` without a game. */
  readonly percentage: number | null;
  /** The tournament performance rating (Article 10.2); `null` where no opponent is rated. */
  readonly performance: number | null;
}

/** The options of board prizes. */
export interface BoardPrizeOptions {
  /** The players of this board alone, from 1; default: all boards. */
  readonly board?: number | undefined;
  /**
   * `'roster'`: a player has the board of the roster and all games count; `'played'`: the games on each board count by
   * themselves, and a player of two boards has two lines. Default `'roster'`, without rosters `'played'`.
   */
  readonly by?: 'roster' | 'played' | undefined;
  /** The fewest games over the board, 0 or more; default 1. */
  readonly minimum?: number | undefined;
  /** The columns that decide, first to last; the higher number ranks first. Default performance, games, percentage. */
  readonly order?: readonly BoardPrizeColumn[] | undefined;
}

const COLUMNS: readonly BoardPrizeColumn[] = ['performance', 'games', 'percentage', 'points'];

type Line = Omit<BoardPrize, 'rank'>;

/** The results of the players in a tournament, which has all their games or those on one board. */
function linesOf(
  tournament: Tournament,
  teams: readonly string[],
  boards: Boards,
  boardOf: (player: number) => number,
) {
  const { expelled, ids, primary, records, rounds } = tournament;
  const performances = valuesOf(tournamentPerformanceCalculation, [], tournament);
  const lines: Line[] = [];
  ids.forEach((id, player) => {
    const board = boardOf(player);
    if (board === 0 || expelled?.has(player)) return;
    let games = 0;
    let units = 0;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (!isPlayed(records[cell])) continue;
      games++;
      units += primary.awarded[cell];
    }
    lines.push({
      player: id,
      team: teams[boards.players.teams[player]],
      board,
      games,
      points: units / primary.scale,
      percentage: games * primary.win === 0 ? null : (100 * units) / (games * primary.win),
      performance: Number.isNaN(performances[player]) ? null : performances[player],
    });
  });
  return lines;
}

/** The lines of every board, with the players who sat there. */
function linesByBoards(tournament: Tournament, boards: Boards): Line[] {
  const { seats, size } = boards;
  return Array.from({ length: size }, (_, board) => {
    const onBoard = seats.map((player, seat) => (seat % size === board ? player : -1));
    const sat = new Set(onBoard);
    const alone = playersTournament(tournament, { ...boards, seats: onBoard });
    return linesOf(alone, tournament.ids, boards, (player) => (sat.has(player) ? board + 1 : 0));
  }).flat();
}

/** Below 0 where one line comes before the other, 0 where the order leaves them equal. */
function compare(order: readonly BoardPrizeColumn[], one: Line, other: Line): number {
  for (const column of order) {
    const difference = (other[column] ?? -Infinity) - (one[column] ?? -Infinity);
    if (difference !== 0 && !Number.isNaN(difference)) return difference;
  }
  return 0;
}

function checkedOrder(order: readonly BoardPrizeColumn[]): readonly BoardPrizeColumn[] {
  checkArray(order, 'options.order', 'columns');
  for (const [at, column] of order.entries()) {
    check(COLUMNS.includes(column), `options.order[${at}]`, `one of ${COLUMNS.join(', ')}`, column, 'string');
  }
  return order;
}

/**
 * Ranks the players of a tournament of teams by their games over the board, for board prizes. Forfeits don't count, and opponents
 * without a rating are skipped in the performance with the points of their games.
 *
 * @param table - The tournament, from `teamTable`.
 * @param options - One board or all of them, whose board counts, the fewest games, and what decides.
 * @returns The lines, best first, without expelled players. Players whom the order leaves equal share a rank.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value, such as a
 *   board that doesn't exist, or the boards of rosters if the teams have no rosters.
 *
 * Cost: linear in the boards and in players times rounds; by the boards played on, that times the boards of a match, and the
 * sort. Follows C.07 Art. 10.2 and B.02 Art. 8.1.1.
 *
 * @example
 * ```ts
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Dora', black: 'Cleo', result: 0.5 },
 * ] as const;
 * const players = [{ id: 'Ada', rating: 2000 }, { id: 'Bea', rating: 2100 }, { id: 'Cleo' }, { id: 'Dora' }];
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', boards }]], { players });
 * boardPrizes(table, { board: 1 })[0]; // → {
 * //   rank: 1, player: 'Ada', team: 'Lions', board: 1, games: 1, points: 1, percentage: 100, performance: 2900,
 * // }
 * ```
 */
export function boardPrizes(table: TeamTable, options: BoardPrizeOptions = {}): BoardPrize[] {
  const { boards, tournament } = openTeamTable(table);
  checkNames(options, 'options', { board: true, by: true, minimum: true, order: true }, nearest);
  const { board, minimum = 1, order = ['performance', 'games', 'percentage'] } = options;
  const { rosterBoards } = boards.players;
  const longest = rosterBoards.reduce((most, one) => Math.max(most, one), 0);
  const asked = choice(options.by, 'options.by', ['roster', 'played']);
  check(
    asked !== 'roster' || longest > 0,
    'options.by',
    '"played", because the teams have no rosters',
    asked,
    'string',
  );
  const isByRoster = asked === undefined ? longest > 0 : asked === 'roster';
  if (board !== undefined) checkWhole(board, 'options.board', 1, isByRoster ? longest : boards.size);
  checkWhole(minimum, 'options.minimum', 0);
  const columns = checkedOrder(order);

  const lines = isByRoster
    ? linesOf(playersTournament(tournament, boards), tournament.ids, boards, (player) => rosterBoards[player])
    : linesByBoards(tournament, boards);
  const ranked = lines
    .filter((line) => line.games >= minimum && (board === undefined || line.board === board))
    .sort((one, other) => compare(columns, one, other));
  let rank = 1;
  return ranked.map((line, at) => {
    if (at > 0 && compare(columns, ranked[at - 1], line) !== 0) rank = at + 1;
    return { rank, ...line };
  });
}
