// FIDE C.07 (edition 2026-03), Article 8.2: Average of Opponents' Buchholz

import type { Account, CompiledTournament, Crosstable, Element, Player, Rounds, Seat } from '@crosstable/core';
import {
  UNFINISHED,
  compiledSeat,
  isPlayed,
  meanReason,
  outcomeOf,
  refuse,
  sumOf,
  viewed,
  viewedFrom,
} from '@crosstable/core';

import { refusalOfRoundRobin } from './article-8.js';
import { buchholzSums, scoresMet } from './article-8.1.js';
import { FINAL_ROUND_DRAWN, isInFinalRound, refusalOfFore } from './article-8.3.js';

/** Whether a round makes an opponent; `cell` is `player * rounds + round`. */
type IsMet = (tournament: Seat['tournament'], cell: number) => boolean;

/** Art. 8.2: over the board. */
const isMet: IsMet = ({ records }, cell) => isPlayed(outcomeOf(records[cell]));

/** Art. 8.3: a game of the final round that isn't finished is a draw over the board. */
const isMetAtTheEnd: IsMet = (tournament, cell) =>
  isMet(tournament, cell) || (outcomeOf(tournament.records[cell]) === UNFINISHED && isInFinalRound(tournament, cell));

/** Art. 8.2: the Buchholz, or what stands for it, of the opponents met over the board. */
function buchholzesMet(
  { tournament, player }: Seat,
  buchholzOf: (seat: Seat) => number,
  isOpponent: IsMet,
): readonly Element[] {
  const { opponents, rounds } = tournament;
  const elements: Element[] = [];
  for (let round = 0; round < rounds; round++) {
    const cell = player * rounds + round;
    if (!isOpponent(tournament, cell)) continue;
    const value = buchholzOf({ tournament, player: opponents[cell] }); // Art. 8.2
    elements.push({ round, score: value, value });
  }
  return elements;
}

const buchholzOf = (seat: Seat): number => sumOf(scoresMet(seat));
const foreBuchholzOf = (seat: Seat): number => sumOf(scoresMet(viewedFrom(seat, FINAL_ROUND_DRAWN)));

/** Art. 8.2: the mean, in points and exact; of nothing none. */
function mean(elements: readonly Element[], { tournament }: Seat): number | null {
  return elements.length === 0 ? null : sumOf(elements) / (elements.length * tournament.scale);
}

/**
 * Average of Opponents' Buchholz: the mean Buchholz of the opponents met over the board. It isn't rounded; tables print
 * two decimals.
 *
 * @param player - Id of the player.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param _players - Not looked at: this tie-break needs no list of players.
 * @returns Points; 0 when no opponent was met over the board.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError
 *   for a table of a round-robin under the edition of March 2026.
 *
 * Cost: linear in the games, and then as with a table: quadratic in the rounds. Follows C.07 Art. 8.2 and 16.
 *
 * @example
 * ```ts
 * averageOfOpponentsBuchholz('A', [
 *   [{ white: 'A', black: 'B', result: 1 }, { white: 'C', black: 'D', result: 0.5 }],
 *   [{ white: 'D', black: 'A', result: 0.5 }, { white: 'B', black: 'C', result: 1 }],
 * ]); // → 2
 * ```
 */
export function averageOfOpponentsBuchholz(
  player: string,
  games: Rounds | Crosstable,
  _players?: readonly Player[],
): number {
  const seat = compiledSeat(player, games);
  refuse(refusalOfRoundRobin(seat.tournament), 'games');
  return seat.player < 0 ? 0 : (mean(buchholzesMet(seat, buchholzOf, isMet), seat) ?? 0);
}

/** {@link mean} for a whole table, from everyone's Buchholz in the units of the tournament. */
function column(tournament: CompiledTournament, sums: Float64Array, isOpponent: IsMet): Float64Array {
  const { opponents, rounds, scale } = tournament;
  const values = new Float64Array(sums.length);
  for (let player = 0; player < values.length; player++) {
    let sum = 0;
    let met = 0;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (!isOpponent(tournament, cell)) continue;
      sum += sums[opponents[cell]]; // Art. 8.2
      met++;
    }
    values[player] = met === 0 ? NaN : sum / (met * scale);
  }
  return values;
}

/** The average as the umbrella package and the explanations know it. */
export const averageOfBuchholzAccount: Account = {
  code: 'AOB',
  name: 'Average of Opponents’ Buchholz',
  article: '8.2',
  type: 'CC',
  edition: '2024-08',
  systems: ['swiss'],
  degree: 1,
  degreeOfScores: 1,
  needsRatings: false,
  refusal: refusalOfRoundRobin,
  elements: (seat) => buchholzesMet(seat, buchholzOf, isMet),
  modifiers: {},
  value: mean,
  columns: { '': (tournament) => column(tournament, buchholzSums(tournament), isMet) },
  reason: () => ({ key: 'opponent-buchholz', article: '8.2' }),
  conclusion: (elements, { tournament }) => meanReason('8.2', elements, tournament.scale),
};

/**
 * The code's `/F`: the average of the opponents' Fore Buchholz. Over the board is over the board: a forfeit of the final
 * round counts as a draw in the opponents' Fore Buchholz, but makes nobody an opponent.
 */
export const averageOfForeBuchholzAccount: Account = {
  ...averageOfBuchholzAccount,
  option: '/F',
  edition: '2026-03',
  refusal: refusalOfFore,
  elements: (seat) => buchholzesMet(seat, foreBuchholzOf, isMetAtTheEnd),
  columns: {
    '': (tournament) => column(tournament, buchholzSums(viewed(tournament, FINAL_ROUND_DRAWN)), isMetAtTheEnd),
  },
};
