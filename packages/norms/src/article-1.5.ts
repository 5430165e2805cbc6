// FIDE B.01 (edition 2024-01), Article 1.5: Requirements of an Application

import { type Choice, leastGames } from './article-1.4.1.js';
import { type Exempt } from './article-1.4.3.js';
import { presentByRound } from './article-1.4.3-exemptions.js';
import { leastScoreAgainst } from './article-1.4.8.js';
import type { NormEvent } from './norm-event.js';
import { ratingOf } from './player.js';
import type { NormFact } from './reasons.js';
import { DEMANDS, type NormTitle } from './title.js';

/** The games that an application needs. */
const GAMES_OF_APPLICATION = 27; // Art. 1.5.1

/** The most games with which a norm counts. */
const MOST_COUNTED = 13; // Art. 1.7

/** Facts about a tournament, which are the same for all its players. */
export type FieldFact = Extract<NormFact, { readonly key: 'field' | 'days' }>;

/** The fewest participants of a round, and the lowest average of those with a rating: Art. 1.5.6a. */
function fieldOf(event: NormEvent): FieldFact[] {
  if (event.system !== 'swiss') return [];
  const rounds = presentByRound(event).map((present) => {
    const ratings = present.map((player) => ratingOf(player, 1, false)).filter((rating) => rating > 0);
    const sum = ratings.reduce((total, rating) => total + rating, 0);
    return {
      participants: present.length,
      average: Math.floor(sum / Math.max(ratings.length, 1)),
      unrated: present.length - ratings.length,
    };
  });
  const least = (values: readonly number[]): number => values.reduce((one, other) => Math.min(one, other), Infinity);
  if (rounds.length === 0) return [];
  return [
    {
      key: 'field',
      values: {
        participants: least(rounds.map(({ participants }) => participants)),
        average: least(rounds.map(({ average }) => average)),
        unrated: -least(rounds.map(({ unrated }) => -unrated)),
      },
    },
  ];
}

/** The days with one round: Art. 1.1.3a. */
function daysOf({ dates, rounds }: NormEvent): FieldFact[] {
  const known = dates.slice(0, rounds).filter((day) => day !== '');
  if (known.length === 0) return [];
  const single = known.filter((day) => known.indexOf(day) === known.lastIndexOf(day)).length;
  return [{ key: 'days', values: { single, known: known.length, rounds } }];
}

export function fieldFacts(event: NormEvent): readonly FieldFact[] {
  return [...fieldOf(event), ...daysOf(event)];
}

/** The games with which a norm counts: a full point above the needed score is one more (1.4.1d), and more than 13 are 13 (1.7). */
function countedGames(
  event: NormEvent,
  { games, way }: Choice,
  title: NormTitle,
  score: number,
  average: number,
): number {
  const isOfEight = way === 'eight-games' || (event.kind === 'world-cup' && games.length === leastGames(event).games);
  const needed = leastScoreAgainst(title, games.length, average);
  const more = Math.floor(score - needed); // Art. 1.4.1d
  return Math.min(games.length + (isOfEight ? 1 : 0) + more, MOST_COUNTED); // Art. 1.7
}

/** The facts of a norm that an application needs, and those of its tournament. */
export function factsOf(
  event: NormEvent,
  choice: Choice,
  {
    average,
    exempt,
    ofField,
    score,
    title,
  }: {
    readonly average: number;
    readonly exempt: Exempt;
    readonly ofField: readonly FieldFact[];
    readonly score: number;
    readonly title: NormTitle;
  },
): NormFact[] {
  const facts: NormFact[] = [
    { key: 'counts', values: { games: countedGames(event, choice, title, score, average), of: GAMES_OF_APPLICATION } },
    { key: 'rating', values: { rating: DEMANDS[title].rating } }, // Art. 1.5.3
  ];
  if (choice.way === 'eight-games') facts.push({ key: 'one-of-eight-games', values: {} });
  if (exempt !== undefined && exempt !== 'none')
    facts.push({ key: 'one-without-exemption', values: { article: exempt } });
  return [...facts, ...ofField];
}
