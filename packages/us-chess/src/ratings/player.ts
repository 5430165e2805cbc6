import { check, checkWhole, unexpected, valueInMessage } from '@crosstable/core';

import type { FloorRecord } from './floors.js';
import { type InitialFacts, checkInitialFacts, checkRating } from './initial.js';
import type { Earlier } from './special.js';

/** A player before an event. */
export interface USChessPlayer
  extends InitialFacts, Partial<{ readonly [Name in keyof FloorRecord]: number | undefined }> {
  /** The rating before the event with its decimals, up to 4000; absent or 0 of an unrated player. */
  readonly rating?: number | undefined;
  /** The rated games before the event. Absent where nobody knows: then the player counts as established. */
  readonly games?: number | undefined;
  /** Given where all rated games before the event were won, or all lost. */
  readonly earlier?: Earlier | undefined;
  /** The highest rating so far as an established player, for the floor. Absent where it isn't above the present one. */
  readonly highest?: number | undefined;
  /** The games won before the event over the board, for the floor. Default 0. */
  readonly wins?: number | undefined;
  /** The games drawn before the event over the board, for the floor. Default 0. */
  readonly draws?: number | undefined;
  /** The events before with three rated games or more, for the floor. Default 0. */
  readonly events?: number | undefined;
}

/** Games after which a player is established; fewer are provisional. */
const PROVISIONAL = 25;

/** Rules that US Chess has and that aren't known here: a program that counts on them has to know. */
const NOT_KNOWN = {
  match: 'the rules of matches',
  moneyFloor: 'floors by prize money',
  lifeMasterFloor: 'the floor of original life masters',
  cfc: 'conversions from CFC ratings',
  otherRating: 'conversions between Regular, Quick and Blitz ratings',
} as const;

/** Throws, by name, for what isn't known here. */
export function refuseUnknownRules(given: object, path: string): void {
  for (const [name, what] of Object.entries(NOT_KNOWN)) {
    const value: unknown = Reflect.get(given, name);
    if (value === undefined) continue;
    throw unexpected(`${path}.${name}`, `nothing, for ${what} aren't known here`, valueInMessage(value));
  }
}

/** Whether a player has a rating. */
export function isRated({ rating }: USChessPlayer): boolean {
  return rating !== undefined && rating !== 0;
}

/** Whether a player's rating is established: so is one whose games nobody has counted. */
export function isEstablished(player: USChessPlayer): boolean {
  return isRated(player) && (player.games ?? Infinity) > PROVISIONAL;
}

/** Throws unless this is a player. */
export function checkPlayer(player: USChessPlayer, path: string): void {
  checkInitialFacts(player, path);
  refuseUnknownRules(player, path);
  const { games, earlier, highest, rating } = player;
  if (isRated(player)) checkRating(rating, `${path}.rating`);
  if (highest !== undefined) checkRating(highest, `${path}.highest`);
  for (const name of ['games', 'wins', 'draws', 'events'] as const) {
    if (player[name] !== undefined) checkWhole(player[name], `${path}.${name}`, 0, 1_000_000);
  }
  const isUnplayed = games === undefined || games === 0;
  check(isRated(player) || isUnplayed, `${path}.games`, 'no games of an unrated player', games, 'number');
  const isEarlier = earlier === undefined || ['all-won', 'all-lost'].includes(earlier);
  check(isEarlier, `${path}.earlier`, '"all-won" or "all-lost"', earlier, 'string');
}
