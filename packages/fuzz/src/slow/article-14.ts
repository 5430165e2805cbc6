// FIDE C.07 (editions 2024-08 and 2026-03), Article 14: Modifiers, with the exception of 16.5.

/** Something that is added up, and may be cut. */
interface Addend {
  /** By which 14.1.1.d finds the least significant one. */
  readonly score: number;
  readonly value: number;
  readonly isVoluntary: boolean;
}

export const CUTS = ['', '/C1', '/C2', '/M1', '/M2'] as const;

export type Cut = (typeof CUTS)[number];

/** How many of the least and of the most significant values go. */
export const NUMBERS_CUT: Readonly<Record<Cut, readonly [least: number, most: number]>> = {
  '': [0, 0],
  '/C1': [1, 0], // Art. 14.1
  '/C2': [2, 0], // Art. 14.2
  '/M1': [1, 1], // Art. 14.3
  '/M2': [2, 2], // Art. 14.4
};

/** Whether one of two addends is to be cut rather than the other. */
type Sooner = (one: Addend, other: Addend) => boolean;

function firstCut(addends: readonly Addend[], sooner: Sooner): Addend {
  return addends.reduce((found, addend) => (sooner(addend, found) ? addend : found));
}

/** Art. 14.1.1.a and d: the lowest value among those of the lowest score. */
const leastSignificant: Sooner = (one, other) =>
  one.score < other.score || (one.score === other.score && one.value < other.value);

/** Art. 14.3, 14.4: the highest value among those of the highest score. */
const mostSignificant: Sooner = (one, other) =>
  one.score > other.score || (one.score === other.score && one.value > other.value);

/** Art. 16.5.1: the lowest value; of several the one of the lowest score. */
const lowestValue: Sooner = (one, other) =>
  one.value < other.value || (one.value === other.value && one.score < other.score);

function withoutLeast(addends: readonly Addend[]): readonly Addend[] {
  const least = firstCut(addends, leastSignificant);
  const voluntary = addends.filter(({ isVoluntary }) => isVoluntary);
  const exception = voluntary.length === 0 ? least : firstCut(voluntary, lowestValue);
  const cut = exception.value >= least.value ? exception : least; // Art. 16.5.1, 16.5.2
  return addends.filter((addend) => addend !== cut);
}

function withoutMost(addends: readonly Addend[]): readonly Addend[] {
  const cut = firstCut(addends, mostSignificant);
  return addends.filter((addend) => addend !== cut);
}

/** What is left after the cuts: first the least significant go, then the most significant. */
export function afterCut(addends: readonly Addend[], cut: Cut): readonly Addend[] {
  const [least, most] = NUMBERS_CUT[cut];
  let left = addends;
  for (let at = 0; at < least && left.length > 0; at++) left = withoutLeast(left); // Art. 16.5.2: of what remains
  for (let at = 0; at < most && left.length > 0; at++) left = withoutMost(left);
  return left;
}
