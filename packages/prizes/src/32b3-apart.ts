// US Chess, Official Rules of Chess, rule 32B3: players who receive more from prizes that the others in the tie can't win
import { unexpected } from '@crosstable/core';

import { divided, poolOf } from './32b-pool.js';
import { type Exact, compare, smaller, sumOf } from './exact.js';
import type { Prize, PrizesOfList } from './field.js';

/** Some of the tied, with the prizes that they divide, the most valuable first. */
export interface Division {
  readonly players: readonly number[];
  readonly pool: readonly Prize[];
  /** Of each player. */
  readonly shares: readonly Exact[];
}

/** Lists that overlap in more ways are refused: each way is one to divide. */
const MOST_SETS = 1000;

/** The largest prize that a player could win alone, of prizes of which one is for the player. */
export function capIn(open: readonly Prize[]): (player: number) => Exact {
  return (player) => open[open.findIndex(({ list }) => list.isFor(player))].money;
}

/** The division of the best pool of these players; `open` are the prizes, the most valuable first, that decide about the caps. */
export function divisionOf(players: readonly number[], prizes: readonly Prize[], open: readonly Prize[]): Division {
  const pool = poolOf(players, prizes);
  const pot = sumOf(pool.map(({ money }) => money));
  return { players, pool, shares: divided(pot, players.map(capIn(open))) };
}

/** The sort of each player by the lists that are for them, as a bit, and the bits of the sorts that each list is for. */
function sortsOf(players: readonly number[], lists: readonly PrizesOfList[]) {
  const bits = new Map<string, bigint>();
  const sorts = players.map((player) => {
    const sort = lists.map(({ isFor }) => Number(isFor(player))).join('');
    const bit = bits.get(sort) ?? 1n << BigInt(bits.size);
    bits.set(sort, bit);
    return bit;
  });
  const masks = lists.map(({ isFor }) =>
    players.reduce((mask, player, at) => (isFor(player) ? mask | sorts[at] : mask), 0n),
  );
  return { sorts, masks };
}

/**
 * The sets of sorts that may divide prizes apart: those of a list, and those of lists that overlap. Sets that don't overlap never win
 * together: the better of them has the larger share.
 */
function setsOf(masks: readonly bigint[]): bigint[] {
  const sets = new Set(masks.filter((mask) => mask !== 0n));
  for (const set of sets) {
    for (const mask of masks) {
      if ((set & mask) !== 0n) sets.add(set | mask);
    }
    if (sets.size > MOST_SETS) {
      throw unexpected('fund.prizes', 'fewer lists that overlap among tied players', `more than ${MOST_SETS} ways`);
    }
  }
  return [...sets];
}

/** Below 0 where a division of some players is better than another: its least share is larger, or it has fewer players. */
function betterFirst(one: Division, other: Division): number {
  const [least, ofOther] = [one, other].map(({ shares }) => shares.reduce(smaller));
  return compare(ofOther, least) || one.players.length - other.players.length;
}

/** The players who divide apart from the others in the tie; `undefined` where nobody gains by it, or somebody loses. */
export function apartFrom(all: Division, open: readonly Prize[]): Division | undefined {
  const lists = [...new Set(open.map(({ list }) => list))];
  const { sorts, masks } = sortsOf(all.players, lists);
  const found = setsOf(masks).flatMap((set): Division[] => {
    const places = [...all.players.keys()].filter((place) => (sorts[place] & set) !== 0n);
    if (places.length === all.players.length) return [];
    const own = open.filter(({ list }) => (masks[lists.indexOf(list)] & ~set) === 0n);
    const players = places.map((place) => all.players[place]);
    const division = divisionOf(players, own, open);
    const gains = places.map((place, at) => compare(division.shares[at], all.shares[place]));
    return Math.min(...gains) < 0 || Math.max(...gains) <= 0 ? [] : [division];
  });
  return found.sort(betterFirst).at(0);
}
