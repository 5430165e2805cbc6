// FIDE C.07 (edition 2026-03), Article 6: Direct Encounter, explained

import {
  type Contribution,
  type Crosstable,
  type EncounterStanding,
  type EncounterStep,
  type Explanation,
  FORFEITS,
  type OrderingRule,
  type Placing,
  type Reason,
  type Rounds,
  type TakenStep,
  type Tournament,
  contributionOf,
  explainedRound,
  explanationOfPlacing,
  isIn,
} from '@crosstable/core';

import { type Encounters, encountersOf, unitsOf } from './article-6.1.js';
import {
  type Application,
  type DirectEncounterOptions,
  checkedEncounters,
  separate,
  separateByEncounters,
} from './article-6.js';

function reasonOf({ article, groups, standings }: Application): Reason {
  if (groups.length > 1) return { key: article === '6.2' ? 'all-met' : 'first-whatever-the-outcome', article };
  const missing = standings.missing.reduce((sum, games) => sum + games, 0) / 2; // each was counted from both sides
  return { key: 'not-separated', article, values: { missing } };
}

/** The rounds of one of the tied that were, or would have been, against others of them. */
function roundsAmong({ counted, places, players, tournament }: Encounters, place: number) {
  const { opponents, records, rounds } = tournament;
  const found: { cell: number; opponent: number; counts: boolean }[] = [];
  for (let cell = players[place] * rounds; cell < (players[place] + 1) * rounds; cell++) {
    const opponent = places.get(opponents[cell]);
    const counts = isIn(counted, records[cell]);
    if (opponent === undefined || !(counts || isIn(FORFEITS, records[cell]))) continue;
    found.push({ cell, opponent, counts });
  }
  return found;
}

/** One application, in the form of explanations. */
export function stepOf(encounters: Encounters, application: Application): EncounterStep {
  const { players, tournament } = encounters;
  const { primary, rounds } = tournament;
  const ids = players.map((player) => tournament.ids[player]);
  const { tied, scores, worst, best } = application.standings;
  const units = unitsOf(encounters);
  const isTied = new Set(tied);
  const lines = tied.map((place, at) => {
    const games = roundsAmong(encounters, place).filter(({ counts, opponent }) => counts && isTied.has(opponent));
    const met = new Set(games.map(({ opponent }) => opponent));
    const line: EncounterStanding = {
      player: ids[place],
      score: scores[at] / units,
      worst: worst[at] / units,
      best: best[at] / units,
      games: games.map(({ cell, opponent }) => ({
        round: (cell % rounds) + 1,
        opponent: ids[opponent],
        points: primary.awarded[cell] / primary.scale,
      })),
      missing: tied.filter((other) => other !== place && !met.has(other)).map((other) => ids[other]),
    };
    return line;
  });
  return {
    ...(primary.name === 'points' ? {} : { score: primary.name }),
    tied: tied.map((place) => ids[place]),
    standings: lines.sort((one, other) => other.score - one.score),
    reason: reasonOf(application),
    groups: application.groups.map((group) => group.map((place) => ids[place])),
  };
}

/** Art. 6.1: the contributions of one tied player's games to the separate standings. */
function contributionsOf(encounters: Encounters, place: number): Contribution[] {
  const { meetings, opponents, starts, tournament } = encounters;
  const { primary } = tournament;
  const gamesWith = new Map<number, number>();
  for (let at = starts[place]; at < starts[place + 1]; at++) gamesWith.set(opponents[at], meetings[at]);
  return roundsAmong(encounters, place).map(({ cell, opponent, counts }): Contribution => {
    const games = gamesWith.get(opponent) ?? 1;
    const reason: Reason = !counts
      ? { key: 'missing-game', article: '6.1.1' }
      : games === 1
        ? { key: 'encounter', article: '6.1' }
        : { key: 'average-of-encounters', article: '6.1.2', values: { games } };
    const round = explainedRound(tournament, primary, cell);
    return contributionOf(round, {
      score: round.points,
      value: counts ? primary.awarded[cell] / (primary.scale * games) : 0,
      reason,
      cut: null,
    });
  });
}

/** Why a player stands where they do among the tied, from the groups and the steps that made them. */
export function explanationOf(
  encounters: Encounters,
  player: number,
  { groups, steps }: Omit<Placing, 'place'>,
  title: Pick<Explanation, 'article' | 'code'>,
): Explanation {
  const place = encounters.players.indexOf(player);
  const contributions = contributionsOf(encounters, place);
  return explanationOfPlacing(encounters.tournament, player, { place, groups, steps }, contributions, title);
}

/**
 * Explains a direct encounter: each application of Article 6, with the separate standings, the games that count and
 * those that are missing, which article separates the tied or why none does, and the groups that came of it.
 *
 * @param tied - Ids of the players, each once.
 * @param games - The rounds, `games[n]` being round n + 1, or a compiled table.
 * @param options - `{ forfeits: true }` where forfeits count as games.
 * @returns The applications, in the order of the groups that they are about; none for fewer than two players. Scores are
 *   in points. The reason `not-separated` has the number of missing games in its `values`. Its article is 6.2 if no game
 *   is missing, and in a round-robin; else 6.3, because nobody is first whatever the missing games bring.
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
  separateByEncounters(encounters, (application) => steps.push(stepOf(encounters, application)));
  return steps;
}

function explainAmong(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): (player: number) => Explanation {
  const encounters = encountersOf(tournament, tied, forfeits);
  const steps: TakenStep[] = [];
  const groups = separateByEncounters(encounters, (application) =>
    steps.push({ tied: application.standings.tied, step: stepOf(encounters, application) }),
  );
  const title = { article: '6', code: forfeits ? 'DE/P' : 'DE' };
  return (player) => explanationOf(encounters, player, { groups, steps }, title);
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
    explain: (tournament, tied) => explainAmong(tournament, tied, forfeits),
  };
}

/** Direct encounter, with all that standings need. */
export const directEncounterRule: OrderingRule = /* @__PURE__ */ ruleWith(false);

/** Direct encounter with forfeits as games, which the tournament's regulations may want (Article 6.1.1). */
export const directEncounterWithForfeits: OrderingRule = /* @__PURE__ */ ruleWith(true);
