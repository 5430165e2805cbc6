// Direct encounter in a printed table: numbers that are compared among the players who are equal in everything to the left

import type { PrintedColumn, Tournament } from '@crosstable/core';

import { separate } from '../../direct-encounter/src/article-6.js';
import { encountersOf, standingsOf, unitsOf } from '../../direct-encounter/src/article-6.1.js';
import type { Candidate } from './hypothesis.js';

/** What is shown for the players of a group who are tied. */
type Shown = (tournament: Tournament, tied: readonly number[]) => ArrayLike<number>;

/** Players by number, in groups that are equal in the points and in the columns to the left. */
export function tiedToTheLeft(
  { ids }: Tournament,
  points: ArrayLike<number>,
  columns: readonly PrintedColumn[],
): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>();
  ids.forEach((id, player) => {
    const key = [points[player], ...columns.map(({ cells }) => cells.get(id) ?? '')].join('|');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [player]);
    else group.push(player);
  });
  return [...groups.values()];
}

/** The points from the games against each other; `null` where some of the tied haven't met. */
function pointsOf(
  tournament: Tournament,
  tied: readonly number[],
  forfeits: boolean,
): { readonly points: Float64Array; readonly haveAllMet: boolean } {
  const encounters = encountersOf(tournament, tied, forfeits);
  const { missing, scores } = standingsOf(encounters, [...tied.keys()]);
  const units = unitsOf(encounters);
  return { points: scores.map((score) => score / units), haveAllMet: missing.every((games) => games === 0) };
}

function pointsWhereAllMet(isLevelShown: boolean, forfeits: boolean): Shown {
  return (tournament, tied) => {
    const { haveAllMet, points } = pointsOf(tournament, tied, forfeits);
    const isShown = haveAllMet && (isLevelShown || points.some((one) => one !== points[0]));
    return isShown ? points : points.fill(0);
  };
}

/** The ranks among the tied, as Article 6 divides them. */
function ranksAmong(forfeits: boolean): Shown {
  return (tournament, tied) => {
    const ranks = new Map<number, number>();
    let before = 0;
    for (const group of separate(tournament, tied, forfeits)) {
      for (const player of group) ranks.set(player, before + 1);
      before += group.length;
    }
    return tied.map((player) => ranks.get(player) ?? NaN);
  };
}

interface Way extends Pick<Candidate, 'rule' | 'isNamed'> {
  readonly shown: Shown;
  /** What a player shows with whom nobody is tied. */
  readonly alone: number;
}

const WAYS: readonly Way[] = [
  ...(['2026-03', '2024-08'] as const).flatMap((edition): Way[] => [
    {
      rule: { code: 'DE', edition, article: '6' },
      ...{ isNamed: true, shown: ranksAmong(false), alone: 1 },
    },
    {
      rule: { code: 'DE/P', edition, article: '6.1.1' },
      ...{ isNamed: true, shown: ranksAmong(true), alone: 1 },
    },
  ]),
  {
    rule: { code: 'DE', convention: 'points where all have met', article: null },
    ...{ isNamed: true, shown: pointsWhereAllMet(true, false), alone: 0 },
  },
  {
    rule: { code: 'DE', convention: 'points where all have met, level groups 0', article: null },
    ...{ isNamed: true, shown: pointsWhereAllMet(false, false), alone: 0 },
  },
  {
    rule: { code: 'DE/P', convention: 'points where all have met', article: null },
    ...{ isNamed: false, shown: pointsWhereAllMet(true, true), alone: 0 },
  },
  {
    rule: { code: 'DE', convention: 'points from any mutual game', article: null },
    ...{ isNamed: false, shown: (tournament, tied) => pointsOf(tournament, tied, false).points, alone: 0 },
  },
];

/** What direct encounter shows in a column, in every way. */
export function encounterCandidates(tournament: Tournament, groups: readonly (readonly number[])[]): Candidate[] {
  return WAYS.map(({ alone, isNamed, rule, shown }) => {
    const values = new Float64Array(tournament.ids.length).fill(alone);
    for (const tied of groups.filter(({ length }) => length > 1)) {
      const ofTied = shown(tournament, tied);
      tied.forEach((player, at) => (values[player] = ofTied[at]));
    }
    return { rule, isNamed, isMean: false, values };
  });
}
