// FIDE C.07 (edition 2026-03), Article 4.2: Order of the Standings

/** Divides players who are tied into groups, first to last. */
export type Split = (tied: readonly number[]) => readonly (readonly number[])[];

/** A ranking under construction: all players in groups, first to last; the players of a group are tied so far. */
export type Ranking = readonly (readonly number[])[];

/** Everybody's number: all are tied before the first tie-break. `keys()` would take longer than a tie-break in a small event. */
export function everybody({ ids }: { readonly ids: readonly string[] }): number[] {
  return ids.map((_, player) => player);
}

/** Art. 4.2: the next tie-break, for each subgroup of the players who are still tied. */
export function refined(ranking: Ranking, split: Split): Ranking {
  const next: (readonly number[])[] = [];
  for (const group of ranking) {
    if (group.length < 2) next.push(group);
    else for (const part of split(group)) next.push(part);
  }
  return next;
}

/** Up to so many players are put in order quickest by insertion. */
const FEW = 48;

/** A few players in groups of the same merit, the higher first; those in a group keep their order. */
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

/** The same for many, who have fewer different merits than they are. */
function byMerit(players: readonly number[], merits: Float64Array): number[][] {
  const groups = new Map<number, number[]>();
  for (const player of players) {
    const group = groups.get(merits[player]);
    if (group === undefined) groups.set(merits[player], [player]);
    else group.push(player);
  }
  return [...groups].sort(([one], [other]) => other - one).map(([, group]) => group);
}

/** What is higher the better: a value, its opposite where the lower comes first, and the least where there is none (NaN). */
function meritsOf(column: Float64Array, lowerFirst: boolean): Float64Array {
  if (!lowerFirst && !column.includes(NaN)) return column;
  return column.map((value) => (Number.isNaN(value) ? -Infinity : lowerFirst ? -value : value));
}

/** Art. 4.2: a split by values, the better first and no value last. Players with the same value keep their order. */
export function byColumn(column: Float64Array, lowerFirst = false): Split {
  const merits = meritsOf(column, lowerFirst);
  return (tied) => (tied.length > FEW ? byMerit : byInsertion)(tied, merits);
}

/** Each player's rank within what a split makes of the tied: 1, 2, 2, 4. */
export function ranksIn(groups: readonly (readonly number[])[], into: Float64Array): void {
  let rank = 1;
  for (const group of groups) {
    for (const player of group) into[player] = rank;
    rank += group.length;
  }
}
