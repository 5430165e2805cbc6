import { withoutUndefined } from '@crosstable/core';
import { type Cell, errorAt, wholeFrom } from '@crosstable/core/text';

import { MOST } from '../article-8.3.3.js';
import { RATING_KINDS, type RatingKind } from '../rules-in-force.js';

/** A rating of one kind. */
export interface ListedRating {
  readonly rating: number;
  /** The games in the month before; left out where the list has none. */
  readonly games?: number | undefined;
  /** Left out where the list has none. */
  readonly k?: number | undefined;
}

/** A player of a rating list. A fact that the list leaves blank is left out. */
export interface ListedPlayer {
  /** The number in FIDE's lists. */
  readonly id: string;
  readonly name: string;
  /** `'NOR'`. */
  readonly federation?: string | undefined;
  readonly sex?: 'm' | 'w' | undefined;
  /** The highest, or the one for women: `'WIM'`. */
  readonly title?: string | undefined;
  readonly birthYear?: number | undefined;
  /** `'i'` inactive, `'w'` a woman, or both; `''` without. */
  readonly flags: string;
  /** By kind, without those that the player hasn't got. */
  readonly ratings: Readonly<Partial<Record<RatingKind, ListedRating>>>;
}

/** The fields of a player, whatever the form of the list. */
export type Field =
  | 'id'
  | 'name'
  | 'federation'
  | 'sex'
  | 'title'
  | 'womensTitle'
  | 'birth'
  | 'flags'
  | `${RatingKind} ${'rating' | 'games' | 'k'}`;

/** Gives what is written in a field, `''` for nothing. */
export type Fields = (field: Field) => Cell;

/** The number in a field; 0 and nothing are none. */
function numberIn(cell: Cell, expected: string, most: number): number | undefined {
  if (cell.text === '' || /^0+$/.test(cell.text)) return undefined;
  const value = wholeFrom(1, cell.text, most);
  if (value === undefined) throw errorAt(cell, expected);
  return value;
}

function ratingIn(fields: Fields, kind: RatingKind): ListedRating | undefined {
  const rating = numberIn(fields(`${kind} rating`), 'a rating', 9999);
  if (rating === undefined) return undefined;
  const games = wholeFrom(0, fields(`${kind} games`).text);
  const k = numberIn(fields(`${kind} k`), `a whole number from 1 to ${MOST}`, MOST);
  return withoutUndefined({ rating, games, k });
}

/** The player of a line, or of an element. */
export function playerOf(fields: Fields): ListedPlayer {
  const text = (field: Field): string => fields(field).text;
  const sex = ({ M: 'm', F: 'w' } as const)[text('sex')];
  const year = wholeFrom(1, text('birth').slice(0, 4));
  const ratings = withoutUndefined(Object.fromEntries(RATING_KINDS.map((kind) => [kind, ratingIn(fields, kind)])));
  return withoutUndefined({
    ...{ id: text('id'), name: text('name'), federation: text('federation') || undefined, sex },
    ...{ title: text('title') || text('womensTitle') || undefined, birthYear: year },
    ...{ flags: text('flags'), ratings },
  });
}
