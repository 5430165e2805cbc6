// FIDE C.07 (edition 2026-03), Article 6: Direct Encounter

import type { Crosstable, EncounterStep, Explanation, OrderingRule, Rounds, Tournament } from '@crosstable/core';
import { check, checkArray, checkNames, participantOf, tournamentOf, withPlayersWithoutGames } from '@crosstable/core';

import type { Encounters, SeparateStandings } from './article-6.1.js';
import { encountersOf, standingsOf } from './article-6.1.js';
import type { Application } from './article-6-explanation.js';
import { explanationOf, stepOf } from './article-6-explanation.js';

/** Art. 6.2: groups of the same score, the higher first; those in a group keep their order. */
function byScore({ tied, scores }: SeparateStandings): number[][] {
  const groups: number[][] = [];
  let last = NaN;
  for (const at of [...tied.keys()].sort((one, other) => scores[other] - scores[one])) {
    if (scores[at] === last) groups[groups.length - 1].push(tied[at]);
    else groups.push([tied[at]]);
    last = scores[at];
  }
  return groups;
}

/**
 * Art. 6.3: the first, then the second and so on, as long as one is above all that remain even at their best; and those
 * that remain, in one group. Only who has the highest best score can be it, for nobody's worst is above their best.
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

/** Applies Article 6 once to players who are tied. */
function apply(encounters: Encounters, tied: readonly number[]): Application {
  const standings = standingsOf(encounters, tied);
  if (standings.missing.every((games) => games === 0)) {
    return { standings, article: '6.2', groups: byScore(standings) };
  }
  // Art. 6.3 is for Swiss tournaments
  return encounters.tournament.system === 'round-robin'
    ? { standings, article: '6.2', groups: [tied] }
    : { standings, article: '6.3', groups: whateverTheOutcome(standings) };
}

/**
 * Art. 6.2, 6.3: applies Article 6 again to whoever is still tied, until that separates nobody any more. `report` hears
 * of every application. Cost: all applications together at most quadratic in the tied, times rounds.
 */
function separated(encounters: Encounters, report?: (application: Application) => void): (readonly number[])[] {
  const settled: (readonly number[])[] = [];
  const open: (readonly number[])[] = [[...encounters.players.keys()]];
  for (let tied = open.pop(); tied !== undefined; tied = open.pop()) {
    if (tied.length < 2) {
      if (tied.length === 1) settled.push(tied);
      continue;
    }
    const application = apply(encounters, tied);
    report?.(application);
    const { groups } = application;
    if (groups.length === 1) settled.push(tied);
    else for (let at = groups.length - 1; at >= 0; at--) open.push(groups[at]);
  }
  return settled;
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
 * Puts players who are tied in an order, by their numbers: groups from first to last, whoever is still tied in one.
 * `forfeits` says whether they count as games in a Swiss, too.
 */
export function separate(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): readonly (readonly number[])[] {
  // Without any game between them nobody is ahead whatever the outcome; in a large Swiss that is most of the tied
  if (!wereScheduled(tournament, tied)) return [tied];
  return separated(encountersOf(tournament, tied, forfeits)).map((group) => group.map((place) => tied[place]));
}

/** What the games don't say. */
export interface DirectEncounterOptions {
  /** `true` where the tournament's regulations let forfeits count as games (Art. 6.1.1); in a round-robin they do. */
  readonly forfeits?: boolean | undefined;
}

/** Checks what the caller handed over. */
function checkedEncounters(
  tied: readonly string[],
  games: Rounds | Crosstable,
  options: DirectEncounterOptions,
): Encounters {
  checkArray(tied, 'tied', 'ids');
  const seen = new Set<unknown>();
  for (let at = 0; at < tied.length; at++) {
    const id: unknown = tied[at];
    check(typeof id === 'string' && id !== '' && !seen.has(id), `tied[${at}]`, 'an id used once', id, 'string');
    seen.add(id);
  }
  checkNames(options, 'options', { forfeits: true });
  const { forfeits = false } = options;
  check(typeof forfeits === 'boolean', 'options.forfeits', 'true or false', forfeits);
  const given = tournamentOf(games);
  const added: string[] = []; // ids without games, who get a row at the end
  const players = tied.map(
    (id, at) => participantOf(given, id, `tied[${at}]`) ?? given.ids.length + added.push(id) - 1,
  );
  const tournament = withPlayersWithoutGames(given, added);
  return encountersOf(tournament, players, forfeits);
}

/**
 * Direct encounter: puts players who are tied in an order, by the games between them. Where all of them have met, their
 * points from these games decide; where games are missing, in a Swiss, only whoever would be ahead whatever their
 * outcome; then the same again for those who are still tied. Games by themselves count as a Swiss.
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
  return separated(checkedEncounters(tied, games, options)).map((group) => group.map((place) => tied[place]));
}

/**
 * Explains a direct encounter: each application of Article 6, with the separate standings, the games that count and
 * those that are missing, which article separates the tied or why none does, and the groups that came of it.
 *
 * @param tied - Ids of the players, each once.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param options - `{ forfeits: true }` where forfeits count as games.
 * @returns The applications, in the order of the groups that they are about; none for fewer than two players. Scores are
 *   in points. `not-separated` comes with the number of games that are missing, `{missing}`: by Article 6.2 if none is,
 *   or if it is a round-robin; by Article 6.3 if anybody could still be caught.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; an id
 *   that the table's list of players leaves out is one.
 *
 * Cost: linear in the games, and then as with a table: quadratic in the tied and linear in tied times rounds, for each
 * application.
 *
 * @example
 * ```ts
 * import type { Game } from '@crosstable/direct-encounter';
 *
 * const games: Game[][] = [
 *   [{ white: 'A', black: 'B', result: 1 }],
 *   [{ white: 'A', black: 'C', result: 1 }],
 * ];
 * explain(['A', 'B', 'C'], games).map(({ reason }) => reason.key); // → ['first-whatever-the-outcome', 'not-separated']
 * ```
 */
export function explain(
  tied: readonly string[],
  games: Rounds | Crosstable,
  options: DirectEncounterOptions = {},
): EncounterStep[] {
  const encounters = checkedEncounters(tied, games, options);
  const steps: EncounterStep[] = [];
  separated(encounters, (application) => steps.push(stepOf(encounters, tied, application)));
  return steps;
}

function explained(tournament: Tournament, tied: readonly number[], player: number, forfeits: boolean): Explanation {
  const encounters = encountersOf(tournament, tied, forfeits);
  const applications: Application[] = [];
  const groups = separated(encounters, (application) => applications.push(application));
  return explanationOf(encounters, player, groups, applications, forfeits ? 'DE/P' : 'DE');
}

function ruleWith(forfeits: boolean): OrderingRule {
  return {
    code: 'DE',
    name: 'Direct Encounter',
    article: '6',
    type: 'A',
    systems: ['swiss', 'round-robin'],
    ...(forfeits ? { option: '/P' } : {}),
    separate: (tournament, tied) => separate(tournament, tied, forfeits),
    explain: (tournament, tied, player) => explained(tournament, tied, player, forfeits),
  };
}

/** Direct encounter as the umbrella package knows it. */
export const directEncounterRule: OrderingRule = /* @__PURE__ */ ruleWith(false);

/** Direct encounter with forfeits as games, which the tournament's regulations may want (Article 6.1.1). */
export const directEncounterWithForfeits: OrderingRule = /* @__PURE__ */ ruleWith(true);
