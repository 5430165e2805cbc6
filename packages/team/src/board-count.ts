import type { Match, Points, Unchecked } from '@crosstable/core';

const isList: (list: unknown) => list is readonly unknown[] = Array.isArray;

/** The fewest boards on which two teams can score so much together; 0 where the totals don't say it. */
function leastBoardsFor(totals: unknown, mostOfBoth: number): number {
  if (!isList(totals)) return 0;
  let sum = 0;
  for (const total of totals) sum += typeof total === 'number' ? total : 0;
  return Number.isFinite(sum) ? Math.ceil(sum / mostOfBoth - 1e-9) : 0;
}

/** How many boards a match has, where the caller doesn't say it: the most of any match, or as many as its totals need. */
export function mostBoards(
  rounds: readonly (readonly Unchecked<Match>[])[],
  { draw, loss, scale, win }: Points,
): number {
  const mostOfBoth = Math.max(win + loss, 2 * draw) / scale;
  let most = 1;
  for (const round of rounds) {
    if (!isList(round)) continue;
    for (const match of round) {
      const { boards, gamePoints } = match ?? {};
      if (isList(boards)) most = Math.max(most, boards.length);
      else if (mostOfBoth > 0) most = Math.max(most, leastBoardsFor(gamePoints, mostOfBoth));
    }
  }
  return most;
}
