// The tie-breaks that count rounds. `pnpm run write` writes this file.

import type { TiebreakRule } from '@crosstable/core';

import { winRule } from './article-7.1.js';
import { wonRule } from './article-7.2.js';
import { blackGamesRule } from './article-7.3.js';
import { blackWinsRule } from './article-7.4.js';
import { roundsElectedRule } from './article-7.6.js';
import { standardPointsRule } from './article-7.7.js';

/** The rules, in the order of their articles. */
export const RULES: readonly TiebreakRule[] = [
  winRule,
  wonRule,
  blackGamesRule,
  blackWinsRule,
  roundsElectedRule,
  standardPointsRule,
];

/**
 * The code of one of them.
 *
 * @inline
 */
export type Code = 'WIN' | 'WON' | 'BPG' | 'BWG' | 'REP' | 'STD';
