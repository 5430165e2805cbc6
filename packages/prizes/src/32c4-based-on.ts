// US Chess, Official Rules of Chess, rule 32C4: prizes that are based on a number of entries
import { type Exact, partOf, whole } from './exact.js';
import type { Fund, PrizeCategory } from './fund.js';
import type { PrizeReason } from './reasons.js';

/** Up to this many dollars, a fund is paid in plain proportion. */
const SMALL_FUND = 500;

function announcedTotal(prizes: readonly PrizeCategory[]): number {
  const amounts = prizes.filter(({ guaranteed }) => guaranteed !== true).flatMap((category) => category.amounts);
  return amounts.reduce<number>((sum, one) => sum + (typeof one === 'number' ? one : (one.money ?? 0)), 0);
}

/** The money that is paid of an announced prize. */
export function paidOf(money: number, { guaranteed = false }: PrizeCategory, fund: Fund): Exact {
  if (fund.basedOn === undefined || guaranteed) return whole(money);
  const { entries, announced } = fund.basedOn;
  if (entries >= announced) return whole(money);
  return isHalf(fund, fund.basedOn) ? partOf(whole(money), 1, 2) : partOf(whole(money), entries, announced);
}

function isHalf(fund: Fund, { entries, announced, dollar = 1 }: NonNullable<Fund['basedOn']>): boolean {
  return 2 * entries < announced && announcedTotal(fund.prizes) > SMALL_FUND * dollar;
}

/** Why less is paid than was announced; nothing where all is. */
export function reasonsOfEntries({ name, guaranteed = false }: PrizeCategory, fund: Fund): readonly PrizeReason[] {
  const { basedOn } = fund;
  if (basedOn === undefined || guaranteed || basedOn.entries >= basedOn.announced) return [];
  const { entries, announced } = basedOn;
  const half = isHalf(fund, basedOn) ? 'yes' : 'no';
  return [{ key: 'based-on', values: { prize: name, entries, announced, half } }];
}
