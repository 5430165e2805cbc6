import { check, checkWhole } from '@crosstable/core';

import { type Column, PLAYER, ROUND, columnAfter } from '../text/columns.js';
import { readDate } from '../text/dates.js';
import { lay, widthOf } from '../text/laid-line.js';
import type { TrfPlayer } from '../tournament.js';
import { checkLine } from './draft-check.js';
import { formatAmount } from './points.js';
import type { WrittenCell } from './rounds.js';

/** The parts of a 001 record that are not the player's own fields. */
export interface Standing {
  readonly points: number | undefined;
  readonly rank: number | undefined;
  readonly cells: ReadonlyMap<number, WrittenCell>;
  /** Whether the player comes from a file, whose odd fields are kept. */
  readonly isRead: boolean;
}

/** The 001 record of a player. @throws TypeError or RangeError naming the field that doesn't fit its columns */
export function formatPlayer(player: TrfPlayer, path: string, standing: Standing): string {
  const { points, rank, cells, isRead } = standing;
  if (!isRead) checkFields(player, path);
  const text = (field: 'title' | 'name' | 'federation' | 'fideId' | 'birth') =>
    [PLAYER[field], formatText(player[field], `${path}.${field}`, PLAYER[field])] as const;
  const line = lay('001', [
    [PLAYER.number, player.id],
    [PLAYER.sex, formatSex(player.sex, `${path}.sex`)],
    text('title'),
    text('name'),
    [PLAYER.rating, formatInteger(ratingOf(player), `${path}.rating`)],
    text('federation'),
    text('fideId'),
    text('birth'),
    [PLAYER.points, formatAmount(points, `points of ${player.id}`)],
    [PLAYER.rank, formatInteger(rank, `ranks of ${player.id}`)],
    ...[...cells]
      .sort(([one], [other]) => one - other)
      .flatMap(([round, [opponent, colour, result]]) => [
        [columnAfter(ROUND.opponent, round - 1), opponent] as const,
        [columnAfter(ROUND.colour, round - 1), colour] as const,
        [columnAfter(ROUND.result, round - 1), result] as const,
      ]),
  ]);
  const last = [...cells.keys()].reduce((most, round) => Math.max(most, round), 0);
  // A start list ends before round 1; some readers take a shorter row for a broken one
  const width = last === 0 ? ROUND.opponent.from - 1 : columnAfter(ROUND.result, last - 1).to;
  return line + ' '.repeat(Math.max(0, width - widthOf(line)));
}

/** The rating of the record: that of the player, or the first of several, which is the same. */
export function ratingOf({ rating, ratings = [] }: TrfPlayer): number | undefined {
  const first = ratings.at(0)?.rating;
  return rating === undefined && first !== 0 ? first : rating;
}

/** Refuses values that would fit the columns, but that no reader accepts. */
function checkFields({ title = '', federation = '', birth = '' }: TrfPlayer, path: string): void {
  const isText = (text: unknown, form: RegExp) => typeof text !== 'string' || form.test(text.trim());
  const isTitle = isText(title, /^(?:[A-Z]{1,3})?$/i);
  check(isTitle, `${path}.title`, "a title of up to three letters, as 'WGM'", title, 'string');
  const isFederation = isText(federation, /^(?:[A-Z]{3})?$/i);
  check(isFederation, `${path}.federation`, "the three letters of a federation, as 'NOR'", federation, 'string');
  check(isBirth(birth), `${path}.birth`, 'a date YYYY/MM/DD or a year', birth, 'string');
}

/** A date or a year; an unknown month or day is 00. */
function isBirth(birth: unknown): boolean {
  if (typeof birth !== 'string' || /^(?:\d{4})?$/.test(birth.trim())) return true;
  return readDate(birth.trim().replaceAll(/([-/.])00/g, '$101')) !== undefined;
}

/** A text as its columns hold it. @throws TypeError or RangeError naming the path */
export function formatText(text: unknown, path: string, column: Column): string {
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

/** A whole number as its columns hold it; nothing where there is none. @throws TypeError or RangeError naming the path */
export function formatInteger(value: unknown, path: string, most = 9999): string {
  if (value === undefined) return '';
  checkWhole(value, path, 0, most);
  return String(value);
}
