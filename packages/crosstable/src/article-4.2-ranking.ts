// FIDE C.07 (edition 2026-03), Article 4.2: Order of the Standings

/** Divides players who are tied into groups, first to last. */
export type Split = (tied: readonly number[]) => readonly (readonly number[])[];

/** A ranking under construction: all players in groups, first to last; the players of a group are tied so far. */
export type Ranking = readonly (readonly number[])[];

/** Art. 4.2: the next tie-break, for each subgroup of the players who are still tied. */
export function refined(ranking: Ranking, split: Split): Ranking {
  const next: (readonly number[])[] = [];
  for (const group of ranking) {
    if (group.length < 2) next.push(group);
    else for (const part of split(group)) next.push(part);
  }
  return next;
}

/** The order of two values: the better first, and no value (NaN) last. */
function compare(one: number, other: number, lowerFirst: boolean): number {
  if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return lowerFirst ? one - other : other - one;
}

/** Art. 4.2: a split by values. Players with the same value keep their order. */
export function byColumn(column: Float64Array, lowerFirst = false): Split {
  return (tied) => {
    const sorted = [...tied].sort((one, other) => compare(column[one], column[other], lowerFirst));
    const groups: number[][] = [];
    let last = NaN;
    for (const player of sorted) {
      const value = column[player];
      const isTied = groups.length > 0 && (value === last || (Number.isNaN(value) && Number.isNaN(last)));
      if (isTied) groups[groups.length - 1].push(player);
      else groups.push([player]);
      last = value;
    }
    return groups;
  };
}

/** Each player's rank within what a split makes of the tied: 1, 2, 2, 4. */
export function ranksIn(groups: readonly (readonly number[])[], into: Float64Array): void {
  let rank = 1;
  for (const group of groups) {
    for (const player of group) into[player] = rank;
    rank += group.length;
  }
}
