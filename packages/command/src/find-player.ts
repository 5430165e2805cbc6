import { type EventPlayer, candidates, playersMeant } from '@crosstable/event';

import { CommandError } from './command-error.js';

/** The player or team whom a user names. */
export function findPlayer(
  wanted: string,
  players: readonly EventPlayer[],
  source: string,
  kind: 'player' | 'team' = 'player',
): EventPlayer {
  const found = playersMeant(wanted, players);
  if (found.length === 1) return found[0];
  if (found.length > 1) throw new CommandError(`"${wanted}" may be any of: ${candidates(found)}`);
  throw new CommandError(
    `no ${kind} "${wanted}": expected a ${kind === 'team' ? 'number' : 'start number'}, a name or a part of one (crosstable standings ${source} lists them)`,
  );
}
