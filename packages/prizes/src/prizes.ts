import { check } from '@crosstable/core';

import { checkContenders } from './check-contenders.js';
import { checkFund } from './check-fund.js';
import type { Contender } from './contender.js';
import { minus, numberOf, sumOf, textOf, whole } from './exact.js';
import { type Allocation, type Field, type Grant, type Unawarded, byTies, fieldsOf, isSomething } from './field.js';
import type { Fund, PrizeModel, Rounding } from './fund.js';
import { highestValue } from './highest-value.js';
import { oneQueue } from './one-queue.js';
import type { Award, PrizeList, UnawardedPrize } from './prize-list.js';
import type { PrizeReason } from './reasons.js';
import { roundedAmounts } from './rounding.js';
import { usChess } from './us-chess.js';

const MODELS: Readonly<Record<PrizeModel, (field: Field) => Allocation>> = {
  'highest-value': highestValue,
  'one-queue': (field) => oneQueue(field),
  'us-chess': usChess,
};

/** Throws unless everybody who has chosen a list may win its prizes. */
function checkChosen(fields: readonly Field[], contenders: readonly Contender[], choices: ReadonlyMap<string, string>) {
  const places = new Map(contenders.map(({ id }, at) => [id, at]));
  const lists = fields.flatMap((field) => field.lists);
  for (const [id, name] of choices) {
    const place = places.get(id);
    const path = `fund.choices[${JSON.stringify(id)}]`;
    check(place !== undefined, path, 'the id of a contender', id, 'string');
    const list = lists.find((one) => one.name === name);
    check(list === undefined || list.isFor(place), path, 'a list for this player', name, 'string');
  }
}

/** The other players of equal rank who have another amount, although the prizes are for them, too. */
function reasonsOfOrder(
  { player, prizes }: Grant,
  { contenders }: Field,
  owns: ReadonlyMap<number, string>,
): PrizeReason[] {
  const { rank } = contenders[player];
  if (rank === undefined) return [];
  for (const [at, one] of contenders.entries()) {
    if (at === player || one.rank !== rank || !prizes.some(({ list }) => list.isFor(at))) continue;
    if (owns.get(at) === owns.get(player)) continue;
    return [{ key: 'order-of-players', values: { other: one.id, rank } }];
  }
  return [];
}

/** The awards of one bracket, each with its player. */
function awardsOf(field: Field, grants: readonly Grant[], rounding: Rounding, choices: ReadonlyMap<string, string>) {
  const { contenders, ties } = field;
  const ordered = grants.toSorted((one, other) => one.player - other.player);
  const owns = new Map(
    byTies(ordered, ({ player }) => player).map((own): [number, string] => {
      const things = own.flatMap(({ object }) => object ?? []);
      return [own[0].player, [textOf(sumOf(own.map(({ money }) => money))), ...things].join(' ')];
    }),
  );
  return byTies(ordered, ({ player }) => ties[player]).flatMap((group) => {
    const amounts = roundedAmounts(
      group.map(({ money }) => money),
      rounding,
    );
    return group.map((grant, at) => {
      const { player, prizes, money, object, reasons } = grant;
      const { id } = contenders[player];
      const exact = textOf(money);
      const amount = amounts[at];
      const chosen = choices.get(id);
      const more: PrizeReason[] = [...reasonsOfOrder(grant, field, owns)];
      if (chosen !== undefined) more.push({ key: 'choice', values: { prize: chosen } });
      if (rounding !== 'exact' && exact !== String(amount)) {
        more.push({ key: 'rounded', values: { exact, amount: String(amount) } });
      }
      const award: Award = {
        player: id,
        prize: [...new Set(prizes.map(({ list }) => list.name))].join(' + '),
        places: prizes.map(({ list, place }) => ({ prize: list.name, place })),
        ...{ amount, exact },
        ...(object === undefined ? {} : { object }),
        reasons: [...reasons, ...more],
      };
      return { player, award, paid: rounding === 'exact' ? money : whole(amount) };
    });
  });
}

function unawardedPrize({ prize, reason }: Unawarded): UnawardedPrize {
  const { list, place, money, object } = prize;
  const amount = numberOf(money);
  return { prize: list.name, place, amount, ...(object === undefined ? {} : { object }), reason };
}

/**
 * Gives the prizes of a tournament to its players: what each gets, why, and what is left. There is no rule of FIDE for it, so that the
 * organiser chooses the model; it is echoed.
 *
 * - `'highest-value'`: one prize for each player, the most valuable one; the main list may be shared among tied players, equally or by
 *   the system of Hort, and the order of the fund decides between equal values.
 * - `'one-queue'`: all prizes in one queue, the best first; each goes to the best player who may have one more, and stays there.
 * - `'us-chess'`: rules 32 and 33 of US Chess, by score groups with pools and caps; things go one by one, apart from the money.
 *
 * @param contenders - The players in the order of the standings, each once, without those who take no part in the prizes. Points don't
 * rise down the list where they decide who is tied.
 * @param fund - The announced prizes, in whole numbers of the smallest unit that is paid, such as cents, and how they are given.
 * @returns The awards in the order of the contenders, the money of each player, all that is paid and left, and the prizes of nobody.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value: an unknown name, a
 * wish that the model can't fulfil, a day of birth that is missing where an age depends on it, or a list that a player has chosen but
 * can't win.
 *
 * Cost: players times prizes, for each prize that moves a player out of the main list; for each two lists whose order decides, that
 * once more. In us-chess, for each tie, players times prizes for every prize of the pool, and for every way of overlapping lists.
 *
 * @example
 * ```ts
 * const contenders = [
 *   { id: 'Ann', points: 5, sex: 'w' },
 *   { id: 'Bob', points: 4 },
 *   { id: 'Cid', points: 4 },
 * ] as const;
 * const main = { name: 'Main', amounts: [200, 100, 50], share: 'hort' } as const;
 * const women = { name: 'Women', amounts: [150], for: { sex: 'w' } } as const;
 * const list = prizes(contenders, { model: 'highest-value', prizes: [main, women] });
 * list.amounts; // → new Map([['Ann', 200], ['Bob', 87.5], ['Cid', 62.5]])
 * list.left; // → 150
 * list.awards[0].reasons[1]; // → {
 * //   key: 'not-taken', values: { prize: 'Women', place: 1, amount: '150', holds: '200', by: 'Main' },
 * // }
 * ```
 */
export function prizes(contenders: readonly Contender[], fund: Fund): PrizeList {
  checkFund(fund);
  checkContenders(contenders, fund.ties ?? 'points');
  const { model, rounding = 'exact' } = fund;
  const { fields, tooFew } = fieldsOf(contenders, fund);
  const choices = new Map(Object.entries(fund.choices ?? {}));
  checkChosen(fields, contenders, choices);

  const results = fields.map((field) => ({ field, ...MODELS[model](field) }));
  const all = results.flatMap(({ field, grants }) => awardsOf(field, grants, rounding, choices));
  all.sort((one, other) => one.player - other.player);
  const unawarded = [...results.flatMap((result) => result.unawarded), ...tooFew].filter(({ prize }) =>
    isSomething(prize),
  );
  const amounts = byTies(all, ({ player }) => player).map((own): [string, number] => {
    const sum = sumOf(own.map(({ paid: ofAward }) => ofAward));
    return [own[0].award.player, numberOf(sum)];
  });
  const total = sumOf([
    ...fields.flatMap(({ lists }) => lists.flatMap((list) => list.prizes.map(({ money }) => money))),
    ...tooFew.map(({ prize }) => prize.money),
  ]);
  const paid = sumOf(all.map((one) => one.paid));
  const left = numberOf(minus(total, paid));
  return {
    ...{ model, rounding },
    awards: all.map(({ award }) => award),
    amounts: new Map(amounts),
    ...{ fund: numberOf(total), paid: numberOf(paid), left: Math.max(left, 0), over: Math.max(-left, 0) },
    unawarded: unawarded.map(unawardedPrize),
  };
}
