import { outcomeName } from '../tournament/record.js';
import type { Score } from '../tournament/score.js';
import type { Tournament } from '../tournament/tournament.js';
import type { Contribution } from './explanation-types.js';
import { matchOf } from './match.js';

/** The part of a contribution that the round alone decides, whatever the tie-break. */
export interface ExplainedRound extends Pick<Contribution, 'opponent' | 'outcome' | 'points' | 'match' | 'replaced'> {
  readonly round: number;
}

/** The round of a cell, with the points that it brought in one of the tournament's scores. */
export function explainedRound(
  tournament: Tournament,
  { awarded, replaced, scale }: Score,
  cell: number,
): ExplainedRound {
  const { ids, opponents, records, rounds } = tournament;
  return {
    round: (cell % rounds) + 1,
    opponent: opponents[cell] < 0 ? null : ids[opponents[cell]],
    outcome: outcomeName(records[cell]),
    points: awarded[cell] / scale,
    ...matchOf(tournament, cell),
    ...(replaced?.has(cell) ? { replaced: true } : {}),
  };
}

/**
 * A contribution: the round with what a tie-break has to say of it. That is added to the round, and not to a copy by spreading, which
 * takes thirty times as long in Node 20.
 */
export function contributionOf(
  round: ExplainedRound,
  rest: Omit<Contribution, keyof ExplainedRound>,
): Contribution & ExplainedRound {
  return Object.assign(round, rest);
}
