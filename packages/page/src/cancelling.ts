// Contributions that two explanations have in common, and those that each has alone.
import { isDummy } from '@crosstable/words';
import type { Contribution, Explanation } from 'crosstable';

/** Two explanations side by side. */
export interface Compared {
  /** The contributions that are the same on both sides, as the first one has them. */
  readonly same: readonly Contribution[];
  /** Their sum, on each side. */
  readonly sum: number;
  /** The contributions of the first one alone, the largest first, those that are cut last. */
  readonly first: readonly Contribution[];
  readonly second: readonly Contribution[];
}

function keyOf(contribution: Contribution): string {
  const { opponent, reason, value } = contribution;
  return JSON.stringify([opponent, value, isDummy(reason)]);
}

function inOrder(contributions: readonly Contribution[]): readonly Contribution[] {
  return contributions.toSorted(
    (one, other) => Number(one.cut !== null) - Number(other.cut !== null) || other.value - one.value,
  );
}

/** Whether what is the same on both sides changes both values alike: in a sum, and in means of as many. */
function cancels({ conclusion: one }: Explanation, { conclusion: other }: Explanation): boolean {
  if (one.key !== other.key) return false;
  if (one.key === 'sum' || one.key === 'limit') return true;
  const [first, second] = [{ ...one.values }, { ...other.values }];
  return one.key === 'mean' && Reflect.get(first, 'count') === Reflect.get(second, 'count');
}

/** The contributions that are the same in two explanations of one code, and those that aren't. */
export function compared(one: Explanation, other: Explanation): Compared {
  const left = new Map<string, Contribution[]>();
  for (const contribution of other.contributions) {
    const isCommon = contribution.cut === null && contribution.opponent !== null && cancels(one, other);
    if (isCommon) left.set(keyOf(contribution), [...(left.get(keyOf(contribution)) ?? []), contribution]);
  }
  const matched = new Set<Contribution>();
  const same = one.contributions.filter((contribution) => {
    if (contribution.cut !== null) return false;
    const partner = left.get(keyOf(contribution))?.pop();
    if (partner !== undefined) matched.add(partner);
    return partner !== undefined;
  });
  return {
    same,
    sum: same.reduce((sum, { value }) => sum + value, 0),
    first: inOrder(one.contributions.filter((contribution) => !same.includes(contribution))),
    second: inOrder(other.contributions.filter((contribution) => !matched.has(contribution))),
  };
}
