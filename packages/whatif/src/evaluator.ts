import { everybody } from '../../crosstable/src/article-4.2-ranking.js';
import { separate } from '../../direct-encounter/src/article-6.js';
import type { LastRound } from './last-round.js';
import { played } from './last-round.js';
import type { EncounterStep, ListStep, MetStep } from './list-steps.js';
import { meritsOfCode } from './list-steps.js';
import { scoreMet, sumAndCutIn } from './rounds-met.js';

/** The place of a player after a result for every board: 1 and the number of players strictly ahead, as `standings` ranks them. */
export type Evaluator = (player: number, results: Uint8Array) => number;

/** Lays out a last round for one outcome after another. Cost of a place: of all players once, then of those tied with the player. */
export function evaluatorOf(round: LastRound, steps: readonly ListStep[]): Evaluator {
  const { adjusted, boardOf, boards, points, totals, tournament } = round;
  const { rounds } = tournament;
  const sumAndCut = sumAndCutIn(rounds);
  const size = boardOf.length;
  const outcomes = new Uint8Array(size);
  const total = totals.slice();
  const seen = adjusted.slice();
  // The games of an outcome, for direct encounter, which looks at nothing that is kept with a tournament
  const live = played(round, () => 0);
  const { awarded } = live.primary;
  const ranked = everybody(tournament);

  const setOutcome = (player: number, outcome: number): void => {
    outcomes[player] = outcome;
    total[player] = totals[player] + points[outcome];
    seen[player] = adjusted[player] + points[outcome];
    awarded[(player + 1) * rounds - 1] = points[outcome];
  };
  const metValue = ({ cuts, isWeighted, rounds: met }: MetStep, player: number): number => {
    const [sum, cut] = sumAndCut(
      cuts,
      met,
      player,
      (cell) => scoreMet(met, cell, total[player], (opponent) => seen[opponent]),
      (cell) => (isWeighted ? awarded[cell] : 1), // Art. 9.1
    );
    return sum - cut;
  };

  /** The sort keys of a step. */
  const meritIn = (step: Exclude<ListStep, EncounterStep>): ((player: number) => number) => {
    if (step.kind === 'met') return (player) => metValue(step, player);
    if (step.kind === 'own') return (player) => step.merits[3 * player + outcomes[player]];
    const merits = meritsOfCode(
      step.resolved,
      played(round, (player) => outcomes[player]),
    );
    return (player) => merits[player];
  };

  return (player, results) => {
    boards.forEach(({ black, white }, board) => {
      setOutcome(white, results[board]);
      setOutcome(black, 2 - results[board]);
    });
    let place = 1;
    let group: readonly number[] = ranked;
    for (const step of steps) {
      if (group.length === 1) break;
      if (step.kind === 'encounter') {
        const parts = separate(live, group, step.forfeits);
        const at = parts.findIndex((part) => part.includes(player));
        place += parts.slice(0, at).flat().length;
        group = parts[at];
        continue;
      }
      const meritOf = meritIn(step);
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
