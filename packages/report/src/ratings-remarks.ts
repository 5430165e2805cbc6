import { groupsByKey } from '@crosstable/core';
import { visible } from '@crosstable/core/text';
import type { InitialReason, RatingReason, RatingReasonKey } from '@crosstable/elo/inside';
import { printedNumber } from '@crosstable/words/checked';

import type { RatedPairing, RatingRow, RatingsReport, UnratedRow } from './ratings-report.js';

type Named = Pick<RatingRow, 'player' | 'name'>;

/** Below this a rating isn't published (B.02 7.2.1). */
const LEAST = 1400;

/** An article, to stand in brackets of its own. */
function cited({ article }: RatingReason): string {
  return article.replace(/ \((.*)\)$/, ', $1');
}

/** The games that are not rated, by the reason. */
const NOT_RATED: readonly (readonly [RatingReasonKey, words: string])[] = [
  ['unplayed', 'forfeits'],
  ['marked-unrated', 'games of less than one move'],
  ['unrated-opponent', 'games against unrated players'],
  ['difference-too-large', 'games between players 600 or more apart, of whom one is above 2600'],
];

/** A player as the others of the table are found: by start number. */
function called({ player, name }: Named): string {
  return `${visible(player)} ${visible(name)}`.trim();
}

function namesOf(players: readonly Named[]): string {
  return players.map(called).join('; ');
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
function byRounds(told: readonly Told[]): string {
  return groupsByKey(told, ({ round }) => String(round))
    .sort(([one], [other]) => one.round - other.round)
    .map((inRound) => `round ${inRound[0].round}: ${inRound.map(({ pairing }) => pairing).join(', ')}`)
    .join('; ');
}

/** The games that are not rated, by the reason. */
function notRated(rows: readonly RatingRow[]): string[] {
  return NOT_RATED.flatMap(([key, words]) => {
    const told = pairings(rows, ({ notRated: why }) => why?.key === key);
    const reason = told.at(0)?.notRated ?? null;
    return reason === null ? [] : [`Not rated, ${words} (${cited(reason)}): ${byRounds(told)}`];
  });
}

/** The remark on games in which a difference of the ratings counts as 400 points. */
function limited(rows: readonly RatingRow[]): string[] {
  const told = pairings(rows, ({ reason }) => reason?.key === 'limited-difference');
  const reason = told.at(0)?.reason ?? null;
  const games = told.length === 1 ? '1 game' : `${told.length} games`;
  const isExempt = rows.flatMap((row) => row.games).some((game) => game.reason?.key === 'exempt-from-limit');
  const except = isExempt ? ', but not for players rated 2650 or more' : '';
  return reason === null ? [] : [`In ${games} a difference of more than 400 counts as 400${except} (${cited(reason)})`];
}

function aboutK(rows: readonly RatingRow[], kSource: string | undefined): string[] {
  const unknown = rows.filter(({ k }) => k === null);
  const isMissing = kSource !== undefined && unknown.length > 0;
  const reduced = rows.flatMap(({ kReduced, k, ratedGames, ...row }) => {
    if (kReduced?.key !== 'reduced') return [];
    return [
      `K of ${called(row)} is ${k} instead of ${kReduced.values.k}, for ${ratedGames} games (${cited(kReduced)})`,
    ];
  });
  return [...(isMissing ? [`No K in ${kSource}, and so no change: ${namesOf(unknown)}`] : []), ...reduced];
}

/** The first ratings that the tournament alone would give, and why others get none (B.02 8.2, 7.1.4). */
function firstRatings(unrated: readonly UnratedRow[]): string[] {
  const given = unrated.flatMap(({ initial, ...row }) => {
    if (typeof initial?.rating !== 'number') return [];
    const { games, points, reason, rating } = initial;
    const limit = reason === 'limited-to-maximum' ? ', the highest first rating' : '';
    return [`${called(row)} ${rating} (${printedNumber(points)} of ${games}${limit})`];
  });
  const none = NO_FIRST_RATING.flatMap(([key, words]) => {
    const named = unrated.filter(({ initial }) => initial?.rating === null && initial.reason === key);
    return named.length === 0 ? [] : [`No first rating, ${words}: ${namesOf(named)}`];
  });
  return [
    ...(given.length === 0 ? [] : [`First ratings by this tournament alone (B.02 8.2): ${given.join('; ')}`]),
    ...none,
  ];
}

/** Why a player gets no first rating. */
const NO_FIRST_RATING: readonly (readonly [InitialReason, words: string])[] = [
  ['zero-score', 'no point against rated opponents (B.02 8.2.1)'],
  ['too-few-games', 'fewer than 5 games against rated opponents (B.02 7.1.4)'],
  ['below-minimum', `below ${LEAST} by this tournament (B.02 7.1.4)`],
];

/** Remarks for the reader of the table. */
export function remarksOn({ rows, unrated }: RatingsReport, kSource: string | undefined): string[] {
  const low = rows.filter(({ rating }) => rating < LEAST);
  const fallen = rows.filter(({ rating, newRating }) => rating >= LEAST && (newRating ?? LEAST) < LEAST);
  const players: readonly (readonly [readonly Named[], words: string])[] = [
    [fallen, `Now below ${LEAST}, and without a published rating`],
    [low, `Below ${LEAST} in the file, as nobody is on FIDE's lists`],
    [unrated, 'Unrated, and not in the table'],
  ];
  return [
    ...notRated(rows),
    ...limited(rows),
    ...aboutK(rows, kSource),
    ...players.flatMap(([named, words]) => (named.length === 0 ? [] : [`${words}: ${namesOf(named)}`])),
    ...firstRatings(unrated),
  ];
}
