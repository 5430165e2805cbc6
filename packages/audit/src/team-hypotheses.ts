// The rules that may have made a table of teams: the codes of teams in both editions, and the conventions in each score

import type { Edition, Tournament } from '@crosstable/core';
import { inScore } from '@crosstable/core';

import { SCORES_OF_TEAMS } from '../../crosstable/src/article-5-of-players.js';
import { CODES_OF_TEAMS } from './codes-of-teams.js';
import { hypothesesOfGrid, hypothesesWithName } from './convention-hypotheses.js';
import { countingHypotheses } from './counting-conventions.js';
import { editionsFrom, hypothesesOf, hypothesesOfEdition } from './hypotheses.js';
import type { Hypothesis } from './hypothesis.js';
import type { KnownCodes } from './known-codes.js';
import type { TeamScore } from './score-codes.js';
import { withScore } from './score-codes.js';

/** The same hypotheses with a score in their codes; those that have none in any code are left out. */
function inCodes(hypotheses: readonly Hypothesis[], score: TeamScore): Hypothesis[] {
  return hypotheses.flatMap((hypothesis) => {
    const code = withScore(hypothesis.rule.code, score);
    return CODES_OF_TEAMS.values.every((one) => one.code !== code)
      ? []
      : [{ ...hypothesis, rule: { ...hypothesis.rule, code } }];
  });
}

/** The conventions with names, then the grid between them. */
function conventionsIn(tournament: Tournament): readonly [named: Hypothesis[], grid: Hypothesis[]] {
  return [[...hypothesesWithName(tournament), ...countingHypotheses(tournament)], hypothesesOfGrid(tournament)];
}

function hypothesesOfTeams(tournament: Tournament, inForce: Edition, known: KnownCodes): Hypothesis[] {
  const inScores = SCORES_OF_TEAMS.map((score) =>
    conventionsIn(inScore(tournament, score)).map((hypotheses) => inCodes(hypotheses, score)),
  );
  const all = [conventionsIn(tournament), ...inScores];
  return [
    ...editionsFrom(inForce).flatMap((edition) => hypothesesOfEdition(tournament, edition, known)),
    ...all.flatMap(([named]) => named),
    ...all.flatMap(([, grid]) => grid),
  ];
}

/** Everything that may have made a column of values, of players or of teams, the edition in force first. */
export function hypothesesOfResults(tournament: Tournament, inForce: Edition, known: KnownCodes): Hypothesis[] {
  const ofParticipants = tournament.boards === undefined ? hypothesesOf : hypothesesOfTeams;
  return ofParticipants(tournament, inForce, known);
}
