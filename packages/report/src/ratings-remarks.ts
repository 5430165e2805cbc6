import { groupsByKey } from '@crosstable/core';
import { visible } from '@crosstable/core/text';
import type { RatingReason } from '@crosstable/elo/inside';
import type { AnswerWords } from '@crosstable/words/answers';
import { printedNumber } from '@crosstable/words/checked';

import type { RatedPairing, RatingRow, RatingsReport, UnratedRow } from './ratings-report.js';

type Named = Pick<RatingRow, 'player' | 'name'>;

/** Below this a rating isn't published (B.02 7.2.1). */
const LEAST = 1400;

/** An article, to stand in brackets of its own. */
function cited({ article }: RatingReason): string {
  return article.replace(/ \((.*)\)$/, ', $1');
}

/** The reasons why games are not rated, in the order of the remarks. */
const NOT_RATED = ['unplayed', 'marked-unrated', 'unrated-opponent', 'difference-too-large'] as const;

/** The reasons why a player gets no first rating, likewise. */
const NO_FIRST_RATING = ['zero-score', 'too-few-games', 'below-minimum'] as const;

/** A player as the others of the table are found: by start number. */
export function called({ player, name }: Named): string {
  return `${visible(player)} ${visible(name)}`.trim();
}

export function namesOf(players: readonly Named[], { phrases }: AnswerWords): string {
  return players.map(called).join(`${phrases.semicolon} `);
}

/** A pairing by start numbers, White's first. */
interface Told extends RatedPairing {
  readonly pairing: string;
}

/** The pairings that pass a test; one between two players of the table is listed once. */
function pairings(rows: readonly RatingRow[], test: (game: RatedPairing) => boolean): Told[] {
  const told = new Map<string, Told>();
  for (const { player, games } of rows) {
    for (const game of games) {
      const { round, opponent, colour } = game;
      const key = `${round} ${[player, opponent].sort().join(' ')}`;
      if (!test(game) || told.has(key)) continue;
      told.set(key, { ...game, pairing: colour === 'black' ? `${opponent}–${player}` : `${player}–${opponent}` });
    }
  }
  return [...told.values()];
}

/** `round 2: 11–1, 5–9; round 3: 4–2`. */
function byRounds(told: readonly Told[], { phrases, reports }: AnswerWords): string {
  return groupsByKey(told, ({ round }) => String(round))
    .sort(([one], [other]) => one.round - other.round)
    .map((inRound) => reports.ratings.inRound(inRound[0].round, inRound.map(({ pairing }) => pairing).join(', ')))
    .join(`${phrases.semicolon} `);
}

/** The games that are not rated, by the reason. */
function notRated(rows: readonly RatingRow[], words: AnswerWords): string[] {
  return NOT_RATED.flatMap((key) => {
    const told = pairings(rows, ({ notRated: why }) => why?.key === key);
    const reason = told.at(0)?.notRated ?? null;
    return reason === null ? [] : [words.reports.ratings.notRated(key, cited(reason), byRounds(told, words))];
  });
}

/** The remark on games in which a difference of the ratings counts as 400 points. */
function limited(rows: readonly RatingRow[], { reports }: AnswerWords): string[] {
  const told = pairings(rows, ({ reason }) => reason?.key === 'limited-difference');
  const reason = told.at(0)?.reason ?? null;
  const isExempt = rows.flatMap((row) => row.games).some((game) => game.reason?.key === 'exempt-from-limit');
  return reason === null ? [] : [reports.ratings.limited(told.length, isExempt, cited(reason))];
}

function aboutK(rows: readonly RatingRow[], kSource: string | undefined, words: AnswerWords): string[] {
  const { ratings } = words.reports;
  const unknown = rows.filter(({ k }) => k === null);
  const reduced = rows.flatMap(({ kReduced, k, ratedGames, ...row }) => {
    if (k === null || kReduced?.key !== 'reduced') return [];
    return [ratings.reducedK(called(row), k, kReduced.values.k, ratedGames, cited(kReduced))];
  });
  const isMissing = kSource !== undefined && unknown.length > 0;
  return [...(isMissing ? [ratings.withoutK(kSource, namesOf(unknown, words))] : []), ...reduced];
}

/** The first ratings that the tournament alone would give, and why others get none (B.02 8.2, 7.1.4). */
function firstRatings(unrated: readonly UnratedRow[], words: AnswerWords): string[] {
  const { ratings } = words.reports;
  const given = unrated.flatMap(({ initial, ...row }) => {
    if (typeof initial?.rating !== 'number') return [];
    const { games, points, reason, rating } = initial;
    const isHighest = reason === 'limited-to-maximum';
    return [ratings.firstRating(called(row), rating, printedNumber(points, words), games, isHighest)];
  });
  const none = NO_FIRST_RATING.flatMap((key) => {
    const named = unrated.filter(({ initial }) => initial?.rating === null && initial.reason === key);
    return named.length === 0 ? [] : [ratings.noFirstRating(key, namesOf(named, words))];
  });
  return [...(given.length === 0 ? [] : [ratings.firstRatings(given.join(`${words.phrases.semicolon} `))]), ...none];
}

/** Remarks for the reader of the table. */
export function remarksOn({ rows, unrated }: RatingsReport, kSource: string | undefined, words: AnswerWords): string[] {
  const { ratings } = words.reports;
  const low = rows.filter(({ rating }) => rating < LEAST);
  const fallen = rows.filter(({ rating, newRating }) => rating >= LEAST && (newRating ?? LEAST) < LEAST);
  const players: readonly (readonly [readonly Named[], say: (players: string) => string])[] = [
    [fallen, ratings.fallen],
    [low, ratings.low],
    [unrated, ratings.unrated],
  ];
  return [
    ...notRated(rows, words),
    ...limited(rows, words),
    ...aboutK(rows, kSource, words),
    ...players.flatMap(([named, say]) => (named.length === 0 ? [] : [say(namesOf(named, words))])),
    ...firstRatings(unrated, words),
  ];
}
