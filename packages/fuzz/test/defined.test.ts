import { describe, expect, it } from 'vitest';

import { FEATURES, ROUNDS } from '../src/defined/recipe.js';
import { type DefinedSubject, definedLibrary, generateDefined, searchDefined } from '../src/defined/search.js';

const SEED = 20_260_401;
const TOURNAMENTS = 2000;

describe('the package and the slow reading agree on self-defined tie-breaks', () => {
  const PART = 500;

  it.each(Array.from({ length: TOURNAMENTS / PART }, (_, at) => at * PART))('from number %i', (first) => {
    const { done, report } = searchDefined(definedLibrary, SEED, first, (count) => count < PART);
    expect(report).toBe(undefined);
    expect(done).toBe(PART);
  });
});

describe('the tournaments with definitions', () => {
  const all = Array.from({ length: TOURNAMENTS }, (_, number) => generateDefined(SEED, number));
  const recipes = all.flatMap((one) => one.recipes);
  const sums = recipes.flatMap((recipe) => (recipe.way === 'contributions' ? [recipe] : []));
  const parts = sums.flatMap((recipe) => recipe.parts);

  it('are the same for the same seed, of players and of teams', () => {
    expect(generateDefined(SEED, 7)).toEqual(all[7]);
    expect(all.filter(({ tournament }) => 'matches' in tournament)).toHaveLength(TOURNAMENTS / 4);
  });

  it('have definitions of all three kinds, orders by both numbers, and values for some of the participants', () => {
    const kinds = recipes.map((recipe) => (recipe.way === 'order' ? recipe.by : recipe.way));
    for (const kind of ['contributions', 'values', 'mutual-points', 'blacks']) {
      expect(kinds.filter((one) => one === kind).length).toBeGreaterThan(200);
    }
  });

  it('add up every number of every round, with weights, as fractions and as numbers', () => {
    for (const feature of FEATURES) {
      expect(parts.filter((part) => part.feature === feature).length).toBeGreaterThan(100);
    }
    for (const rounds of ROUNDS) expect(sums.filter((recipe) => recipe.rounds === rounds).length).toBeGreaterThan(100);
    expect(new Set(parts.map(({ denominator }) => denominator))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7]));
    expect(parts.filter(({ isFraction }) => !isFraction).length).toBeGreaterThan(500);
    expect(
      parts.filter(({ code, feature }) => feature === 'opponent-value' && code.startsWith('OWN')).length,
    ).toBeGreaterThan(50);
  });

  it('cut both ends, by points too, and have means, deductions and lower values first', () => {
    expect(new Set(sums.map(({ highest, lowest }) => `${lowest} ${highest}`)).size).toBe(9);
    for (const has of [
      sums.filter(({ isByPoints, lowest }) => isByPoints && lowest > 0),
      sums.filter(({ value }) => value === 'mean'),
      sums.filter(({ hundredths }) => hundredths < 0),
      sums.filter(({ isBackwards }) => isBackwards),
      sums.filter(({ lowerFirst }) => lowerFirst),
    ]) {
      expect(has.length).toBeGreaterThan(100);
    }
  });
});

/** The library with other answers for definitions that differ from those of the recipes. */
const withRecipes =
  (change: (recipe: ReturnType<typeof generateDefined>['recipes'][number]) => typeof recipe): DefinedSubject =>
  (given) =>
    definedLibrary({ ...given, recipes: given.recipes.map(change) });

describe('a fault is found and printed', () => {
  it.each<[string, DefinedSubject, RegExp]>([
    [
      'in a cut',
      withRecipes((recipe) => (recipe.way === 'contributions' ? { ...recipe, highest: 0 } : recipe)),
      /^### seed \d+, tournament \d+ with definitions: (values of OWN_\d|OWN_\d of \w+, by explain)$/m,
    ],
    [
      'in an order',
      withRecipes((recipe) => (recipe.way === 'order' ? { ...recipe, by: 'blacks' } : recipe)),
      /definitions: standings under [\w,]*OWN_\d/,
    ],
    [
      'in a rank',
      withRecipes((recipe) => (recipe.way === 'values' ? { ...recipe, lowerFirst: false } : recipe)),
      /definitions: standings under [\w,]*OWN_\d/,
    ],
    [
      'that throws',
      () => {
        throw new RangeError('options: expected none');
      },
      /^### got 'thrown RangeError: options: expected none'$/m,
    ],
    [
      'in the twelfth decimal',
      (given) => {
        const answers = definedLibrary(given);
        const more = (value: number | null): number | null => (value === null || value === 0 ? value : value + 1e-12);
        return {
          ...answers,
          values: (code) => new Map([...answers.values(code)].map(([id, value]) => [id, more(value)])),
        };
      },
      /definitions: values of OWN_\d$/m,
    ],
  ])('%s', (_, subject, expected) => {
    const { report } = searchDefined(subject, SEED, 0, (count) => count < TOURNAMENTS);
    expect(report).toMatch(expected);
    const json: unknown = JSON.parse(String(report).trimEnd().split('\n').at(-1) ?? '');
    expect(json).toHaveProperty('recipes');
    expect(json).toHaveProperty('tournament');
  });
});
