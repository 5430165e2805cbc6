// Definitions of self-defined tie-breaks (Article 4.1), made up at random: data from which both sides are made.

import type { Random } from '@crosstable/core/testing/random/random';

/** Numbers of a round that a definition can add up; a round without the number gives nothing. */
export const FEATURES = [
  'one',
  'points',
  'score-met',
  'points-times-score-met',
  'opponent-points',
  'opponent-rating',
  'opponent-value',
  'black',
  'played',
  'voluntary',
  'game-points',
] as const;

type Feature = (typeof FEATURES)[number];

/** A contribution of every round: the number times a weight. */
export interface Part {
  readonly feature: Feature;
  /** Of `opponent-value`: the code that the opponent is asked for. */
  readonly code: string;
  readonly numerator: number;
  readonly denominator: number;
  /** Whether the library is given a fraction; if not, a plain number. */
  readonly isFraction: boolean;
}

/** The rounds that contribute. */
export const ROUNDS = ['all', 'with-opponent', 'played', 'met', 'not-voluntary'] as const;

export interface ByContributions {
  readonly way: 'contributions';
  readonly code: string;
  readonly rounds: (typeof ROUNDS)[number];
  readonly parts: readonly Part[];
  /** A contribution of no round, in hundredths; 0 for none. */
  readonly hundredths: number;
  /** Whether the contributions are given from the last to the first. */
  readonly isBackwards: boolean;
  /** At most as many as there are. */
  readonly lowest: number;
  readonly highest: number;
  /** As in a modified median: cuts the lowest of who has half of a point a round or more, the highest of who has half or less. */
  readonly isByPoints: boolean;
  /** The mean of nothing is undefined. */
  readonly value: 'sum' | 'mean';
  readonly lowerFirst: boolean;
}

interface ByValues {
  readonly way: 'values';
  readonly code: string;
  readonly values: Readonly<Record<string, number>>;
  readonly lowerFirst: boolean;
}

interface ByOrder {
  readonly way: 'order';
  readonly code: string;
  /** The points of the rounds with an opponent among the tied, or the games with Black; more is better. */
  readonly by: 'mutual-points' | 'blacks';
}

export type Recipe = ByContributions | ByValues | ByOrder;

/** The codes of Article 5 that opponents are asked for, whose values are decimals in every scoring. */
const ASKED = ['PTS', 'PS', 'STD'] as const;

const LARGE: readonly Feature[] = ['opponent-rating', 'points-times-score-met'];

/** Whether binary arithmetic has twelve right decimals of a sum of a definition's values: small ones, which nothing has rounded. */
function isSmall(recipe: Recipe): boolean {
  if (recipe.way !== 'contributions') return recipe.way === 'values';
  const asksOwn = recipe.parts.some(({ code, feature }) => feature === 'opponent-value' && code.startsWith('OWN'));
  return !asksOwn && !recipe.parts.some(({ feature }) => LARGE.includes(feature));
}

function partOf({ chance, between, pick }: Random, before: readonly Recipe[], isPlain: boolean): Part {
  const feature = pick(FEATURES);
  // Values of other tie-breaks are numbers, and products already have a large denominator
  const mayWeigh = feature !== 'opponent-value' && feature !== 'points-times-score-met';
  const denominator = !mayWeigh || isPlain || chance() < 0.6 ? 1 : between(2, 7);
  const numerator = mayWeigh ? pick([1, 1, 1, 2, 3, -1]) : 1;
  const isFraction = feature === 'points-times-score-met' || numerator !== 1 || denominator !== 1 || chance() < 0.5;
  const codes = [...ASKED, ...before.filter(isSmall).map(({ code }) => code)];
  return { feature, code: pick(codes), numerator, denominator, isFraction: isFraction && feature !== 'opponent-value' };
}

function contributionsRecipe(code: string, random: Random, before: readonly Recipe[]): ByContributions {
  const { chance, between, pick } = random;
  const value = chance() < 0.25 ? 'mean' : 'sum';
  const isFine = ({ feature }: Part): boolean => feature === 'points-times-score-met' || feature === 'opponent-value';
  const drawn = Array.from({ length: between(1, 3) }, () => partOf(random, before, value === 'mean'));
  // A mean is made in millionths; and beside a rating, twelve decimals are more than a number has
  const parts = value === 'mean' ? drawn.filter((part) => !isFine(part)) : drawn;
  const isRated = !parts.some(isFine);
  return {
    way: 'contributions',
    code,
    rounds: pick(ROUNDS),
    parts: parts.filter(({ feature }) => isRated || feature !== 'opponent-rating'),
    hundredths: chance() < 0.2 ? between(-150, 150) : 0,
    isBackwards: chance() < 0.2,
    lowest: pick([0, 0, 1, 1, 2]),
    highest: pick([0, 0, 0, 1, 2]),
    isByPoints: chance() < 0.3,
    value,
    lowerFirst: chance() < 0.2,
  };
}

function valuesRecipe(code: string, { between, chance, shuffled }: Random, ids: readonly string[]): ByValues {
  const given = shuffled(ids).slice(0, between(0, ids.length));
  const values = Object.fromEntries(given.map((id) => [id, between(-6, 6) / 4]));
  return { way: 'values', code, values, lowerFirst: chance() < 0.3 };
}

/** The definitions of a table, of which later ones may ask for earlier ones. */
export function recipesFor(ids: readonly string[], random: Random): readonly Recipe[] {
  const { between, chance, pick } = random;
  const recipes: Recipe[] = [];
  for (let at = between(1, 4); at > 0; at--) {
    const code = `OWN_${recipes.length + 1}`;
    const luck = chance();
    if (luck < 0.15) recipes.push(valuesRecipe(code, random, ids));
    else if (luck < 0.3) recipes.push({ way: 'order', code, by: pick(['mutual-points', 'blacks'] as const) });
    else recipes.push(contributionsRecipe(code, random, recipes));
  }
  return recipes;
}
