import type { RatingRules } from '@crosstable/core';

import { capitalized } from '../../core/src/text/capitalized.js';
import type { Words } from './words.js';

/** The ratings that counted in tie-breaks of Article 10, as lines. */
export function ratingRulesInWords({ list, unrated }: RatingRules, { phrases }: Words): string[] {
  const said = [
    ...(list === undefined ? [] : [phrases.ratingList(typeof list === 'object' ? list.inRound : list)]),
    ...(unrated === undefined ? [] : [phrases.unratedPlayers(unrated)]),
  ];
  return said.map(capitalized);
}
