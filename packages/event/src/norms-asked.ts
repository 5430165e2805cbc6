import { isAlone, isDay } from '@crosstable/core';
import { FIDE_TITLES, NORM_TITLES, type NormOptions, type NormPlayer, type NormTitle } from '@crosstable/norms/inside';

import type { ChessEvent, ListedPlayer } from './chess-event.js';
import { printedTitle } from './participants.js';
import { announcedRounds } from './rounds.js';

/** The arguments of `norms` of `@crosstable/norms`, beside the player. */
export interface NormsAsked {
  readonly games: ChessEvent['games'];
  readonly players: readonly NormPlayer[];
  readonly options: NormOptions;
}

/** A title of FIDE as `norms` takes it; `''` for any other. */
function titleOf(written: string): string {
  const title = printedTitle(written.trim()).toUpperCase();
  return FIDE_TITLES.includes(title) ? title : '';
}

/** Whether everybody has met everybody equally often, as far as games were paired. */
function isRoundRobin({ players }: ChessEvent, rounds: ChessEvent['games']): boolean {
  const pairs = new Map<string, number>();
  for (const game of rounds.flat()) {
    if (isAlone(game)) continue;
    const pair = JSON.stringify([game.white, game.black].sort());
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const all = (players.length * (players.length - 1)) / 2;
  return pairs.size === all && new Set(pairs.values()).size === 1;
}

/**
 * An event as `norms` of `@crosstable/norms` takes it: its games up to its round, its players with titles and federations, and the facts
 * that norms depend on.
 *
 * A file in which nobody has a title doesn't know titles; in any other a player without one has none. A player without a federation is
 * one whose federation isn't known. A file that doesn't name the system is one of a round robin where everybody met everybody, or
 * where the order of the rounds isn't known, and otherwise one of a Swiss.
 *
 * @param event - An event of players or of teams, whose games are those on the boards.
 * @param asked - Options that say something else than the event: the system, the host, the kind of tournament, the titles.
 * @returns The arguments of `norms`.
 *
 * Cost: linear in the games.
 */
export function normsAskedOf(event: ChessEvent, asked: NormOptions = {}): NormsAsked {
  const { federation = '', players, ratings, roundDates = [], round, system, unknown = [] } = event;
  const games = event.games.slice(0, round);
  const areTitlesKnown = players.some(({ title = '' }) => titleOf(title) !== '');
  const byGames = unknown.includes('rounds') || isRoundRobin(event, games) ? 'round-robin' : 'swiss';
  return {
    games,
    players: players.map(({ id, federation: own = '', rating, ratings: several, title = '' }): NormPlayer => {
      const code = own.trim().toUpperCase();
      return {
        ...{ id, rating: Math.max(0, rating ?? 0) },
        ...(several !== undefined && { ratings: several }),
        ...(areTitlesKnown && { title: titleOf(title) }),
        ...(code !== '' && { federation: code }),
      };
    }),
    options: {
      ...{ system: system ?? byGames, rounds: Math.max(announcedRounds(event), games.length) },
      dates: roundDates.map((day) => (isDay(day) ? day : '')),
      ...(federation.trim() !== '' && { host: federation.trim().toUpperCase() }),
      ...(ratings === 'round' && { ratings }),
      ...asked,
    },
  };
}

/**
 * The titles that a player can still make by norms: those above the own one, and those of women for women alone.
 *
 * @param player - A player of an event.
 * @returns The titles, the highest first.
 */
export function titlesToMake({ sex, title = '' }: Pick<ListedPlayer, 'sex' | 'title'>): NormTitle[] {
  const own = titleOf(title);
  const isWoman = sex === 'w' || own.startsWith('W');
  const above = NORM_TITLES.findIndex((one) => one === own);
  return NORM_TITLES.slice(0, above < 0 ? undefined : above).filter((one) => isWoman || !one.startsWith('W'));
}
