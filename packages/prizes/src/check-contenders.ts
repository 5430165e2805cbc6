import {
  type Unchecked,
  check,
  checkArray,
  checkId,
  checkNames,
  checkObject,
  checkWhole,
  isDay,
  nearest,
} from '@crosstable/core';

import type { Contender } from './contender.js';

const NAMES = {
  id: true,
  points: true,
  rank: true,
  rating: true,
  sex: true,
  birth: true,
  title: true,
  federation: true,
  club: true,
  group: true,
  unplayed: true,
  performance: true,
  values: true,
} as const;

const TEXTS = ['title', 'federation', 'club', 'group'] as const;

function isFinite(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function checkContender(given: Contender, path: string): void {
  checkNames(given, path, NAMES, nearest);
  const contender: Unchecked<Contender> = given;
  const { id, points, rank, rating, sex, birth, unplayed, performance, values } = contender;
  checkId(id, `${path}.id`);
  check(isFinite(points), `${path}.points`, 'a finite number', points, 'number');
  if (rank !== undefined) checkWhole(rank, `${path}.rank`, 1);
  const isRating = rating === undefined || rating === null || (isFinite(rating) && rating >= 0);
  check(isRating, `${path}.rating`, 'a number from 0, or null', rating, 'number');
  check(sex === undefined || sex === 'm' || sex === 'w', `${path}.sex`, '"m" or "w"', sex, 'string');
  const isBirth = birth === undefined || isDay(birth) || (typeof birth === 'string' && /^\d{4}$/.test(birth));
  check(isBirth, `${path}.birth`, 'a day such as "2012-03-31", or a year such as "2012"', birth, 'string');
  for (const name of TEXTS) {
    const text = contender[name];
    check(text === undefined || typeof text === 'string', `${path}.${name}`, 'a text', text);
  }
  if (unplayed !== undefined) checkWhole(unplayed, `${path}.unplayed`, 0);
  const isPerformance = performance === undefined || performance === null || isFinite(performance);
  check(isPerformance, `${path}.performance`, 'a finite number, or null', performance, 'number');
  if (values === undefined) return;
  checkObject(values, `${path}.values`);
  for (const [code, value] of Object.entries(values)) {
    const isValue = value === null || isFinite(value);
    check(isValue, `${path}.values[${JSON.stringify(code)}]`, 'a finite number, or null', value, 'number');
  }
}

/** Throws unless these are players in the order of standings, each once, in which the tied stand together. */
export function checkContenders(contenders: readonly Contender[], ties: 'points' | 'ranks'): void {
  checkArray(contenders, 'contenders', 'players');
  const seen = new Set<string>();
  for (const [at, contender] of contenders.entries()) {
    const path = `contenders[${at}]`;
    checkContender(contender, path);
    check(!seen.has(contender.id), `${path}.id`, 'every id once', contender.id, 'string');
    seen.add(contender.id);
    if (at === 0) continue;
    const { points, rank } = contenders[at - 1];
    if (ties === 'points') {
      const expected = `at most ${points}, the points of the player before`;
      check(contender.points <= points, `${path}.points`, expected, contender.points, 'number');
    }
    const [own, before] = [contender.rank ?? at + 1, rank ?? at];
    check(own >= before, `${path}.rank`, `at least ${before}, the rank of the player before`, own, 'number');
  }
}
