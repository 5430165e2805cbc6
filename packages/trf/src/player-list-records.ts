import { ADJUSTMENT, BYE, PLAYER_LIST_WIDTH, cut, lay, shifted, type Column } from './columns.js';
import type { Line } from './line.js';
import { formatPoints } from './points.js';
import { byeCode, type ByeCode } from './result-codes.js';
import type { Adjustment } from './tournament.js';
import { TrfError } from './trf-error.js';

const ADJUSTMENT_TYPES = ' W D L F H Z + - ';

/** 299, points given or taken. @throws TrfError naming the column that cannot be read */
export function readAdjustment(line: Line): Adjustment {
  refuseStrays(line, Object.values(ADJUSTMENT), ADJUSTMENT.player);
  const type = cut(line.text, ADJUSTMENT.type).toUpperCase();
  if (!isAdjustmentType(type)) fail(line, ADJUSTMENT.type, 'one of W D L F H Z + - or nothing');
  const matchPoints = cut(line.text, ADJUSTMENT.matchPoints);
  const points = cut(line.text, ADJUSTMENT.points);
  const round = cut(line.text, ADJUSTMENT.round);
  if (!isPoints(points)) fail(line, ADJUSTMENT.points, 'points');
  if (matchPoints !== '' && !isPoints(matchPoints)) fail(line, ADJUSTMENT.matchPoints, 'match points or nothing');
  if (!/^\d+$/.test(round)) fail(line, ADJUSTMENT.round, 'a round (000 for all)');
  return {
    type,
    points: Number(points),
    ...(matchPoints !== '' && { matchPoints: Number(matchPoints) }),
    round: Number(round),
    players: readPlayers(line, ADJUSTMENT.player),
  };
}

/** The line of 299 for an adjustment. */
export function formatAdjustment(adjustment: Adjustment, path: string): string {
  const { type, points, matchPoints, round, players } = adjustment;
  return lay('299', [
    [ADJUSTMENT.type, type],
    [ADJUSTMENT.matchPoints, matchPoints === undefined ? '' : formatPoints(`${path}.matchPoints`, matchPoints)],
    [ADJUSTMENT.points, formatPoints(`${path}.points`, points)],
    [ADJUSTMENT.round, String(round).padStart(3, '0')],
    ...players.map((id, n) => [shifted(ADJUSTMENT.player, n, PLAYER_LIST_WIDTH), id] as const),
  ]);
}

export function isAdjustmentType(type: string): boolean {
  return type === '' || ADJUSTMENT_TYPES.includes(` ${type} `);
}

/** 240, byes asked for: the code by id, put under its round in `byes`. @throws TrfError if it cannot be read */
export function readByes(line: Line, byes: Map<number, Map<string, ByeCode>>): void {
  refuseStrays(line, Object.values(BYE), BYE.player);
  const code = byeCode(cut(line.text, BYE.type).toUpperCase());
  if (code === undefined || code === 'U') return fail(line, BYE.type, 'a bye (F, H or Z)');
  const round = cut(line.text, BYE.round);
  if (!/^0*[1-9]\d*$/.test(round)) fail(line, BYE.round, 'a round');
  const players = byes.get(Number(round)) ?? new Map<string, ByeCode>();
  byes.set(Number(round), players);
  for (const id of readPlayers(line, BYE.player)) players.set(id, code);
}

function readPlayers(line: Line, column: Column): readonly string[] {
  const ids: string[] = [];
  for (let n = 0; shifted(column, n, PLAYER_LIST_WIDTH).from <= line.text.length; n++) {
    const place = shifted(column, n, PLAYER_LIST_WIDTH);
    const text = cut(line.text, place);
    if (text === '') continue;
    if (!/^0*[1-9]\d*$/.test(text)) fail(line, place, "a player's number");
    ids.push(String(Number(text)));
  }
  if (ids.length === 0) fail(line, column, "a player's number");
  return ids;
}

/** Refuses a text beside the columns, where a part of a field would be taken for the whole. */
function refuseStrays(line: Line, columns: readonly Column[], list: Column): void {
  for (let at = 4; at <= line.text.length; at++) {
    const character = line.text.charAt(at - 1);
    const isListed = at >= list.from && (at - list.from) % PLAYER_LIST_WIDTH <= list.to - list.from;
    const isInColumn = isListed || columns.some(({ from, to }) => at >= from && at <= to);
    if (character.trim() === '' || isInColumn) continue;
    throw new TrfError(line.number, at, 'a blank between two fields', character);
  }
}

function isPoints(text: string): boolean {
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text);
}

function fail(line: Line, column: Column, expected: string): never {
  throw new TrfError(line.number, column.from, expected, cut(line.text, column));
}
