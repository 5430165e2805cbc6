import type { Tournament } from '@crosstable/core';
import { separate } from '@crosstable/direct-encounter/inside';
import { everybody } from '@crosstable/standings';

import { type LastRound, playOut } from './last-round.js';
import { type EncounterStep, type ListStep, type OrderStep, meritsOfCode } from './list-steps.js';
import { type Contribution, sumAndCutIn } from './rounds-met.js';

/** The place of a player after a result for every board: 1 and the number of players strictly ahead, as `standings` ranks them. */
export type Evaluator = (player: number, results: Uint8Array) => number;

/** Lays out a last round for one outcome after another. Cost of a place: of all players once, then of those tied with the player. */
export function evaluatorOf(round: LastRound, steps: readonly ListStep[]): Evaluator {
  const { boardOf, boards, points, tournament } = round;
  const { rounds } = tournament;
  const sumAndCut = sumAndCutIn(rounds);
  // By player: the result of the open board
  const resultOf = new Uint8Array(boardOf.length);
  // The games of an outcome, for direct encounter, which looks at nothing that is kept with a tournament
  const live = playOut(round, () => 0);
  const { awarded } = live.primary;
  const ranked = everybody(tournament);

  /** The sort keys of a step. */
  const meritIn = (
    step: Exclude<ListStep, EncounterStep | OrderStep>,
    results: Uint8Array,
    after: () => Tournament,
  ): ((player: number) => number) => {
    if (step.kind === 'met') {
      const scoreOf = ({ board, scores }: Contribution): number => scores[board < 0 ? 0 : results[board]];
      return (player) => {
        const [sum, cut] = sumAndCut(step, player, step.contributions[resultOf[player]][player], scoreOf);
        return sum - cut;
      };
    }
    if (step.kind === 'own') return (player) => step.merits[resultOf[player]][player];
    const merits = meritsOfCode(step.resolved, after());
    return (player) => merits[player];
  };

  return (player, results) => {
    boards.forEach(({ black, white }, board) => {
      const result = results[board];
      resultOf[white] = resultOf[black] = result;
      awarded[(white + 1) * rounds - 1] = points[result];
      awarded[(black + 1) * rounds - 1] = points[2 - result];
    });
    let played: Tournament | undefined;
    const after = () => (played ??= playOut(round, (board) => results[board]));
    let place = 1;
    let group: readonly number[] = ranked;
    for (const step of steps) {
      if (group.length === 1) break;
      if (step.kind === 'encounter' || step.kind === 'order') {
        const parts =
          step.kind === 'order' ? step.ordering.separate(after(), group) : separate(live, group, step.forfeits);
        const at = parts.findIndex((part) => part.includes(player));
        place += parts.slice(0, at).flat().length;
        group = parts[at];
        continue;
      }
      const meritOf = meritIn(step, results, after);
      const own = meritOf(player);
      const equal: number[] = [];
      for (const other of group) {
        const merit = meritOf(other);
        if (merit > own) place++;
        else if (merit === own) equal.push(other);
      }
      group = equal;
    }
    return place;
  };
}
