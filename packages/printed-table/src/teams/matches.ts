// The matches of a table of teams, of which both cells together have the points of all boards.
import type { Match } from '@crosstable/core';
import type { Cell } from '@crosstable/core/text';

import type { Heading } from '../cells/heading.js';
import type { PrintedGame } from '../cells/printed-game.js';
import { errorAtCell } from '../cells/refusal.js';
import type { OnRepair } from '../cells/repair.js';
import { roundRobinRounds } from '../games/round-robin-games.js';
import { swissGames } from '../games/swiss-games.js';
import type { TeamSide } from './team-cell.js';
import type { TeamRows } from './team-rows.js';

/** A match with the cells of its teams. */
export interface PlacedMatch {
  readonly white: number;
  readonly black: number;
  readonly ofWhite: TeamSide;
  readonly ofBlack: TeamSide;
}

/** The pairings of each round with their cells. The readers of games find them: who meets whom is told alike. */
export function pairingsOf(
  { system, rows, games: cycles }: TeamRows,
  heading: Heading,
  areNumbers: boolean,
  after: number | undefined,
  onRepair: OnRepair,
): { readonly games: readonly (readonly PrintedGame[])[]; readonly rounds: readonly (readonly PlacedMatch[])[] } {
  if (system === 'round-robin') {
    const placed = roundRobinRounds(heading, { rows, games: cycles }, areNumbers, after, onRepair);
    return {
      games: placed.map((round) => round.map(({ game }) => game)),
      rounds: placed.map((round) =>
        round.map(({ game, meeting: { pair, own, facing } }): PlacedMatch => {
          const [white, black] = [Number(game.white) - 1, Number(game.black) - 1];
          const [ofWhite, ofBlack] = white === pair[0] ? [own, facing] : [facing, own];
          return { white, black, ofWhite, ofBlack };
        }),
      ),
    };
  }
  const players = rows.map((_, at) => ({ id: String(at + 1) }));
  const games = swissGames(rows, players, false, onRepair);
  const rounds = games.map((round, at) =>
    round.map((game): PlacedMatch => {
      const [white, black] = [Number(game.white) - 1, Number(game.black) - 1];
      return { white, black, ofWhite: rows[white][at], ofBlack: rows[black][at] };
    }),
  );
  return { games, rounds };
}

/** How the points of a match are read. */
interface Reading {
  readonly boards: number;
  /** The rounds that aren't played yet. */
  readonly open: ReadonlySet<number>;
  /** Whether the printed game points of a team are those of its cells; `undefined` where none are printed. */
  readonly isConfirmed: (team: number) => boolean | undefined;
  readonly onRepair: OnRepair;
}

/** Throws unless the points of a match can be those of its boards: a board that both lost takes a whole point from the sum. */
function checkSum(match: PlacedMatch, sum: number, { boards, isConfirmed, onRepair }: Reading): void {
  const { ofWhite, ofBlack, white, black } = match;
  const left = boards - sum;
  if (left === 0) return;
  const confirmed = [isConfirmed(white), isConfirmed(black)];
  const { text, line } = ofWhite.cell;
  if (left < 0 || left % 1 !== 0 || confirmed.includes(false)) {
    const expected = `points that make ${boards} boards with ${JSON.stringify(text)} of line ${line}`;
    throw errorAtCell(ofBlack.cell, expected, `together they are ${sum}`);
  }
  const key = confirmed.includes(undefined) ? 'boards-lost' : 'boards-lost-as-said';
  onRepair('result', ofWhite.cell, { key, values: { other: ofBlack.cell.text, sum, boards, left } });
}

/** The match of two cells. A round in which nobody has a point isn't played yet. */
function matchOf(match: PlacedMatch, isOpen: boolean, reading: Reading): Match {
  const { white, black, ofWhite, ofBlack } = match;
  const ids = { white: String(white + 1), black: String(black + 1) };
  const { points: own } = ofWhite;
  const { points: others } = ofBlack;
  if (own === null || others === null || isOpen) return { ...ids, gamePoints: null };
  if (own + others === 0) {
    reading.onRepair('result', ofWhite.cell, { key: 'match-lost-by-both', values: {} }); // prettier-ignore
    return { ...ids, kind: 'double-forfeit' };
  }
  checkSum(match, own + others, reading);
  return { ...ids, gamePoints: [own, others] };
}

/** The cell of a match won on all boards, which may be a forfeit: the first one of the table. */
function wonByAll(rounds: readonly (readonly PlacedMatch[])[], boards: number): Cell | undefined {
  const all = rounds.flat().flatMap(({ ofWhite, ofBlack }) => {
    if (ofWhite.points === boards && ofBlack.points === 0) return [ofWhite.cell];
    return ofBlack.points === boards && ofWhite.points === 0 ? [ofBlack.cell] : [];
  });
  return all.at(0);
}

/**
 * The matches of each round.
 *
 * @throws RangeError with the place of a cell whose points contradict those of the other team
 */
export function matchesOf(rounds: readonly (readonly PlacedMatch[])[], reading: Reading): Match[][] {
  const { boards, onRepair, open } = reading;
  const matches = rounds.map((round, at) => {
    const first = round.find(({ ofWhite }) => ofWhite.points === 0);
    if (open.has(at) && first !== undefined)
      onRepair('unfinished-game', first.ofWhite.cell, { key: 'round-not-played', values: {} }); // prettier-ignore
    return round.map((match) => matchOf(match, open.has(at), reading));
  });
  const won = wonByAll(rounds, boards);
  if (won !== undefined) onRepair('result', won, { key: 'match-won-by-all', values: {} }); // prettier-ignore
  return matches;
}
