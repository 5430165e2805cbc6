import type { Edition, Explanation, Tournament } from '@crosstable/core';

import { explanationAt } from './explain.js';
import type { Step } from './steps.js';
import { shownValue } from './values.js';

/** The explanation of a value that was entered by hand, or of a missing one. */
function explanationByHand(code: string, edition: Edition, player: string, value: number | null): Explanation {
  const article = '2.2'; // Art. 2.2: the tournament's regulations say how ties are broken
  return {
    code,
    article,
    edition,
    player,
    value,
    undefinedBecause: value === null ? { key: 'not-entered', article } : null,
    contributions: [],
    unfinished: [],
    conclusion: { key: 'by-hand', article },
  };
}

/** Explains the value that a player has at a step; `tied` are the players tied until then, including the player. */
export function explanationOfStep(
  { code, column, resolved }: Step,
  tournament: Tournament,
  player: number,
  tied: readonly number[],
): Explanation {
  const value = shownValue(column[player]);
  if (resolved === null) return explanationByHand(code, tournament.edition, tournament.ids[player], value);
  const explained = explanationAt(resolved, tournament, player, tied);
  // Of direct encounter, the rank at this place of the list
  return 'ordering' in resolved ? { ...explained, value } : explained;
}
