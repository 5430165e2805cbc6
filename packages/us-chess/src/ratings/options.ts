import { check, checkFlag, checkNames } from '@crosstable/core';

import { bonusMultiplier } from './bonus.js';
import { refuseUnknownRules } from './player.js';

/** By which rules an event is rated. */
export interface USChessOptions {
  /** The last day of the event, such as `'2026-05-08'`, which decides the bonus. From 2017-06-01; default: the rules of today. */
  readonly on?: string | undefined;
  /** Which ratings these are, Regular or Quick. Default `'regular'`. */
  readonly rating?: 'regular' | 'quick' | undefined;
  /**
   * Whether the event is over the board and rated in Regular and in Quick (30 to 65 minutes for a player, increments included). Then
   * the K of Regular ratings above 2200 is smaller. Default `false`.
   */
  readonly dual?: boolean | undefined;
}

/** The rules of an event, checked. */
export interface EventRules {
  /** B. */
  readonly multiplier: number;
  /** Whether K of high ratings is smaller. */
  readonly isDual: boolean;
}

export function rulesOf(options: USChessOptions, path = 'options'): EventRules {
  // Before other names, so that the message says more than that the name isn't known
  if (options === Object(options)) refuseUnknownRules(options, path);
  checkNames(options, path, { on: true, rating: true, dual: true });
  const { on, rating = 'regular', dual = false } = options;
  check(['regular', 'quick'].includes(rating), `${path}.rating`, '"regular" or "quick"', rating, 'string');
  checkFlag(dual, `${path}.dual`);
  return { multiplier: bonusMultiplier(on, `${path}.on`), isDual: dual && rating === 'regular' };
}
