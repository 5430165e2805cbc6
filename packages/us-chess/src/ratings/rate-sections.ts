import { type GameForRating, type Rounds, checkArray, checkObject } from '@crosstable/core';

import { type USChessOptions, rulesOf } from './options.js';
import { isEstablished, isRated } from './player.js';
import { type EventSteps, type RatedUSChessPlayer, type USChessEventPlayer, stepsOf } from './rate-event.js';
import { highestOf, recordAfter } from './rate-player.js';
import type { Earlier } from './special.js';

/** A section of an event: its rounds and its rules. */
export interface USChessSection extends USChessOptions {
  /** The rounds, `games[n]` being round n + 1. */
  readonly games: Rounds;
}

/** Whether all games until now were won, or all lost. */
function earlierAfter(player: USChessEventPlayer, games: readonly GameForRating<unknown>[]): Earlier | undefined {
  const [won, lost] = [1, 0].map((result) => games.every(({ score }) => score === result));
  const isFirst = !isRated(player);
  if (won && (isFirst || player.earlier === 'all-won')) return 'all-won';
  return lost && (isFirst || player.earlier === 'all-lost') ? 'all-lost' : undefined;
}

/** The player as the next section finds the player. */
function playerAfter({ player, games, last }: EventSteps): USChessEventPlayer {
  const { after, gamesAfter } = last;
  if (games.length === 0 || after === null) return player;
  const highest = isEstablished(player) ? Math.max(Number(highestOf(player)), after) : player.highest;
  return {
    ...player,
    rating: after,
    games: gamesAfter ?? undefined,
    earlier: earlierAfter(player, games),
    highest,
    ...recordAfter(player, games),
  };
}

/**
 * The US Chess ratings after an event of several sections: each is rated in turn, by its last day, from the ratings after those before.
 * Sections of one day, and those without a day, keep the order given.
 *
 * @param sections - The sections, each with its rounds and its rules.
 * @param players - Everybody in the games, as before the first section.
 * @returns For each section, in the order given, what `rateEvent` gives. A player who isn't in a section has there the rating as it is
 * then.
 * @throws As `rateEvent` does, with the section in the path of its options.
 *
 * Cost: linear in sections times players, and in the games. Follows the US Chess Rating System, edition 2026-04.
 *
 * @example
 * ```ts
 * const games = [[{ white: 'A', black: 'B', result: 1 as const }], [{ white: 'C', black: 'A', result: 0 as const }]];
 * const players = [{ id: 'A', rating: 1500 }, { id: 'B', rating: 1600 }, { id: 'C', rating: 1400 }];
 * const [morning, evening] = rateSections([{ games }, { games }], players);
 * morning[0].after; // → 1540.5265
 * evening[0].before; // → 1540.5265
 * ```
 */
export function rateSections(
  sections: readonly USChessSection[],
  players: readonly USChessEventPlayer[],
): RatedUSChessPlayer[][] {
  checkArray(sections, 'sections', 'sections');
  const ruled = Array.from(sections, (section, at) => {
    checkObject(section, `sections[${at}]`);
    const { games, ...options } = section;
    return { at, games, on: options.on ?? '', rules: rulesOf(options, `sections[${at}]`) };
  });
  const inTurn = ruled.toSorted((one, other) => Number(one.on > other.on) - Number(one.on < other.on));
  const rated: RatedUSChessPlayer[][] = sections.map(() => []);
  let current = players;
  for (const { at, games, rules } of inTurn) {
    const steps = stepsOf(games, current, rules);
    rated[at] = steps.map(({ player, last }) => ({ id: player.id, ...last }));
    current = steps.map(playerAfter);
  }
  return rated;
}
