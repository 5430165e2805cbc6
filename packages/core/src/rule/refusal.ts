import { check } from '../input/check.js';

/** Why a tie-break isn't allowed in a tournament. */
export interface Refusal {
  readonly key: 'no-buchholz-in-round-robins' | 'rounds-not-announced';
  /** The number of the article of C.07. */
  readonly article: string;
  /** What the tournament should be, and what it is. */
  readonly expected: string;
  readonly got: string | undefined;
}

/** Throws a refusal, if there is one. */
export function refuse(refusal: Refusal | undefined, path: string): void {
  if (refusal !== undefined) check(false, path, refusal.expected, refusal.got, typeof refusal.got);
}
