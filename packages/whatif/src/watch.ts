import { check, checkWhole } from '@crosstable/core';

import type { MayGoOn } from './search.js';
import type { WhatIf, WhatIfOptions } from './whatif-types.js';

/** Watches over the limits of one question. */
export interface Watch {
  /** Limits one search: to an equal share of the time that is left, where several searches share it. */
  readonly share: (searches: number) => MayGoOn;
  /** 2 where searches that were stopped begin again, with the time that the others leave; 1 without a limit of time. */
  readonly passes: number;
  /** Tells the caller the answers known so far. */
  readonly tell: () => void;
}

/** The time for a question where the caller sets no limit. */
const BUDGET_MS = 1000;

/** The number of steps after which the caller hears of the answers known so far. */
const STEPS_BETWEEN = 64;

/**
 * Checks the limits, and gives a watch for every question; `known` gives the answers so far, and `spent` is the time that the
 * preparation took of the question's own.
 */
export function watchOf({
  budgetMs,
  maxNodes,
  progress,
}: Pick<WhatIfOptions, 'budgetMs' | 'maxNodes' | 'progress'>): (
  known: () => readonly WhatIf[],
  spent?: number,
) => Watch {
  const isBudget = budgetMs === undefined || (Number.isFinite(budgetMs) && budgetMs > 0);
  check(isBudget, 'options.budgetMs', 'a number of milliseconds above 0', budgetMs, 'number');
  if (maxNodes !== undefined) checkWhole(maxNodes, 'options.maxNodes', 1);
  check(progress === undefined || typeof progress === 'function', 'options.progress', 'a function', progress);
  const budget = budgetMs ?? (maxNodes === undefined ? BUDGET_MS : Infinity);
  let steps = 0;
  let isStopped = false;
  return (known, spent = 0) => {
    const end = Date.now() - spent + budget;
    const tell = (): void => {
      if (progress !== undefined && !isStopped) isStopped = progress(known()) === false;
    };
    const share = (searches: number): MayGoOn => {
      const until = budget === Infinity ? Infinity : Date.now() + Math.max(0, end - Date.now()) / searches;
      let nodes = 0;
      return () => {
        steps++;
        nodes++;
        if (steps % STEPS_BETWEEN === 0) tell();
        if (isStopped || nodes > (maxNodes ?? Infinity)) return false;
        return until === Infinity || Date.now() < until;
      };
    };
    // With the same number of steps a search would give the same answer again
    return { passes: budget === Infinity ? 1 : 2, share, tell };
  };
}
