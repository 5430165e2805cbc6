// The facts of its games that a page leaves open
import type { Fact } from '@crosstable/core';

import type { PrintedPage } from '../printed-page.js';

/** The facts of its games that a page leaves open; `areNumbers` where cells name opponents by pairing numbers, not by ranks. */
export function unknownOf(
  { games, players, system }: Pick<PrintedPage, 'games' | 'players' | 'system'>,
  areNumbers: boolean,
  isByOpponents: boolean,
): Fact[] {
  const unknown: Fact[] = [];
  if (games.flat().some(({ coloursUnknown, kind }) => coloursUnknown && kind === undefined)) unknown.push('colours');
  if (isByOpponents || (system === 'round-robin' && !areNumbers)) unknown.push('rounds');
  if (players.some(({ pairingNumber }) => pairingNumber === undefined)) unknown.push('pairing-numbers');
  return unknown;
}

/** Whether a round robin can be in the state after a round: the others have no game with a result, and there are others. */
export function isStateAfter(after: number, games: PrintedPage['games']): boolean {
  const left = games.slice(after).flat();
  return after > 0 && left.length > 0 && left.every(({ result }) => result === null);
}
