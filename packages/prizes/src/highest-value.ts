// The highest value first, and the order of the lists where values are equal: one prize for each player of a bracket
import { type Exact, compare, sumOf, textOf } from './exact.js';
import {
  type Allocation,
  type Field,
  type Grant,
  type Prize,
  type PrizesOfList,
  type Unawarded,
  isSomething,
} from './field.js';
import type { PrizeReason } from './reasons.js';
import { sharedAmong } from './sharing.js';

/** Two lists with prizes of the same value, of which the order of the fund gave a player the one. */
interface OrderDecided {
  readonly player: number;
  readonly prize: Prize;
  readonly other: PrizesOfList;
}

/** Where everything is once no prize moves any more. */
interface Settled {
  readonly main: ReadonlyMap<number, Grant>;
  readonly held: ReadonlyMap<number, Prize>;
  readonly left: readonly Prize[];
  /** The share of the main list that a player had, and gave up. */
  readonly gaveUp: ReadonlyMap<number, Grant>;
  readonly decided: readonly OrderDecided[];
}

function comesBefore(one: Prize, other: Prize): number {
  return compare(other.value, one.value) || one.list.at - other.list.at || one.place - other.place;
}

function settle({ fund, ties }: Field, lists: readonly PrizesOfList[]): Settled {
  const mainList = lists.find(({ isMain }) => isMain);
  const out = new Set<number>();
  const held = new Map<number, Prize>();
  const gaveUp = new Map<number, Grant>();
  const decided: OrderDecided[] = [];
  const queue = lists
    .filter((list) => list !== mainList)
    .flatMap(({ prizes }) => prizes)
    .filter(isSomething);
  queue.sort(comesBefore);
  const putBack = (prize: Prize) => {
    queue.push(prize);
    queue.sort(comesBefore);
  };

  let main = new Map<number, Grant>();
  const share = () => {
    if (mainList === undefined) return;
    const players = mainList.players.filter((player) => !out.has(player));
    main = new Map(sharedAmong(mainList, players, ties, fund.threshold).map((grant) => [grant.player, grant]));
  };
  /** Shares the main list anew until everybody in it keeps to it: who gets into it takes the share, or a place in it no more. */
  const shareAnew = () => {
    share();
    for (;;) {
      const entered = [...main].find(([player]) => held.has(player));
      if (entered === undefined) return;
      const [player, grant] = entered;
      const before = held.get(player);
      if (before !== undefined && compare(grant.worth, before.value) > 0) {
        held.delete(player);
        putBack(before);
      } else {
        gaveUp.set(player, grant);
        out.add(player);
        share();
      }
    }
  };

  const left: Prize[] = [];
  share();
  for (let prize = queue.shift(); prize !== undefined; prize = queue.shift()) {
    const { list, value } = prize;
    const winner = list.players.find((player) => {
      const grant = main.get(player);
      const own = held.get(player)?.value ?? grant?.worth;
      return own === undefined || compare(own, value) < 0;
    });
    if (winner === undefined) {
      left.push(prize);
      continue;
    }
    const equal = queue.filter((one) => one.list !== list && compare(one.value, value) === 0 && one.list.isFor(winner));
    for (const other of new Set(equal.map((one) => one.list))) decided.push({ player: winner, prize, other });
    const before = held.get(winner);
    if (before !== undefined) putBack(before);
    held.set(winner, prize);
    const grant = main.get(winner);
    if (grant !== undefined) {
      gaveUp.set(winner, grant);
      out.add(winner);
      shareAnew();
    }
  }
  return { main, held, left, gaveUp, decided };
}

function paidIn({ main, held }: Settled): Exact {
  return sumOf([...main.values(), ...held.values()].map(({ money }) => money));
}

/** The sum that the lists would pay if two of them stood in the other order. */
function paidOtherwise(field: Field, one: PrizesOfList, other: PrizesOfList): Exact {
  const places = new Map([
    [one, other.at],
    [other, one.at],
  ]);
  const lists = field.lists.map((list) => {
    const prizes: Prize[] = [];
    const moved: PrizesOfList = { ...list, at: places.get(list) ?? list.at, prizes };
    prizes.push(...list.prizes.map((prize) => ({ ...prize, list: moved })));
    return moved;
  });
  return paidIn(settle(field, lists));
}

/** The worth of a player's prize, and its list. */
function holdingOf({ main, held }: Settled, player: number): Pick<Prize, 'value' | 'list'> | undefined {
  const grant = main.get(player);
  return grant === undefined ? held.get(player) : { value: grant.worth, list: grant.prizes[0].list };
}

/** The most valuable prize of each list for which a player was ahead of the one who has it, but has as much. */
function notTaken(field: Field, settled: Settled): Map<number, PrizeReason[]> {
  const holders = new Map([...settled.held].map(([player, prize]) => [prize, player]));
  const reasons = new Map<number, PrizeReason[]>();
  for (const list of field.lists) {
    if (list.isMain) continue;
    const told = new Set<number>();
    for (const prize of list.prizes.filter(isSomething)) {
      const holder = holders.get(prize);
      for (const player of list.players) {
        if (player === holder) break;
        const own = holdingOf(settled, player);
        if (told.has(player) || own === undefined || own.list === list || compare(own.value, prize.value) < 0) continue;
        told.add(player);
        const values = {
          ...{ prize: list.name, place: prize.place, amount: textOf(prize.money) },
          ...{ holds: textOf(own.value), by: own.list.name },
        };
        reasons.set(player, [...(reasons.get(player) ?? []), { key: 'not-taken', values }]);
      }
    }
  }
  return reasons;
}

/** The first player behind who has more of the main list than a player has who left it. */
function lessByMove(field: Field, { main }: Settled, player: number, prize: Prize): PrizeReason[] {
  const behind = [...main.values()].filter((grant) => grant.player > player);
  const most = behind.find(({ money }) => compare(money, prize.money) > 0);
  if (most === undefined) return [];
  const { id } = field.contenders[most.player];
  const [{ list }] = most.prizes;
  return [{ key: 'less-by-move', values: { prize: list.name, other: id, share: textOf(most.money) } }];
}

function grantOfCategory(field: Field, settled: Settled, player: number, prize: Prize): Grant {
  const { list, place, money, value, object } = prize;
  const values = { prize: list.name, place, amount: textOf(money), before: passedOver(list, player, settled) };
  const reasons: PrizeReason[] = [{ key: 'category', values }];
  if (object !== undefined) reasons.push({ key: 'object', values: { prize: list.name, place, object } });
  const before = settled.gaveUp.get(player);
  if (before !== undefined) {
    const [first] = before.prizes;
    reasons.push({ key: 'gave-up', values: { prize: first.list.name, share: textOf(before.money) } });
    reasons.push(...lessByMove(field, settled, player, prize));
  }
  return { player, prizes: [prize], money, worth: value, object, reasons };
}

/** The number of better players of a list who have no prize of that list. */
function passedOver(list: PrizesOfList, player: number, { held }: Settled): number {
  const better = list.players.slice(0, list.players.indexOf(player));
  return better.filter((one) => held.get(one)?.list !== list).length;
}

/** Gives the prizes of a bracket: the main list by sharing, the others by value. */
export function highestValue(field: Field): Allocation {
  const settled = settle(field, field.lists);
  const passed = notTaken(field, settled);
  const paid = textOf(paidIn(settled));
  const ofOrder = new Map<number, PrizeReason[]>();
  const known = new Map<string, string>();
  for (const { player, prize, other } of settled.decided) {
    if (settled.held.get(player) !== prize) continue;
    const pair = `${prize.list.at} ${other.at}`;
    const otherwise = known.get(pair) ?? textOf(paidOtherwise(field, prize.list, other));
    known.set(pair, otherwise);
    const values = { prize: prize.list.name, other: other.name, amount: textOf(prize.value), paid, otherwise };
    ofOrder.set(player, [...(ofOrder.get(player) ?? []), { key: 'order-of-lists', values }]);
  }
  const grants = [
    ...settled.main.values(),
    ...[...settled.held].map(([player, prize]) => grantOfCategory(field, settled, player, prize)),
  ].map((grant) => ({
    ...grant,
    reasons: [...grant.reasons, ...(ofOrder.get(grant.player) ?? []), ...(passed.get(grant.player) ?? [])],
  }));
  const given = new Set([...settled.main.values()].flatMap(({ prizes }) => prizes));
  const places = field.lists
    .filter(({ isMain }) => isMain)
    .flatMap(({ prizes }) => prizes.filter((prize) => !given.has(prize)));
  const unawarded = [...places, ...settled.left].map((prize): Unawarded => {
    const key = prize.list.players.length === 0 ? 'nobody-eligible' : 'all-have-more';
    return { prize, reason: { key, values: { prize: prize.list.name, place: prize.place } } };
  });
  return { grants, unawarded };
}
