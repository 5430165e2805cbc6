import { withFittingAdjustments } from '@crosstable/core/testing/random/adjustments';
import { isAlone } from '@crosstable/core/testing/random/results';
import type { Tournament } from '@crosstable/core/testing/random/tournament';
import type { Game, Player } from 'crosstable';

import { type Difference, type Question, codesFor, comparisonOf, directCodesFor } from './compare.js';
import type { Subject } from './library.js';

/** A tournament with its difference. */
export interface Case {
  readonly tournament: Tournament;
  readonly difference: Difference;
}

function without<T>(list: readonly T[], at: number): readonly T[] {
  return list.filter((_, place) => place !== at);
}

function replace<T>(list: readonly T[], at: number, by: T): readonly T[] {
  return list.map((one, place) => (place === at ? by : one));
}

/** From the last to the first, so that the remaining ones keep their places. */
function* backwards(list: readonly unknown[]): Iterable<number> {
  for (let at = list.length - 1; at >= 0; at--) yield at;
}

/** A player without ratings that are linked to later rounds. */
function ratedUpTo(round: number, player: Player): Player {
  const { ratings } = player;
  return ratings === undefined ? player : { ...player, ratings: ratings.filter(({ from }) => from <= round) };
}

/** The points that an arbiter gave, without those from a round that is removed. */
function adjustmentsWithout(at: number, all: Tournament['options']['adjustments']): typeof all {
  return all?.flatMap((one) => {
    const { round = 0 } = one;
    if (round === at + 1) return [];
    return round <= at ? [one] : [{ ...one, round: round - 1 }];
  });
}

/** The number of announced rounds falls with the number of rounds so far. */
function* withoutRounds({ games, players, options }: Tournament): Iterable<Tournament> {
  for (const at of backwards(games)) {
    const { round } = options;
    const counted = round === undefined ? undefined : Math.min(round, games.length - 1);
    const rounds = options.rounds - 1;
    const { ratings } = options;
    const list = typeof ratings === 'object' ? { inRound: Math.min(ratings.inRound, Math.max(rounds, 1)) } : ratings;
    const left = players.map((player) => ratedUpTo(Math.max(rounds, 1), player));
    const adjustments = adjustmentsWithout(at, options.adjustments);
    const changed = { ...options, adjustments, rounds, round: counted, ratings: list };
    yield { games: without(games, at), players: left, options: changed };
  }
}

/** The rule for unrated players without the estimated rating of one of them. */
function unratedWithout(id: string, unrated: Tournament['options']['unrated']): Tournament['options']['unrated'] {
  if (typeof unrated !== 'object') return unrated;
  const estimates = unrated instanceof Map ? [...unrated] : Object.entries(unrated);
  return new Map(estimates.filter(([rated]) => rated !== id));
}

/** The opponents of a removed player have no record in that round. */
function* withoutPlayers({ games, players, options }: Tournament): Iterable<Tournament> {
  if (players.length < 2) return;
  for (const at of backwards(players)) {
    const { id } = players[at];
    const left = games.map((round) => round.filter(({ white, black }) => white !== id && black !== id));
    const unrated = unratedWithout(id, options.unrated);
    const adjustments = options.adjustments?.filter(({ player }) => player !== id);
    yield { games: left, players: without(players, at), options: { ...options, adjustments, unrated } };
  }
}

function* withoutGames({ games, players, options }: Tournament): Iterable<Tournament> {
  for (const round of backwards(games)) {
    for (const at of backwards(games[round])) {
      yield { games: replace(games, round, without(games[round], at)), players, options };
    }
  }
}

function isPlain({ kind, blackResult, unrated, result }: Game): boolean {
  return kind === undefined && blackResult === undefined && unrated === undefined && result === 1;
}

/** Replaces games by games that White won over the board. */
function* withPlainGames({ games, players, options }: Tournament): Iterable<Tournament> {
  for (const round of backwards(games)) {
    for (const at of backwards(games[round])) {
      const game = games[round][at];
      const { white, black } = game;
      if (isPlain(game) || isAlone(game)) continue;
      yield {
        games: replace(games, round, replace(games[round], at, { white, black, result: 1 })),
        players,
        options,
      };
    }
  }
}

/** Removes options. A report names a system, so a tournament without one becomes a Swiss. */
function* withFewerOptions({ games, players, options }: Tournament): Iterable<Tournament> {
  const { adjustments, system, ratings, rounds, round, scoring, edition, unrated } = options;
  if (adjustments !== undefined) yield { games, players, options: { ...options, adjustments: undefined } };
  for (const at of backwards(adjustments ?? []))
    yield { games, players, options: { ...options, adjustments: adjustments?.toSpliced(at, 1) } };
  if (round !== undefined) yield { games, players, options: { ...options, round: undefined } };
  if (system === undefined) yield { games, players, options: { ...options, system: 'swiss' } };
  if (scoring !== undefined) yield { games, players, options: { ...options, scoring: undefined } };
  if (edition !== undefined) yield { games, players, options: { ...options, edition: undefined } };
  if (unrated !== undefined) yield { games, players, options: { ...options, unrated: undefined } };
  if (ratings !== undefined) yield { games, players, options: { ...options, ratings: undefined } };
  if (rounds > games.length) {
    const left = players.map((player) => ratedUpTo(Math.max(games.length, 1), player));
    if (typeof ratings !== 'object') yield { games, players: left, options: { ...options, rounds: games.length } };
  }
}

function* withBarePlayers({ games, players, options }: Tournament): Iterable<Tournament> {
  for (const at of backwards(players)) {
    const { expelled, ratings, ...player } = players[at];
    const { id, rating, pairingNumber } = player;
    if (expelled !== undefined) yield { games, players: replace(players, at, { ...player, ratings }), options };
    if (ratings !== undefined) yield { games, players: replace(players, at, { ...player, expelled }), options };
    if (ratings !== undefined || expelled !== undefined) continue;
    if (rating !== undefined) yield { games, players: replace(players, at, { id, pairingNumber }), options };
    if (pairingNumber !== undefined) yield { games, players: replace(players, at, { id, rating }), options };
  }
}

/** Numbers the players 1, 2, 3, … again. */
function* renumber({ games, players, options }: Tournament): Iterable<Tournament> {
  const ids = new Map(players.map(({ id }, at) => [id, String(at + 1)]));
  if (players.every(({ id }) => ids.get(id) === id)) return;
  const newId = (id: string): string => ids.get(id) ?? '';
  yield {
    games: games.map((round) => round.map((game) => ({ ...game, white: newId(game.white), black: newId(game.black) }))),
    players: players.map((player) => ({ ...player, id: newId(player.id) })),
    options: { ...options, adjustments: options.adjustments?.map((one) => ({ ...one, player: newId(one.player) })) },
  };
}

/** Every way to simplify a tournament a little; those that remove most come first. */
const STEPS = [
  withoutRounds,
  withoutPlayers,
  withoutGames,
  withPlainGames,
  withFewerOptions,
  withBarePlayers,
  renumber,
];

function* simplerQuestions(question: Question): Iterable<Question> {
  if (!('list' in question)) return;
  for (const at of backwards(question.list)) yield { by: question.by, list: without(question.list, at) };
}

function askAgain(tournament: Tournament, question: Question, subject: Subject): Case | undefined {
  const known = question.by.startsWith('direct') ? directCodesFor(tournament) : codesFor(tournament);
  const codes = 'list' in question ? question.list : [question.code];
  if (codes.length === 0 || !codes.every((code) => known.includes(code))) return undefined;
  const difference = comparisonOf(tournament, subject).ask(question);
  return difference && { tournament, difference };
}

function simpler({ tournament, difference }: Case, subject: Subject): Case | undefined {
  for (const question of simplerQuestions(difference.question)) {
    const found = askAgain(tournament, question, subject);
    if (found !== undefined) return found;
  }
  for (const step of STEPS) {
    for (const candidate of step(tournament)) {
      const found = askAgain(withFittingAdjustments(candidate), difference.question, subject);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** The simplest case with the same question that small steps reach: no further step keeps a difference. */
export function shrink(from: Case, subject: Subject): Case {
  let smallest = askAgain(from.tournament, from.difference.question, subject) ?? from;
  for (let next = simpler(smallest, subject); next !== undefined; next = simpler(smallest, subject)) smallest = next;
  return smallest;
}
