// Second implementations: searches, and the steps of the model highest-value written once more
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { byValue, poolOf } from '../src/32b-pool.js';
import { fieldsOf } from '../src/field.js';
import { type Contender, type Fund, type PrizeCategory, prizes } from '../src/index.js';

const runs = { numRuns: 1000 };

/** Every share of seven players is whole. */
const UNIT = 2 * 420;

interface Case {
  readonly contenders: readonly Contender[];
  readonly lists: readonly PrizeCategory[];
  /** For each list, whether it is for each player. */
  readonly isFor: readonly (readonly boolean[])[];
}

/** Up to seven players, and up to three lists of one to three prizes each, for any of them. */
function anyCase(anyAmount: fc.Arbitrary<number>, areDifferent: boolean): fc.Arbitrary<Case> {
  return fc
    .record({
      halves: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 7 }),
      amounts: areDifferent
        ? fc.uniqueArray(anyAmount, { minLength: 6, maxLength: 6 })
        : fc.array(anyAmount, { minLength: 6, maxLength: 6 }),
      bits: fc.array(fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }), { minLength: 2, maxLength: 2 }),
    })
    .map(({ halves, amounts, bits }) => {
      const contenders = halves
        .sort((one, other) => other - one)
        .map((half, at): Contender => ({ id: String(at), points: half / 2 }));
      const isFor = [contenders.map(() => true), ...bits.map((own) => own.slice(0, contenders.length))];
      const own = [amounts.slice(0, 3), amounts.slice(3, 5), amounts.slice(5)];
      const lists = own.map((some, at): PrizeCategory => ({
        name: String(at),
        amounts: some.toSorted((one, other) => other - one),
        ...(at > 0 && { for: { test: ({ id }: Contender) => isFor[at][Number(id)] } }),
      }));
      return { contenders, lists, isFor };
    });
}

/** Every way to give each thing to a different player whom it is for, or to nobody. */
function assignments(things: readonly (readonly boolean[])[], taken: readonly number[] = []): number[][] {
  if (taken.length === things.length) return [[...taken]];
  const isFor = things[taken.length];
  const free = [...isFor.keys()].filter((player) => isFor[player] && !taken.includes(player));
  return [-1, ...free].flatMap((player) => assignments(things, [...taken, player]));
}

interface Thing {
  readonly list: number;
  readonly amount: number;
}

function thingsOf({ lists }: Case): Thing[] {
  return lists.flatMap(({ amounts }, list) => amounts.map((amount) => ({ list, amount: Number(amount) })));
}

describe('without sharing and equal values', () => {
  it('there is one stable assignment, which both models give', () => {
    fc.assert(
      fc.property(anyCase(fc.integer({ min: 1, max: 1000 }), true), (one) => {
        const { contenders, lists, isFor } = one;
        const things = thingsOf(one);
        const stable = assignments(things.map(({ list }) => isFor[list])).filter((owners) =>
          things.every(({ list, amount }, thing) =>
            contenders.every((_, player) => {
              const own = owners.indexOf(player);
              const wants = isFor[list][player] && (own < 0 || things[own].amount < amount);
              const isBehind = owners[thing] >= 0 && owners[thing] < player;
              return !wants || isBehind;
            }),
          ),
        );
        expect(stable).toHaveLength(1);
        const [owners] = stable;
        const expected = contenders.map((_, player) => things[owners.indexOf(player)]?.amount ?? 0);
        for (const model of ['highest-value', 'one-queue'] as const) {
          const { amounts } = prizes(contenders, { model, prizes: lists });
          expect(contenders.map(({ id }) => amounts.get(id) ?? 0)).toEqual(expected);
        }
      }),
      { numRuns: 100 },
    );
  });
});

describe('the pool of US Chess', () => {
  it('has the greatest total of all that its players could win one by one', () => {
    fc.assert(
      fc.property(anyCase(fc.integer({ min: 0, max: 20 }), false), (one) => {
        const { contenders, lists, isFor } = one;
        const things = thingsOf(one);
        const totals = assignments(things.map(({ list }) => isFor[list])).map((owners) =>
          owners.reduce((sum, owner, thing) => sum + (owner < 0 ? 0 : things[thing].amount), 0),
        );
        const { fields } = fieldsOf(contenders, { model: 'us-chess', prizes: lists });
        const all = fields.flatMap((field) => field.lists.flatMap((list) => list.prizes));
        const pool = poolOf([...contenders.keys()], byValue(all));
        expect(pool.reduce((sum, { money }) => sum + Number(money.numerator), 0)).toBe(Math.max(...totals));
      }),
      { numRuns: 100 },
    );
  });
});

/** The shares of the main list for these players in their order, in whole numbers; 0 for those without one. */
function sharesOf(
  amounts: readonly number[],
  points: readonly number[],
  { share, threshold }: { share: string; threshold: number },
) {
  const prizeAt = (place: number) => amounts[place] ?? 0;
  return points.map((own, at) => {
    const from = points.indexOf(own);
    const size = points.lastIndexOf(own) - from + 1;
    if (share === 'none' || size === 1) return prizeAt(at);
    let pot = 0;
    for (let place = from; place < from + size; place++) pot += prizeAt(place);
    const left = Math.max(0, Math.min(amounts.length - from, size));
    let sharers = size;
    if (share === 'equal') while (sharers > 1 && pot < threshold * sharers) sharers--;
    else while (sharers > left && pot < 2 * threshold * sharers) sharers--;
    if (at - from >= sharers) return 0;
    return share === 'equal' ? pot / sharers : prizeAt(at) / 2 + pot / sharers / 2;
  });
}

/** The steps of the model highest-value, over lists of numbers. */
function bySteps({ contenders, lists, isFor }: Case, rule: { share: string; threshold: number }): number[] {
  const [main, ...others] = lists.map(({ amounts }) => amounts.map(Number));
  const things = others.flatMap((amounts, at) => amounts.map((amount) => ({ list: at + 1, amount, state: 'waiting' })));
  const owner = new Map<number, number>();
  const gone = new Set<number>();
  let shares: number[] = [];
  const thingOf = (player: number) => things.findIndex((_, thing) => owner.get(thing) === player);
  const distribute = () => {
    const inside = [...contenders.keys()].filter((player) => !gone.has(player));
    const own = sharesOf(
      main,
      inside.map((player) => contenders[player].points),
      rule,
    );
    shares = contenders.map((_, player) => (gone.has(player) ? 0 : own[inside.indexOf(player)]));
  };
  const release = (thing: number) => {
    owner.delete(thing);
    things[thing].state = 'waiting';
  };
  const holding = (player: number) => {
    const thing = thingOf(player);
    return thing >= 0 ? things[thing].amount : shares[player];
  };
  distribute();
  for (;;) {
    const waiting = things.filter(({ state }) => state === 'waiting');
    if (waiting.length === 0) break;
    const most = Math.max(...waiting.map(({ amount }) => amount));
    const next = things.findIndex(({ state, amount }) => state === 'waiting' && amount === most);
    const { list, amount } = things[next];
    const winner = contenders.findIndex((_, player) => isFor[list][player] && holding(player) < amount);
    things[next].state = 'settled';
    if (winner < 0) continue;
    const before = thingOf(winner);
    const hadShare = shares[winner] > 0;
    if (before >= 0) release(before);
    owner.set(next, winner);
    if (!hadShare) continue;
    gone.add(winner);
    distribute();
    for (;;) {
      const entered = shares.findIndex((share, player) => share > 0 && thingOf(player) >= 0);
      if (entered < 0) break;
      const thing = thingOf(entered);
      if (shares[entered] > things[thing].amount) {
        release(thing);
      } else {
        gone.add(entered);
        distribute();
      }
    }
  }
  return [...contenders.keys()].map(holding);
}

describe('with sharing', () => {
  it('the steps, written once more, give the same', () => {
    const anyShare = fc.constantFrom('none', 'equal', 'hort');
    const anyThreshold = fc.integer({ min: 0, max: 4 }).map((one) => one * UNIT);
    const anyAmount = fc.integer({ min: 0, max: 8 }).map((one) => one * UNIT);
    fc.assert(
      fc.property(anyCase(anyAmount, false), anyShare, anyThreshold, (one, share, threshold) => {
        const [main, ...others] = one.lists;
        const fund: Fund = { model: 'highest-value', prizes: [{ ...main, share }, ...others], threshold };
        const { amounts } = prizes(one.contenders, fund);
        const expected = bySteps(one, { share, threshold });
        expect(one.contenders.map(({ id }) => amounts.get(id) ?? 0)).toEqual(expected);
      }),
      runs,
    );
  });
});
