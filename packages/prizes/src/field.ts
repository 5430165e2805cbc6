import { paidOf } from './32c4-based-on.js';
import type { Contender } from './contender.js';
import { mainLists } from './check-fund.js';
import { playersOf } from './eligible.js';
import { type Exact, plus, whole } from './exact.js';
import type { Fund, PrizeCategory, PrizeItem } from './fund.js';
import type { PrizeReason } from './reasons.js';

/** A prize of a list. */
export interface Prize {
  readonly list: PrizesOfList;
  /** From 1. */
  readonly place: number;
  readonly money: Exact;
  /** The worth where prizes are compared. */
  readonly value: Exact;
  /** 3 of a trophy, 2 of a medal, else 0. */
  readonly kind: number;
  readonly object: string | undefined;
}

/** A list of prizes with its players. Players are places in the list of contenders. */
export interface PrizesOfList {
  readonly name: string;
  /** The place in the fund. */
  readonly at: number;
  readonly isMain: boolean;
  readonly category: PrizeCategory;
  readonly prizes: readonly Prize[];
  /** In the order in which the prizes are for them. */
  readonly players: readonly number[];
  readonly isFor: (player: number) => boolean;
}

/** The players and the lists of one bracket, for a model. */
export interface Field {
  readonly fund: Fund;
  readonly contenders: readonly Contender[];
  /** The number of the tied group of each player, from 0. */
  readonly ties: readonly number[];
  readonly lists: readonly PrizesOfList[];
}

/** A player's prize, or a share of several. */
export interface Grant {
  readonly player: number;
  /** The prizes it comes from; of tied players those of all. */
  readonly prizes: readonly Prize[];
  readonly money: Exact;
  /** The worth where prizes are compared. */
  readonly worth: Exact;
  readonly object: string | undefined;
  readonly reasons: readonly PrizeReason[];
}

/** A prize that nobody gets, and why. */
export interface Unawarded {
  readonly prize: Prize;
  readonly reason: PrizeReason;
}

/** Whether there is anything to give: neither 0 of an announced list, nor a share of nothing. */
export function isSomething({
  money,
  object,
}: {
  readonly money: Exact;
  readonly object: string | undefined;
}): boolean {
  return money.numerator > 0n || object !== undefined;
}

/** The answer of a model. */
export interface Allocation {
  readonly grants: readonly Grant[];
  readonly unawarded: readonly Unawarded[];
}

const KINDS = { trophy: 3, medal: 2 } as const;

function tiesOf(contenders: readonly Contender[], by: 'points' | 'ranks'): number[] {
  let group = -1;
  return contenders.map(({ points, rank }, at) => {
    const before = contenders.at(at - 1);
    const isTied =
      at > 0 && (by === 'points' ? points === before?.points : rank !== undefined && rank === before?.rank);
    if (!isTied) group++;
    return group;
  });
}

function prizeOf(item: number | PrizeItem, list: PrizesOfList, place: number, fund: Fund): Prize {
  const { money = 0, value = 0, object, kind }: PrizeItem = typeof item === 'number' ? { money: item } : item;
  const cash = paidOf(money, list.category, fund);
  return {
    list,
    place,
    money: cash,
    value: plus(cash, whole(value)),
    kind: kind ? KINDS[kind] : 0,
    object: object ?? kind,
  };
}

/** The lists of a fund with their players, and those that aren't given, because they have too few. */
export function fieldsOf(contenders: readonly Contender[], fund: Fund): { fields: Field[]; tooFew: Unawarded[] } {
  const ties = tiesOf(contenders, fund.ties ?? 'points');
  const choices = new Map(Object.entries(fund.choices ?? {}));
  const main = mainLists(fund.prizes);
  const brackets = new Map<string, PrizesOfList[]>();
  const tooFew: Unawarded[] = [];
  fund.prizes.forEach((category, at) => {
    const { name, amounts, least = 0, bracket = '' } = category;
    const players = playersOf(category, contenders, choices);
    const prizes: Prize[] = [];
    const members = new Set(players);
    const isFor = (player: number) => members.has(player);
    const list: PrizesOfList = { name, at, isMain: main.has(category), category, prizes, players, isFor };
    prizes.push(...amounts.map((item, place) => prizeOf(item, list, place + 1, fund)));
    if (players.length < least) {
      const values = { prize: name, players: players.length, least };
      tooFew.push(...prizes.map((prize): Unawarded => ({ prize, reason: { key: 'too-few', values } })));
    } else {
      brackets.set(bracket, [...(brackets.get(bracket) ?? []), list]);
    }
  });
  return { fields: [...brackets.values()].map((lists) => ({ fund, contenders, ties, lists })), tooFew };
}

/** Players, or what is theirs, by the number of their tied group, in their order. */
export function byTies<T>(given: readonly T[], tieOf: (one: T) => number): T[][] {
  const groups = new Map<number, T[]>();
  for (const one of given) {
    const group = groups.get(tieOf(one)) ?? [];
    group.push(one);
    groups.set(tieOf(one), group);
  }
  return [...groups.values()];
}
