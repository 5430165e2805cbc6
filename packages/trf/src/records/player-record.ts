import type { Reading } from '../readings.js';
import type { OnRepair } from '../repair.js';
import { align } from '../text/alignment.js';
import { type Column, MOST_ROUNDS, PLAYER, ROUND, cut, refuse } from '../text/columns.js';
import type { Line } from '../text/line.js';
import type { TrfPlayer } from '../tournament.js';
import { TrfError } from '../trf-error.js';
import { readNumber } from './player-list-records.js';
import { isPoints, pointsOf } from './points.js';
import { type Cell, cellText, readCell } from './round-cell.js';

/** One 001 record, read alone: its entries are not yet compared with those of the opponents. */
export interface PlayerRow {
  readonly player: TrfPlayer;
  /** The line with its columns repaired. */
  readonly line: Line;
  readonly points: number | undefined;
  readonly rank: number | undefined;
  /** By round; shorter than the table where the line is cut short. */
  readonly cells: readonly Cell[];
}

const INTEGER = /^\d+$/;

/** Reads a 001 record. @throws TrfError naming the column that cannot be read */
export function readPlayer(source: Line, onRepair: OnRepair): PlayerRow {
  const { line, name } = align(source, onRepair);
  const id = readNumber(line, PLAYER.number, 'a start number from 1 to 9999'); // 001, 5-8
  const rating = readInteger(line, PLAYER.rating, 'a rating'); // 001, 49-52
  const sex = readSex(line, onRepair); // 001, 10
  const title = cut(line.text, PLAYER.title); // 001, 11-13
  const federation = cut(line.text, PLAYER.federation); // 001, 54-56
  const fideId = cut(line.text, PLAYER.fideId); // 001, 58-68
  const birth = cut(line.text, PLAYER.birth); // 001, 70-79
  const rank = readInteger(line, PLAYER.rank, 'a rank'); // 001, 86-89
  const player: TrfPlayer = {
    id,
    ...(name !== '' && { name }),
    ...(rating !== undefined && rating !== 0 && { rating }),
    ...(sex && { sex }),
    ...(title !== '' && { title }),
    ...(federation !== '' && { federation }),
    ...(!/^0*$/.test(fideId) && { fideId }),
    ...(!/^[0/.-]*$/.test(birth) && { birth }),
  };
  return {
    player,
    line,
    points: readPoints(line, onRepair),
    rank: rank === 0 ? undefined : rank,
    cells: readCells(line, onRepair),
  };
}

function readCells(line: Line, onRepair: OnRepair): readonly Cell[] {
  const cells: Cell[] = [];
  const { from, every } = ROUND.opponent;
  const end = from - 1 + MOST_ROUNDS * every;
  // A table has every player in every round: a row without a limit would make it larger than any file.
  if (line.text.length > end) {
    const beyond = end + line.text.slice(end).search(/\S/);
    throw new TrfError(line.number, beyond + 1, `at most ${MOST_ROUNDS} rounds`, cellText(line, beyond));
  }
  for (let start = from - 1; start < line.text.length; start += every) cells.push(readCell(line, start, onRepair));
  return cells;
}

function readInteger(line: Line, column: Column, expected: string): number | undefined {
  const text = cut(line.text, column);
  if (text === '') return undefined;
  return INTEGER.test(text) ? Number(text) : refuse(line, column, expected);
}

/** 001, 81-84. They can be below 0: 299 and 162 can take more points away than a player has. */
function readPoints(line: Line, onRepair: OnRepair): number | undefined {
  const text = cut(line.text, PLAYER.points);
  if (text === '') return undefined;
  if (!isPoints(text)) refuse(line, PLAYER.points, 'points');
  if (text.includes(','))
    onRepair('player-field', line.number, PLAYER.points.from, text, { key: 'decimal-point', values: {} });
  return pointsOf(text);
}

/**
 * 001, 10: m and w; f and capitals occur. No result depends on it: another letter is no reason to refuse a file, but a
 * digit belongs to another field.
 */
function readSex(line: Line, onRepair: OnRepair): 'm' | 'w' | undefined {
  const text = cut(line.text, PLAYER.sex);
  const read = /^m$/i.test(text) ? 'm' : /^[fw]$/i.test(text) ? 'w' : undefined;
  if (/\d/.test(text)) refuse(line, PLAYER.sex, 'a sex (m or w)');
  if (text === (read ?? '')) return read;
  const reading: Reading = read ? { key: 'read-as', values: { as: read } } : { key: 'left-out', values: {} };
  onRepair('player-field', line.number, PLAYER.sex.from, text, reading);
  return read;
}
