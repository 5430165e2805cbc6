import { type Player, type Unchecked, check, checkArray, checkId, isObject } from '@crosstable/core';

import { TITLES } from './title.js';

/** A player of the tournament, with all that norms ask for. */
export interface NormPlayer extends Player {
  /**
   * The title of FIDE at the start: `'GM'`, `'IM'`, `'WGM'`, `'WIM'`, `'FM'`, `'WFM'`, `'CM'`, `'WCM'`, or `''` for none. National titles
   * are none. Left out where nobody knows.
   */
  readonly title?: string | undefined;
  /** The federation as a code: `'GER'`; `'FID'` for players under the flag of FIDE, `'NON'` outside FIDE. Left out where nobody knows. */
  readonly federation?: string | undefined;
}

/** Ratings as FIDE has them, or any event. */
const HIGHEST_RATING = 9999;

function checkRating(rating: unknown, path: string): void {
  const isRating = typeof rating === 'number' && rating >= 0 && rating <= HIGHEST_RATING;
  check(isRating, path, `a rating from 0 to ${HIGHEST_RATING}`, rating, 'number');
}

function checkRatings(ratings: unknown, path: string): void {
  checkArray(ratings, path, 'ratings');
  let before = 0;
  [...ratings].forEach((one, at) => {
    check(isObject(one), `${path}[${at}]`, 'a rating with its first round', one);
    const { from, rating }: { from?: unknown; rating?: unknown } = one;
    const isRound = typeof from === 'number' && Number.isInteger(from) && (at === 0 ? from === 1 : from > before);
    const expected = at === 0 ? '1, the first round' : `a round from ${before + 1}`;
    check(isRound, `${path}[${at}].from`, expected, from, 'number');
    before = from;
    checkRating(rating, `${path}[${at}].rating`);
  });
}

/** The players by id, each checked, and each once. */
export function playersById(players: readonly NormPlayer[]): ReadonlyMap<string, NormPlayer> {
  checkArray(players, 'players', 'players');
  const byId = new Map<string, NormPlayer>();
  for (let at = 0; at < players.length; at++) {
    const path = `players[${at}]`;
    check(isObject(players[at]), path, 'a player', players[at]);
    const player: Unchecked<NormPlayer> = players[at];
    const { id, rating, ratings, title, federation } = player;
    checkId(id, `${path}.id`);
    check(!byId.has(id), `${path}.id`, 'an id that no other player has', id, 'string');
    if (rating !== undefined) checkRating(rating, `${path}.rating`);
    if (ratings !== undefined) checkRatings(ratings, `${path}.ratings`);
    const isTitle = title === undefined || (typeof title === 'string' && TITLES.includes(title));
    check(isTitle, `${path}.title`, `a title of FIDE such as "GM", or "" for none`, title, 'string');
    const isFederation = federation === undefined || (typeof federation === 'string' && federation !== '');
    check(isFederation, `${path}.federation`, 'the code of a federation such as "GER"', federation, 'string');
    byId.set(id, players[at]);
  }
  return byId;
}

/** The rating of a player in a round from 1, of several the one that holds there where `byRound`; 0 for an unrated one. */
export function ratingOf({ rating, ratings = [] }: NormPlayer, round: number, byRound: boolean): number {
  const known = byRound ? ratings : ratings.slice(0, 1);
  return known.findLast(({ from }) => from <= round)?.rating ?? rating ?? 0; // Art. 1.1.4
}
