import type { Contribution, Explanation } from '@crosstable/core';

import { explain } from '../explain.js';
import { isBye } from '../last-paired-round.js';
import type { ChessEvent } from '../event/chess-event.js';
import { tableOf } from '../event/checked-event.js';

/** What a round was for a player. */
export interface Cell extends Pick<Contribution, 'round' | 'opponent' | 'outcome' | 'points'> {
  /** Of a pairing; nothing for a bye, and where the file doesn't know. */
  readonly colour: 'w' | 'b' | '';
}

/** Who had which pieces, by round and player. */
function coloursOf(games: ChessEvent['games']): readonly ReadonlyMap<string, 'w' | 'b'>[] {
  return games.map((round) => {
    const colours = new Map<string, 'w' | 'b'>();
    for (const game of round) {
      if (!game.coloursUnknown && !isBye(game)) colours.set(game.white, 'w').set(game.black, 'b');
    }
    return colours;
  });
}

/** The rounds of a player, and those whose game isn't finished. */
function roundsOf({ contributions, unfinished }: Explanation): Omit<Cell, 'colour'>[] {
  return [
    ...contributions.map(({ round, opponent, outcome, points }) => ({ round, opponent, outcome, points })),
    ...unfinished.map(({ round, opponent }) => ({ round, opponent, outcome: 'unfinished' as const, points: 0 })),
  ];
}

/** The rounds of every player, by start number. */
export function cellsOf(event: ChessEvent): ReadonlyMap<string, readonly Cell[]> {
  const colours = coloursOf(event.games);
  const table = tableOf(event);
  const cellsOfPlayer = (id: string): Cell[] =>
    roundsOf(explain('PTS', id, table)).map((own) => ({ ...own, colour: colours[own.round - 1].get(id) ?? '' }));
  return new Map(table.players.map((id) => [id, cellsOfPlayer(id)]));
}
