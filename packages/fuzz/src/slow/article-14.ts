// FIDE C.07 (editions 2024-08 and 2026-03), Article 14: Modifiers, with the exception of 16.5.

/** A value that is added up, and may be cut. */
export interface Addend {
  /** The number by which 14.1.1.d finds the least significant value. */
  readonly score: number;
  readonly value: number;
  readonly isVoluntary: boolean;
}

export const CUTS = ['', '/C1', '/C2', '/M1', '/M2'] as const;

export type Cut = (typeof CUTS)[number];

/** The number of least significant values that are cut, and of most significant ones. */
export const NUMBERS_CUT: Readonly<Record<Cut, readonly [least: number, most: number]>> = {
  '': [0, 0],
  '/C1': [1, 0], // Art. 14.1
  '/C2': [2, 0], // Art. 14.2
  '/M1': [1, 1], // Art. 14.3
  '/M2': [2, 2], // Art. 14.4
};

/** Whether one of two addends is cut before the other. */
type Sooner = (one: Addend, other: Addend) => boolean;

function firstCut<T extends Addend>(addends: readonly T[], sooner: Sooner): T {
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

/** A cut, and whether it follows from the exception of Article 16.5. */
interface CutAddend<T extends Addend> {
  readonly addend: T;
  readonly by: 'least' | 'exception' | 'most';
}

function leastOf<T extends Addend>(addends: readonly T[]): CutAddend<T> {
  const least = firstCut(addends, leastSignificant);
  const voluntary = addends.filter(({ isVoluntary }) => isVoluntary);
  const exception = voluntary.length === 0 ? least : firstCut(voluntary, lowestValue);
  const isException = exception !== least && exception.value >= least.value; // Art. 16.5.1, 16.5.2
  return isException ? { addend: exception, by: 'exception' } : { addend: least, by: 'least' };
}

function mostOf<T extends Addend>(addends: readonly T[]): CutAddend<T> {
  return { addend: firstCut(addends, mostSignificant), by: 'most' };
}

/** The cuts: first the least significant values, one at a time (16.5.2), then the most significant. */
export function cutsOf<T extends Addend>(addends: readonly T[], cut: Cut): readonly CutAddend<T>[] {
  const [least, most] = NUMBERS_CUT[cut];
  const gone: CutAddend<T>[] = [];
  for (let at = 0; at < least + most; at++) {
    const left = addends.filter((addend) => gone.every((one) => one.addend !== addend));
    if (left.length > 0) gone.push(at < least ? leastOf(left) : mostOf(left));
  }
  return gone;
}

/** The values that remain after the cuts. */
export function afterCut<T extends Addend>(addends: readonly T[], cut: Cut): readonly T[] {
  const gone = cutsOf(addends, cut).map(({ addend }) => addend);
  return addends.filter((addend) => !gone.includes(addend));
}
