import { check, checkArray, checkObject, checkWhole } from '@crosstable/core';

import { checkTitle } from '../article-1.4.8.js';
import type { NormForecast, NormNeed, NormOutcome, OpponentsNeeded } from '../norm-forecast.js';
import {
  type NormWordOptions,
  type Told,
  checkSentence,
  checkedWords,
  printedNumber,
  printedPlayer,
  printedScore,
  printedTitles,
} from './printed.js';

/** So many lists of results are told one by one. */
const MOST_TOLD = 6;

const HOLDS = ['always', 'sometimes', 'never', 'unknown'] as const;

/** The points of a list of results, each of which is one. */
function pointsIn({ results }: NormOutcome, games: number, path: string): number {
  checkArray(results, path, 'results');
  check(results.length === games, path, 'a result of each open game', results.length, 'number');
  return [...results].reduce<number>((sum, result, at) => {
    check([0, 0.5, 1].includes(result), `${path}[${at}]`, '0, 0.5 or 1', result, 'number');
    return sum + result;
  }, 0);
}

/** The results that make the norm with these points: `round 8 win against Bob, round 9 draw with Cid`. */
function resultsOf({ open, outcomes }: NormForecast, points: number, told: Told): string[] {
  const sentences = told.words.forecast.results;
  checkObject(sentences, 'options.words.forecast.results');
  checkArray(outcomes, 'forecast.outcomes', 'results');
  const own = [...outcomes].filter((outcome, at) => {
    checkObject(outcome, `forecast.outcomes[${at}]`);
    const isOfPoints = pointsIn(outcome, open.length, `forecast.outcomes[${at}].results`) === points;
    return isOfPoints && outcome.holds === true;
  });
  if (own.length > MOST_TOLD) return [];
  return own.map(({ results }) => {
    const games = results.map((result, at) => {
      const path = `forecast.open[${at}]`;
      checkObject(open[at], path);
      const { opponent, round } = open[at];
      checkWhole(round, `${path}.round`, 1);
      const sentence = sentences[`${result}`];
      checkSentence(sentence, `forecast.results["${result}"]`);
      return sentence(round, printedPlayer(opponent, `${path}.opponent`, told));
    });
    return `  ${games.join(', ')}`;
  });
}

/** The demands on opponents who aren't known, printed. */
function demandsOf(needed: OpponentsNeeded, titles: string, path: string, told: Told) {
  checkObject(needed, path);
  const { average, count, leftOut, limits, mainTitles, newFederations, titled } = needed;
  for (const [name, value] of Object.entries({ count, mainTitles, newFederations, titled })) {
    checkWhole(value, `${path}.${name}`, 0);
  }
  checkArray(leftOut, `${path}.leftOut`, 'rounds');
  leftOut.forEach((round, at) => {
    checkWhole(round, `${path}.leftOut[${at}]`, 1);
  });
  checkArray(limits, `${path}.limits`, 'federations');
  const checked = Array.from(limits, (one, at) => {
    checkObject(one, `${path}.limits[${at}]`);
    const { federation, most } = one;
    check(typeof federation === 'string', `${path}.limits[${at}].federation`, 'a federation', federation);
    checkWhole(most, `${path}.limits[${at}].most`, 0);
    return { federation, most };
  });
  return {
    average: average === null ? null : printedNumber(average, `${path}.average`, told),
    ...{ count, leftOut: leftOut.join(', '), limits: checked, mainTitles, newFederations, titled, titles },
  };
}

function linesOf(forecast: NormForecast, need: NormNeed, path: string, told: Told): string[] {
  const { holds, opponents, points } = need;
  const sentences = told.words.forecast;
  const printed = { points: printedScore(points, `${path}.points`), games: forecast.open.length };
  if (holds === 'never') return [];
  if (holds === 'sometimes' && opponents !== undefined) {
    checkSentence(sentences.opponents, 'forecast.opponents');
    const demands = demandsOf(opponents, printedTitles(forecast.title), `${path}.opponents`, told);
    return [sentences.opponents(printed, demands)];
  }
  checkSentence(sentences[holds], `forecast.${holds}`);
  return [sentences[holds](printed), ...(holds === 'sometimes' ? resultsOf(forecast, points, told) : [])];
}

/**
 * Says what open games can still bring for a norm.
 *
 * @param forecast - A forecast, as `normForecast` gives it.
 * @param options - The language, and the names of players.
 * @returns The lines: a heading, the points with which the norm is possible, up to those that are always enough, and the results that
 *   make it where they differ, indented.
 * @throws TypeError for a value of a wrong type, RangeError for a wrong value, with path, expectation and value.
 *
 * Cost: the points times the results.
 *
 * @example
 * ```ts
 * forecastInWords({
 *   ...{ player: 'Ann', title: 'GM', open: [{ round: 9, opponent: 'Bob' }], least: 0.5 },
 *   outcomes: [{ results: [0], holds: false }, { results: [0.5], holds: true }, { results: [1], holds: true }],
 *   needs: [{ points: 0, holds: 'never' }, { points: 0.5, holds: 'always' }, { points: 1, holds: 'always' }],
 * }); // → ['GM norm, 1 open game:', '½ point from 1 game: enough.']
 * ```
 */
export function forecastInWords(forecast: NormForecast, options: NormWordOptions = {}): string[] {
  const told = checkedWords(options);
  checkObject(forecast, 'forecast');
  const { needs, open, title } = forecast;
  checkTitle(title, 'forecast.title');
  checkArray(open, 'forecast.open', 'games');
  checkArray(needs, 'forecast.needs', 'points');
  const sentences = told.words.forecast;
  checkSentence(sentences.title, 'forecast.title');
  const lines: string[] = [];
  for (const [at, need] of [...needs].entries()) {
    const path = `forecast.needs[${at}]`;
    checkObject(need, path);
    check(
      HOLDS.includes(need.holds),
      `${path}.holds`,
      HOLDS.map((one) => `"${one}"`).join(' or '),
      need.holds,
      'string',
    );
    lines.push(...linesOf(forecast, need, path, told));
    if (need.holds === 'always') break;
  }
  return [sentences.title(title, open.length), ...(lines.length === 0 ? [sentences.nothing] : lines)];
}
