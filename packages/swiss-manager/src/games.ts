// The games of players: a record for everybody in each round that was paired.
import type { Game } from '@crosstable/core';
import { errorAtByte as errorAt } from '@crosstable/core/text';

import type { Cursor } from './bytes.js';
import { type GameRecord, isNobody, outcomeAlone, outcomeOf } from './results.js';
import { playersIn } from './rounds.js';
import type { Settings } from './settings.js';

/** The games of records; free rounds of a round robin have none. */
function gameOf(record: GameRecord, { system, pairingBye }: Settings): readonly Game[] {
  const { white, black } = record;
  if (!isNobody(black)) {
    return [{ white: String(white), black: String(black), ...outcomeOf(record) }];
  }
  const outcome = outcomeAlone(record, system === 'swiss', pairingBye);
  return outcome === undefined ? [] : [{ white: String(white), black: '', ...outcome }];
}

/** The games of the rounds that were paired. Throws where a player is twice in one, or missing. */
export function gamesOf(
  section: Cursor,
  paired: readonly (readonly GameRecord[])[],
  settings: Settings,
): readonly (readonly Game[])[] {
  return paired.map((round, at) => {
    const seen = playersIn(round);
    for (let player = 1; player <= settings.players; player += 1) {
      if (seen.has(player)) continue;
      const [{ at: place } = section] = round;
      throw errorAt(
        place,
        `round ${at + 1}`,
        `a record of each of ${settings.players} players`,
        `none of player ${player}`,
      );
    }
    return round.flatMap((record) => gameOf(record, settings));
  });
}
