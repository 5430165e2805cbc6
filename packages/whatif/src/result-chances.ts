// FIDE B.02, Article 8.1.2: the expected score, and what it says of a single game

import { check, checkNames, isObject, scoringProbability } from '@crosstable/core';

import type { LastRound } from './last-round.js';
import type { ChancesModel } from './whatif-types.js';

/** By result of a board: the probability of a loss, a draw and a win of White. */
export type ResultChances = readonly [loss: number, draw: number, win: number];

const THIRDS: ResultChances = [1 / 3, 1 / 3, 1 / 3];

/** The probabilities where White expects a score: draws as often as asked, if the score allows it. */
function chancesOfScore(expected: number, drawRate: number): ResultChances {
  const draw = Math.min(drawRate, 2 * expected, 2 - 2 * expected);
  // In this form a win or a loss that draws leave no room for is exactly 0
  return [1 - expected - draw / 2, draw, expected - draw / 2];
}

/** By board: the probabilities of its results. Checks the model, and that it has the ratings that it needs. */
export function resultChances(model: ChancesModel, { boards, tournament }: LastRound): readonly ResultChances[] {
  if (model === 'thirds') return boards.map(() => THIRDS);
  const path = 'options.model';
  check(isObject(model), path, '"thirds" or { drawRate }', model, 'string');
  checkNames(model, path, { drawRate: true });
  const { drawRate } = model;
  const isRate = Number.isFinite(drawRate) && drawRate >= 0 && drawRate <= 1;
  check(isRate, `${path}.drawRate`, 'a number from 0 to 1', drawRate, 'number');
  const { ids, ratings } = tournament;
  return boards.map(({ black, white }) => {
    for (const player of [white, black]) {
      const because = `because ${JSON.stringify(ids[player])} of an open game has no rating`;
      check(ratings[player] > 0, path, `"thirds", ${because}`, model, 'object');
    }
    return chancesOfScore(scoringProbability(ratings[white] - ratings[black]) / 100, drawRate);
  });
}
