// FIDE C.07 (edition 2026-03), Article 16.6: forfeits as games, where the rules of the competition say so

import { unplayedRounds } from '../c07/article-15-unplayed-rounds.js';
import { derive } from '../tournament/derive.js';
import { memoized } from '../tournament/memoized.js';
import { FORFEITS } from '../tournament/record.js';
import type { Tournament } from '../tournament/tournament.js';
import type { TiebreakRule } from './rule.js';

/** Forfeits count as games against the scheduled opponent, without a dummy and without the exception to the cut. */
export const withForfeitsPlayed = /* @__PURE__ */ memoized((tournament: Tournament) => {
  const { dummy, regular, requested } = unplayedRounds(tournament.system);
  return derive(tournament, { unplayed: { dummy, regular: regular | FORFEITS, requested, voluntary: requested } });
});

/** A tie-break with `/P` in its code. */
export function withForfeitsAsGames(rule: TiebreakRule): TiebreakRule {
  const { transform } = rule;
  return {
    ...rule,
    option: `${rule.option ?? ''}/P`,
    transform: (tournament) => withForfeitsPlayed(transform === undefined ? tournament : transform(tournament)),
  };
}
