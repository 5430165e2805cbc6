import { check } from '@crosstable/core';
import { PLAYER, ROUND, ROUND_WIDTH, lay, shifted, widthOf, type Column } from './columns.js';
import { checkLine, isWhole } from './draft-check.js';
import type { WrittenCell } from './format-rounds.js';
import { formatPoints } from './points.js';
import type { TrfPlayer } from './tournament.js';

/** What stands in a 001 record beside the fields of the player. */
export interface Standing {
  readonly points: number | undefined;
  readonly rank: number | undefined;
  readonly cells: ReadonlyMap<number, WrittenCell>;
}

/** The 001 record of a player. @throws TypeError or RangeError naming the field that doesn't fit its columns */
export function formatPlayer(player: TrfPlayer, path: string, standing: Standing): string {
  const { points, rank } = standing;
  const text = (field: 'title' | 'name' | 'federation' | 'fideId' | 'birth') =>
    [PLAYER[field], formatText(player[field], `${path}.${field}`, PLAYER[field])] as const;
  return lay('001', [
    [PLAYER.number, player.id],
    [PLAYER.sex, formatSex(player.sex, `${path}.sex`)],
    text('title'),
    text('name'),
    [PLAYER.rating, formatInteger(player.rating, `${path}.rating`)],
    text('federation'),
    text('fideId'),
    text('birth'),
    [PLAYER.points, points === undefined ? '' : formatPoints(points, `points of ${player.id}`)],
    [PLAYER.rank, formatInteger(rank, `ranks of ${player.id}`)],
    ...[...standing.cells]
      .sort(([one], [other]) => one - other)
      .flatMap(([round, [opponent, colour, result]]) => [
        [shifted(ROUND.opponent, round - 1, ROUND_WIDTH), opponent] as const,
        [shifted(ROUND.colour, round - 1, ROUND_WIDTH), colour] as const,
        [shifted(ROUND.result, round - 1, ROUND_WIDTH), result] as const,
      ]),
  ]);
}

function formatText(text: unknown, path: string, column: Column): string {
  if (text === undefined) return '';
  const line = checkLine(text, path).trim();
  const width = column.to - column.from + 1;
  check(widthOf(line) <= width, path, `at most ${width} characters`, line, 'string');
  check(!line.includes('\t'), path, 'a text without tabs', line, 'string');
  return line;
}

function formatSex(sex: unknown, path: string): string {
  if (sex === undefined || sex === '') return '';
  check(sex === 'm' || sex === 'w', path, "'m' or 'w'", sex, 'string');
  return sex;
}

function formatInteger(value: unknown, path: string): string {
  if (value === undefined) return '';
  check(isWhole(value, 0, 9999), path, 'a whole number from 0 to 9999', value, 'number');
  return String(value);
}
