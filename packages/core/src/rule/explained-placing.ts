import type { Tournament } from '../tournament/tournament.js';
import type { Contribution, EncounterStep, Explanation } from './explanation-types.js';
import type { Reason } from '../input/reasons.js';
import { unfinishedRounds } from './unfinished-rounds.js';

/** One step that divides tied players. */
export interface TakenStep {
  /** The tied players, by place. */
  readonly tied: readonly number[];
  readonly step: EncounterStep;
}

/** One of the tied, by the number that the groups and the steps have, and how the steps divided the tied. */
export interface Placing {
  readonly place: number;
  readonly groups: readonly (readonly number[])[];
  readonly steps: readonly TakenStep[];
}

/** The rank of one of the tied: those in the groups before come first; 1 for a player in no group, who is alone. */
function rankIn({ groups, place }: Placing): number {
  const own = groups.findIndex((group) => group.includes(place));
  return 1 + groups.slice(0, Math.max(own, 0)).flat().length;
}

/** No step was taken: no other player is tied, or there is nothing to compare. */
function withoutSteps({ groups }: Placing, article: string): Reason {
  return groups.flat().length < 2
    ? { key: 'alone', article }
    : { key: 'not-separated', article, values: { missing: 0 } };
}

/** Why a player stands where they do among the tied, for each of the tie-breaks that order instead of giving a value. */
export function explanationOfPlacing(
  tournament: Tournament,
  player: number,
  placing: Placing,
  contributions: readonly Contribution[],
  { article, code }: Pick<Explanation, 'article' | 'code'>,
): Explanation {
  const { place, steps } = placing;
  const last = steps.findLast(({ tied }) => tied.includes(place));
  return {
    code,
    article,
    edition: tournament.edition,
    player: tournament.ids[player],
    value: rankIn(placing),
    undefinedBecause: null,
    contributions,
    unfinished: unfinishedRounds(tournament, player, []),
    conclusion: last?.step.reason ?? withoutSteps(placing, article),
    steps: steps.map(({ step }) => step),
  };
}
