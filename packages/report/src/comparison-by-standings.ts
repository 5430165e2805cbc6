import type { ComparedPlayer, Comparison } from '@crosstable/audit/inside';
import { type Edition, LAST_EDITIONS } from '@crosstable/core';
import { type ChessEvent, tableOf } from '@crosstable/event';
import { standings, wholeOrder } from '@crosstable/standings';

/**
 * Both editions by their standings alone: of teams, and of lists with a tie-break that only the standings know. Nothing says which
 * contributions make the difference.
 *
 * @throws RangeError for a code that an edition doesn't allow in the event
 */
export function comparisonByStandings(
  event: ChessEvent,
  list: readonly string[],
  editions: readonly [Edition, Edition] = LAST_EDITIONS,
): Comparison {
  const codes = wholeOrder(list);
  const [before, after] = editions.map((edition) => standings(tableOf({ ...event, edition }), codes));
  const later = new Map(after.map((row) => [row.player, row]));
  const places = before.flatMap(({ player, rank, values }) => {
    const row = later.get(player);
    return row === undefined ? [] : [{ player, ranks: [rank, row.rank], values: [values, row.values] } as const];
  });
  const players = places.map((place): ComparedPlayer => {
    const [own, ownLater] = place.ranks;
    const others = (passes: (older: number, newer: number) => boolean): string[] =>
      own === ownLater
        ? []
        : places.filter(({ ranks: [older, newer] }) => passes(older, newer)).map(({ player }) => player);
    return {
      ...place,
      differences: [],
      cutByBoth: [],
      passedBy: others((older, newer) => older >= own && newer < ownLater),
      passed: others((older, newer) => older < own && newer >= ownLater),
    };
  });
  const [one, other] = editions.map((edition) => ({ edition, convention: null, codes }));
  return { sides: [one, other], players };
}
