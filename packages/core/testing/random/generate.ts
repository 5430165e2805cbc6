import type { Player, RatingFrom, Result, Scoring, System, Unrated } from '@crosstable/core';

import { adjustmentsOf } from './adjustments.js';
import { roundRobinRounds, swissRounds } from './pairings.js';
import { type Random, randomOf } from './random.js';
import { mishapsOf, withUnfinished } from './results.js';
import type { Tournament } from './tournament.js';

const MOST_ROUNDS = 11;

/** Mostly few players, because most faults show with few; now and then up to 60. */
function sizeOf({ chance, between }: Random): number {
  const luck = chance();
  if (luck < 0.05) return between(1, 2);
  if (luck < 0.9) return between(3, 6);
  if (luck < 0.99) return between(7, 12);
  return between(13, 60);
}

/** Mostly few again. */
function lengthOf({ chance, between }: Random): number {
  const luck = chance();
  if (luck < 0.02) return 0;
  return between(1, luck < 0.75 ? 5 : MOST_ROUNDS);
}

/** The scoring systems of real tournaments, and some that only a test would use. */
export const SCORINGS: readonly (Scoring | undefined)[] = [
  undefined,
  { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0.5 },
  { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0 },
  { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 3 },
  { win: 3, draw: 1, loss: 0, absence: 0, pairingBye: 1 },
  { win: 3, draw: 1 },
  { win: 3, draw: 2, loss: 1, absence: 0, pairingBye: 2 },
  { win: 2, draw: 1, loss: 0 },
  { win: 10, draw: 4, loss: 2, absence: 1 },
  { win: 1, draw: 0.3, loss: 0.1, pairingBye: 0.7 },
  { win: 1, draw: 0.25, loss: 0, absence: -0.5 },
  { pairingBye: 2 },
];

function scoringOf({ chance, between, pick }: Random): Scoring | undefined {
  if (chance() < 0.45) return undefined;
  if (chance() < 0.8) return pick(SCORINGS);
  const parts = pick([2, 4, 10, 20, 1000, 1_000_000]);
  const points = (): number => between(-1, 3 * parts) / parts;
  const maybe = (): number | undefined => (chance() < 0.5 ? points() : undefined);
  return { win: points(), draw: points(), loss: maybe(), absence: maybe(), pairingBye: maybe() };
}

/**
 * A rating with this many decimals. Beyond six the last one is a 1, because binary numbers decide about ties between
 * two millionths.
 */
function ratingOf(digits: number, span: number, { between }: Random): number {
  const whole = between(1000, 1000 + span);
  if (digits === 0) return whole;
  const decimals = String(between(0, 10 ** digits - 1)).padStart(digits, '0');
  return Number(`${whole}.${digits > 6 ? decimals.replace(/.$/, '1') : decimals}`);
}

function playersOf(size: number, random: Random): readonly Player[] {
  const { chance, pick, shuffled, between } = random;
  const digits = chance() < 0.7 ? 0 : pick([1, 1, 1, 2, 3, between(4, 8)]);
  const span = pick([1, 40, 400, 2000]);
  const unrated = pick([0, 0, 0.1, 0.5]);
  const numbers = shuffled(Array.from({ length: size }, (_, at) => at + 1));
  const isRenumbered = chance() < 0.1;
  return numbers.map((number, at) => {
    const rating = chance() < unrated ? pick([undefined, 0]) : ratingOf(digits, span, random);
    const pairingNumber = isRenumbered ? number : undefined;
    return { id: String(at + 1), rating, pairingNumber };
  });
}

/** Ratings in the order of rounds; the first one is the player's rating. */
function severalRatings({ rating = 0 }: Player, rounds: number, { between, chance }: Random): readonly RatingFrom[] {
  const ratings = [{ from: 1, rating }];
  for (let from = between(2, 4); from <= rounds; from += between(1, 4)) {
    ratings.push({ from, rating: chance() < 0.1 ? 0 : between(1000, 2600) });
  }
  return ratings;
}

/** In some tournaments expelled players, players with several ratings, and the rules for them. */
export function withExpelledAndRatings<Options extends Pick<Tournament['options'], 'rounds' | 'unrated'>>(
  players: readonly Player[],
  options: Options,
  random: Random,
): { readonly players: readonly Player[]; readonly options: Options & Pick<Tournament['options'], 'ratings'> } {
  const { chance, between, pick } = random;
  const [most, rounds] = [pick([0, 0, 0, 0, 0.2, 0.6]), Math.max(options.rounds, 1)];
  const share = pick([0, 0, 0, 0.3, 1]);
  const changed = players.map((player): Player => {
    const expelled = chance() < most ? { expelled: true } : {};
    if (chance() >= share) return { ...player, ...expelled };
    const ratings = severalRatings(player, rounds, random);
    return { ...player, rating: pick([undefined, ratings[0].rating]), ratings, ...expelled };
  });
  const list = pick([undefined, 'first', 'round', 'round', { inRound: between(1, rounds) }] as const);
  const estimates = (): Unrated =>
    Object.fromEntries(players.filter(() => chance() < 0.9).map(({ id }) => [id, between(800, 1500)]));
  const unrated = chance() < 0.2 ? pick([0, estimates(), new Map(Object.entries(estimates()))]) : options.unrated;
  return { players: changed, options: { ...options, unrated, ...(list === undefined ? {} : { ratings: list }) } };
}

export const SYSTEMS: readonly (System | undefined)[] = [
  'swiss',
  'swiss',
  'swiss',
  'swiss',
  'round-robin',
  'round-robin',
  undefined,
];

/** The tournament with a number under a seed: always the same one. */
export function generate(seed: number, number: number): Tournament {
  const random = randomOf(seed, number);
  const { chance, between, pick } = random;
  const system = pick(SYSTEMS);
  const players = playersOf(sizeOf(random), random);
  const scoring = scoringOf(random);
  const byes = { pairing: pick<Result>([1, 1, 1, 0.5, 0]), areOdd: chance() < 0.1 };
  const mishaps = mishapsOf(random);
  const ids = players.map(({ id }) => id);
  const roundsOf = system === 'round-robin' ? roundRobinRounds : swissRounds;
  const games = withUnfinished(roundsOf(ids, lengthOf(random), mishaps, byes, random), random);
  const rounds = games.length + (chance() < 0.8 ? 0 : between(1, 3));
  const unrated = pick([undefined, undefined, 'skip', 1200, 1300.5] as const);
  const edition = pick(['2024-08', '2026-03', '2026-03', undefined] as const);
  const round = chance() < 0.9 ? undefined : between(0, games.length);
  const options = { system, rounds, round, scoring, edition, unrated };
  // Drawn last, so that the games of a seed don't depend on it
  const tournament = { games, ...withExpelledAndRatings(players, options, random) };
  const adjustments = adjustmentsOf(tournament, random);
  return adjustments === undefined ? tournament : { ...tournament, options: { ...tournament.options, adjustments } };
}
