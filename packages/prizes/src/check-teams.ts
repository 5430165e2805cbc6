import {
  type OptionNames,
  check,
  checkArray,
  checkNames,
  checkWhole,
  choice,
  isWhole,
  nearest,
} from '@crosstable/core';

import type { Contender } from './contender.js';
import type { TeamOptions } from './teams.js';

const OF_OPTIONS: OptionNames<TeamOptions> = {
  by: true,
  best: true,
  maximum: true,
  order: true,
  women: true,
  men: true,
  incomplete: true,
  least: true,
};

/** The scores that need no values. */
export const OWN_SCORES: readonly string[] = ['points', 'rollins', 'rank-points', 'places', 'best-place'];

/** Throws unless each is a score that somebody has, once. */
function checkOrder(order: unknown, contenders: readonly Contender[]): void {
  checkArray(order, 'options.order', 'scores');
  check(order.length > 0, 'options.order', 'at least one score', order);
  const seen = new Set<unknown>();
  order.forEach((score, at) => {
    const path = `options.order[${at}]`;
    check(typeof score === 'string', path, 'a score', score);
    check(!seen.has(score), path, 'each score once', score, 'string');
    seen.add(score);
    const isKnown = OWN_SCORES.includes(score) || contenders.some(({ values = {} }) => Object.hasOwn(values, score));
    check(isKnown, path, `${OWN_SCORES.join(', ')} or a code of contenders[].values`, score, 'string');
  });
}

/** Throws unless options say how players make teams. */
export function checkTeams(options: TeamOptions, contenders: readonly Contender[]): void {
  checkNames(options, 'options', OF_OPTIONS, nearest);
  const { by, best = 4, maximum = 1, women = 0, men = 0, least = 0, incomplete } = options;
  const isBy = by === 'club' || by === 'federation' || by === 'group' || typeof by === 'function';
  check(isBy, 'options.by', '"club", "federation", "group" or a function', by, 'string');
  checkOrder(options.order, contenders);
  checkWhole(best, 'options.best', 1);
  const isMaximum = maximum === Infinity || isWhole(maximum, 1);
  check(isMaximum, 'options.maximum', 'a whole number from 1, or Infinity', maximum, 'number');
  checkWhole(women, 'options.women', 0, best);
  checkWhole(men, 'options.men', 0);
  const left = best - women;
  check(men <= left, 'options.men', `at most ${left}, because ${best} count and ${women} are women`, men, 'number');
  checkWhole(least, 'options.least', 0, best);
  choice(incomplete, 'options.incomplete', ['behind', 'counted', 'out']);
}
