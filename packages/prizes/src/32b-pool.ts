// US Chess, Official Rules of Chess, rule 32B: the prizes that tied players bring together, and their division
import { type Exact, compare, minus, partOf, smaller } from './exact.js';
import type { Prize } from './field.js';

/** 32B4: of equal amounts a prize for a place comes before one of a class, a higher class before a lower one, classes before others. */
function orderOfKinds({ list: { isMain, category } }: Prize): number {
  const rating = category.for?.rating;
  if (isMain) return -Infinity;
  if (typeof rating !== 'object') return Infinity;
  return -(rating.under ?? rating.to ?? Number.MAX_VALUE);
}

/** The most valuable prize first; of equal ones by 32B4, then in the order of the fund. */
export function byValue(prizes: readonly Prize[]): Prize[] {
  return prizes.toSorted((one, other) => {
    const [first, second] = [orderOfKinds(one), orderOfKinds(other)];
    const byKind = first < second ? -1 : Number(first > second);
    return compare(other.money, one.money) || byKind || one.list.at - other.list.at || one.place - other.place;
  });
}

/**
 * The prizes of the greatest total that these players could win one by one, each a single prize. Prizes come the most valuable first:
 * each is added if its players can be found by exchanges among the earlier ones, which never loses money.
 */
export function poolOf(players: readonly number[], prizes: readonly Prize[]): Prize[] {
  const winners = new Map<number, Prize>();
  /** Whether a player can be found for a prize, perhaps one whose own prize goes to somebody else. */
  const place = (prize: Prize, tried: Set<number>): boolean => {
    for (const player of players) {
      if (tried.has(player) || !prize.list.isFor(player)) continue;
      tried.add(player);
      const own = winners.get(player);
      if (own === undefined || place(own, tried)) {
        winners.set(player, prize);
        return true;
      }
    }
    return false;
  };
  const pool: Prize[] = [];
  for (const prize of prizes) {
    if (pool.length === players.length) break;
    if (place(prize, new Set())) pool.push(prize);
  }
  return pool;
}

/** Divides an amount equally among players of whom none gets more than the own cap: what is above it is divided among the others. */
export function divided(pot: Exact, caps: readonly Exact[]): Exact[] {
  const shares = [...caps];
  const fromSmallest = [...caps.keys()].sort((one, other) => compare(caps[one], caps[other]));
  let left = pot;
  fromSmallest.forEach((player, at) => {
    const share = smaller(caps[player], partOf(left, 1, caps.length - at));
    shares[player] = share;
    left = minus(left, share);
  });
  return shares;
}
