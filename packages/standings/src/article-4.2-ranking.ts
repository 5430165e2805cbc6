// FIDE C.07 (edition 2026-03), Article 4.2: Order of the Standings

import { type Tournament, groupsByMerit } from '@crosstable/core';

/** Art. 4.2: the whole order of a list: points come first, for teams one of their scores, even if the list leaves them out. */
export function wholeOrder(list: readonly string[]): readonly string[] {
  const hasPoints = list.some((code) => code.toUpperCase() === 'PTS') || /^[MG]PTS$/i.test(list.at(0) ?? '');
  return hasPoints ? list : ['PTS', ...list];
}

/** Divides players who are tied into groups, first to last. */
export type Split = (tied: readonly number[]) => readonly (readonly number[])[];

/** A ranking under construction: all players in groups, first to last; the players of a group are tied so far. */
export type Ranking = readonly (readonly number[])[];

/**
 * The number of everybody who is ranked, which leaves out the expelled: all are tied before the first tie-break. `keys()` would take
 * longer than a tie-break in a small event.
 */
export function everybody({ expelled, ids }: Pick<Tournament, 'expelled' | 'ids'>): number[] {
  const all = ids.map((_, player) => player);
  return expelled === undefined ? all : all.filter((player) => !expelled.has(player));
}

/** Art. 4.2: the next tie-break, for each subgroup of the players who are still tied. */
export function refine(ranking: Ranking, split: Split): Ranking {
  const next: (readonly number[])[] = [];
  for (const group of ranking) {
    if (group.length < 2) next.push(group);
    else for (const part of split(group)) next.push(part);
  }
  return next;
}

/** The most players who are put in order quickest by insertion; more of them share few different keys. */
const FEW = 48;

/** Splits a few players into groups with equal sort keys, the highest first; players of a group keep their order. */
function byInsertion(players: readonly number[], merits: Float64Array): number[][] {
  const sorted = [...players];
  for (let at = 1; at < sorted.length; at++) {
    const player = sorted[at];
    let place = at;
    for (; place > 0 && merits[sorted[place - 1]] < merits[player]; place--) sorted[place] = sorted[place - 1];
    sorted[place] = player;
  }
  const groups: number[][] = [];
  let last = NaN;
  for (const player of sorted) {
    if (merits[player] === last) groups[groups.length - 1].push(player);
    else groups.push([player]);
    last = merits[player];
  }
  return groups;
}

/** Sort keys; higher is better. Negated where the lower value ranks first, −∞ for a missing value (NaN). */
export function meritsOf(column: Float64Array, lowerFirst = false): Float64Array {
  if (!lowerFirst && !column.includes(NaN)) return column;
  return column.map((value) => (Number.isNaN(value) ? -Infinity : lowerFirst ? -value : value));
}

/** Art. 4.2: splits by values, the best first and missing values last. Players with the same value keep their order. */
export function byColumn(column: Float64Array, lowerFirst = false): Split {
  const merits = meritsOf(column, lowerFirst);
  return (tied) => (tied.length > FEW ? groupsByMerit(tied, (player) => merits[player]) : byInsertion(tied, merits));
}

/** Each player's rank among the tied after a split: 1, 2, 2, 4. */
export function ranksIn(groups: readonly (readonly number[])[], into: Float64Array): void {
  let rank = 1;
  for (const group of groups) {
    for (const player of group) into[player] = rank;
    rank += group.length;
  }
}

/** A split that is made only where all of the tied have the same in another column. */
export function whereEqual(column: Float64Array, split: Split): Split {
  return (tied) => (tied.every((player) => column[player] === column[tied[0]]) ? split(tied) : [tied]);
}
