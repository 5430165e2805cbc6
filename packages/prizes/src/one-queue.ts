// One queue of all prizes, the best first: a prize once given stays
import { compare, textOf } from './exact.js';
import { type Allocation, type Field, type Grant, type Prize, type Unawarded, isSomething } from './field.js';
import type { PrizeReason } from './reasons.js';

/** Below 0 where a prize comes before another: money and value, kind, then place and list. */
function comesBefore(one: Prize, other: Prize, isMainFirst: boolean): number {
  const byMain = Number(other.list.isMain) - Number(one.list.isMain);
  return (
    compare(other.value, one.value) ||
    other.kind - one.kind ||
    (isMainFirst ? byMain : 0) ||
    one.place - other.place ||
    byMain ||
    one.list.at - other.list.at
  );
}

/** Gives each prize of a bracket to the best player who may have one more. Trophies of US Chess (32F, 33D) go the same way. */
export function oneQueue(
  field: Field,
  prizes: readonly Prize[] = field.lists.flatMap((list) => list.prizes),
): Allocation {
  const { perPlayer = 'one', equal = 'place' } = field.fund;
  const held = new Map<number, Prize[]>();
  const isFree = (player: number, { list }: Prize): boolean => {
    const own = held.get(player) ?? [];
    if (perPlayer === 'any') return true;
    return own.length === 0 || (perPlayer === 'main-and-one' && own.every((one) => one.list.isMain !== list.isMain));
  };
  const grants: Grant[] = [];
  const unawarded: Unawarded[] = [];
  const queue = prizes.filter(isSomething).sort((one, other) => comesBefore(one, other, equal === 'main'));
  for (const prize of queue) {
    const { list, place, money, value, object } = prize;
    const at = list.players.findIndex((player) => isFree(player, prize));
    if (at < 0) {
      const key = list.players.length === 0 ? 'nobody-eligible' : 'all-have-more';
      unawarded.push({ prize, reason: { key, values: { prize: list.name, place } } });
      continue;
    }
    const player = list.players[at];
    const ofList = list.players.slice(0, at).filter((one) => held.get(one)?.some((own) => own.list === list));
    const values = { prize: list.name, place, amount: textOf(money), before: at - ofList.length };
    const reasons: PrizeReason[] = [{ key: 'category', values }];
    if (object !== undefined) reasons.push({ key: 'object', values: { prize: list.name, place, object } });
    grants.push({ player, prizes: [prize], money, worth: value, object, reasons });
    held.set(player, [...(held.get(player) ?? []), prize]);
  }
  return { grants, unawarded };
}
