// FIDE C.07 (edition 2026-03), Article 13.3: Extended Direct Encounter, explained

import {
  type EncounterGame,
  type EncounterStep,
  type Explanation,
  type OrderingRule,
  TEAMS_ONLY,
  type TakenStep,
  type Tournament,
} from '@crosstable/core';
import { type Encounters, explanationOf, stepOf } from '@crosstable/direct-encounter/inside';

import type { TeamTable } from './article-11-table.js';
import { stepOfBoards } from './article-12-explanation.js';
import { boardsOf, gamePointsOf, refusalOfUnknownBoards } from './article-12.js';
import {
  type ExtendedDirectEncounterOptions,
  type KnockOut,
  type Taken,
  checkedEncounters,
  encountersInScores,
  matchesBetween,
  separate,
  separateByScores,
} from './article-13.3.js';

/** The matches of one of two teams against the other that count, with their boards. */
function gamesBetween(encounters: Encounters, one: number, other: number): EncounterGame[] {
  const { players, tournament } = encounters;
  const { ids, rounds } = tournament;
  const { points, size } = boardsOf(tournament);
  const { awarded, scale } = gamePointsOf(tournament);
  return matchesBetween(encounters, one, other).map((cell) => ({
    round: (cell % rounds) + 1,
    opponent: ids[players[other]],
    points: awarded[cell] / scale,
    boards: Array.from(points.subarray(cell * size, (cell + 1) * size), (units) => units / scale),
  }));
}

/** A comparison of the boards of two teams, with their matches. */
function stepOfTwo(encounters: Encounters, taken: Extract<Taken, { comparison: unknown }>): EncounterStep {
  const { players, tournament } = encounters;
  const ids = players.map((team) => tournament.ids[team]);
  const step = stepOfBoards(tournament, ids, taken.comparison, taken.tied, taken.groups);
  if (boardsOf(tournament).articleTwelve === 'tournament') return step;
  const [one, other] = taken.tied;
  const ofOne = gamesBetween(encounters, one, other);
  const ofOther = gamesBetween(encounters, other, one);
  return {
    ...step,
    standings: step.standings.map((line) => ({ ...line, games: line.player === ids[one] ? ofOne : ofOther })),
  };
}

function explainStep(encounters: Encounters, taken: Taken): TakenStep {
  const step = 'comparison' in taken ? stepOfTwo(encounters, taken) : stepOf(taken.encounters, taken.application);
  return { tied: taken.tied, step };
}

/** The steps that divide the tied teams, and the resulting groups. */
function stepsOf(encounters: readonly [Encounters, Encounters], knockOut: KnockOut) {
  const steps: TakenStep[] = [];
  const groups = separateByScores(encounters, knockOut, (taken) => steps.push(explainStep(encounters[0], taken)));
  return { groups, steps };
}

/**
 * Explains an Extended Direct Encounter: each application of Article 6 with the score that it compares, and each comparison of
 * boards.
 *
 * @param tied - Ids of the teams, each once.
 * @param table - The tournament, from `teamTable`.
 * @param options - As for `extendedDirectEncounter`.
 * @returns The steps, in the order in which they were taken; none for fewer than two teams. Scores are in points.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value; RangeError for
 *   a table that lacks the boards of a match, with `knockOut`.
 *
 * Cost: quadratic in the tied and linear in tied times rounds, for each application. Follows C.07 Art. 13.3, 6 and 12.
 *
 * @example
 * ```ts
 * import { teamTable } from 'crosstable';
 *
 * const table = teamTable([[{ white: 'Lions', black: 'Bears', gamePoints: [2, 2] }]]);
 * explainExtendedDirectEncounter(['Bears', 'Lions'], table).map(({ score }) => score); // → ['MP', 'GP']
 * ```
 */
export function explainExtendedDirectEncounter(
  tied: readonly string[],
  table: TeamTable,
  options: ExtendedDirectEncounterOptions = {},
): EncounterStep[] {
  const { encounters, knockOut } = checkedEncounters(tied, table, options);
  return stepsOf(encounters, knockOut).steps.map(({ step }) => step);
}

/** One of the Extended Direct Encounters as a rule, for the umbrella package. */
export function extendedEncounterRule(knockOut: KnockOut, forfeits: boolean): OrderingRule {
  const code = `EDE${knockOut}`;
  const explain = (tournament: Tournament, tied: readonly number[]): ((team: number) => Explanation) => {
    const encounters = encountersInScores(tournament, tied, forfeits);
    const taken = stepsOf(encounters, knockOut);
    const title = { article: '13.3', code: forfeits ? `${code}/P` : code };
    return (team) => explanationOf(encounters[0], team, taken, title);
  };
  return {
    code,
    name: NAMES[knockOut],
    article: '13.3',
    type: 'A',
    systems: ['swiss', 'round-robin'],
    participants: TEAMS_ONLY,
    ...(knockOut === '' ? {} : { refusal: refusalOfUnknownBoards }),
    ...(forfeits ? { option: '/P' } : {}),
    separate: (tournament, tied) => separate(tournament, tied, { forfeits, knockOut }),
    explain,
  };
}

/** The names of the codes of Article 13.3.2. */
const NAMES: Readonly<Record<KnockOut, string>> = {
  '': 'Extended Direct Encounter',
  BT: 'Extended Direct Encounter, Board Count and Top Board Results',
  BB: 'Extended Direct Encounter, Board Count and Bottom Board Elimination',
  T: 'Extended Direct Encounter and Top Board Results',
  B: 'Extended Direct Encounter and Bottom Board Elimination',
};
