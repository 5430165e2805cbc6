// Facts of the games that a page leaves open, and the state that it shows.
import type { Fact, System } from '@crosstable/core';

import type { PrintedGame } from '../cells/printed-game.js';

/** The pairings of a page. */
interface Pairings {
  readonly games: readonly (readonly PrintedGame[])[];
  readonly players: readonly { readonly pairingNumber?: number | undefined }[];
  readonly system: System;
}

/** The facts of its games that a page leaves open; `areNumbers` where cells name opponents by pairing numbers, not by ranks. */
export function unknownOf({ games, players, system }: Pairings, areNumbers: boolean, isInAnyOrder = false): Fact[] {
  const unknown: Fact[] = [];
  if (games.flat().some(({ coloursUnknown, kind }) => coloursUnknown && kind === undefined)) unknown.push('colours');
  if (isInAnyOrder || (system === 'round-robin' && !areNumbers)) unknown.push('rounds');
  if (players.some(({ pairingNumber }) => pairingNumber === undefined)) unknown.push('pairing-numbers');
  return unknown;
}

/** Whether a round robin can be in the state after a round: the others have no game with a result, and there are others. */
export function isStateAfter(after: number, games: Pairings['games']): boolean {
  const left = games.slice(after).flat();
  return after > 0 && left.length > 0 && left.every(({ result }) => result === null);
}
