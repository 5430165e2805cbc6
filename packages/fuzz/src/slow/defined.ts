// FIDE C.07, Article 4.1: the values, the cuts and the ranks of self-defined tie-breaks, from the record of the games.

import type { ByContributions, Part, Recipe } from '../defined/recipe.js';
import { type Order, type Placing, type Separation, place } from './article-4.js';
import { isVoluntary } from './article-16.js';
import { MILLIONTHS, fraction, sum } from './fraction.js';
import { type Ratio, added, compareRatios, multiplied, ratio } from './ratio.js';
import { type Entry, isOverTheBoard } from './record.js';
import { type Sheet, columnOf } from './values.js';

/** A tournament with definitions; of teams in their primary score. */
export interface DefinedSheet {
  readonly sheet: Sheet;
  /** Of teams: by team and round. */
  readonly gamePoints?: readonly (readonly Ratio[])[];
  readonly recipes: readonly Recipe[];
}

export interface SlowContribution {
  /** From 1; `null` for one of no round. */
  readonly round: number | null;
  readonly value: Ratio;
  readonly cut: 'lowest' | 'highest' | null;
}

/** A rating in a round, in millionths. */
function ratingMet({ sheet: { event } }: DefinedSheet, opponent: number, at: number): number | null {
  return event.roundRatings === undefined ? event.ratings[opponent] : event.roundRatings[opponent][at];
}

function featureOf(defined: DefinedSheet, player: number, at: number, { code, feature }: Part): Ratio | null {
  const { gamePoints, sheet } = defined;
  const { event } = sheet;
  const entry = event.entries[player][at];
  const { isBlack, opponent, points } = entry;
  const met = sheet.meetings(false, false)[player].find(({ round }) => round === at);
  switch (feature) {
    case 'one':
      return ratio(1);
    case 'points':
      return ratio(points, event.parts);
    case 'score-met':
      return met === undefined ? null : ratio(met.score, event.parts);
    case 'points-times-score-met':
      return met === undefined ? null : multiplied(ratio(met.score, event.parts), ratio(points, event.parts));
    case 'opponent-points':
      return opponent === null ? null : ratio(event.scores[opponent], event.parts);
    case 'opponent-rating': {
      const rating = opponent === null ? null : ratingMet(defined, opponent, at);
      return rating === null ? null : ratio(rating, MILLIONTHS);
    }
    case 'opponent-value':
      return opponent === null ? null : valueOf(defined, code, opponent);
    case 'black':
      return ratio(Number(opponent !== null && isBlack));
    case 'played':
      return ratio(Number(isOverTheBoard(entry)));
    case 'voluntary':
      return ratio(Number(isVoluntary(event, entry, false)));
    case 'game-points':
      return gamePoints === undefined ? null : gamePoints[player][at];
  }
}

function takes({ sheet }: DefinedSheet, recipe: ByContributions, player: number, at: number, entry: Entry): boolean {
  switch (recipe.rounds) {
    case 'all':
      return true;
    case 'with-opponent':
      return entry.opponent !== null;
    case 'played':
      return isOverTheBoard(entry);
    case 'met':
      return sheet.meetings(false, false)[player].some(({ round }) => round === at);
    case 'not-voluntary':
      return !isVoluntary(sheet.event, entry, false);
  }
}

/** Everything that is added up, in the order of the rounds. */
function addends(defined: DefinedSheet, recipe: ByContributions, player: number): readonly SlowContribution[] {
  const found: SlowContribution[] = [];
  const parts = recipe.isBackwards ? recipe.parts.toReversed() : recipe.parts;
  defined.sheet.event.entries[player].forEach((entry, at) => {
    if (!takes(defined, recipe, player, at, entry)) return;
    for (const part of parts) {
      const feature = featureOf(defined, player, at, part);
      if (feature === null) continue;
      const value = multiplied(feature, ratio(part.numerator, part.denominator));
      found.push({ round: at + 1, value, cut: null });
    }
  });
  return recipe.hundredths === 0 ? found : [...found, { round: null, value: ratio(recipe.hundredths, 100), cut: null }];
}

/** Cuts one more: the first of those with the least value, or the greatest, among the ones of a round that are left. */
function cutOne(all: readonly SlowContribution[], end: 'lowest' | 'highest'): readonly SlowContribution[] {
  const left = all.filter(({ cut, round }) => cut === null && round !== null);
  if (left.length === 0) return all;
  const isSooner = (one: SlowContribution, other: SlowContribution): boolean =>
    end === 'lowest' ? compareRatios(one.value, other.value) < 0 : compareRatios(one.value, other.value) > 0;
  const first = left.reduce((found, one) => (isSooner(one, found) ? one : found));
  return all.map((one) => (one === first ? { ...one, cut: end } : one));
}

/** A player's contributions, with their cuts. */
export function contributionsOf(
  defined: DefinedSheet,
  recipe: ByContributions,
  player: number,
): readonly SlowContribution[] {
  const { parts, rounds, scores } = defined.sheet.event;
  const fromHalf = 2 * scores[player] - rounds * parts;
  let all = addends(defined, recipe, player);
  for (let at = 0; at < recipe.lowest; at++) if (!recipe.isByPoints || fromHalf >= 0) all = cutOne(all, 'lowest');
  for (let at = 0; at < recipe.highest; at++) if (!recipe.isByPoints || fromHalf <= 0) all = cutOne(all, 'highest');
  return all;
}

/** A player's value in a code: of Article 5, or of a definition that gives numbers. */
export function valueOf(defined: DefinedSheet, code: string, player: number): Ratio | null {
  const recipe = defined.recipes.find((one) => one.code === code);
  if (recipe === undefined) {
    const found = columnOf(code, defined.sheet)[player];
    return found && ratio(found.numerator, found.denominator);
  }
  if (recipe.way === 'order') throw new RangeError(`expected a code with values, got ${code}`);
  if (recipe.way === 'values') {
    const id = defined.sheet.event.ids[player];
    return Object.hasOwn(recipe.values, id) ? ratio(4 * recipe.values[id], 4) : null;
  }
  const kept = contributionsOf(defined, recipe, player).filter(({ cut }) => cut === null);
  const total = kept.reduce((before, { value }) => added(before, value), ratio(0));
  if (recipe.value === 'sum') return total;
  return kept.length === 0 ? null : multiplied(total, ratio(1, kept.length));
}

/** The tied in groups, by the points among themselves or by the games with Black, the most first. */
function separated({ sheet: { event } }: DefinedSheet, by: 'mutual-points' | 'blacks', tied: readonly number[]): Order {
  const numberOf = (player: number): number => {
    const own = event.entries[player];
    if (by === 'blacks') return own.filter((entry) => entry.isBlack && isOverTheBoard(entry)).length;
    return sum(own.filter(({ opponent }) => opponent !== null && tied.includes(opponent)).map(({ points }) => points));
  };
  const numbers = [...new Set(tied.map(numberOf))].sort((one, other) => other - one);
  return numbers.map((number) => tied.filter((player) => numberOf(player) === number));
}

/** The places under a list of definitions and codes of Article 5. */
export function definedPlacings(defined: DefinedSheet, list: readonly string[]): readonly Placing[] {
  const { event } = defined.sheet;
  const everybody = event.ids.map((_, player) => player);
  const separations = list.map((code): Separation => {
    const recipe = defined.recipes.find((one) => one.code === code);
    if (recipe?.way === 'order') return { separate: (tied) => separated(defined, recipe.by, tied) };
    const values = everybody.map((player) => valueOf(defined, code, player));
    // Whole numbers in the order of the values, which may be too large for the fractions of the articles
    const order = values.filter((value) => value !== null).sort(compareRatios);
    const column = values.map((value) =>
      value === null ? null : fraction(order.findIndex((one) => compareRatios(one, value) === 0)),
    );
    return { column, isLowerFirst: recipe?.lowerFirst === true };
  });
  return place(event.ids.length, separations, event.expelled);
}
