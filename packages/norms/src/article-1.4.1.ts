// FIDE B.01 (edition 2024-01), Article 1.4.1: Number of Games

import type { Met, OwnRounds } from './article-1.4.2.js';
import { type Exempt, federationChecks, oneMost } from './article-1.4.3.js';
import { titleChecks } from './article-1.4.5.js';
import { isPerformance, ratingMet } from './article-1.4.6.js';
import type { NormEvent } from './norm-event.js';
import type { NormCheck, NormWay } from './norm.js';
import { DEMANDS, type NormTitle, TITLED } from './title.js';

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
export type KindOf = (game: Met) => string;

/** A kind for each federation with each title; of a double round robin, where persons count, for each person. */
export function narrowKinds(isDouble: boolean): KindOf {
  return ({ federation = '?', opponent, title = '?' }) => (isDouble ? opponent : `${federation} ${title}`);
}

/**
 * The fewest kinds: federations that can't come to more than their share are one, and so are titles that count alike. The number of
 * federations isn't told apart.
 */
function wideKinds({ event, own, rounds: { games } }: Candidate, title: NormTitle): KindOf {
  const most = oneMost(leastGames(event).games);
  const counts = new Map<string | undefined, number>();
  for (const { federation } of games) counts.set(federation, (counts.get(federation) ?? 0) + 1);
  return ({ federation, title: has }) => {
    const isOwnKind = federation === undefined || federation === own || Number(counts.get(federation)) > most;
    const rank = has === undefined ? '?' : [DEMANDS[title].mainTitles, TITLED].findIndex((one) => one.includes(has));
    return `${isOwnKind ? (federation ?? '?') : 'other'} ${rank}`;
  };
}

/** Every choice of so many games, of each group the first ones: to leave out another one instead is never better. */
function* setsOf(groups: readonly (readonly Met[])[], size: number, at = 0): Generator<readonly Met[]> {
  if (at === groups.length) {
    if (size === 0) yield [];
    return;
  }
  for (let taken = Math.min(size, groups[at].length); taken >= 0; taken--) {
    for (const rest of setsOf(groups, size - taken, at + 1)) yield [...groups[at].slice(0, taken), ...rest];
  }
}

/** Games in groups of one kind each, in their order. */
function groupsOf(games: readonly Met[], kindOf: KindOf): Met[][] {
  const groups = new Map<string, Met[]>();
  for (const game of games) groups.set(kindOf(game), [...(groups.get(kindOf(game)) ?? []), game]);
  return [...groups.values()];
}

/** The ways to leave out so many games: the last ones (1.4.1e), and defeated opponents (1.4.1f). */
export function* leavesOf(games: readonly Met[], count: number, isPredetermined: boolean, kindOf: KindOf) {
  const mostLast = isPredetermined ? 0 : count; // Art. 1.4.1e
  for (let last = 0; last <= mostLast; last++) {
    const before = games.slice(0, games.length - last);
    for (const set of setsOf(groupsOf(defeatedIn(before), kindOf), count - last)) {
      const ignored = new Set(set); // Art. 1.4.1f
      yield before.filter((game) => !ignored.has(game));
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

/** The first of these games that are a norm, else the first that may be one; and whether the number of federations alone refused some. */
function firstNorm(candidate: Candidate, choices: Iterable<readonly Met[]>, title: NormTitle) {
  let open: readonly Met[] | undefined;
  let isRefused = false;
  for (const kept of choices) {
    if (!isPerformance(kept, title)) continue;
    const checks = mixChecks(candidate, kept, title);
    const holds = allHold(checks.map((one) => one.holds));
    if (holds === true) return { found: kept, open, isRefused };
    if (holds === undefined) open ??= kept;
    isRefused ||= checks.every((one) => one.holds !== false || one.check === 'other-federations');
  }
  return { found: undefined, open, isRefused };
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
  const isDouble = playersOfDouble !== undefined;
  const [wide, narrow] = [wideKinds(candidate, title), narrowKinds(isDouble)];
  const most = games.length - leastGames(event).games;
  let open: Choice | undefined;
  for (let count = 1; count <= most; count++) {
    if (!couldPerform(games, count, isPredetermined, title)) continue;
    const search = (kindOf: KindOf) => firstNorm(candidate, leavesOf(games, count, isPredetermined, kindOf), title);
    const first = search(isDouble ? narrow : wide);
    const result = first.found === undefined && first.isRefused ? search(narrow) : first;
    if (result.found !== undefined && ofWhole === true) return { way: 'left-out', games: result.found, holds: true };
    const kept = result.found ?? result.open;
    if (kept !== undefined) open ??= { way: 'left-out', games: kept, holds: undefined };
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
