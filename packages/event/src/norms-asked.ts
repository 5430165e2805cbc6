import { type System, isAlone, isDay, isPairedRound } from '@crosstable/core';
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

/** Whether everybody meets everybody equally often. */
function isRoundRobin({ games, players }: ChessEvent): boolean {
  const pairs = new Map<string, number>();
  for (const game of games.flat()) {
    if (isAlone(game)) continue;
    const pair = JSON.stringify([game.white, game.black].sort());
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  const all = (players.length * (players.length - 1)) / 2;
  return pairs.size === all && new Set(pairs.values()).size === 1;
}

/** The rating of a player that counts, and the others where that of each round does. */
function ratingsOf(
  { rating = 0, ratings: several = [] }: ListedPlayer,
  list: ChessEvent['ratings'],
): Pick<NormPlayer, 'rating' | 'ratings'> {
  const inRound = typeof list === 'object' ? list.inRound : 1;
  const one = several.findLast(({ from }) => from <= inRound)?.rating ?? rating;
  return { rating: Math.max(0, one), ...(list === 'round' && several.length > 0 && { ratings: several }) };
}

/**
 * The pairings after the round of an event that are known then, without their results: those of the next round, and in a round robin
 * those of all rounds.
 */
function laterRounds({ games, players, round }: ChessEvent, system: System): ChessEvent['games'] {
  const later = games.slice(round, system === 'swiss' ? round + 1 : undefined);
  if (system === 'swiss' && !later.every((next) => isPairedRound(next, players.length))) return [];
  return later.map((next) =>
    next.map((game) => (isAlone(game) ? game : { white: game.white, black: game.black, result: null })),
  );
}

/**
 * An event as `norms` of `@crosstable/norms` takes it: its games up to its round, the pairings that are known
 * after it without their results, its players with titles and federations, and the facts
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
  const areTitlesKnown = players.some(({ title = '' }) => titleOf(title) !== '');
  const byGames = unknown.includes('rounds') || isRoundRobin(event) ? 'round-robin' : 'swiss';
  const used = system ?? byGames;
  const games = [...event.games.slice(0, round), ...laterRounds(event, used)];
  return {
    games,
    players: players.map((player): NormPlayer => {
      const { federation: own = '', id, title = '' } = player;
      const code = own.trim().toUpperCase();
      return {
        ...{ id, ...ratingsOf(player, ratings) },
        ...(areTitlesKnown && { title: titleOf(title) }),
        ...(code !== '' && { federation: code }),
      };
    }),
    options: {
      ...{ system: used, rounds: Math.max(announcedRounds(event), games.length) },
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
