import { type Game, isAlone } from '@crosstable/core';

import type { LineUp } from '../records/line-up-records.js';
import type { PairedRows } from '../rounds/pairing.js';
import { columnAfter } from '../text/columns.js';
import { LINE_UP } from '../text/team-columns.js';
import type { TrfGame } from '../tournament.js';
import { TrfError } from '../trf-error.js';

/** The two seats of a board, the first team's before the other's; `''` for a vacant one. */
export type Seats = readonly [first: string, second: string];

/** A team in a match. */
export interface Side {
  readonly roster: readonly string[];
  /** The line-up of 300, if there is one. */
  readonly lineUp: LineUp | undefined;
}

/** The game of every player in a round, by id. */
export type RoundOfPlayers = ReadonlyMap<string, TrfGame>;

/** Gives the game of each player in a round, counted from 0. Records of teams may name rounds that no row of a player has. */
export function gamesByPlayer(games: PairedRows['games']): (n: number) => RoundOfPlayers {
  const sides = (game: TrfGame) => (isAlone(game) ? [game.white] : [game.white, game.black]);
  const rounds = games.map((round) => new Map(round.flatMap((game) => sides(game).map((id) => [id, game] as const))));
  return (n) => rounds[n] ?? new Map();
}

/** The opponent of a player; `''` for none. */
function opponentOf(id: string, round: RoundOfPlayers): string {
  const game = round.get(id);
  if (game === undefined || isAlone(game)) return '';
  return game.white === id ? game.black : game.white;
}

/** Whether a player has won a board against nobody: a forfeit win without an opponent, or the full-point bye of older files. */
export function hasWonAlone(id: string, round: RoundOfPlayers): boolean {
  const game = round.get(id);
  return game !== undefined && isAlone(game) && (game.kind === 'forfeit-win' || game.kind === 'full-bye');
}

/**
 * The line-up of a team that no record gives: the players with an opponent or a board won against nobody, in roster
 * order.
 */
export function usualSeats(roster: readonly string[], round: RoundOfPlayers): readonly string[] {
  return roster.filter((id) => opponentOf(id, round) !== '' || hasWonAlone(id, round));
}

/** Tells what no record says about the order of the boards: two rosters that disagree, or two boards won against nobody. */
export interface OrderReport {
  /** The rosters disagree about this player of the first team, whose order counts. */
  readonly reorder: (id: string) => void;
  /** Both won against nobody, with no game between them; the board of the first team's player is read as the higher one. */
  readonly choose: (own: string, other: string) => void;
}

/**
 * The pairs of players on the boards. Without line-ups both teams sit in roster order.
 *
 * @throws TrfError for a line-up that lacks a player who played, or that seats players opposite each other whose rows
 *   name other opponents
 */
export function seatsOf(first: Side, second: Side, round: RoundOfPlayers, order: OrderReport): Seats[] {
  const sides = [first, second];
  if (first.lineUp === undefined && second.lineUp === undefined) return usualOrder(first, second, round, order);
  const slots: [string, string][] = [];
  const slotAt = (n: number) => (slots[n] ??= ['', '']);
  sides.forEach(({ lineUp }, side) => {
    lineUp?.seats.forEach((id, n) => {
      slotAt(n)[side] = id;
    });
  });
  sides.forEach(({ lineUp }, side) => {
    const other = 1 - side;
    lineUp?.seats.forEach((id, n) => {
      const opponent = opponentOf(id, round);
      if (opponent === '') return;
      if (sides[other].lineUp === undefined) slots[n][other] = opponent;
      else if (slots[n][other] !== opponent) refuseSeat(lineUp, n, 'a player whose opponent sits at the same board');
    });
  });
  sides.forEach(({ lineUp, roster }, side) => {
    const seated = new Set(slots.map((slot) => slot[side]));
    for (const id of usualSeats(roster, round)) {
      if (seated.has(id)) continue;
      if (lineUp !== undefined)
        refuseSeat(lineUp, lineUp.seats.length, `a line-up with all who play, ${id} among them`);
      const free = slots.findIndex((slot) => slot[side] === '');
      slotAt(free < 0 ? slots.length : free)[side] = id;
    }
  });
  return slots;
}

/** The boards of two teams in roster order. */
function usualOrder(first: Side, second: Side, round: RoundOfPlayers, { reorder, choose }: OrderReport): Seats[] {
  const boards: Seats[] = [];
  const others = [...usualSeats(second.roster, round)];
  const seatAlone = () => {
    while (others.length > 0 && opponentOf(others[0], round) === '') boards.push(['', others.shift() ?? '']);
  };
  for (const id of usualSeats(first.roster, round)) {
    const opponent = opponentOf(id, round);
    if (opponent !== '') {
      seatAlone();
      if (others[0] !== opponent) reorder(id);
      others.splice(others.indexOf(opponent), 1);
    } else if (others.length > 0 && opponentOf(others[0], round) === '') choose(id, others[0]);
    boards.push([id, opponent]);
  }
  seatAlone();
  return boards;
}

function refuseSeat({ line, seats }: LineUp, n: number, expected: string): never {
  throw new TrfError(line.number, columnAfter(LINE_UP.player, n).from, expected, seats.at(n) ?? '');
}

/** A board as a game: the game of its players, or a forfeit. */
export function boardOf([first, second]: Seats, round: RoundOfPlayers, isFirstWhite: boolean): Game {
  const game = round.get(first);
  if (game !== undefined && second !== '' && opponentOf(first, round) === second) return game;
  const [white, black] = isFirstWhite ? [first, second] : [second, first];
  if (hasWonAlone(white, round)) return { white, black, result: 1, kind: 'forfeit-win' };
  return { white, black, result: 0, kind: hasWonAlone(black, round) ? 'forfeit-loss' : 'double-forfeit' };
}
