import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { type Contender, type Fund, type PrizeCategory, type PrizeModel, prizes } from '../src/index.js';

const runs = { numRuns: 300 };

/** A multiple of every share that seven players can have, so that sums of plain numbers are exact here. */
const UNIT = 2 * 420;

const anyContender = fc.record({
  half: fc.integer({ min: 0, max: 4 }),
  sex: fc.constantFrom('m', 'w'),
  rating: fc.constantFrom(0, 1500, 1700, 1900),
});

const anyContenders = fc
  .array(anyContender, { maxLength: 7 })
  .map((all) => all.sort((one, other) => other.half - one.half))
  .map((all) => all.map(({ half, sex, rating }, at): Contender => ({ id: `p${at}`, points: half / 2, sex, rating })));

const anyAmounts = fc
  .array(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 4 })
  .map((all) => all.map((one) => one * UNIT).sort((one, other) => other - one));

const FILTERS: readonly Pick<PrizeCategory, 'for'>[] = [
  { for: { sex: 'w' } },
  { for: { rating: { under: 1800 } } },
  { for: { rating: { from: 1600, to: 1900 } } },
  { for: { rating: 'unrated' } },
];

const anyLists = fc
  .tuple(anyAmounts, fc.array(anyAmounts, { maxLength: FILTERS.length }), fc.constantFrom('none', 'equal', 'hort'))
  .map(([amounts, others, share]): PrizeCategory[] => [
    { name: 'Main', amounts, share },
    ...others.map((own, at): PrizeCategory => ({ name: `List ${at}`, amounts: own, ...FILTERS[at] })),
  ]);

const models: readonly PrizeModel[] = ['highest-value', 'one-queue', 'us-chess'];

const anyFund = fc
  .record({
    model: fc.constantFrom(...models),
    prizes: anyLists,
    threshold: fc.integer({ min: 0, max: 3 * UNIT }),
    rounding: fc.constantFrom('exact', 'nearest', 'largest-remainder', 'down'),
    unrated: fc.option(fc.integer({ min: 0, max: 3 * UNIT }), { nil: undefined }),
    excess: fc.constantFrom('raise', 'extra-prize', 'proportion', 'keep'),
  })
  .map(({ model, threshold, rounding, unrated, excess, ...fund }): Fund => {
    const lists = fund.prizes.map(({ share: _, ...list }) => list);
    const common = { model, rounding };
    if (model === 'highest-value') return { ...common, ...fund, threshold };
    const limits = { unrated, excess };
    return model === 'us-chess' ? { ...common, prizes: lists, limits } : { ...common, prizes: lists };
  });

/** The sum of exact amounts, in whole numbers of a unit that all of them have. */
function exactSum(amounts: readonly string[]): [sum: bigint, unit: bigint] {
  let [sum, unit] = [0n, 1n];
  for (const amount of amounts) {
    const [numerator, denominator = '1'] = amount.split('/');
    [sum, unit] = [sum * BigInt(denominator) + BigInt(numerator) * unit, unit * BigInt(denominator)];
  }
  return [sum, unit];
}

describe('in every model', () => {
  it('no more than the fund is paid, and the rest is said', () => {
    fc.assert(
      fc.property(anyContenders, anyFund, (contenders, fund) => {
        const list = prizes(contenders, fund);
        const announced = fund.prizes
          .flatMap(({ amounts }) => amounts)
          .reduce<number>((sum, one) => sum + Number(one), 0);
        expect(list.fund).toBe(announced);
        const [sum, unit] = exactSum(list.awards.map(({ exact }) => exact));
        expect(sum <= BigInt(announced) * unit).toBe(true);
        if (fund.rounding !== 'nearest') expect(list.over).toBe(0);
        const paid = list.awards.reduce((all, { amount }) => all + amount, 0);
        expect(list.paid).toBeCloseTo(paid, 6);
        expect(list.fund).toBeCloseTo(list.paid + list.left - list.over, 6);
        if (fund.rounding !== 'exact') expect(list.awards.every(({ amount }) => Number.isInteger(amount))).toBe(true);
        const unawarded = list.unawarded.reduce((all, { amount }) => all + amount, 0);
        // Caps and limits keep money back in the model of US Chess alone
        if (fund.model !== 'us-chess') expect(sum + BigInt(unawarded) * unit).toBe(BigInt(announced) * unit);
      }),
      runs,
    );
  });

  it('every player has one prize, and everybody a reason', () => {
    fc.assert(
      fc.property(anyContenders, anyFund, (contenders, fund) => {
        const { awards, amounts } = prizes(contenders, fund);
        expect(awards.map(({ player }) => player)).toEqual([...amounts.keys()]);
        expect(awards.every(({ reasons }) => reasons.length > 0)).toBe(true);
      }),
      runs,
    );
  });

  it('other ids change ids alone', () => {
    fc.assert(
      fc.property(anyContenders, anyFund, (contenders, fund) => {
        const renamed = contenders.map((contender, at) => ({ ...contender, id: `q${contenders.length - at}` }));
        const names = new Map(contenders.map(({ id }, at) => [renamed[at].id, id]));
        const list = prizes(renamed, fund);
        const text = JSON.stringify(list.awards).replace(/"(q\d+)"/g, (_, id: string) => JSON.stringify(names.get(id)));
        expect(JSON.parse(text)).toEqual(prizes(contenders, fund).awards);
      }),
      runs,
    );
  });

  it('players of equal rank and facts get the same, or a reason says that the order of the list decided', () => {
    fc.assert(
      fc.property(anyContenders, anyFund, (given, fund) => {
        const keyOf = ({ points, sex, rating }: Contender) => `${points} ${sex} ${rating}`;
        const ordered = given.toSorted(
          (one, other) =>
            other.points - one.points || (keyOf(one) < keyOf(other) ? -1 : Number(keyOf(one) > keyOf(other))),
        );
        const firsts = ordered.map((one) => ordered.findIndex((other) => keyOf(other) === keyOf(one)) + 1);
        const contenders = ordered.map((one, at) => ({ ...one, rank: firsts[at] }));
        const { awards } = prizes(contenders, { ...fund, rounding: 'exact' });
        const exact = new Map(awards.map((award) => [award.player, award]));
        for (const [at, one] of contenders.entries()) {
          const award = exact.get(one.id);
          const others = contenders.filter((other, place) => place !== at && other.rank === one.rank);
          const isSame = others.every((other) => exact.get(other.id)?.exact === award?.exact);
          if (award === undefined || isSame) continue;
          const keys = award.reasons.map(({ key }) => key);
          expect(keys).toContain('order-of-players');
        }
      }),
      runs,
    );
  });
});

describe('US Chess', () => {
  it('nobody has more than the largest prize that is for the player', () => {
    fc.assert(
      fc.property(anyContenders, anyFund, (contenders, fund) => {
        if (fund.model !== 'us-chess') return;
        // Both make prizes for those behind that nobody announced
        if (fund.limits?.excess === 'extra-prize' || fund.limits?.excess === 'proportion') return;
        const { amounts } = prizes(contenders, fund);
        for (const contender of contenders) {
          const own = fund.prizes.filter(
            (list) => prizes([contender], { ...fund, limits: undefined, prizes: [list] }).paid > 0,
          );
          const largest = Math.max(0, ...own.map((list) => Number(list.amounts[0])));
          expect(amounts.get(contender.id) ?? 0).toBeLessThanOrEqual(largest + 1e-6);
        }
      }),
      runs,
    );
  });
});
