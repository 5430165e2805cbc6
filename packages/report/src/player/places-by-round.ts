import { type ChessEvent, tableOf } from '@crosstable/event';
import { standings } from '@crosstable/standings';

/**
 * The places of everybody after each round up to that of the event, by its list. Nobody who was expelled has one.
 *
 * Cost: that of the standings, times the rounds.
 */
export function placesByRound(event: ChessEvent): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (let round = 1; round <= event.round; round++) {
    for (const { player, rank } of standings(tableOf({ ...event, round }), event.tiebreaks)) {
      const own = places.get(player);
      if (own === undefined) places.set(player, [rank]);
      else own.push(rank);
    }
  }
  return places;
}
