import { UNFINISHED, outcomeOf } from '../tournament/record.js';
import type { Tournament } from '../tournament/tournament.js';
import type { UnfinishedRound } from './explanation-types.js';

/**
 * The unfinished games of a player, except those that contribute nevertheless: the last round of Fore Buchholz, and the
 * rounds that REP counts.
 */
export function unfinishedRounds(
  { ids, opponents, records, rounds }: Tournament,
  player: number,
  contributing: readonly { readonly round: number | null }[],
): UnfinishedRound[] {
  const counted = new Set(contributing.map(({ round }) => round));
  const found: UnfinishedRound[] = [];
  for (let round = 1; round <= rounds; round++) {
    const cell = player * rounds + round - 1;
    const isUnfinished = outcomeOf(records[cell]) === UNFINISHED;
    if (isUnfinished && !counted.has(round)) found.push({ round, opponent: ids[opponents[cell]] });
  }
  return found;
}
