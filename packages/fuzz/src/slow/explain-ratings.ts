// FIDE C.07 (editions 2024-08 and 2026-03), Article 10: the tie-breaks of ratings, explained.

import type { Reason } from 'crosstable';

import {
  type RatedGame,
  averageOfRatings,
  expectedPercent,
  halfPointsOf,
  isDropped,
  percentageOf,
  perfectPerformance,
  performancesMet,
  withoutCut,
} from './article-10.js';
import { differenceOf, probabilityOf } from './b02-tables.js';
import { type Account, type Parts, contributionOf } from './contribution.js';
import { MILLIONTHS, fraction, sum, toNumber } from './fraction.js';
import type { Sheet } from './values.js';

const CUT_ARTICLES = { '': '', '/C1': '14.1.1.b', '/C2': '14.2', '/M1': '14.3', '/M2': '14.4' } as const;

function inPoints(millionths: number): number {
  return toNumber(fraction(millionths, MILLIONTHS));
}

/** Art. 10.1. */
function averageRating({ event, ratedGames }: Sheet, { cut }: Parts, player: number): Account {
  const article = '10.1';
  const games = ratedGames()[player];
  const { highest, kept, lowest } = withoutCut(games, cut);
  const cutReason = (game: RatedGame): Reason | undefined => {
    if (lowest.includes(game)) return { key: 'least-significant', article: CUT_ARTICLES[cut] };
    return highest.includes(game) ? { key: 'most-significant', article: CUT_ARTICLES[cut] } : undefined;
  };
  const contributions = games.map((game) => {
    const rating = fraction(game.rating, MILLIONTHS);
    const reason: Reason = { key: 'opponent-rating', article };
    return contributionOf(event, player, game.round, { score: rating, value: rating, reason, cut: cutReason(game) });
  });
  const values = { sum: inPoints(sum(kept.map(({ rating }) => rating))), count: kept.length };
  return { article, contributions, conclusion: { key: 'mean', article, values } };
}

/** Art. 10.2. */
function performance({ event, ratedGames }: Sheet, player: number): Account {
  const article = '10.2';
  const games = ratedGames()[player];
  const contributions = games.map(({ rating, round }) => {
    const value = fraction(rating, MILLIONTHS);
    return contributionOf(event, player, round, {
      score: value,
      value,
      reason: { key: 'opponent-rating', article: '10.1' },
    });
  });
  const average = averageOfRatings(games);
  if (average === null) return { article, contributions, conclusion: { key: 'nothing-left', article } };
  const percent = percentageOf(games);
  const points = toNumber(fraction(halfPointsOf(games), 2));
  const values = { average, points, games: games.length, percent, difference: differenceOf(percent) };
  return { article, contributions, conclusion: { key: 'rating-difference', article: 'B.02 8.1.1', values } };
}

/** Art. 10.3. */
function perfect({ event, ratedGames }: Sheet, player: number): Account {
  const article = '10.3';
  const games = ratedGames()[player];
  const found = perfectPerformance(games);
  if (found === null) return { article, contributions: [], conclusion: { key: 'nothing-left', article } };
  const contributions = games.map(({ rating, round }) => {
    const difference = found * MILLIONTHS - rating;
    const percent = probabilityOf(difference);
    const values = { difference: inPoints(difference), percent };
    return contributionOf(event, player, round, {
      score: fraction(rating, MILLIONTHS),
      value: fraction(percent, 100),
      reason: { key: 'scoring-probability', article: 'B.02 8.1.2', values },
    });
  });
  const halfPoints = halfPointsOf(games);
  if (halfPoints === 0) {
    const lowest = inPoints(Math.min(...games.map(({ rating }) => rating)));
    return { article, contributions, conclusion: { key: 'zero-score', article, values: { lowest } } };
  }
  const expected = toNumber(fraction(expectedPercent(games, found), 100));
  const values = { points: toNumber(fraction(halfPoints, 2)), expected };
  return { article, contributions, conclusion: { key: 'lowest-sufficient-rating', article, values } };
}

/** Art. 10.4, 10.5. */
function averageOfOpponents({ event, performances }: Sheet, { name }: Parts, player: number): Account {
  const isPerfect = name === 'APPO';
  const article = isPerfect ? '10.5' : '10.4';
  const met = performancesMet(event, player, performances(isPerfect));
  const contributions = met.map(({ round, value }) => {
    const reason: Reason = { key: 'opponent-performance', article: isPerfect ? '10.3' : '10.2' };
    return contributionOf(event, player, round, { score: fraction(value), value: fraction(value), reason });
  });
  const values = { sum: sum(met.map(({ value }) => value)), count: met.length };
  return { article, contributions, conclusion: { key: 'mean', article, values } };
}

function accountOf(sheet: Sheet, parts: Parts, player: number): Account | undefined {
  switch (parts.name) {
    case 'ARO':
      return averageRating(sheet, parts, player);
    case 'TPR':
      return performance(sheet, player);
    case 'PTP':
      return perfect(sheet, player);
    case 'APRO':
    case 'APPO':
      return averageOfOpponents(sheet, parts, player);
    case 'RTNG': {
      const article = '10.6';
      const ifUndefined: Reason = { key: 'unrated-player', article };
      return { article, contributions: [], conclusion: { key: 'rating', article }, ifUndefined };
    }
    default:
      return undefined;
  }
}

/** `undefined` for a code that isn't about ratings. */
export function explainRatings(sheet: Sheet, parts: Parts, player: number): Account | undefined {
  const account = accountOf(sheet, parts, player);
  if (account === undefined || !isDropped(sheet.event, parts.name === 'RTNG')) return account;
  return { ...account, ifUndefined: { key: 'unrated-players', article: '10' } };
}
