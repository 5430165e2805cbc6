import type { Tournament } from '@crosstable/core';

import { everybody, refined } from './article-4.2-ranking.js';
import type { Step } from './steps.js';

/** A step when its turn has come for a player. */
export interface Turn {
  readonly step: Step;
  /** The players tied until then, the player among them. */
  readonly tied: readonly number[];
  /** The groups after the step. */
  readonly groups: readonly (readonly number[])[];
}

/** Art. 4.2: the list as one player goes through it: every step with the players who are still tied then. */
export function turnsOf(player: number, steps: readonly Step[], tournament: Tournament): Turn[] {
  let tied: readonly number[] = everybody(tournament);
  return steps.map((step) => {
    const before = tied;
    const groups = refined([before], step.split);
    tied = groups.find((group) => group.includes(player)) ?? [player];
    return { step, tied: before, groups };
  });
}
