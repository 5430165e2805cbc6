import { ADJUSTMENT, BYE, type Column, type ListColumn, columnsIn, cut, refuse } from '../text/columns.js';
import type { Line } from '../text/line.js';
import type { Adjustment } from '../tournament.js';
import { TrfError } from '../trf-error.js';
import { isPoints, pointsOf } from './points.js';
import { type ByeCode, isByeCode } from './result-codes.js';

/** 299, points given or taken. @throws TrfError naming the column that cannot be read */
export function readAdjustment(line: Line): Adjustment {
  refuseStrays(line, ADJUSTMENT);
  const type = cut(line.text, ADJUSTMENT.type).toUpperCase();
  if (!isAdjustmentType(type)) refuse(line, ADJUSTMENT.type, 'one of W D L F H Z + - or nothing');
  const matchPoints = cut(line.text, ADJUSTMENT.matchPoints);
  const points = cut(line.text, ADJUSTMENT.points);
  const round = cut(line.text, ADJUSTMENT.round);
  if (!isPoints(points) && (points !== '' || matchPoints === '')) refuse(line, ADJUSTMENT.points, 'points');
  if (matchPoints !== '' && !isPoints(matchPoints)) refuse(line, ADJUSTMENT.matchPoints, 'match points or nothing');
  if (!/^\d*$/.test(round)) refuse(line, ADJUSTMENT.round, 'a round (000 or nothing for all)');
  return {
    type,
    ...(points !== '' && { points: pointsOf(points) }),
    ...(matchPoints !== '' && { matchPoints: pointsOf(matchPoints) }),
    round: Number(round),
    players: readPlayers(line, ADJUSTMENT.player, type !== ''),
  };
}

/** The players whose result a record of 299 gives other points: `''` for everybody, and none where it adds points. */
export function replacedBy({ type, players }: Adjustment): readonly string[] {
  if (type === '') return [];
  return players.length === 0 ? [''] : players;
}

/**
 * Tells, of one adjustment after another, the place in its list of the first player whose result an earlier record gives other
 * points; -1 for none.
 */
export function twinFinder(): (adjustment: Adjustment) => number {
  const before = new Map<string, Adjustment>();
  return (adjustment) => {
    const { matchPoints, points, round, type } = adjustment;
    return replacedBy(adjustment).findIndex((id) => {
      const result = `${type} ${round} ${id}`;
      const other = before.get(result) ?? adjustment;
      before.set(result, adjustment);
      return other.points !== points || other.matchPoints !== matchPoints;
    });
  };
}

export function isAdjustmentType(type: string): boolean {
  return /^[WDLFHZ+-]?$/.test(type);
}

/**
 * 240, byes asked for: the code by id, put under its round in `byes`. Returns the ids.
 *
 * @throws TrfError if it cannot be read
 */
export function readByes(line: Line, byes: Map<number, Map<string, ByeCode>>): readonly string[] {
  refuseStrays(line, BYE);
  const code = cut(line.text, BYE.type).toUpperCase();
  if (!isByeCode(code) || code === 'U') return refuse(line, BYE.type, 'a bye (F, H or Z)');
  const round = cut(line.text, BYE.round);
  if (!/^0*[1-9]\d*$/.test(round)) refuse(line, BYE.round, 'a round');
  const players = byes.get(Number(round)) ?? new Map<string, ByeCode>();
  byes.set(Number(round), players);
  const ids = readPlayers(line, BYE.player);
  for (const id of ids) {
    const isOther = (players.get(id) ?? code) !== code;
    if (isOther) throw new TrfError(line.number, BYE.player.from, 'one bye of a player in a round', id);
    players.set(id, code);
  }
  return ids;
}

function readPlayers(line: Line, column: ListColumn, mayBeNone = false): readonly string[] {
  const expected = "a player's number";
  const ids = readNumbers(line, column, expected).filter((id) => id !== '');
  return ids.length > 0 || mayBeNone ? ids : refuse(line, column, expected);
}

/** The numbers of a list up to the end of the line, without leading zeros; `''` for a blank place and for `0000`. */
export function readNumbers(line: Line, column: ListColumn, expected: string): readonly string[] {
  return columnsIn(line.text, column).map((place) => {
    const text = cut(line.text, place);
    if (!/^\d*$/.test(text)) refuse(line, place, expected);
    return /^0*$/.test(text) ? '' : String(Number(text));
  });
}

/** A number of a record, without leading zeros. @throws TrfError if there is none */
export function readNumber(line: Line, column: Column, expected: string): string {
  const text = cut(line.text, column);
  return /^0*[1-9]\d*$/.test(text) ? String(Number(text)) : refuse(line, column, expected);
}

/** The first column with text beside the columns; `undefined` for none. */
export function strayIn(text: string, columns: Readonly<Record<string, Column>>): number | undefined {
  const all = Object.values(columns);
  for (let at = 4; at <= text.length; at++) {
    const isInColumn = all.some(({ from, to, every = Infinity }) => at >= from && (at - from) % every <= to - from);
    if (text.charAt(at - 1).trim() !== '' && !isInColumn) return at;
  }
  return undefined;
}

/** Refuses text beside the columns, because part of a field would be read as the whole. */
export function refuseStrays({ number, text }: Line, columns: Readonly<Record<string, Column>>): void {
  const at = strayIn(text, columns);
  if (at !== undefined) throw new TrfError(number, at, 'a blank between two fields', text.charAt(at - 1));
}
