import { type Crosstable, OPEN, RESULTS, type Result, type Rounds, isIn } from '@crosstable/core';

import { type Candidate, chosenGames, isNorm, leastGames } from './article-1.4.1.js';
import { type Met, oneRound } from './article-1.4.2.js';
import { type Field, candidateOf, fieldOf, numberOf } from './norms.js';
import type { NormOptions } from './options.js';
import { type OpponentsNeeded, opponentsNeeded } from './opponents-needed.js';
import type { NormPlayer } from './player.js';
import type { NormTitle } from './title.js';

export type { OpponentsNeeded } from './opponents-needed.js';

/** A game that isn't finished, or a round that isn't paired. */
export interface OpenNormGame {
  /** From 1. */
  readonly round: number;
  /** Left out where nobody knows. */
  readonly opponent?: string;
}

/** Results of the open games, and whether they make the norm. */
export interface NormOutcome {
  /** In the order of the open games. */
  readonly results: readonly Result[];
  /** As `holds` of a norm. */
  readonly holds: boolean | undefined;
}

/** The points from the open games, and whether they make the norm. */
export interface NormNeed {
  readonly points: number;
  /**
   * `'always'`: with all results that bring these points, and against all opponents. `'sometimes'`: the results or the opponents
   * decide. `'unknown'`: a missing fact decides, as where `holds` of a norm is `undefined`.
   */
  readonly holds: 'always' | 'sometimes' | 'never' | 'unknown';
  /** The demands on opponents who aren't known yet; left out without them, and where nothing is asked or enough. */
  readonly opponents?: OpponentsNeeded;
}

/** The chances of a player for a norm. */
export interface NormForecast {
  /** The id. */
  readonly player: string;
  readonly title: NormTitle;
  /** In the order of the rounds. */
  readonly open: readonly OpenNormGame[];
  /** All results of up to six open games against known opponents; else empty. */
  readonly outcomes: readonly NormOutcome[];
  /** By points from the open games, none first. */
  readonly needs: readonly NormNeed[];
  /** The least points from the open games with which the norm is possible; `null` where it isn't. */
  readonly least: number | null;
}

/** So many open games are enumerated: 729 results. Of more than that none is ignored by 1.4.1 e and f. */
const MOST_ENUMERATED = 6;

/** An open game of a player, with all that is known of the opponent. */
interface OpenRound {
  readonly round: number;
  readonly met: Omit<Met, 'score'> | undefined;
}

/** The rounds of a player that are still to be played. */
function openRounds({ event }: Field, at: number): OpenRound[] {
  const { rounds: announced, tournament } = event;
  const { opponents, records, rounds } = tournament;
  const open: OpenRound[] = [];
  for (let round = 1; round <= announced; round++) {
    const cell = at * rounds + round - 1;
    if (round > rounds) open.push({ round, met: undefined });
    else if (isIn(OPEN, records[cell]) && opponents[cell] >= 0) open.push({ round, met: oneRound(event, cell, round) });
  }
  return open;
}

/** Every list of results of so many games. */
function resultsOf(games: number): Result[][] {
  return games === 0 ? [[]] : resultsOf(games - 1).flatMap((some) => RESULTS.map((result) => [...some, result]));
}

/** The candidate after results of the open games against known opponents. */
function afterResults(candidate: Candidate, met: readonly Omit<Met, 'score'>[], results: readonly number[]): Candidate {
  const games = [...candidate.rounds.games, ...met.map((game, at) => ({ ...game, score: results[at] }))];
  games.sort((one, other) => one.round - other.round);
  return { ...candidate, rounds: { ...candidate.rounds, games } };
}

/** The answer for a number of points, from those for the results that bring them. */
function together(answers: readonly (boolean | undefined)[]): NormNeed['holds'] {
  if (answers.every((holds) => holds === true)) return 'always';
  if (answers.includes(true)) return 'sometimes';
  return answers.includes(undefined) ? 'unknown' : 'never';
}

/** All points that so many games can bring. */
function pointsFrom(games: number): number[] {
  return Array.from({ length: 2 * games + 1 }, (_, half) => half / 2);
}

/** The points needed against known opponents. */
function amongKnown(
  candidate: Candidate,
  met: readonly Omit<Met, 'score'>[],
  title: NormTitle,
): Pick<NormForecast, 'outcomes' | 'needs'> {
  if (met.length <= MOST_ENUMERATED) {
    const outcomes = resultsOf(met.length).map((results) => {
      return { results, holds: chosenGames(afterResults(candidate, met, results), title).holds };
    });
    const needs = pointsFrom(met.length).map((points): NormNeed => {
      const own = outcomes.filter(({ results }) => results.reduce<number>((sum, one) => sum + one, 0) === points);
      return { points, holds: together(own.map(({ holds }) => holds)) };
    });
    return { outcomes, needs };
  }
  const needs = pointsFrom(met.length).map((points): NormNeed => {
    // Where all games count, it is their sum that matters
    const { rounds } = afterResults(
      candidate,
      met,
      met.map((_, at) => (at === 0 ? points : 0)),
    );
    const isEnough = rounds.games.length >= leastGames(candidate.event).games;
    return { points, holds: together([isEnough && isNorm(candidate, rounds.games, title)]) };
  });
  return { outcomes: [], needs };
}

/** The points needed where opponents aren't known yet, and what is asked of those. */
function amongUnknown(candidate: Candidate, open: readonly OpenRound[], title: NormTitle): NormNeed[] {
  const met = open.flatMap((one) => one.met ?? []);
  const isReached = candidate.event.system === 'swiss' && chosenGames(candidate, title).holds === true; // Art. 1.4.1e
  return pointsFrom(open.length).map((points): NormNeed => {
    if (isReached) return { points, holds: 'always' };
    const { rounds } = afterResults(
      candidate,
      met,
      met.map(() => 0),
    );
    const opponents = opponentsNeeded(candidate, rounds.games, { points, title, count: open.length - met.length });
    if (opponents === undefined) return { points, holds: 'never' };
    return { points, holds: opponents.isKnown ? 'sometimes' : 'unknown', opponents: opponents.needed };
  });
}

/**
 * The chances that the open games of a player still bring: for each title the points that are needed, and the results that make the norm.
 *
 * Open games are those without a result, and the rounds announced that aren't paired. Against known opponents every list of results is
 * tried, with the games that may be ignored. Opponents who aren't known are asked for their average, their titles and their federations,
 * where all open games count; defeated opponents of earlier rounds may be ignored. An exemption by 1.4.3d that isn't decided isn't
 * assumed.
 *
 * @param player - The id of the player.
 * @param games - The games, round by round, or a table.
 * @param players - Everybody in the games, with rating, title and federation.
 * @param options - As of `norms`; `rounds` is the number of rounds announced.
 * @returns A forecast for each title, in the order of the titles.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: that of `norms` for each of the results, 729 at most.
 *
 * Follows B.01 Art. 1.4, edition 2024-01.
 *
 * @example
 * ```ts
 * const opponents = ['FRA', 'FRA', 'FRA', 'ITA', 'ITA', 'ITA', 'AUT', 'AUT', 'AUT'].map((federation, at) => ({
 *   ...{ id: String(at + 1), rating: 2460, title: 'GM', federation },
 * }));
 * const games = opponents.map(({ id }, at) => [{ white: 'Ann', black: id, result: at < 8 ? (at < 6 ? (1 as const) : (0 as const)) : null }]);
 * const [gm] = normForecast('Ann', games, [{ id: 'Ann', title: '', federation: 'GER' }, ...opponents], { system: 'swiss', titles: ['GM'] });
 * gm.open; // → [{ round: 9, opponent: '9' }]
 * gm.least; // → 0.5
 * gm.needs; // → [{ points: 0, holds: 'never' }, { points: 0.5, holds: 'always' }, { points: 1, holds: 'always' }]
 * ```
 */
export function normForecast(
  player: string,
  games: Rounds | Crosstable,
  players: readonly NormPlayer[],
  options: NormOptions,
): NormForecast[] {
  const field = fieldOf(games, players, options);
  return forecastsIn(field, numberOf(field, player));
}

export function forecastsIn(field: Field, at: number): NormForecast[] {
  const candidate = candidateOf(field, at);
  const open = openRounds(field, at);
  const met = open.flatMap((one) => one.met ?? []);
  return field.event.titles.map((title): NormForecast => {
    const { outcomes, needs } =
      met.length === open.length
        ? amongKnown(candidate, met, title)
        : { outcomes: [], needs: amongUnknown(candidate, open, title) };
    return {
      ...{ player: field.event.players[at].id, title },
      open: open.map((one) => ({ round: one.round, ...(one.met !== undefined && { opponent: one.met.opponent }) })),
      ...{ outcomes, needs, least: needs.find(({ holds }) => holds !== 'never')?.points ?? null },
    };
  });
}
