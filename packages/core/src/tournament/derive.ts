import { addUp } from './add-up.js';
import type { Score } from './score.js';
import type { Tournament } from './tournament.js';

/** The changed fields of a score; the others follow from them. */
export type ScoreChanges = Partial<Pick<Score, 'awarded' | 'adjustments' | 'replaced'>>;

/** The changed fields of a tournament, and of its scores. */
export interface Changes extends Partial<Omit<Tournament, 'primary' | 'secondary'>> {
  readonly primary?: ScoreChanges | undefined;
  /** Looked at in the tournament of teams only. */
  readonly secondary?: ScoreChanges | undefined;
}

/** A score with changes, added up again; the same score if nothing changes. */
function changedScore(score: Score, changes: ScoreChanges | undefined, rounds: number, size: number): Score {
  if (changes === undefined) return score;
  const { adjustments = score.adjustments, awarded = score.awarded, replaced = score.replaced } = changes;
  const added = addUp(rounds, score, awarded, size);
  for (const { player, points } of adjustments ?? []) added.totals[player] += points;
  return Object.freeze(Object.assign({}, added, { adjustments, replaced }));
}

/**
 * A changed copy of a tournament, for tie-breaks that change its results (8.3) or the treatment of unplayed rounds (16.6).
 * Cost: linear in the cells.
 */
export function derive(tournament: Tournament, { primary, secondary, ...others }: Changes): Tournament {
  // Nothing is spread into a literal: that takes thirty times as long in Node 20
  const changed = Object.assign({}, tournament, others);
  const { ids, rounds } = changed;
  return Object.freeze(
    Object.assign(changed, {
      primary: changedScore(tournament.primary, primary, rounds, ids.length),
      secondary: tournament.secondary && changedScore(tournament.secondary, secondary, rounds, ids.length),
    }),
  );
}
