import type { GameKind, Result } from '@crosstable/core';

import { cellPoints } from './points.js';
import type { PrintedGame, PrintedPlayer } from './printed-game.js';
import type { Report } from './repair.js';
import type { ReadCell } from './round-cell.js';
import type { Cell } from './sheet.js';

/** A cell with a bye. */
export interface FoundBye {
  /** Counted from 0. */
  readonly round: number;
  /** The number of the player. */
  readonly player: number;
  readonly points: Result;
  readonly cell: Cell;
}

function byeOf(player: number, result: Result, kind: GameKind): PrintedGame {
  return { white: String(player), black: '', result, kind };
}

/** The player likeliest to have the pairing-allocated bye: the fewest points before, the lowest rating, the last row. */
function likeliest(
  byes: readonly FoundBye[],
  before: readonly number[],
  players: readonly PrintedPlayer[],
): FoundBye | undefined {
  const pointsOf = ({ player }: FoundBye): number => before[player - 1];
  const ratingOf = ({ player }: FoundBye): number => players[player - 1].rating ?? 0;
  return byes.toSorted((a, b) => pointsOf(a) - pointsOf(b) || ratingOf(a) - ratingOf(b) || b.player - a.player)[0];
}

/**
 * The games with the byes. The page doesn't say whether a bye worth a point was allocated by the pairing or asked for. Alone
 * in its round it is read as the former. Of several at most one is, the likeliest; those cells stay open.
 */
export function withByes(
  games: readonly (readonly PrintedGame[])[],
  byes: readonly FoundBye[],
  rounds: readonly (readonly ReadCell[])[],
  players: readonly PrintedPlayer[],
  report: Report,
): PrintedGame[][] {
  return games.map((round, at) => {
    const ofRound = byes.filter((bye) => bye.round === at);
    const whole = ofRound.filter(({ points }) => points === 1);
    const allocated = likeliest(whole, cellPoints(rounds.slice(0, at), players.length), players);
    const read = ofRound.map((bye): PrintedGame => {
      const { player, points, cell } = bye;
      if (points !== 1) return byeOf(player, points, points === 0 ? 'zero-bye' : 'half-bye');
      const readings = [byeOf(player, 1, 'pairing-bye'), byeOf(player, 1, 'full-bye')];
      const isAllocated = bye === allocated;
      const ordered = isAllocated ? readings : readings.toReversed();
      const [name, other] = isAllocated
        ? ['the pairing-allocated bye', 'a full-point bye']
        : ['a full-point bye', 'the pairing-allocated bye'];
      if (whole.length === 1) report('bye-code', cell, `read as ${name}, the only one of its round`);
      else report('bye-code', cell, `read as ${name}; it may be ${other}`, { round: at + 1, readings: ordered });
      return ordered[0];
    });
    return [...round, ...read];
  });
}
