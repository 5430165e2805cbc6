import type { CheckedAdjustment } from '../input/adjustments.js';
import { check } from '../input/check.js';
import { type ScoreChanges, derive } from './derive.js';
import { OPEN, isIn } from './record.js';
import type { FreeAdjustment, Score } from './score.js';
import type { Tournament } from './tournament.js';

/** A score with the points that an arbiter gave or took, as changes. */
export function scoreWithAdjustments(
  { index, records, rounds }: Tournament,
  score: Score,
  adjustments: readonly CheckedAdjustment[],
): ScoreChanges {
  const awarded = score.awarded.slice();
  const free: FreeAdjustment[] = [];
  const replaced = new Set<number>();
  for (const { path, player: id, points: inPoints, replaces, round } of adjustments) {
    if (round > rounds) continue;
    const player = index.get(id);
    check(player !== undefined, `${path}.player`, 'a player of the table', id, 'string');
    const points = Math.round(inPoints * score.scale) || 0; // never -0
    if (!replaces) {
      free.push({ player, round: round - 1, points });
      continue;
    }
    const cell = player * rounds + round - 1;
    check(
      !isIn(OPEN, records[cell]),
      `${path}.round`,
      `a round that is finished for ${JSON.stringify(id)}`,
      round,
      'number',
    );
    awarded[cell] = points;
    replaced.add(cell);
  }
  return { awarded, adjustments: free, replaced };
}

/** A tournament with points that an arbiter gave or took; those of later rounds are left out. */
export function withAdjustments(tournament: Tournament, adjustments: readonly CheckedAdjustment[]): Tournament {
  if (adjustments.length === 0) return tournament;
  return derive(tournament, { primary: scoreWithAdjustments(tournament, tournament.primary, adjustments) });
}
