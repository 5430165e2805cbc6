import type { Account } from './account.js';
import { leastSignificant } from './article-14-cuts.js';
import type { Edition } from './article-16-unplayed-rounds.js';
import { check, isObject } from './check.js';
import type { Element } from './contribution.js';
import type { OutcomeName } from './record.js';
import { outcomeName, outcomeOf } from './record.js';
import type { Seat } from './tournament.js';

/** Why something is as it is: a stable key for programs, and the article that makes it so. */
export interface Reason {
  readonly key:
    | 'points'
    | 'running-total'
    | 'opponent-rating'
    | 'opponent-score'
    | 'opponent-adjusted-score'
    | 'forfeit-as-game'
    | 'dummy'
    | 'dummy-limited-by-opponent'
    | 'dummy-limited-by-draws'
    | 'least-significant'
    | 'voluntary-unplayed-round'
    | 'unrated-players'
    | 'nothing-left';
  /** The number of the article of C.07. */
  readonly article: string;
  /** For `opponent-adjusted-score`: the opponent's rounds that count as draws, from 1. */
  readonly rounds?: readonly number[];
}

/** What one round adds to a tie-break. */
export interface Contribution {
  /** From 1. */
  readonly round: number;
  /** Id of the opponent, or of the one who was scheduled; `null` where there was none. */
  readonly opponent: string | null;
  /** What the round was for the player. */
  readonly outcome: OutcomeName;
  /** What the player got for it, in points. */
  readonly points: number;
  /** What it brings in: the score of the opponent or of the dummy, a running total (points), a rating (rating points). */
  readonly score: number;
  /** What it adds: to a sum as it is, to a mean as one of the values averaged. */
  readonly value: number;
  /** Why the score is what it is. */
  readonly reason: Reason;
  /** Why it was cut; `null` for a contribution that is kept. */
  readonly cut: Reason | null;
}

/** Where the value of a tie-break comes from: it is the sum, or the rounded mean, of the contributions not cut. */
export interface Explanation {
  /** The code of the tie-break, as `SB/C1`; the name of the function for one that the regulations don't have. */
  readonly code: string;
  /** The article of C.07 that defines it. */
  readonly article: string;
  readonly edition: Edition;
  readonly player: string;
  /** The value. Where the regulations leave it undefined: 0 from a package's function, `null` from the umbrella's. */
  readonly value: number | null;
  /** Why the regulations leave the value undefined; `null` where they don't. */
  readonly undefinedBecause: Reason | null;
  /** In the order of the rounds. */
  readonly contributions: readonly Contribution[];
}

/** What the option of an `explain` adds to the code: `/C1` for one cut. */
export function cutOf(variant: { readonly cut?: 0 | 1 | undefined } = {}): string {
  check(isObject(variant), 'variant', 'an object', variant);
  const { cut = 0 } = variant;
  const counts: readonly unknown[] = [0, 1];
  check(counts.includes(cut), 'variant.cut', '0 or 1', cut, 'number');
  return cut === 0 ? '' : `/C${cut}`;
}

/** Explains one player's value of a tie-break, from the elements that make the value. */
export function explanation(account: Account, modification: string, id: string, seat: Seat): Explanation {
  const { article, cutArticle } = account;
  const { tournament, player } = seat;
  const elements = player < 0 ? [] : account.elements(seat);
  const kept = account.modifiers[modification]?.(elements) ?? elements;
  const value = account.value(kept, tournament);
  // A voluntary unplayed round that goes although it isn't the least significant goes by the exception
  const least = leastSignificant(elements);
  const cutReason = (element: Element): Reason =>
    element.voluntary && element !== least
      ? { key: 'voluntary-unplayed-round', article: '16.5.1' }
      : { key: 'least-significant', article: cutArticle };
  return {
    code: account.code + modification,
    article,
    edition: tournament.edition,
    player: id,
    value: value ?? 0,
    undefinedBecause: value === null ? { key: 'nothing-left', article } : null,
    contributions: elements.map((element) => ({
      ...contribution(account, seat, element),
      cut: kept.includes(element) ? null : cutReason(element),
    })),
  };
}

function contribution({ degree, reason }: Account, { tournament, player }: Seat, element: Element) {
  const { ids, opponents, points, records, rounds, scale } = tournament;
  const { round, score, value } = element;
  const cell = player * rounds + round;
  return {
    round: round + 1,
    opponent: opponents[cell] < 0 ? null : ids[opponents[cell]],
    outcome: outcomeName(records[cell]),
    points: points[outcomeOf(records[cell])] / scale,
    score: degree === 0 ? score : score / scale,
    value: value / scale ** degree,
    reason: reason(tournament, player, element),
  };
}
