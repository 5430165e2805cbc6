// FIDE C.07 (edition 2026-03), Article 13: the scores that codes of team tournaments may name

import type { SCORES_OF_TEAMS } from '@crosstable/standings';

/** The score that a code names. */
export type TeamScore = (typeof SCORES_OF_TEAMS)[number];

/** The code with a score: `BH:GP/C1` of `BH/C1`. */
export function withScore(code: string, score: TeamScore): string {
  return code.replace(/^[A-Z]+/, `$&:${score}`);
}
