import { PLAYER, ROUND, ROUND_WIDTH, lay, shifted, widthOf, type Column } from './columns.js';
import { wrongType, wrongValue } from './draft-error.js';
import { formatPoints } from './points.js';
import type { WrittenCell } from './format-rounds.js';
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
    [PLAYER[field], checkText(`${path}.${field}`, player[field] ?? '', PLAYER[field])] as const;
  return lay('001', [
    [PLAYER.number, player.id],
    [PLAYER.sex, checkSex(`${path}.sex`, player.sex ?? '')],
    text('title'),
    text('name'),
    [PLAYER.rating, formatInteger(`${path}.rating`, player.rating)],
    text('federation'),
    text('fideId'),
    text('birth'),
    [PLAYER.points, points === undefined ? '' : formatPoints(`points: ${player.id}`, points)],
    [PLAYER.rank, formatInteger(`ranks: ${player.id}`, rank)],
    ...[...standing.cells]
      .sort(([one], [other]) => one - other)
      .flatMap(([round, [opponent, colour, result]]) => [
        [shifted(ROUND.opponent, round - 1, ROUND_WIDTH), opponent] as const,
        [shifted(ROUND.colour, round - 1, ROUND_WIDTH), colour] as const,
        [shifted(ROUND.result, round - 1, ROUND_WIDTH), result] as const,
      ]),
  ]);
}

/** A text that stands on one line. */
export function checkLine(path: string, text: unknown): string {
  if (typeof text !== 'string') return wrongType(path, 'a string', text);
  if (/[\r\n]/.test(text)) wrongValue(path, 'a text without line breaks', text);
  return text;
}

function checkText(path: string, text: unknown, column: Column): string {
  const line = checkLine(path, text).trim();
  const width = column.to - column.from + 1;
  if (widthOf(line) > width) wrongValue(path, `at most ${width} characters`, line);
  if (line.includes('\t')) wrongValue(path, 'a text without tabs', line);
  return line;
}

function checkSex(path: string, sex: string): string {
  return ['', 'm', 'w'].includes(sex) ? sex : wrongValue(path, "'m' or 'w'", sex);
}

function formatInteger(path: string, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value !== 'number') return wrongType(path, 'a number', value);
  if (!Number.isInteger(value) || value < 0 || value > 9999) wrongValue(path, 'a whole number from 0 to 9999', value);
  return String(value);
}
