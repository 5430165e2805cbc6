// The results that can be entered, each with its letter in a link.
import type { ChangedResult } from '../state.js';

/** A result as it is entered. */
export type Entered = Pick<ChangedResult, 'blackResult' | 'kind' | 'result'>;

/** The results in the order in which they are offered: over the board, forfeits, and those in which the two don't make one point. */
export const ENTERED: readonly (Entered & { readonly letter: string })[] = [
  { letter: '1', result: 1 },
  { letter: 'h', result: 0.5 },
  { letter: '0', result: 0 },
  { letter: '', result: null },
  { letter: 'w', result: 1, kind: 'forfeit-win' },
  { letter: 'l', result: 0, kind: 'forfeit-loss' },
  { letter: 'n', result: 0, kind: 'double-forfeit' },
  { letter: 'z', result: 0, blackResult: 0 },
  { letter: 'a', result: 0.5, blackResult: 0 },
  { letter: 'b', result: 0, blackResult: 0.5 },
];

/** The same results with Black on the left. */
export const TURNED: readonly number[] = [2, 1, 0, 3, 5, 4, 6, 7, 9, 8];

/** The part of a game that its result is. */
interface Told {
  readonly result: number | null;
  readonly blackResult?: number | undefined;
  readonly kind?: string | undefined;
}

/** The place of a result among them, or -1. Black's score that White's leaves needn't be told. */
export function placeOf({ blackResult, kind, result }: Told): number {
  const black = kind === undefined && result !== null && blackResult !== 1 - result ? blackResult : undefined;
  return ENTERED.findIndex((one) => one.result === result && one.kind === kind && one.blackResult === black);
}

/** A result without what it doesn't have. */
export function resultOf({ blackResult, kind, result }: Entered): Entered {
  return { result, ...(kind !== undefined && { kind }), ...(blackResult !== undefined && { blackResult }) };
}
