import type { Rounds } from '@crosstable/core';

import { FEWEST, bonusBarrier, bonusThreshold, mostMeetings } from './bonus.js';
import { absoluteFloor, peakFloor } from './floors.js';
import { dualFactor, expectedScore, mostEffectiveGames } from './formulas.js';
import { initialOf } from './initial.js';
import { type EventRules, type USChessOptions, rulesOf } from './options.js';
import { isRated } from './player.js';
import { type EventSteps, type RatedUSChessPlayer, type USChessEventPlayer, stepsOf } from './rate-event.js';
import { SPECIAL_UP_TO, effectiveOf, highestOf, recordAfter, startOf } from './rate-player.js';
import type { USChessReason } from './reasons.js';
import { pastOf, specialExpectations } from './special.js';

/** One game of an explanation. */
export interface ExplainedUSChessGame {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent. */
  readonly opponent: string;
  /** The opponent's rating before the event; `null` of an unrated opponent. */
  readonly opponentBefore: number | null;
  /** The opponent's rating after the first pass, which counts. */
  readonly opponentRating: number;
  readonly score: number;
  /** The expected score; in the special formula that of the new rating. */
  readonly expected: number;
  /** How far the game moves the rating, in rating points, without the bonus; `null` in the special formula, which takes all at once. */
  readonly change: number | null;
}

/** The games before an event as the special formula counts them. */
export interface ExplainedPast {
  /** The effective games. */
  readonly games: number;
  /** Their rating, and their points. */
  readonly rating: number;
  readonly points: number;
  /** The points that the new rating expects of them. */
  readonly expected: number;
}

/** The explanation of a US Chess rating. */
export interface USChessExplanation extends RatedUSChessPlayer {
  /** The estimate with which an unrated player counts in the first pass; `null` of others. */
  readonly estimate: number | null;
  /** The result of the first pass, with which the player counts for others; `null` without games. */
  readonly firstPass: number | null;
  readonly opponents: readonly ExplainedUSChessGame[];
  /** The games before the event in the special formula; `null` in the standard one. */
  readonly past: ExplainedPast | null;
  /** Formula, initial rating, effective games, K, bonus and floor, as far as they are there. */
  readonly reasons: readonly USChessReason[];
}

function reasonForFormula({ player, last }: EventSteps): USChessReason {
  const { games } = player;
  if (!isRated(player)) return { key: 'special-unrated' };
  if (player.earlier !== undefined)
    return { key: player.earlier === 'all-won' ? 'special-all-won' : 'special-all-lost' };
  if (games === undefined) return { key: 'standard-unknown' };
  if (last.formula === 'standard') return { key: 'standard', values: { games } };
  return { key: 'special-few', values: { games, limit: SPECIAL_UP_TO } };
}

/** Where the numbers of the player come from: the initial rating, or how many games the rating stands for. */
function reasonForStart({ player }: EventSteps): USChessReason {
  if (isRated(player)) {
    const { games } = player;
    const rating = startOf(player);
    const limit = mostEffectiveGames(rating);
    if (games === undefined || games > limit) return { key: 'effective-limited', values: { rating, limit } };
    return { key: 'effective-games', values: { games } };
  }
  const initial = initialOf(player);
  const { rating } = initial;
  if (initial.by === 'nothing') return { key: 'initial-unknown', values: { rating } };
  if (initial.by === 'fide') return { key: 'initial-fide', values: { rating, fide: initial.fact } };
  if (initial.by === 'age') return { key: 'initial-age', values: { rating, age: initial.fact } };
  return { key: 'initial-given', values: { rating } };
}

function reasonForBonus({ games, last }: EventSteps, k: number, { multiplier }: EventRules): USChessReason {
  const opponents = games.map(({ opponent }) => opponent.id);
  const barrier = bonusBarrier(opponents);
  if (barrier === 'few') return { key: 'bonus-few-games', values: { games: games.length, least: FEWEST } };
  if (barrier === 'repeated') return { key: 'bonus-same-opponent', values: { times: mostMeetings(opponents) } };
  const bonus = Number(last.bonus);
  const values = {
    gain: k * (last.score - Number(last.expected)),
    threshold: bonusThreshold(games.length, multiplier),
  };
  return bonus > 0 ? { key: 'bonus', values: { ...values, bonus } } : { key: 'bonus-not-reached', values };
}

/** The floor that holds a rating, where one does. */
function reasonsForFloor({ player, games, last }: EventSteps): USChessReason[] {
  const [computed, floor] = [Number(last.computed), Number(last.floor)];
  if (computed >= floor) return [];
  const highest = highestOf(player);
  if (highest !== null && peakFloor(highest) === floor)
    return [{ key: 'peak-floor', values: { computed, floor, highest } }];
  return [{ key: 'absolute-floor', values: { computed, floor: absoluteFloor(recordAfter(player, games)) } }];
}

function reasonsOf(steps: EventSteps, rules: EventRules): readonly USChessReason[] {
  const { last, player } = steps;
  if (last.formula === null) return [{ key: 'no-games' }];
  const reasons = [reasonForFormula(steps), reasonForStart(steps)];
  const { k } = last;
  if (k !== null) {
    const factor = rules.isDual ? dualFactor(startOf(player)) : 1;
    const values = { effective: effectiveOf(player), games: last.games, k };
    reasons.push(factor === 1 ? { key: 'k', values } : { key: 'k-dual', values: { ...values, factor } });
    reasons.push(reasonForBonus(steps, k, rules));
  }
  return [...reasons, ...reasonsForFloor(steps)];
}

function explained(steps: EventSteps, ratings: ReadonlyMap<string, number>, rules: EventRules): USChessExplanation {
  const { player, games, estimate, first, last } = steps;
  const start = startOf(player);
  const met = games.map(({ opponent }) => Number(ratings.get(opponent.id)));
  const { k, computed } = last;
  const isSpecial = last.formula === 'special';
  const past = pastOf(start, effectiveOf(player), player.earlier);
  const special = specialExpectations(Number(computed), past, met);
  return {
    id: player.id,
    ...last,
    estimate,
    firstPass: first.computed,
    opponents: games.map(({ round, opponent, score }, at) => {
      const expected = isSpecial ? special.games[at] : expectedScore(start, met[at]);
      return {
        round,
        opponent: opponent.id,
        opponentBefore: isRated(opponent) ? startOf(opponent) : null,
        opponentRating: met[at],
        score,
        expected,
        change: k === null ? null : k * (score - expected),
      };
    }),
    past: isSpecial ? { games: past.weight, rating: past.rating, points: past.points, expected: special.past } : null,
    reasons: reasonsOf(steps, rules),
  };
}

/**
 * Explains the US Chess ratings of everybody after an event: the opponents' ratings that count, the expected score and the change of
 * every game, and why the formula, the effective games, K, the bonus and the floor are what they are.
 *
 * @param games - The rounds, as for `rateEvent`.
 * @param players - Everybody in the games, as for `rateEvent`.
 * @param options - The last day, and which ratings these are, as for `rateEvent`.
 * @returns The numbers of `rateEvent` with all that they follow from, in the order of the players; nothing is rounded.
 * @throws As `rateEvent` does.
 *
 * Cost: as that of `rateEvent`. Follows the US Chess Rating System, edition 2026-04.
 *
 * @example
 * ```ts
 * import { explain } from '@crosstable/us-chess/ratings/explain';
 *
 * const games = [
 *   [{ white: 'Ann', black: 'Bob', result: 1 as const }],
 *   [{ white: 'Bob', black: 'Cid', result: 0.5 as const }],
 *   [{ white: 'Cid', black: 'Ann', result: 0 as const }],
 * ];
 * const players = [{ id: 'Ann', rating: 1500, games: 40 }, { id: 'Bob', rating: 1600.25 }, { id: 'Cid', age: 12 }];
 * const [ann, bob, cid] = explain(games, players);
 * ann.opponents[0].opponentBefore; // → 1600.25
 * ann.opponents[0].opponentRating; // → 1556.1673
 * ann.opponents[0].change; // → 24.9944
 * cid.reasons; // → [{ key: 'special-unrated' }, { key: 'initial-age', values: { rating: 600, age: 12 } }]
 * ```
 */
export function explain(
  games: Rounds,
  players: readonly USChessEventPlayer[],
  options: USChessOptions = {},
): USChessExplanation[] {
  const rules = rulesOf(options);
  const steps = stepsOf(games, players, rules);
  const ratings = new Map(steps.map(({ player, first }) => [player.id, Number(first.computed)]));
  return steps.map((one) => explained(one, ratings, rules));
}
