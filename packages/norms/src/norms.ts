import { type Crosstable, type Rounds, check, checkId } from '@crosstable/core';

import {
  type Candidate,
  type Choice,
  MOST_ROUNDS,
  allHold,
  chosenGames,
  isNorm,
  leastGames,
  mixChecks,
} from './article-1.4.1.js';
import { type Met, ownRounds, shownFacts } from './article-1.4.2.js';
import { exemptOf, isOfForeigners } from './article-1.4.3-exemptions.js';
import { type Opposition, countedRating, oppositionOf, performanceChecks } from './article-1.4.6.js';
import { leastScoreAgainst } from './article-1.4.8.js';
import { type FieldFact, factsOf, fieldFacts } from './article-1.5.js';
import { type NormEvent, normEvent } from './norm-event.js';
import type { MissingFact, Norm, NormCheck, NormRound } from './norm.js';
import type { NormOptions } from './options.js';
import type { NormPlayer } from './player.js';
import { reasonsOf } from './reasons-of.js';
import type { NormTitle } from './title.js';

/** The facts that are the same for all players of a tournament. */
export interface Field {
  readonly event: NormEvent;
  readonly ofForeigners: boolean | undefined;
  readonly facts: readonly FieldFact[];
}

export function fieldOf(games: Rounds | Crosstable, players: readonly NormPlayer[], options: NormOptions): Field {
  const event = normEvent(games, players, options);
  return { event, ofForeigners: isOfForeigners(event), facts: fieldFacts(event) };
}

/** A player whose norms are asked for, by number. */
export function candidateOf({ event, ofForeigners }: Field, at: number): Candidate {
  const own = event.players[at].federation;
  const rounds = ownRounds(event, at);
  return {
    ...{ event, own, rounds, exempt: exemptOf(event, own, ofForeigners) },
    playersOfDouble: event.system === 'round-robin' && rounds.isDouble ? event.players.length : undefined,
  };
}

/** Whether games that count in any case are still to be played. */
function isUnfinished({ event, rounds }: Candidate): boolean {
  const isOpen = rounds.others.some(({ leftOut }) => leftOut === 'open');
  return event.system === 'round-robin' && (isOpen || event.tournament.rounds < event.rounds);
}

/** The facts that are missing for the conditions that aren't decided. */
function missingFacts(
  candidate: Candidate,
  player: string,
  { games }: Choice,
  checks: readonly NormCheck[],
): MissingFact[] {
  const { event, exempt, own } = candidate;
  const isOpen = (article: string): boolean => checks.some((one) => one.article === article && one.holds === undefined);
  const missing: MissingFact[] = [];
  if (isOpen('1.4.5')) {
    for (const { opponent, title } of games) if (title === undefined) missing.push({ fact: 'title', player: opponent });
  }
  if (isOpen('1.4.3') || isOpen('1.4.4')) {
    if (own === undefined) missing.push({ fact: 'federation', player });
    for (const { federation, opponent } of games) {
      if (federation === undefined) missing.push({ fact: 'federation', player: opponent });
    }
    if (exempt === undefined) {
      if (event.host === undefined) missing.push({ fact: 'host' });
      else if (event.tournament.rounds < event.rounds) missing.push({ fact: 'later-rounds' });
      else if (own !== undefined) missing.push({ fact: 'participants' });
    }
  }
  return missing;
}

/** All rounds in their order: the games that count, those that were ignored, and those that don't count. */
function roundsOf(
  { rounds: { games, others } }: Candidate,
  chosen: readonly Met[],
  title: NormTitle,
  raised: Met | undefined,
) {
  const counted = new Set(chosen);
  // Losses and draws are only ever ignored with everything after them, and so are wins behind them
  const last = Math.max(0, ...chosen.map(({ round }) => round));
  const shown = [...games, ...chosen.filter((game) => !games.includes(game))].map((game): NormRound => {
    const { score, ...facts } = game;
    if (counted.has(game)) return { ...shownFacts(facts), score, counted: countedRating(game, title, raised) };
    return { ...shownFacts(facts), score, leftOut: game.round > last ? 'later' : 'defeated' };
  });
  const isShown = new Set(shown.map(({ round }) => round));
  return [...shown, ...others.filter(({ round }) => !isShown.has(round))].sort((one, other) => one.round - other.round);
}

/** The games of a norm that holds each of which may be ignored, too (1.4.1f), and the round after which all may be (1.4.1e). */
function furtherLeave(candidate: Candidate, { games, holds, way }: Choice, title: NormTitle) {
  const { event } = candidate;
  const isSearched = holds === true && (way === 'all' || way === 'left-out') && event.rounds <= MOST_ROUNDS;
  if (!isSearched) return { mayLeaveOut: [] };
  const least = leastGames(event).games;
  const without = (kept: readonly Met[]): boolean => kept.length >= least && isNorm(candidate, kept, title) === true;
  const isPredetermined = event.system === 'round-robin';
  const mixHolds =
    !isPredetermined || allHold(mixChecks(candidate, candidate.rounds.games, title).map((one) => one.holds));
  const mayLeaveOut = games
    .filter((game) => game.score === 1 && mixHolds === true && without(games.filter((one) => one !== game)))
    .map(({ round }) => round);
  const ends = isPredetermined ? -1 : games.findIndex((_, at) => without(games.slice(0, at + 1)));
  const isBefore = ends >= 0 && ends < games.length - 1;
  return { mayLeaveOut, ...(isBefore && { reachedAfter: games[ends].round }) };
}

/** The points that are missing, if anything else is enough or isn't known. */
function pointsShort(
  checks: readonly NormCheck[],
  title: NormTitle,
  games: number,
  { average, score }: Opposition,
): number | null {
  const others = checks.filter(({ check: name }) => name !== 'performance' && name !== 'score');
  if (average === null || others.some(({ holds }) => holds === false)) return null;
  return Math.max(0, leastScoreAgainst(title, games, average) - score);
}

function normOf(field: Field, candidate: Candidate, player: string, title: NormTitle): Norm {
  const { event, facts } = field;
  const { exempt, rounds: own } = candidate;
  const choice = chosenGames(candidate, title);
  const { games, way } = choice;
  const opposition = oppositionOf(games, title);
  const { average, performance, raised, score } = opposition;
  const least = leastGames(event);
  const needed = way === 'eight-games' ? games.length : least.games;
  const checks: NormCheck[] = [
    {
      ...{ check: 'games', article: way === 'eight-games' ? '1.4.1c' : least.article, bound: 'least', needed },
      ...{ have: games.length, unknown: 0, holds: games.length >= needed },
    },
    ...mixChecks(candidate, games, title),
    ...performanceChecks(games.length, title, opposition),
  ];
  const byChecks = allHold([...checks.map(({ holds }) => holds), choice.holds]);
  const isOpen = byChecks === true && isUnfinished(candidate);
  const holds = isOpen ? undefined : byChecks;
  const missing: MissingFact[] = holds === undefined ? missingFacts(candidate, player, choice, checks) : [];
  if (isOpen) missing.push({ fact: 'later-rounds' });
  const norm = {
    ...{ player, title, holds, missing, way, games: games.length, score, average, performance },
    short: pointsShort(checks, title, games.length, opposition),
    checks,
    rounds: roundsOf(candidate, games, title, raised),
    ...furtherLeave(candidate, { ...choice, holds }, title),
  };
  return {
    ...norm,
    reasons: reasonsOf(norm, { given: own.given, raised, exempt }),
    facts:
      holds === false || average === null
        ? []
        : factsOf(event, choice, { average, exempt, ofField: facts, score, title }),
  };
}

export function normsIn(field: Field, at: number): Norm[] {
  const candidate = candidateOf(field, at);
  const { id } = field.event.players[at];
  return field.event.titles.map((title) => normOf(field, candidate, id, title));
}

/** The number of a player who is asked for. */
export function numberOf({ event }: Field, player: string): number {
  checkId(player, 'player');
  const at = event.tournament.index.get(player);
  check(at !== undefined, 'player', 'a player of the games', player, 'string');
  return at;
}

/**
 * Whether the games of a player make a norm for GM, IM, WGM or WIM, and why: every condition with its number and its article, the games that
 * count, and those that may be left out.
 *
 * @param player - The id of the player.
 * @param games - The games, round by round, or a table. Games that aren't over the board, and those marked `unrated`, don't count; a table
 *   doesn't know which are marked.
 * @param players - Everybody in the games, with rating, title and federation. A title or a federation that is left out isn't known, and
 *   then a norm that needs it is neither true nor false.
 * @param options - The system of pairing, unless the table has it, and what else norms depend on.
 * @returns An answer for each title, in the order of the titles.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; also for a player
 *   who isn't in the games, or of whom the list knows nothing.
 *
 * Cost: linear in players times rounds. In a Swiss of up to 19 rounds whose opponents could be enough without some of them, the sets of
 * defeated opponents and last rounds that leave nine games.
 *
 * Follows B.01 Art. 1.4, edition 2024-01.
 *
 * @example
 * ```ts
 * const opponents = ['GER', 'GER', 'FRA', 'FRA', 'FRA', 'ITA', 'ITA', 'AUT', 'AUT'].map((federation, at) => ({
 *   ...{ id: String(at + 1), rating: 2400, title: at < 5 ? 'GM' : 'IM', federation },
 * }));
 * const games = opponents.map(({ id }, at) => [{ white: 'Ann', black: id, result: at < 8 ? (1 as const) : (0 as const) }]);
 * const [gm] = norms('Ann', games, [{ id: 'Ann', rating: 2450, title: 'IM', federation: 'GER' }, ...opponents], { system: 'swiss' });
 * gm.holds; // → true
 * gm.performance; // → 2751
 * gm.checks[4]; // → { check: 'titled', article: '1.4.5', bound: 'least', needed: 5, have: 9, unknown: 0, holds: true }
 * ```
 */
export function norms(
  player: string,
  games: Rounds | Crosstable,
  players: readonly NormPlayer[],
  options: NormOptions,
): Norm[] {
  const field = fieldOf(games, players, options);
  return normsIn(field, numberOf(field, player));
}

/**
 * The norms of all players of a tournament, as `norms` gives them.
 *
 * @param games - The games, round by round, or a table.
 * @param players - Everybody in the games, with rating, title and federation.
 * @param options - The system of pairing, unless the table has it, and what else norms depend on.
 * @returns The answers by id, in the order of the participants.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: that of `norms` for each player; what is the same for all is looked up once.
 *
 * @example
 * ```ts
 * const players = [{ id: 'Ann', rating: 2450, title: 'IM', federation: 'GER' }, { id: 'Bob', title: '', federation: 'FRA' }];
 * const all = normsOfAll([[{ white: 'Ann', black: 'Bob', result: 1 }]], players, { system: 'swiss', titles: ['GM'] });
 * all.get('Ann')?.[0].checks[0]; // → {
 * //   check: 'games', article: '1.4.1a', bound: 'least', needed: 9, have: 1, unknown: 0, holds: false,
 * // }
 * ```
 */
export function normsOfAll(
  games: Rounds | Crosstable,
  players: readonly NormPlayer[],
  options: NormOptions,
): Map<string, Norm[]> {
  const field = fieldOf(games, players, options);
  return new Map(field.event.players.map(({ id }, at) => [id, normsIn(field, at)]));
}
