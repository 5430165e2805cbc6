// FIDE B.01 (edition 2024-01), Article 1.4.1: Number of Games

import type { Met, OwnRounds } from './article-1.4.2.js';
import { type Exempt, federationChecks } from './article-1.4.3.js';
import { titleChecks } from './article-1.4.5.js';
import { isPerformance, ratingMet } from './article-1.4.6.js';
import type { NormEvent } from './norm-event.js';
import type { NormCheck, NormWay } from './norm.js';
import type { NormTitle } from './title.js';

/** The tables of FIDE go to so many rounds; in longer tournaments nothing is left out. */
export const MOST_ROUNDS = 19;

/** A player whose norms are asked for. */
export interface Candidate {
  readonly event: NormEvent;
  readonly own: string | undefined;
  readonly exempt: Exempt;
  readonly rounds: OwnRounds;
  /** The number of players of a double round robin; `undefined` in other tournaments. */
  readonly playersOfDouble: number | undefined;
}

/** The games that count, and how they were chosen. */
export interface Choice {
  readonly way: NormWay;
  readonly games: readonly Met[];
  readonly holds: boolean | undefined;
}

/** All of them hold, one fails, or it isn't known. */
export function allHold(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

/** The least number of games, and its article. */
export function leastGames({ kind, rounds }: NormEvent): { readonly games: number; readonly article: string } {
  if (kind === 'team-championship' && rounds >= 7 && rounds <= 9) return { games: 7, article: '1.4.1b' };
  return kind === 'world-cup' ? { games: 8, article: '1.4.1b' } : { games: 9, article: '1.4.1a' };
}

/** The conditions about the opponents: how many of them have which federations and titles. */
export function mixChecks(
  { exempt, own, playersOfDouble }: Candidate,
  games: readonly Met[],
  title: NormTitle,
): NormCheck[] {
  return [...federationChecks(games, own, exempt), ...titleChecks(games, title, playersOfDouble)];
}

/** Whether games make a norm, apart from their number. */
export function isNorm(candidate: Candidate, games: readonly Met[], title: NormTitle): boolean | undefined {
  if (!isPerformance(games, title)) return false;
  return allHold(mixChecks(candidate, games, title).map(({ holds }) => holds));
}

/** The games against defeated opponents, the lowest rated first. */
function defeatedIn(games: readonly Met[]): Met[] {
  return games.filter(({ score }) => score === 1).sort((one, other) => ratingMet(one) - ratingMet(other));
}

/** The facts by which the search tells opponents apart: those of one kind differ in their ratings alone. */
function kindOf({ federation = '?', opponent, title = '?' }: Met, isDouble: boolean): string {
  return isDouble ? opponent : `${federation} ${title}`;
}

/** Every set of so many of these games. Of one kind the lowest rated go first: to ignore a higher one instead is never better. */
function* setsOf(games: readonly Met[], size: number, isDouble: boolean, from = 0): Generator<readonly Met[]> {
  if (size === 0) yield [];
  for (let at = from; size > 0 && at <= games.length - size; at++) {
    for (const rest of setsOf(games, size - 1, isDouble, at + 1)) yield [games[at], ...rest];
  }
}

/** Whether a set has no game without the lower rated ones of its kind. */
function takesLowest(set: ReadonlySet<Met>, won: readonly Met[], isDouble: boolean): boolean {
  const passed = new Set<string>();
  return won.every((game) => {
    const kind = kindOf(game, isDouble);
    if (!set.has(game)) passed.add(kind);
    return !set.has(game) || !passed.has(kind);
  });
}

/** The ways to leave out so many games: the last ones (1.4.1e), and defeated opponents (1.4.1f). */
export function* leavesOf(games: readonly Met[], count: number, isPredetermined: boolean, isDouble: boolean) {
  const mostLast = isPredetermined ? 0 : count; // Art. 1.4.1e
  for (let last = 0; last <= mostLast; last++) {
    const before = games.slice(0, games.length - last);
    const won = defeatedIn(before); // Art. 1.4.1f
    for (const set of setsOf(won, count - last, isDouble)) {
      const ignored = new Set(set);
      if (takesLowest(ignored, won, isDouble)) yield before.filter((game) => !ignored.has(game));
    }
  }
}

/** Whether the performance could be enough without so many games, if nothing but ratings counted: the lowest of those defeated are ignored. */
function couldPerform(games: readonly Met[], count: number, isPredetermined: boolean, title: NormTitle): boolean {
  const mostLast = isPredetermined ? 0 : count;
  for (let last = 0; last <= mostLast; last++) {
    const before = games.slice(0, games.length - last);
    const won = defeatedIn(before);
    const ignored = new Set(won.slice(0, count - last));
    if (
      ignored.size === count - last &&
      isPerformance(
        before.filter((game) => !ignored.has(game)),
        title,
      )
    )
      return true;
  }
  return false;
}

/** The games without the fewest that make a norm; those that may make one where facts are missing, if none does. */
function withoutSome(candidate: Candidate, title: NormTitle): Choice | undefined {
  const { event, playersOfDouble, rounds } = candidate;
  const { games } = rounds;
  const isPredetermined = event.system === 'round-robin';
  if (event.rounds > MOST_ROUNDS) return undefined;
  // In a round robin the whole tournament has to allow a norm (1.4.1f)
  const ofWhole = isPredetermined ? allHold(mixChecks(candidate, games, title).map(({ holds }) => holds)) : true;
  if (ofWhole === false) return undefined;
  const most = games.length - leastGames(event).games;
  let open: Choice | undefined;
  for (let count = 1; count <= most; count++) {
    if (!couldPerform(games, count, isPredetermined, title)) continue;
    for (const kept of leavesOf(games, count, isPredetermined, playersOfDouble !== undefined)) {
      const holds = allHold([ofWhole, isNorm(candidate, kept, title)]);
      if (holds === true) return { way: 'left-out', games: kept, holds };
      if (holds === undefined) open ??= { way: 'left-out', games: kept, holds };
    }
  }
  return open;
}

/** The number of rounds of a tournament in which eight games may be enough. */
const ROUNDS_OF_EIGHT = 9; // Art. 1.4.1c

/** The ways in which one game less than needed may be enough (1.4.1c and 1.4.2c). */
function withOneLess(candidate: Candidate, title: NormTitle): Choice[] {
  const { event, rounds } = candidate;
  const { forfeit, games, given } = rounds;
  if (games.length !== leastGames(event).games - 1) return [];
  const choices: Choice[] = [];
  if (event.rounds === ROUNDS_OF_EIGHT && games.length === ROUNDS_OF_EIGHT - 1 && given.length > 0) {
    choices.push({ way: 'eight-games', games, holds: isNorm(candidate, games, title) }); // Art. 1.4.1c
  }
  if (forfeit !== undefined) {
    const all = [...games, forfeit];
    choices.push({ way: 'last-round-forfeit', games: all, holds: isNorm(candidate, all, title) }); // Art. 1.4.2c
  }
  return choices;
}

/** The games that make a norm: all of them, or those of another way; where no way makes one, the way that comes nearest to an answer. */
export function chosenGames(candidate: Candidate, title: NormTitle): Choice {
  const { event, rounds } = candidate;
  const { games } = rounds;
  const isEnough = games.length >= leastGames(event).games;
  const all: Choice = { way: 'all', games, holds: isEnough ? isNorm(candidate, games, title) : false };
  if (all.holds === true) return all;
  const others = isEnough ? [withoutSome(candidate, title) ?? all] : withOneLess(candidate, title);
  const choices = [all, ...others];
  return (
    choices.find(({ holds }) => holds === true) ??
    choices.find(({ holds }) => holds === undefined) ??
    others.at(0) ??
    all
  );
}
