// The games that two players of a round robin have: one, or in a double round robin two, whose order the cells tell
import type { Cells } from '../cells/cells.js';
import type { Side } from '../cells/round-cell.js';
import { bergerPairing } from './berger.js';
import { areOneGame } from './mirror.js';
import type { Pair } from './rounds-so-far.js';

/** The sides against opponents, as `Cells` has them. */
export interface RowsOfOpponents<Own extends Side = Side> extends Pick<Cells, 'games'> {
  readonly rows: readonly (readonly Own[])[];
}

/** A game of two players, counted from 0. */
export interface Meeting<Own extends Side = Side> {
  readonly pair: Pair;
  /** The side of the first player of the pair. */
  readonly own: Own;
  /** The side of the second. */
  readonly facing: Own;
  /** Whether the first player had White; `undefined` where the cells don't tell. */
  readonly isOneWhite: boolean | undefined;
}

/** The games of two players, as the cells of both have them. */
interface Cell<Own extends Side = Side> {
  readonly pair: Pair;
  readonly own: readonly Own[];
  readonly facing: readonly Own[];
}

/** The place of the only game that was played of two; `undefined` where both were, or none. */
function onlyPlayed(sides: readonly Side[]): number | undefined {
  const played = sides.flatMap(({ result }, at) => (result === null ? [] : [at]));
  return sides.length > 1 && played.length === 1 ? played[0] : undefined;
}

/**
 * Whether all cells have the game with White first, and the one with Black second: then the opponent's cell has them in the other order.
 * Else both have them in the order of the rounds. Where both orders fit, nobody knows the colours.
 */
function areWhiteFirst(cells: readonly Cell[]): boolean {
  let [inRounds, byColours] = [0, 0];
  for (const { own, facing } of cells) {
    if (own.length < 2 || (onlyPlayed(own) !== undefined && onlyPlayed(facing) !== undefined)) continue;
    inRounds += own.filter((side, at) => areOneGame(side, facing[at])).length;
    byColours += own.filter((side, at) => areOneGame(side, facing[1 - at])).length;
  }
  return byColours > inRounds;
}

/** The games of a pair, in the order of its first player's cell. */
function meetingsIn<Own extends Side>({ pair, own, facing }: Cell<Own>, isWhiteFirst: boolean): Meeting<Own>[] {
  const [played, other] = [onlyPlayed(own), onlyPlayed(facing)];
  const isHalf = played !== undefined && other !== undefined;
  // A cell of one result doesn't say which of the two games has it
  const isCrossed = isHalf ? played !== other : isWhiteFirst;
  return own.map((side, at) => ({
    pair: [...pair] as const,
    own: side,
    facing: facing[isCrossed ? 1 - at : at],
    isOneWhite: isWhiteFirst && isCrossed ? at === 0 : undefined,
  }));
}

/**
 * The games of each pair, cycle by cycle. With starting numbers the first cycle has the colours of Berger's tables; without them it has
 * games with a result before those without.
 */
export function meetingsOf<Own extends Side>(
  { rows, games }: RowsOfOpponents<Own>,
  areNumbers: boolean,
): readonly Meeting<Own>[][] {
  const players = rows.length;
  const sidesOf = (one: number, other: number): readonly Own[] =>
    Array.from({ length: games }, (_, game) => rows[one][game * players + other]);
  const cells = rows.flatMap((_, one) =>
    Array.from({ length: players - one - 1 }, (__, at): Cell<Own> => {
      const other = one + 1 + at;
      return { pair: [one, other], own: sidesOf(one, other), facing: sidesOf(other, one) };
    }),
  );
  const isWhiteFirst = games > 1 && areWhiteFirst(cells);
  return cells.map((cell) => {
    const [one, other] = cell.pair;
    const meetings = meetingsIn(cell, isWhiteFirst);
    const [{ isOneWhite, own }] = meetings;
    const isLater = areNumbers
      ? isOneWhite !== undefined && isOneWhite !== bergerPairing(one + 1, other + 1, players).isLowerWhite
      : own.result === null && meetings.some((meeting) => meeting.own.result !== null);
    return isLater ? meetings.reverse() : meetings;
  });
}
