import { type Crosstable, type Rounds, type Tournament, check, tournamentOf } from '@crosstable/core';

import { type CheckedNormOptions, type NormOptions, checkedOptions } from './options.js';
import { type NormPlayer, playersById } from './player.js';

/** A tournament, ready for the norms of its players. */
export interface NormEvent extends CheckedNormOptions {
  readonly tournament: Tournament;
  /** By participant of the tournament. */
  readonly players: readonly NormPlayer[];
  /** The cells with games that are marked `unrated`. */
  readonly unrated: ReadonlySet<number>;
}

/** The cells of games that are marked `unrated`; a table doesn't know them. */
function unratedCells(games: Rounds | Crosstable, { index, rounds }: Tournament): Set<number> {
  const cells = new Set<number>();
  if (!Array.isArray(games)) return cells;
  const given: Rounds = games;
  given.forEach((round, at) => {
    for (const { white, black, unrated } of round) {
      if (unrated !== true) continue;
      for (const id of [white, black]) {
        const player = index.get(id);
        if (player !== undefined) cells.add(player * rounds + at);
      }
    }
  });
  return cells;
}

/** Checks the games, the players and the options. */
export function normEvent(games: Rounds | Crosstable, players: readonly NormPlayer[], options: NormOptions): NormEvent {
  const tournament = tournamentOf(games);
  const byId = playersById(players);
  const inOrder = tournament.ids.map((id): NormPlayer => {
    const player = byId.get(id);
    check(player !== undefined, 'players', 'every player of the games', id, 'string');
    return player;
  });
  return {
    ...checkedOptions(options, tournament),
    tournament,
    players: inOrder,
    unrated: unratedCells(games, tournament),
  };
}
