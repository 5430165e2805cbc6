import { everybody } from '../../crosstable/src/article-4.2-ranking.js';
import { separate } from '../../direct-encounter/src/article-6.js';
import type { LastRound } from './last-round.js';
import { played, seenFrom } from './last-round.js';
import type { EncounterStep, ListStep, MetStep } from './list-steps.js';
import { meritsOfCode } from './list-steps.js';
import { cutFrom, rowFor, scoreMet } from './rounds-met.js';

/** The places of players after one outcome of the open games at a time. */
export interface Evaluator {
  /** By board: the results; `set` changes them. */
  readonly results: Uint8Array;
  readonly set: (board: number, result: number) => void;
  /** 1 and the number of players strictly ahead of a player, as `standings` ranks them. */
  readonly placeOf: (player: number) => number;
}

/** Art. 6.1: whether no game brings less than the worst result, or more than the best one. */
function isBounded({ least, most, tournament: { opponents, primary } }: LastRound): boolean {
  return primary.awarded.every((points, cell) => opponents[cell] < 0 || (points >= least && points <= most));
}

/** Lays out a last round for one outcome after another. Cost of a place: of all players once, then of those tied with the player. */
export function evaluatorOf(round: LastRound, steps: readonly ListStep[]): Evaluator {
  const { adjusted, boardOf, boards, points, totals, tournament } = round;
  const { opponents, records, rounds } = tournament;
  const size = boardOf.length;
  const results = new Uint8Array(boards.length);
  const outcomes = new Uint8Array(size);
  const total = totals.slice();
  const seen = adjusted.slice();
  // The games of an outcome, for direct encounter, which looks at nothing that is kept with a tournament
  const live = played(round, (player) => seenFrom(round, player, 0));
  const { awarded } = live.primary;
  const isMeetingNeeded = isBounded(round);
  const row = rowFor(rounds);
  const ranked = everybody(tournament);
  const group = new Int32Array(size);
  const isTied = new Uint8Array(size);

  const setOutcome = (player: number, outcome: number): void => {
    outcomes[player] = outcome;
    total[player] = totals[player] + points[outcome];
    seen[player] = adjusted[player] + points[outcome];
    awarded[(player + 1) * rounds - 1] = points[outcome];
  };
  const set = (board: number, result: number): void => {
    results[board] = result;
    setOutcome(boards[board].white, result);
    setOutcome(boards[board].black, 2 - result);
  };
  for (let board = 0; board < boards.length; board++) set(board, 0);

  /** The sum of the contributions without those that are cut. */
  const metValue = (step: MetStep, player: number): number => {
    const { cuts, isWeighted, rounds: met } = step;
    const { scores, values } = row;
    let sum = 0;
    scores.fill(NaN);
    values.fill(NaN);
    for (const cell of met.cells[player]) {
      const opponent = met.opponents[cell];
      const score = scoreMet(met, cell, total[player], opponent < 0 ? undefined : seen[opponent]);
      const value = isWeighted ? score * awarded[cell] : score; // Art. 9.1
      sum += value;
      scores[cell - player * rounds] = score;
      values[cell - player * rounds] = value;
    }
    return sum - cutFrom(row, cuts, met.tournament, player);
  };

  /** The number of those who are left in the group. */
  let length = 0;
  /** Whether a player met another of the group; nobody else moves past the player, or behind. */
  const hasMetTied = (player: number): boolean => {
    isTied.fill(0);
    for (let at = 0; at < length; at++) isTied[group[at]] = 1;
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (records[cell] !== 0 && isTied[opponents[cell]] === 1) return true;
    }
    return false;
  };

  /** Keeps those in the group who are tied with the player, and returns how many were ahead. */
  const keepEqual = (player: number, meritOf: (other: number) => number): number => {
    const own = meritOf(player);
    let ahead = 0;
    let kept = 0;
    for (let at = 0; at < length; at++) {
      const other = group[at];
      const merit = meritOf(other);
      if (merit > own) ahead++;
      else if (merit === own) group[kept++] = other;
    }
    length = kept;
    return ahead;
  };
  const keepUnseparated = (player: number, { forfeits }: EncounterStep): number => {
    if (isMeetingNeeded && !hasMetTied(player)) return 0;
    const parts = separate(live, [...group.subarray(0, length)], forfeits);
    const own = parts.findIndex((part) => part.includes(player));
    group.set(parts[own]);
    ({ length } = parts[own]);
    return parts.slice(0, own).reduce((ahead, part) => ahead + part.length, 0);
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

  const placeOf = (player: number): number => {
    let place = 1;
    length = ranked.length;
    group.set(ranked);
    for (const step of steps) {
      if (length === 1) break;
      place += step.kind === 'encounter' ? keepUnseparated(player, step) : keepEqual(player, meritIn(step));
    }
    return place;
  };
  return { results, set, placeOf };
}
