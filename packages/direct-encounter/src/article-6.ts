// FIDE C.07 (edition 2026-03), Article 6: Direct Encounter

import {
  type Crosstable,
  type Rounds,
  type Tournament,
  checkFlag,
  checkNames,
  groupsByMerit,
  seatsOfTied,
  tournamentOf,
} from '@crosstable/core';

import { type Encounters, type SeparateStandings, encountersOf, standingsOf } from './article-6.1.js';

/** Art. 6.2: groups of the same score, the higher first; those in a group keep their order. */
function byScore({ tied, scores }: SeparateStandings): number[][] {
  return groupsByMerit(tied.keys(), (at) => scores[at]).map((group) => group.map((at) => tied[at]));
}

/**
 * Art. 6.3: the first, then the second and so on, as long as one player's worst score is above the best scores of all the
 * others; the remaining players form one group. Only the player with the highest best score can come next.
 */
function whateverTheOutcome({ tied, worst, best }: SeparateStandings): number[][] {
  const groups: number[][] = [];
  let left = [...tied.keys()];
  while (left.length > 1) {
    let first = left[0];
    let second = -Infinity;
    for (const at of left) {
      if (at === first) continue;
      second = Math.max(second, Math.min(best[at], best[first]));
      if (best[at] > best[first]) first = at;
    }
    if (worst[first] <= second) break; // Art. 6.3
    groups.push([tied[first]]);
    left = left.filter((at) => at !== first);
  }
  groups.push(left.map((at) => tied[at]));
  return groups;
}

/** Groups of tied players, first to last; players who are still tied share a group. The tied count from 0, in the order in which they are listed. */
export type Groups = readonly (readonly number[])[];

/** The order that one application of Article 6 gives to the separate standings. */
export interface Application {
  readonly standings: SeparateStandings;
  /** The article that the decision is by. */
  readonly article: '6.2' | '6.3';
  readonly groups: Groups;
}

/** Applies Article 6 once to players who are tied. */
export function apply(encounters: Encounters, tied: readonly number[]): Application {
  const standings = standingsOf(encounters, tied);
  if (standings.missing.every((games) => games === 0)) {
    return { standings, article: '6.2', groups: byScore(standings) };
  }
  // Art. 6.3 is for Swiss tournaments
  return encounters.tournament.system === 'round-robin'
    ? { standings, article: '6.2', groups: [tied] }
    : { standings, article: '6.3', groups: whateverTheOutcome(standings) };
}

/** Art. 6.2, 6.3, 13.3.3: divides the tied, then each group that is still tied, until no group divides any more. */
export function divideUntilSettled(size: number, divide: (tied: readonly number[]) => Groups): Groups {
  const settled: (readonly number[])[] = [];
  const open: (readonly number[])[] = [Array.from({ length: size }, (_, place) => place)];
  for (let tied = open.pop(); tied !== undefined; tied = open.pop()) {
    if (tied.length < 2) {
      if (tied.length === 1) settled.push(tied);
      continue;
    }
    const groups = divide(tied);
    if (groups.length === 1) settled.push(tied);
    else for (let at = groups.length - 1; at >= 0; at--) open.push(groups[at]);
  }
  return settled;
}

/**
 * Art. 6: applies it until it separates no players any more. `onApplication` is called for every application. Cost: all
 * applications together at most quadratic in the tied, times rounds.
 */
export function separateByEncounters(
  encounters: Encounters,
  onApplication?: (application: Application) => void,
): Groups {
  return divideUntilSettled(encounters.players.length, (tied) => {
    const application = apply(encounters, tied);
    onApplication?.(application);
    return application.groups;
  });
}

/** Whether any of the tied had to meet another of them. */
function wereScheduled({ opponents, rounds }: Tournament, tied: readonly number[]): boolean {
  const isTied = new Set(tied);
  for (const player of tied) {
    for (let cell = player * rounds; cell < (player + 1) * rounds; cell++) {
      if (isTied.has(opponents[cell])) return true;
    }
  }
  return false;
}

/**
 * Orders tied players, given by their numbers, in groups from first to last; players who are still tied share a group.
 * `forfeits` says whether forfeits count as games in a Swiss, too.
 */
export function separate(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): readonly (readonly number[])[] {
  // Players without any game between them can't be separated; in a large Swiss that is most of the tied
  if (!wereScheduled(tournament, tied)) return [tied];
  return separateByEncounters(encountersOf(tournament, tied, forfeits)).map((group) =>
    group.map((place) => tied[place]),
  );
}

/** The rules that the games don't contain. */
export interface DirectEncounterOptions {
  /** `true` where the tournament's regulations let forfeits count as games (Art. 6.1.1); in a round-robin they do. */
  readonly forfeits?: boolean | undefined;
}

/** Checks the arguments. */
export function checkedEncounters(
  tied: readonly string[],
  games: Rounds | Crosstable,
  options: DirectEncounterOptions,
): Encounters {
  checkNames(options, 'options', { forfeits: true });
  const { forfeits = false } = options;
  checkFlag(forfeits, 'options.forfeits');
  const { tournament, players } = seatsOfTied(tournamentOf(games), tied);
  return encountersOf(tournament, players, forfeits);
}

/**
 * Direct encounter: orders tied players by the games between them. If all of them have met, their points from these games
 * decide. If games are missing in a Swiss, a player is placed only if no outcome of the missing games could change it. The
 * article is then applied again to the players who are still tied. Games without a table count as a Swiss.
 *
 * @param tied - Ids of the players, each once.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param options - `{ forfeits: true }` where forfeits count as games.
 * @returns The ids in groups, from first to last; a group of several is still tied, in the order of `tied`.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; an id
 *   that the table's list of players leaves out is one.
 *
 * Cost: linear in the games, and then as with a table: all applications together at most quadratic in the tied, times
 * rounds. Follows C.07 Art. 6.
 *
 * @example
 * ```ts
 * directEncounter(['A', 'B', 'C'], [
 *   [{ white: 'A', black: 'B', result: 0.5 }],
 *   [{ white: 'C', black: 'A', result: 1 }],
 *   [{ white: 'B', black: 'C', result: 0.5 }],
 * ]); // → [['C'], ['B'], ['A']]
 * ```
 */
export function directEncounter(
  tied: readonly string[],
  games: Rounds | Crosstable,
  options: DirectEncounterOptions = {},
): string[][] {
  return separateByEncounters(checkedEncounters(tied, games, options)).map((group) =>
    group.map((place) => tied[place]),
  );
}
