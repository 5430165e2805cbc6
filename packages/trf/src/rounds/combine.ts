import type { GameKind, Result } from '@crosstable/core';

import type { Reading } from '../readings.js';
import { type GameCode, complement, forfeitKind, isForfeit, scoreOf, strengthOf } from '../records/result-codes.js';

/** A game as two rows tell it, from the side of White; its result is `null` where neither has one. */
interface CombinedGame {
  readonly result: Result | null;
  readonly kind?: GameKind;
  readonly blackResult?: Result;
  readonly unrated?: true;
}

/** The game of two rows, and how the weaker one was read if they differ; or the text that was expected of them. */
type Agreement = { readonly game: CombinedGame; readonly repair: Reading | undefined } | { readonly expected: string };

/** Puts the results of two rows together, White's first. A result gives way to one that says more. */
export function combine(white: GameCode, black: GameCode): Agreement {
  const isWhites = strengthOf(white) >= strengthOf(black);
  const [strong, weak] = isWhites ? [white, black] : [black, white];
  const isSame = strengthOf(strong) === strengthOf(weak);
  const repair = isSame ? undefined : readingOf(strong, weak);
  if (strong === '') return { game: { result: null }, repair };
  if (isForfeit(strong)) {
    const [counterpart, expected] = strong === '+' ? (['-', '-'] as const) : (['+', '+ or -'] as const);
    // A forfeit loss alone leaves open whether the opponent came
    if (!isSame && scoreOf(weak) !== scoreOf(counterpart)) {
      return { expected: `the counterpart of a forfeit (${expected})` };
    }
    const other = isSame ? weak : counterpart;
    const kind = forfeitKind(isWhites ? strong + other : other + strong);
    if (kind === undefined) return { expected: 'a forfeit won by one of the two' };
    return { game: { result: kind === 'forfeit-win' ? 1 : 0, kind }, repair };
  }
  const score = scoreOf(strong);
  const rest = weak === '' ? complement(score) : scoreOf(weak);
  if (score + rest > 1) return { expected: 'results that award at most one point between the two' };
  const [result, blackResult] = isWhites ? [score, rest] : [rest, score];
  const game = {
    result,
    // Less than a point between the two is an arbiter's decision, and each keeps what its own row says.
    ...(score + rest < 1 && { blackResult }),
    ...(strengthOf(strong) > strengthOf('1') && { unrated: true as const }),
  };
  return { game, repair };
}

/** The reading of a result that gives way. */
function readingOf(strong: GameCode, weak: GameCode): Reading {
  const key = weak === '' ? 'from-opponent' : isForfeit(strong) ? 'as-forfeit' : 'as-unrated';
  return { key, values: {} };
}
