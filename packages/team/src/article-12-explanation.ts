// FIDE C.07 (edition 2026-03), Article 12: Tie-Breaks Specific for Team Knockouts, explained

import {
  type Contribution,
  type EncounterStep,
  type Explanation,
  OPEN,
  type OrderingRule,
  TEAMS_ONLY,
  type TakenStep,
  type Tournament,
  contributionOf,
  explainedRound,
  explanationOfPlacing,
  inScore,
  isIn,
  ruleFrom,
} from '@crosstable/core';

import type { TeamTable } from './article-11-table.js';
import { seatsOnBoards } from './article-12-tied.js';
import { boardCountCalculation } from './article-12.1.js';
import { byTopBoards } from './article-12.2.js';
import { byBottomBoards } from './article-12.3.js';
import {
  type BoardComparison,
  type BoardComparisons,
  boardsOf,
  comparisonsIn,
  gamePointsOf,
  refusalOfUnknownBoards,
  separateByBoards,
} from './article-12.js';

/** Board count as a rule, for the umbrella package and for explanations. */
export const boardCountRule = /* @__PURE__ */ ruleFrom(boardCountCalculation, {
  code: 'BC',
  name: 'Board Count',
  article: '12.1',
  type: 'B',
  systems: ['swiss', 'round-robin'],
  cuts: {},
  lowerFirst: true, // Art. 12.1
  transform: (tournament) => inScore(tournament, 'GP'),
  comparableBy: (tournament) => gamePointsOf(tournament).totals, // Art. 12.1
  pointsScore: gamePointsOf,
  units: (tournament) => ({ score: gamePointsOf(tournament).scale, value: gamePointsOf(tournament).scale }),
  reason: () => ({ key: 'weighted-boards', article: '12.1' }),
});

/** A comparison as explanations show it; `ids` are those of the tied teams, by their numbers in the comparison. */
export function stepOfBoards(
  tournament: Tournament,
  ids: readonly string[],
  { lowerFirst = false, reason, score }: BoardComparison,
  tied: readonly number[],
  groups: readonly (readonly number[])[],
): EncounterStep {
  const { scale } = gamePointsOf(tournament);
  const lines = tied.map((team) => {
    const points = score(team) / scale;
    return { player: ids[team], score: points, worst: points, best: points, games: [], missing: [] };
  });
  const sign = lowerFirst ? -1 : 1;
  return {
    score: 'GP',
    tied: tied.map((team) => ids[team]),
    standings: lines.sort((one, other) => sign * (other.score - one.score)),
    reason,
    groups: groups.map((group) => group.map((team) => ids[team])),
  };
}

/** The rounds of a team, with the game points on each board. A pairing-allocated bye is a win on every board (Art. 12). */
function roundsOf(tournament: Tournament, team: number): Contribution[] {
  const { records, rounds } = tournament;
  const gamePoints = gamePointsOf(tournament);
  const { points: onEach, size } = boardsOf(tournament);
  const found: Contribution[] = [];
  for (let cell = team * rounds; cell < (team + 1) * rounds; cell++) {
    if (isIn(OPEN, records[cell])) continue;
    const round = explainedRound(tournament, gamePoints, cell);
    const onBoards = onEach.subarray(cell * size, (cell + 1) * size);
    found.push(
      contributionOf(round, {
        score: round.points,
        value: onBoards.reduce((sum, units) => sum + units, 0) / gamePoints.scale,
        reason: { key: 'board-points', article: '12' },
        cut: null,
      }),
    );
  }
  return found;
}

/** A tie-break that compares the boards of tied teams. */
function boardsRule(title: Pick<OrderingRule, 'code' | 'name' | 'article'>, following: BoardComparisons): OrderingRule {
  const explain = (tournament: Tournament, tied: readonly number[]): ((team: number) => Explanation) => {
    const steps: TakenStep[] = [];
    const groups = separateByBoards(comparisonsIn(tournament, following), tied, (comparison, among, parts) =>
      steps.push({ tied: among, step: stepOfBoards(tournament, tournament.ids, comparison, among, parts) }),
    );
    return (team) =>
      explanationOfPlacing(tournament, team, { place: team, groups, steps }, roundsOf(tournament, team), title);
  };
  return {
    ...title,
    type: 'B',
    systems: ['swiss', 'round-robin'],
    participants: TEAMS_ONLY,
    refusal: refusalOfUnknownBoards,
    tiedIn: ({ primary, secondary = primary }) => [primary.totals, secondary.totals], // Art. 12
    separate: (tournament, tied) => separateByBoards(comparisonsIn(tournament, following), tied),
    explain,
  };
}

/** Top board results as a rule, for the umbrella package. */
export const topBoardsRule: OrderingRule = /* @__PURE__ */ boardsRule(
  { code: 'TBR', name: 'Top Board Results', article: '12.2' },
  byTopBoards,
);

/** Bottom board elimination as a rule, for the umbrella package. */
export const bottomBoardsRule: OrderingRule = /* @__PURE__ */ boardsRule(
  { code: 'BBE', name: 'Bottom Board Elimination', article: '12.3' },
  byBottomBoards,
);

/** The steps that divide tied teams. */
function stepsOf(following: BoardComparisons, tied: readonly string[], table: TeamTable): readonly EncounterStep[] {
  const { players, tournament } = seatsOnBoards(tied, table);
  const steps: EncounterStep[] = [];
  separateByBoards(comparisonsIn(tournament, following), players, (comparison, among, parts) =>
    steps.push(stepOfBoards(tournament, tournament.ids, comparison, among, parts)),
  );
  return steps;
}

/**
 * Explains top board results: each comparison of boards, first to last.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @returns The comparisons in the order in which they were made; none for fewer than two teams. Scores are game points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the tied times rounds times boards. Follows C.07 Art. 12.2.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 0.5 },
 *   { white: 'Dora', black: 'Cleo', result: 1 },
 * ] as const;
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', boards }]]);
 * explainTopBoardResults(['Lions', 'Bears'], table).map(({ groups }) => groups.length); // → [1, 2]
 * ```
 */
export function explainTopBoardResults(tied: readonly string[], table: TeamTable): readonly EncounterStep[] {
  return stepsOf(byTopBoards, tied, table);
}

/**
 * Explains bottom board elimination: each comparison of boards, the one with most boards first.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @returns The comparisons in the order in which they were made; none for fewer than two teams. Scores are game points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match.
 *
 * Cost: linear in the tied times rounds, and quadratic in the boards. Follows C.07 Art. 12.3.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const boards = [
 *   { white: 'Ada', black: 'Bea', result: 1 },
 *   { white: 'Dora', black: 'Cleo', result: 1 },
 * ] as const;
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', boards }]]);
 * explainBottomBoardElimination(['Lions', 'Bears'], table)[0].groups; // → [['Lions'], ['Bears']]
 * ```
 */
export function explainBottomBoardElimination(tied: readonly string[], table: TeamTable): readonly EncounterStep[] {
  return stepsOf(byBottomBoards, tied, table);
}
