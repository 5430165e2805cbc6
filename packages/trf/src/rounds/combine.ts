import type { GameKind, Result } from '@crosstable/core';
import { complement, forfeitKind, isForfeit, scoreOf, strengthOf, type GameCode } from '../records/result-codes.js';
import type { Colour } from '../records/round-cell.js';

/** A game as two rows tell it, from the side of White. */
export interface CombinedGame {
  readonly result: Result;
  readonly blackResult?: Result;
  readonly kind?: GameKind;
  readonly unrated?: true;
  /** The reason why the rows had to be reconciled; absent if they agree. */
  readonly repair?: string | undefined;
}

/** The result of comparing the two rows of a game. */
export type Agreement =
  | { readonly sort: 'game'; readonly game: CombinedGame }
  | { readonly sort: 'unfinished' }
  | { readonly sort: 'contradiction'; readonly expected: string };

/** The row that has White; `contradiction` if both claim the same colour. */
export function whiteOf(first: Colour, second: Colour): 'first' | 'second' | 'unknown' | 'contradiction' {
  if (first === '-' && second === '-') return 'unknown';
  if (first === second) return 'contradiction';
  return first === 'w' || second === 'b' ? 'first' : 'second';
}

/** Puts the results of two rows together, White's first. A result gives way to one that says more. */
export function combine(white: GameCode, black: GameCode): Agreement {
  const isWhites = strengthOf(white) >= strengthOf(black);
  const [strong, weak] = isWhites ? [white, black] : [black, white];
  if (strong === '') return { sort: 'unfinished' };
  const isSame = strengthOf(strong) === strengthOf(weak);
  const repair = isSame ? undefined : readingOf(strong, weak);
  if (isForfeit(strong)) {
    const [counterpart, expected] = strong === '+' ? (['-', '-'] as const) : (['+', '+ or -'] as const);
    // A forfeit loss alone leaves open whether the opponent came
    if (!isSame && scoreOf(weak) !== scoreOf(counterpart)) {
      return { sort: 'contradiction', expected: `the counterpart of a forfeit (${expected})` };
    }
    const other = isSame ? weak : counterpart;
    const kind = forfeitKind(isWhites ? strong + other : other + strong);
    if (kind === undefined) return { sort: 'contradiction', expected: 'a forfeit won by one of the two' };
    return { sort: 'game', game: { result: kind === 'forfeit-win' ? 1 : 0, kind, repair } };
  }
  const score = scoreOf(strong);
  const rest = weak === '' ? complement(score) : scoreOf(weak);
  if (score + rest > 1) {
    return { sort: 'contradiction', expected: 'results that award at most one point between the two' };
  }
  const [result, blackResult] = isWhites ? [score, rest] : [rest, score];
  const game = {
    result,
    // Less than a point between the two is an arbiter's decision, and each keeps what its own row says.
    ...(score + rest < 1 && { blackResult }),
    ...(strengthOf(strong) > strengthOf('1') && { unrated: true as const }),
    repair,
  };
  return { sort: 'game', game };
}

/** The reading of a result that gives way. */
function readingOf(strong: GameCode, weak: GameCode): string {
  if (weak === '') return "read from the opponent's row";
  return `read as ${isForfeit(strong) ? 'a forfeit' : 'unrated'}, as the other row has it`;
}
