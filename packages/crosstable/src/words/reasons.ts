import type { Reason, ReasonKey } from '@crosstable/core';

import { cited, listed, pointsInWords } from './phrases.js';
import { readable } from './readable.js';

/** What the words of a reason speak of, ready to be read. */
interface Told {
  /** What a round brings in. */
  readonly score: string;
  /** The value of the tie-break, of the reasons that say how it comes about. */
  readonly value: string;
  /** One of the numbers of the reason, by name. */
  readonly number: (name: string) => number;
  /** The same as it is read. */
  readonly of: (name: string) => string;
  /** The rounds that the reason names. */
  readonly rounds: readonly number[];
}

/** A difference added to a number, or taken from it. */
function plus(difference: number): string {
  return `${difference < 0 ? '−' : '+'} ${readable(Math.abs(difference))}`;
}

/** The rounds that an adjusted score takes as draws, if there are any. */
function drawn(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  return rounds.length === 1
    ? `: round ${rounds[0]} is taken as a draw`
    : `: rounds ${listed(rounds)} are taken as draws`;
}

/** A mean, which may be rounded. */
function meanInWords({ of, number, value }: Told): string {
  const isExact = Math.abs(number('sum') / number('count') - Number(value)) < 1e-9;
  return `mean of ${of('count')}: ${of('sum')} / ${of('count')} ${isExact ? '=' : '≈'} ${value}`;
}

/**
 * The words of every reason, in English. They follow what a round was, name a cut after "cut: ", or end an explanation;
 * the article comes after them.
 */
const WORDS: Readonly<Record<ReasonKey, (told: Told) => string>> = {
  points: () => '',
  'running-total': ({ score }) => `${score} after the round`,
  'opponent-score': ({ score }) => `the opponent's score is ${score}`,
  'opponent-adjusted-score': ({ score, rounds }) => `the opponent's score counts as ${score}${drawn(rounds)}`,
  'opponent-fore-score': ({ score }) => `the opponent's score is ${score} with a draw in the final round`,
  'opponent-buchholz': ({ score }) => `the opponent's Buchholz is ${score}`,
  'opponent-rating': ({ score }) => `the opponent is rated ${score}`,
  'opponent-performance': ({ score }) => `the opponent's performance is ${score}`,
  'forfeit-as-game': ({ score, rounds }) =>
    `the forfeit counts as a game, and the opponent's score ${rounds.length === 0 ? 'is' : 'counts as'} ${score}${drawn(rounds)}`,
  dummy: ({ score }) => `dummy with the player's own ${score}`,
  'dummy-limited-by-opponent': ({ score, of }) =>
    `dummy with ${score}, no more than the scheduled opponent, instead of the player's own ${of('own')}`,
  'dummy-limited-by-draws': ({ score, of }) =>
    `dummy with ${score}, no more than a draw in every round, instead of the player's own ${of('own')}`,
  'at-least-limit': ({ score }) => `the opponent's ${score} reaches the limit`,
  'below-limit': ({ score }) => `the opponent's ${score} is below the limit`,
  counts: () => 'counts',
  'does-not-count': () => "doesn't count",
  'more-than-opponent': () => 'more points than the opponent',
  'same-as-opponent': () => 'as many points as the opponent',
  'less-than-opponent': () => 'fewer points than the opponent',
  'more-than-draw': () => 'more points than for a draw, without playing',
  'same-as-draw': () => 'as many points as for a draw, without playing',
  'less-than-draw': () => 'fewer points than for a draw, without playing',
  'scoring-probability': ({ score, of }) =>
    `the opponent is rated ${score}: a difference of ${of('difference')} makes an expectation of ${of('percent')} %`,
  encounter: () => 'a game between tied players',
  'average-of-encounters': ({ of }) => `one of ${of('games')} games between the two, which are averaged`,
  'missing-game': () => "the forfeit doesn't count, so that the game is missing",

  'least-significant': () => 'the least significant value',
  'most-significant': () => 'the most significant value',
  'voluntary-unplayed-round': () => 'lowest contribution of a voluntary unplayed round',

  sum: ({ value }) => `sum: ${value}`,
  mean: meanInWords,
  limit: ({ of, value }) => `limit: ${of('limit')} of ${of('maximum')} points; sum: ${value}`,
  'rating-difference': ({ of, number, value }) =>
    `average ${of('average')} ${plus(number('difference'))} for ${of('points')} of ${of('games')} = ` +
    `${of('percent')} %: ${value}`,
  'lowest-sufficient-rating': ({ of, number, value }) =>
    `lowest rating whose expectation, ${of('expected')}, reaches ${pointsInWords(number('points'))}: ${value}`,
  'zero-score': ({ of, value }) =>
    `no points, so 800 below the lowest rating of the opponents, ${of('lowest')}: ${value}`,
  'pairing-number': ({ value }) => `pairing number: ${value}`,
  rating: ({ value }) => `rating: ${value}`,
  'all-met': () => 'all the tied have met each other, so that the separate standings decide',
  'first-whatever-the-outcome': () => 'decided whatever the outcome of the missing games',
  'not-separated': () => 'not separated',
  alone: () => 'nobody else is tied',
  'by-hand': ({ value }) => `entered by hand: ${value}`,

  'unrated-players': () => 'there are unrated players, so that the tie-break is to be dropped',
  'unrated-player': () => 'the player is unrated',
  'nothing-left': () => 'there are no games to compute it from',
  'not-entered': () => 'no value was entered by hand',
};

/** How an article is cited after the words that it makes so; `''` where it needn't be. */
export type Citing = (article: string) => string;

/** Every article in brackets. */
const always: Citing = (article) => ` (${cited(article)})`;

/** Each article the first time only, and never that of the heading. */
export function citingOnce(heading: string): Citing {
  const known = new Set([heading]);
  return (article) => {
    if (known.has(article)) return '';
    known.add(article);
    return always(article);
  };
}

/** A reason in words with its article; `score` and `value` are what a round brings in and what comes of all. */
export function reasonInWords(reason: Reason, { score = '', value = '' } = {}, cite: Citing = always): string {
  const { key, article, rounds = [] } = reason;
  const values: Readonly<Record<string, number | undefined>> = { ...reason.values };
  const number = (name: string): number => values[name] ?? 0;
  const words = WORDS[key]({ score, value, rounds, number, of: (name) => readable(number(name)) });
  return words === '' ? '' : words + cite(article);
}
