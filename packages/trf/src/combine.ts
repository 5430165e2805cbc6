import type { GameKind, Result } from '@crosstable/core';
import { complement, forfeitKind, isForfeit, scoreOf, type ForfeitCode, type PlayedCode } from './result-codes.js';
import type { Colour, Pairing } from './round-cell.js';

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

type Code = Pairing['code'];

/** Puts the results of two rows together, White's first. */
export function combine(white: Code, black: Code): Agreement {
  if (white === '' || black === '') return combineWithUnknown(white, black);
  if (isForfeit(white)) return isForfeit(black) ? combineForfeits(white, black) : combineMixed(white, black, false);
  if (isForfeit(black)) return combineMixed(black, white, true);
  return combinePlayed(white, black);
}

function combinePlayed(white: PlayedCode, black: PlayedCode): Agreement {
  const ours = scoreOf(white);
  const theirs = scoreOf(black);
  if (ours.score + theirs.score > 1) {
    return { sort: 'contradiction', expected: 'results that award at most one point between the two' };
  }
  if (ours.score + theirs.score === 1 && ours.rated && theirs.rated) return settle({ result: ours.score });
  const isUnrated = !ours.rated || !theirs.rated;
  return settle({
    result: ours.score,
    // Less than a point between the two is an arbiter's decision, and each keeps what its own row says.
    ...(ours.score + theirs.score < 1 && { blackResult: theirs.score }),
    ...(isUnrated && { unrated: true }),
    ...(ours.rated !== theirs.rated && { repair: 'read as unrated, as the other row has it' }),
  });
}

function combineForfeits(white: ForfeitCode, black: ForfeitCode, repair?: string): Agreement {
  const kind = forfeitKind(white + black);
  if (kind === undefined) return { sort: 'contradiction', expected: 'a forfeit won by one of the two' };
  return settle({ result: white === '+' ? 1 : 0, kind, repair });
}

/** One row says forfeit, the other a result over the board: the meaning is clear only if both name the same winner. */
function combineMixed(forfeit: ForfeitCode, played: PlayedCode, forfeitIsBlack: boolean): Agreement {
  const [other, score] = forfeit === '+' ? (['-', 0] as const) : (['+', 1] as const);
  if (scoreOf(played).score === score) {
    const repair = 'read as a forfeit, as the other row has it';
    return forfeitIsBlack ? combineForfeits(other, forfeit, repair) : combineForfeits(forfeit, other, repair);
  }
  return { sort: 'contradiction', expected: `the counterpart of a forfeit (${forfeit === '+' ? '-' : '+ or -'})` };
}

/** One row has no result: the other one decides. A forfeit loss can't, because it leaves open whether the opponent came. */
function combineWithUnknown(white: Code, black: Code): Agreement {
  const known = white === '' ? black : white;
  const repair = "read from the opponent's row";
  if (known === '-') return { sort: 'contradiction', expected: 'the counterpart of a forfeit (+ or -)' };
  if (known === '+') return white === '+' ? combineForfeits('+', '-', repair) : combineForfeits('-', '+', repair);
  if (known === '') return { sort: 'unfinished' };
  const { score, rated } = scoreOf(known);
  const result = white === '' ? complement(score) : score;
  return settle({ result, ...(!rated && { unrated: true }), repair });
}

function settle(game: CombinedGame): Agreement {
  return { sort: 'game', game };
}
