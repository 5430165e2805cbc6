// A definition for the library, as an organiser would write it: from the views alone.

import type {
  Exact,
  PlayerView,
  RoundView,
  SelfDefined,
  SelfDefinedByContributions,
  SelfDefinedContribution,
  SelfDefinedCut,
} from 'crosstable';

import type { ByContributions, Part, Recipe } from './recipe.js';

const MILLIONTHS = 1_000_000;

/** A number of points or a rating in millionths, which are whole. */
function millionths(value: number): number {
  return Math.round(value * MILLIONTHS);
}

function numberIn(round: RoundView, { code, feature }: Part): number | null {
  const { colour, isPlayed, isVoluntary, match, opponent, opponentRating, points, scoreMet } = round;
  switch (feature) {
    case 'one':
      return 1;
    case 'points':
      return points;
    case 'score-met':
    case 'points-times-score-met':
      return scoreMet;
    case 'opponent-points':
      return opponent?.points ?? null;
    case 'opponent-rating':
      return opponentRating;
    case 'opponent-value':
      return opponent?.value(code) ?? null;
    case 'black':
      return Number(colour === 'black');
    case 'played':
      return Number(isPlayed);
    case 'voluntary':
      return Number(isVoluntary);
    case 'game-points':
      return match?.gamePoints ?? null;
  }
}

function contributionOf(round: RoundView, part: Part): SelfDefinedContribution[] {
  const number = numberIn(round, part);
  if (number === null) return [];
  const { denominator, feature, isFraction, numerator } = part;
  const isProduct = feature === 'points-times-score-met';
  const parts = millionths(number) * (isProduct ? millionths(round.points) : 1) * numerator;
  const whole = MILLIONTHS ** (isProduct ? 2 : 1) * denominator;
  const value: Exact = isFraction ? [parts, whole] : number;
  return [{ round: round.round, value }];
}

function isTaken({ isPlayed, isVoluntary, opponent, scoreMet }: RoundView, rounds: ByContributions['rounds']): boolean {
  switch (rounds) {
    case 'all':
      return true;
    case 'with-opponent':
      return opponent !== null;
    case 'played':
      return isPlayed;
    case 'met':
      return scoreMet !== null;
    case 'not-voluntary':
      return !isVoluntary;
  }
}

function byContributions(recipe: ByContributions): SelfDefinedByContributions {
  const { code, hundredths, highest, isBackwards, isByPoints, lowest, lowerFirst, parts, rounds, value } = recipe;
  const contributions = (player: PlayerView): readonly SelfDefinedContribution[] => {
    const taken = player.rounds.filter((round) => isTaken(round, rounds));
    const ofRounds = taken.flatMap((round) => parts.flatMap((part) => contributionOf(round, part)));
    const all = hundredths === 0 ? ofRounds : [{ round: null, value: hundredths / 100 }, ...ofRounds];
    return isBackwards ? all.toReversed() : all;
  };
  const cut = (player: PlayerView): SelfDefinedCut => {
    const half = player.rounds.length / 2;
    const most = contributions(player).filter(({ round }) => round !== null).length;
    const low = Math.min(most, isByPoints && player.points < half ? 0 : lowest);
    return { lowest: low, highest: Math.min(most - low, isByPoints && player.points > half ? 0 : highest) };
  };
  const mean = (kept: readonly SelfDefinedContribution[]): Exact | null => {
    const numbers = kept.map((one) => (typeof one.value === 'number' ? one.value : one.value[0] / one.value[1]));
    const sum = numbers.reduce((total, number) => total + millionths(number), 0);
    return kept.length === 0 ? null : [sum, MILLIONTHS * kept.length];
  };
  return {
    code,
    name: code,
    contributions,
    lowerFirst,
    ...(lowest + highest > 0 && { cut }),
    ...(value === 'mean' && { value: mean }),
  };
}

function measured(by: 'mutual-points' | 'blacks', { rounds }: PlayerView, tied: readonly PlayerView[]): number {
  if (by === 'blacks') return rounds.filter(({ colour, isPlayed }) => isPlayed && colour === 'black').length;
  const mutual = rounds.filter(({ opponent }) => opponent !== null && tied.includes(opponent));
  return mutual.reduce((sum, { points }) => sum + millionths(points), 0);
}

/** The definition of a recipe. */
export function definitionOf(recipe: Recipe): SelfDefined {
  const { code } = recipe;
  if (recipe.way === 'contributions') return byContributions(recipe);
  if (recipe.way === 'values') return { code, name: code, values: recipe.values, lowerFirst: recipe.lowerFirst };
  return {
    code,
    name: code,
    separate(tied) {
      const numbers = tied.map((player) => measured(recipe.by, player, tied));
      const descending = [...new Set(numbers)].sort((one, other) => other - one);
      return descending.map((number) => tied.filter((_, at) => numbers[at] === number));
    },
  };
}
