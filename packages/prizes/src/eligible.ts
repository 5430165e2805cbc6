import { unexpected, valueInMessage } from '@crosstable/core';

import type { Contender } from './contender.js';
import type { PrizeCategory, PrizeFilter } from './fund.js';

function isWithin(
  value: number,
  { from = -Infinity, to = Infinity }: { from?: number | undefined; to?: number | undefined },
) {
  return value >= from && value <= to;
}

function hasRating({ rating }: Contender, asked: PrizeFilter['rating']): boolean {
  if (asked === undefined) return true;
  const own = rating ?? 0;
  if (asked === 'unrated') return own === 0;
  if (own === 0) return asked.unrated === true;
  return isWithin(own, asked) && own < (asked.under ?? Infinity);
}

/** The age on a day of somebody born on a day, in whole years. */
function ageOn(birth: string, on: string): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4));
  return on.slice(4) < birth.slice(4) ? years - 1 : years;
}

function hasAge({ birth }: Contender, asked: PrizeFilter['age'], path: string): boolean {
  if (asked === undefined) return true;
  if (birth === undefined) return false;
  // At the end of a year the birthday doesn't matter
  const day = asked.on.length === 4 ? `${asked.on}-12-31` : asked.on;
  if (birth.length > 4) return isWithin(ageOn(birth, day), asked);
  const oldest = isWithin(ageOn(`${birth}-01-01`, day), asked);
  if (oldest !== isWithin(ageOn(`${birth}-12-31`, day), asked)) {
    throw unexpected(`${path}.birth`, `a day, because the age on ${day} depends on it`, valueInMessage(birth));
  }
  return oldest;
}

function hasText(own: string | undefined, asked: string | readonly string[] | undefined): boolean {
  return asked === undefined || [asked].flat().includes(own ?? '');
}

/** Whether a filter means a player, whatever the place; the path of an error begins with `path`. */
export function isMeant(contender: Contender, filter: PrizeFilter, path: string): boolean {
  return (
    (filter.sex === undefined || filter.sex === contender.sex) &&
    hasRating(contender, filter.rating) &&
    hasText(contender.title, filter.title) &&
    hasText(contender.federation, filter.federation) &&
    hasText(contender.club, filter.club) &&
    hasText(contender.group, filter.group) &&
    hasAge(contender, filter.age, path) &&
    (filter.test === undefined || filter.test(contender))
  );
}

/** The players of a list in the order in which its prizes are for them, as places in the list of contenders. */
export function playersOf(
  { for: filter = {}, allRounds = false, best = 'place', name }: PrizeCategory,
  contenders: readonly Contender[],
  choices: ReadonlyMap<string, string>,
): number[] {
  const found = [...contenders.keys()].filter((at) => {
    const contender = contenders[at];
    if (allRounds && contender.unplayed !== 0) return false;
    if (best === 'youngest' && contender.birth === undefined) return false;
    if (best === 'performance' && (contender.performance ?? null) === null) return false;
    const chosen = choices.get(contender.id);
    if (filter.place !== undefined && !isWithin(contender.rank ?? at + 1, filter.place)) return false;
    return (chosen === undefined || chosen === name) && isMeant(contender, filter, `contenders[${at}]`);
  });
  // The year alone, where a day is missing: else the list would have no order
  const length = found.some((at) => contenders[at].birth?.length === 4) ? 4 : 10;
  const merit = {
    place: () => 0,
    youngest: (at: number) => Number(String(contenders[at].birth).slice(0, length).replaceAll('-', '')),
    performance: (at: number) => Number(contenders[at].performance),
  }[best];
  return found.sort((one, other) => merit(other) - merit(one));
}
