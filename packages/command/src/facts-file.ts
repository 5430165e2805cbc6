// Facts that the file of a tournament doesn't have, and that other rating systems need.

import { isDay } from '@crosstable/core';
import { type Cell, errorAt, wholeFrom } from '@crosstable/core/text';
import type { EventPlayer } from '@crosstable/event';
import type { PlayerFacts } from '@crosstable/report/rating-systems';

import { type PlayerRow, numberIn, readPlayerColumns } from './player-columns.js';

type Field = keyof PlayerFacts;

/** The headings of each, without blanks, signs and capitals. */
const HEADINGS: ReadonlyMap<string, Field | 'id'> = new Map<string, Field | 'id'>([
  ['id', 'id'],
  ['no', 'id'],
  ['number', 'id'],
  ['startnumber', 'id'],
  ['rating', 'rating'],
  ['dwz', 'rating'],
  ['games', 'games'],
  ['ratedgames', 'games'],
  ['earlier', 'earlier'],
  ['initial', 'initial'],
  ['fide', 'fide'],
  ['age', 'age'],
  ['birth', 'birth'],
  ['born', 'birth'],
  ['birthyear', 'birth'],
  ['yearofbirth', 'birth'],
  ['dateofbirth', 'birth'],
  ['highest', 'highest'],
  ['highestrating', 'highest'],
  ['wins', 'wins'],
  ['draws', 'draws'],
  ['events', 'events'],
  ['index', 'index'],
  ['deviation', 'deviation'],
  ['rd', 'deviation'],
  ['volatility', 'volatility'],
]);

const NEEDED =
  'a heading rating, games, earlier, initial, fide, age, birth year, highest, wins, draws, events, index, deviation or ' +
  'volatility too';

/** More than any rating. */
const MOST_RATING = 4000;
const A_RATING = `a rating from 1 to ${MOST_RATING}`;

/** A number with decimals, behind a point or a comma. */
function decimal(text: string, least: number, most: number): number | undefined {
  const value = /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  return value >= least && value <= most ? value : undefined;
}

const ratingOf = (text: string): number | undefined => decimal(text, 1, MOST_RATING);

/** A rating, which may have an index behind it: `1530-22`. */
function ratingIn(cell: Cell | undefined): Pick<PlayerFacts, 'rating' | 'index'> {
  if (cell === undefined) return {};
  const [first, ...others] = cell.text.split('-').map((part) => part.trim());
  const [rating, index] = [ratingOf(first), others.length === 1 ? wholeFrom(1, others[0]) : undefined];
  if (rating === undefined || others.length > 1 || (others.length === 1 && index === undefined)) {
    throw errorAt(cell, `${A_RATING}, or one with an index such as 1530-22`);
  }
  return { rating, index };
}

function earlierIn(cell: Cell | undefined): PlayerFacts['earlier'] {
  if (cell === undefined) return undefined;
  const { text } = cell;
  if (text === 'all-won' || text === 'all-lost') return text;
  throw errorAt(cell, 'all-won or all-lost');
}

function birthIn(cell: Cell | undefined): string | undefined {
  if (cell === undefined) return undefined;
  if (/^\d{4}$/.test(cell.text) || isDay(cell.text)) return cell.text;
  throw errorAt(cell, 'a year of birth, or a day such as 2011-05-08');
}

function factsIn(row: PlayerRow<Field>): PlayerFacts {
  const whole = (field: Field, least: number): number | undefined =>
    numberIn(row.get(field), `a whole number from ${least}`, (text) => wholeFrom(least, text));
  const rating = (field: Field): number | undefined => numberIn(row.get(field), A_RATING, ratingOf);
  const rated = ratingIn(row.get('rating'));
  return {
    rating: rated.rating,
    birth: birthIn(row.get('birth')),
    age: numberIn(row.get('age'), 'an age', (text) => decimal(text, 0, 150)),
    games: whole('games', 0),
    earlier: earlierIn(row.get('earlier')),
    initial: rating('initial'),
    fide: rating('fide'),
    highest: rating('highest'),
    wins: whole('wins', 0),
    draws: whole('draws', 0),
    events: whole('events', 0),
    index: whole('index', 1) ?? rated.index,
    deviation: numberIn(row.get('deviation'), 'a deviation from 0 to 10000', (text) => decimal(text, 0, 10_000)),
    volatility: numberIn(row.get('volatility'), 'a number above 0, at most 10', (text) => decimal(text, 1e-9, 10)),
  };
}

/** The facts of a file, with a line of headings and a line for each player. */
export function readFacts(content: Uint8Array, players: readonly EventPlayer[]) {
  const { rows, unused } = readPlayerColumns(content, HEADINGS, NEEDED, players);
  return { facts: new Map(rows.map(({ player, row }) => [player.id, factsIn(row)])), unused };
}
