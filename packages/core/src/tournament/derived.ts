import { addUp } from './add-up.js';
import type { FreeAdjustment } from './score.js';
import type { Tournament } from './tournament.js';

/** What is different: fields of the tournament, and what its primary score is made of. */
export interface Changes extends Partial<Omit<Tournament, 'primary' | 'secondary'>> {
  /** By cell, in the units of the primary score. */
  readonly awarded?: Float64Array;
  readonly adjustments?: readonly FreeAdjustment[];
  readonly replaced?: ReadonlySet<number>;
}

/**
 * A changed copy of a tournament, for tie-breaks that change its results (8.3) or the treatment of unplayed rounds (16.6).
 * Cost: linear in the cells.
 */
export function derived(tournament: Tournament, changes: Changes): Tournament {
  const { primary } = tournament;
  const {
    awarded = primary.awarded,
    adjustments = primary.adjustments,
    replaced = primary.replaced,
    ...others
  } = changes;
  const changed = { ...tournament, ...others };
  const score = addUp(changed.rounds, primary, awarded, changed.ids.length, { adjustments, replaced });
  return Object.freeze({ ...changed, primary: score });
}
