import {
  type OptionNames,
  check,
  checkArray,
  checkFlag,
  checkNames,
  checkObject,
  checkWhole,
  choice,
  isDay,
  isObject,
  nearest,
} from '@crosstable/core';

import type { Fund, PrizeCategory, PrizeFilter, PrizeItem, PrizeLimits } from './fund.js';

/** Amounts are far from the largest whole number, so that no sum of a fund comes near it. */
const LARGEST = 1_000_000_000_000;

const OF_FUND: OptionNames<Fund> = {
  model: true,
  prizes: true,
  ties: true,
  rounding: true,
  threshold: true,
  choices: true,
  limits: true,
  basedOn: true,
  perPlayer: true,
  equal: true,
};

const OF_CATEGORY: OptionNames<PrizeCategory> = {
  name: true,
  amounts: true,
  for: true,
  share: true,
  shareFirst: true,
  best: true,
  allRounds: true,
  least: true,
  bracket: true,
  guaranteed: true,
};

const OF_ITEM: OptionNames<PrizeItem> = { money: true, object: true, kind: true, value: true };
const OF_LIMITS: OptionNames<PrizeLimits> = { unrated: true, players: true, excess: true };

const OF_FILTER: OptionNames<PrizeFilter> = {
  place: true,
  sex: true,
  rating: true,
  age: true,
  title: true,
  federation: true,
  club: true,
  group: true,
  test: true,
};

function checkAmount(amount: unknown, path: string): void {
  if (amount !== undefined) checkWhole(amount, path, 0, LARGEST);
}

function checkText(text: unknown, path: string): void {
  check(text === undefined || typeof text === 'string', path, 'a text', text);
}

function checkItem(item: number | PrizeItem, path: string): number {
  if (!isObject(item)) {
    checkWhole(item, path, 0, LARGEST);
    return item;
  }
  checkNames(item, path, OF_ITEM, nearest);
  checkAmount(item.money, `${path}.money`);
  checkAmount(item.value, `${path}.value`);
  checkText(item.object, `${path}.object`);
  choice(item.kind, `${path}.kind`, ['trophy', 'medal']);
  return (item.money ?? 0) + (item.value ?? 0);
}

function checkBounds(bounds: object, path: string, names: readonly string[]): void {
  for (const name of names) {
    const bound: unknown = Reflect.get(bounds, name);
    const isBound = bound === undefined || (typeof bound === 'number' && Number.isFinite(bound));
    check(isBound, `${path}.${name}`, 'a finite number', bound, 'number');
  }
}

function checkFilter(filter: PrizeFilter, path: string): void {
  checkNames(filter, path, OF_FILTER, nearest);
  const { place, sex, rating, age, test } = filter;
  if (place !== undefined) {
    checkNames(place, `${path}.place`, { from: true, to: true }, nearest);
    checkBounds(place, `${path}.place`, ['from', 'to']);
  }
  choice(sex, `${path}.sex`, ['m', 'w']);
  if (isObject(rating)) {
    checkNames(rating, `${path}.rating`, { from: true, to: true, under: true, unrated: true }, nearest);
    checkBounds(rating, `${path}.rating`, ['from', 'to', 'under']);
    checkFlag(rating.unrated, `${path}.rating.unrated`);
  } else {
    choice(rating, `${path}.rating`, ['unrated']);
  }
  if (age !== undefined) {
    checkNames(age, `${path}.age`, { on: true, from: true, to: true }, nearest);
    const isDate = isDay(age.on) || (typeof age.on === 'string' && /^\d{4}$/.test(age.on));
    check(isDate, `${path}.age.on`, 'a day such as "2026-01-01", or a year such as "2026"', age.on, 'string');
    checkBounds(age, `${path}.age`, ['from', 'to']);
  }
  for (const name of ['title', 'federation', 'club', 'group'] as const) {
    const asked: unknown = filter[name];
    const texts: readonly unknown[] = Array.isArray(asked) ? asked : [asked ?? ''];
    const areTexts = texts.every((text) => typeof text === 'string');
    check(areTexts, `${path}.${name}`, 'a text or a list of texts', asked);
  }
  check(test === undefined || typeof test === 'function', `${path}.test`, 'a function', test);
}

/** Throws for a wish that the model can't fulfil: nobody should read it as granted. */
function checkForModel(category: PrizeCategory, path: string, { model }: Fund, isMain: boolean): void {
  const { share, shareFirst, best = 'place', guaranteed } = category;
  if (model === 'us-chess') {
    const expected = 'nothing in the model us-chess, which shares every list equally';
    check(share === undefined || share === 'equal', `${path}.share`, expected, share, 'string');
    check(shareFirst === undefined, `${path}.shareFirst`, expected, shareFirst, 'number');
    check(best === 'place', `${path}.best`, '"place" in the model us-chess, which shares by points', best, 'string');
  } else {
    const canShare = model === 'highest-value' && isMain;
    const expected = '"none": only the main list of the model highest-value is shared';
    check(canShare || share === undefined || share === 'none', `${path}.share`, expected, share, 'string');
    check(guaranteed === undefined, `${path}.guaranteed`, 'nothing but in the model us-chess', guaranteed, 'boolean');
  }
}

function checkCategory(category: PrizeCategory, path: string, seen: Set<string>): void {
  checkNames(category, path, OF_CATEGORY, nearest);
  const { name, amounts, for: filter, share, shareFirst, best, allRounds, least, bracket, guaranteed } = category;
  check(
    typeof name === 'string' && name !== '' && !seen.has(name),
    `${path}.name`,
    'a name of its own',
    name,
    'string',
  );
  seen.add(name);
  checkArray(amounts, `${path}.amounts`, 'amounts');
  let before = Infinity;
  for (const [at, item] of amounts.entries()) {
    const worth = checkItem(item, `${path}.amounts[${at}]`);
    check(
      worth <= before,
      `${path}.amounts[${at}]`,
      `at most ${before}, the prize of the place before`,
      worth,
      'number',
    );
    before = worth;
  }
  if (filter !== undefined) checkFilter(filter, `${path}.for`);
  choice(share, `${path}.share`, ['none', 'equal', 'hort']);
  if (shareFirst !== undefined) checkWhole(shareFirst, `${path}.shareFirst`, 0);
  choice(best, `${path}.best`, ['place', 'youngest', 'performance']);
  checkFlag(allRounds, `${path}.allRounds`);
  if (least !== undefined) checkWhole(least, `${path}.least`, 0);
  checkText(bracket, `${path}.bracket`);
  checkFlag(guaranteed, `${path}.guaranteed`);
}

function checkOf(model: string, fund: Fund, names: readonly (keyof Fund)[]): void {
  for (const name of names) {
    check(fund.model === model || fund[name] === undefined, `fund.${name}`, `nothing but in ${model}`, fund[name]);
  }
}

function checkLimits({ limits }: Fund): void {
  if (limits === undefined) return;
  checkNames(limits, 'fund.limits', OF_LIMITS, nearest);
  checkAmount(limits.unrated, 'fund.limits.unrated');
  choice(limits.excess, 'fund.limits.excess', ['raise', 'extra-prize', 'proportion', 'keep']);
  if (limits.players === undefined) return;
  checkObject(limits.players, 'fund.limits.players');
  for (const [id, most] of Object.entries(limits.players)) {
    checkWhole(most, `fund.limits.players[${JSON.stringify(id)}]`, 0, LARGEST);
  }
}

function checkBasedOn({ basedOn }: Fund): void {
  if (basedOn === undefined) return;
  checkNames(basedOn, 'fund.basedOn', { announced: true, entries: true, dollar: true }, nearest);
  checkWhole(basedOn.announced, 'fund.basedOn.announced', 1, LARGEST);
  checkWhole(basedOn.entries, 'fund.basedOn.entries', 0, LARGEST);
  if (basedOn.dollar !== undefined) checkWhole(basedOn.dollar, 'fund.basedOn.dollar', 1, LARGEST);
}

/** Throws unless the choices are lists of the fund. */
function checkChoices({ choices }: Fund, names: ReadonlySet<string>): void {
  if (choices === undefined) return;
  checkObject(choices, 'fund.choices');
  for (const [id, name] of Object.entries(choices)) {
    check(names.has(name), `fund.choices[${JSON.stringify(id)}]`, 'the name of a list of the fund', name, 'string');
  }
}

/** The main list of each bracket: the first for everybody, in the order of the standings. */
export function mainLists(prizes: readonly PrizeCategory[]): ReadonlySet<PrizeCategory> {
  const found = new Map<string, PrizeCategory>();
  for (const category of prizes) {
    const { for: filter, best = 'place', bracket = '' } = category;
    if (filter === undefined && best === 'place' && !found.has(bracket)) found.set(bracket, category);
  }
  return new Set(found.values());
}

/** Throws unless a fund says all that its model asks for, and nothing that it passes over. */
export function checkFund(fund: Fund): void {
  checkNames(fund, 'fund', OF_FUND, nearest);
  const { prizes, ties, rounding, threshold, perPlayer, equal } = fund;
  const model: unknown = fund.model;
  const isModel = model === 'highest-value' || model === 'one-queue' || model === 'us-chess';
  check(isModel, 'fund.model', '"highest-value" or "one-queue" or "us-chess"', model, 'string');
  checkArray(prizes, 'fund.prizes', 'lists of prizes');
  const names = new Set<string>();
  for (const [at, category] of prizes.entries()) checkCategory(category, `fund.prizes[${at}]`, names);
  const main = mainLists(prizes);
  for (const [at, category] of prizes.entries()) {
    checkForModel(category, `fund.prizes[${at}]`, fund, main.has(category));
  }
  choice(ties, 'fund.ties', ['points', 'ranks']);
  choice(rounding, 'fund.rounding', ['exact', 'nearest', 'largest-remainder', 'down']);
  checkAmount(threshold, 'fund.threshold');
  choice(perPlayer, 'fund.perPlayer', ['one', 'main-and-one', 'any']);
  choice(equal, 'fund.equal', ['place', 'main']);
  checkLimits(fund);
  checkBasedOn(fund);
  checkChoices(fund, names);
  checkOf('highest-value', fund, ['threshold']);
  checkOf('one-queue', fund, ['perPlayer', 'equal']);
  checkOf('us-chess', fund, ['limits', 'basedOn']);
}
