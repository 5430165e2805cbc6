// Prizes of a list by place: each for itself, in equal shares, or by the system of Hort
import { type Exact, NOTHING, compare, minus, partOf, plus, sumOf, textOf, whole } from './exact.js';
import { type Grant, type Prize, type PrizesOfList, isSomething } from './field.js';
import type { PrizeReason } from './reasons.js';

/** The tied players of a list on the places from `from` (0 is the first), and the prizes that they bring together. */
interface TiedGroup {
  readonly players: readonly number[];
  readonly from: number;
  readonly prizes: readonly Prize[];
}

function byPlace(player: number, prize: Prize): Grant {
  const { list, place, money, value, object } = prize;
  const reason: PrizeReason = { key: 'by-place', values: { prize: list.name, place, amount: textOf(money) } };
  return { player, prizes: [prize], money, worth: value, object, reasons: [reason] };
}

/** The number of players who get a share, from the first of the group. */
function sharersOf({ players, prizes }: TiedGroup, pot: Exact, threshold: Exact, isHort: boolean): number {
  let count = players.length;
  const least = isHort ? prizes.length : 1;
  const smallest = () => partOf(pot, 1, isHort ? 2 * count : count);
  while (count > least && compare(smallest(), threshold) < 0) count--;
  return count;
}

function sharesOf(group: TiedGroup, list: PrizesOfList, threshold: Exact, isHort: boolean): Grant[] {
  const { players, from, prizes } = group;
  const pot = sumOf(prizes.map(({ money }) => money));
  const sharers = sharersOf(group, pot, threshold, isHort);
  const dropped = players.length - sharers;
  const equal = partOf(pot, 1, sharers);
  const told = {
    ...{ prize: list.name, from: from + 1, to: from + players.length },
    ...{ players: sharers, pot: textOf(pot), share: textOf(equal) },
  };
  return players.map((player, at): Grant => {
    const own = prizes.at(at);
    const { money: ofPlace, value, object } = own ?? { money: NOTHING, value: NOTHING, object: undefined };
    const isShared = at < sharers;
    const money = !isShared ? NOTHING : isHort ? plus(partOf(ofPlace, 1, 2), partOf(equal, 1, 2)) : equal;
    const reasons: PrizeReason[] = [];
    if (isShared && isHort) {
      const values = { ...told, place: from + at + 1, own: textOf(ofPlace) };
      reasons.push({ key: 'hort-share', values });
    } else if (isShared) {
      reasons.push({ key: 'equal-share', values: told });
    }
    if (dropped > 0) reasons.push({ key: 'threshold', values: { threshold: textOf(threshold), dropped } });
    if (object !== undefined) {
      reasons.push({ key: 'object', values: { prize: list.name, place: from + at + 1, object } });
    }
    return { player, prizes, money, worth: plus(money, minus(value, ofPlace)), object, reasons };
  });
}

/**
 * The prizes of a list for players in their order, of whom those with equal `ties` are tied. Nobody gets a share of nothing.
 */
export function sharedAmong(
  list: PrizesOfList,
  players: readonly number[],
  ties: readonly number[],
  least = 0,
): Grant[] {
  const { category, prizes } = list;
  const { share = 'none', shareFirst = Infinity } = category;
  const threshold = whole(least);
  const grants: Grant[] = [];
  let from = 0;
  while (from < players.length && from < prizes.length) {
    let to = from + 1;
    const isTied = () => to < players.length && to < shareFirst && ties[players[to]] === ties[players[from]];
    while (share !== 'none' && isTied()) to++;
    if (to === from + 1) {
      grants.push(byPlace(players[from], prizes[from]));
    } else {
      const group = { players: players.slice(from, to), from, prizes: prizes.slice(from, to) };
      grants.push(...sharesOf(group, list, threshold, share === 'hort'));
    }
    from = to;
  }
  return grants.filter(isSomething);
}
