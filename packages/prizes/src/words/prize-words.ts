import type { PrizeReasonKey, PrizeReasonValues } from '../reasons.js';

/** The sentence of each reason. Amounts and players come as they are printed. */
export type PrizeSentences = {
  readonly [Key in PrizeReasonKey]: (values: PrizeReasonValues[Key]) => string;
};

/** The words of the rankings of clubs. Numbers and names come as they are printed. */
export interface TeamWords {
  /** The scores that have no code, with a capital. */
  readonly scores: Readonly<Record<'points' | 'rollins' | 'rank-points' | 'places' | 'best-place', string>>;
  /** A score, and the parts of it by player; `''` without. */
  readonly score: (score: string, sum: string, parts: string) => string;
  /** Equal with the team before it. */
  readonly equal: (before: string) => string;
  /** Behind the team before it by a score. */
  readonly behind: (before: string, score: string, own: string, others: string) => string;
  /** Behind those that have enough players. */
  readonly incomplete: (players: number) => string;
  /** A team with too few players for a rank. */
  readonly unranked: (team: string, players: number) => string;
  /** A player who doesn't count, and whose rank is that of one who does. */
  readonly notCounted: (player: string, rank: number) => string;
}

/** The words of a language for prizes. */
export interface PrizeWords {
  /** `'en'`. */
  readonly language: string;
  readonly decimalSign: string;
  readonly reasons: PrizeSentences;
  /** A player with an amount, a thing or both. */
  readonly award: (player: string, amount: string, object: string | undefined) => string;
  readonly teams: TeamWords;
  /** The totals; of `left` and `over` one is `null`. */
  readonly totals: (fund: string, paid: string, left: string | null, over: string | null) => string;
}

type KindOfValue = 'amount' | 'player' | 'number' | 'text';

/** How each value of a reason is printed. */
export const KINDS_OF_VALUES: {
  readonly [Key in PrizeReasonKey]: { readonly [Name in keyof PrizeReasonValues[Key]]: KindOfValue };
} = {
  'by-place': { prize: 'text', place: 'number', amount: 'amount' },
  'equal-share': { prize: 'text', from: 'number', to: 'number', players: 'number', pot: 'amount', share: 'amount' },
  'hort-share': {
    ...{ prize: 'text', from: 'number', to: 'number', players: 'number', pot: 'amount', share: 'amount' },
    ...{ place: 'number', own: 'amount' },
  },
  threshold: { threshold: 'amount', dropped: 'number' },
  category: { prize: 'text', place: 'number', amount: 'amount', before: 'number' },
  object: { prize: 'text', place: 'number', object: 'text' },
  'not-taken': { prize: 'text', place: 'number', amount: 'amount', holds: 'amount', by: 'text' },
  'gave-up': { prize: 'text', share: 'amount' },
  'less-by-move': { prize: 'text', other: 'player', share: 'amount' },
  'order-of-lists': { prize: 'text', other: 'text', amount: 'amount', paid: 'amount', otherwise: 'amount' },
  'order-of-players': { other: 'player', rank: 'number' },
  choice: { prize: 'text' },
  'most-valuable': { prize: 'text', place: 'number', amount: 'amount' },
  pool: { prizes: 'text', players: 'number', pot: 'amount', share: 'amount' },
  cap: { amount: 'amount', equal: 'amount' },
  apart: { instead: 'amount' },
  'based-on': { prize: 'text', entries: 'number', announced: 'number', half: 'text' },
  limit: { limit: 'amount', instead: 'amount' },
  raised: { from: 'amount', most: 'amount' },
  proportion: { excess: 'amount', below: 'amount' },
  rounded: { exact: 'amount', amount: 'amount' },
  'nobody-eligible': { prize: 'text', place: 'number' },
  'all-have-more': { prize: 'text', place: 'number' },
  'too-few': { prize: 'text', players: 'number', least: 'number' },
};
