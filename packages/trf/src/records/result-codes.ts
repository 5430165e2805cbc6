import type { GameKind, Result } from '@crosstable/core';

/**
 * The codes of a game between two players, in the order in which the description of 001 prints them (TRF26, Annexure A of
 * C.02.03): the score, and how much the code says. Nothing says less than a game over the board, that less than W, D and L, which
 * are games of less than one move and not rated, and these less than a forfeit.
 */
// prettier-ignore
const GAMES = {
  '+': { score: 1,   strength: 3 },
  '-': { score: 0,   strength: 3 },
  W:   { score: 1,   strength: 2 },
  D:   { score: 0.5, strength: 2 },
  L:   { score: 0,   strength: 2 },
  1:   { score: 1,   strength: 1 },
  '=': { score: 0.5, strength: 1 },
  0:   { score: 0,   strength: 1 },
  '':  { score: 0,   strength: 0 },
} as const satisfies Record<string, { score: Result; strength: number }>;

/** `''` for an unknown result. */
export type GameCode = 'W' | 'D' | 'L' | '1' | '=' | '0' | '+' | '-' | '';
/** The letters of byes in a report: full, half, pairing-allocated and zero points. */
export type ByeCode = 'H' | 'F' | 'U' | 'Z';
/** A bye, as games have it. */
export type ByeKind = Extract<GameKind, `${string}-bye`>;

const BYE_KINDS: Readonly<Record<ByeCode, ByeKind>> = {
  H: 'half-bye',
  F: 'full-bye',
  U: 'pairing-bye',
  Z: 'zero-bye',
};

/** The texts that programs write for a game without a known result; Lichess has Z while it is going on. */
const UNKNOWN_RESULTS: ReadonlySet<string> = new Set(['', '?', 'X', '*', 'Z']);

export const RESULTS_EXPECTED = "a game's result (1 = 0 W D L + -)";
export const BYES_EXPECTED = "a bye's code (H F U Z)";

export function isGameCode(code: string): code is GameCode {
  return Object.hasOwn(GAMES, code);
}

export function scoreOf(code: GameCode): Result {
  return GAMES[code].score;
}

/** How much a code says; a result gives way to one that says more. */
export function strengthOf(code: GameCode): number {
  return GAMES[code].strength;
}

/** The code of a score over the board; the inverse of {@link scoreOf}. */
export function codeOfScore(score: Result, rated: boolean): GameCode {
  if (score === 1) return rated ? '1' : 'W';
  if (score === 0.5) return rated ? '=' : 'D';
  return rated ? '0' : 'L';
}

/** The forfeits, by the codes of White and Black. 330 has the same codes for the two teams of a match. */
const FORFEITS = { '+-': 'forfeit-win', '-+': 'forfeit-loss', '--': 'double-forfeit' } as const;

/** The forfeit with these codes; `undefined` for other texts. */
export function forfeitKind(codes: string): GameKind | undefined {
  return Object.entries(FORFEITS).find(([both]) => both === codes)?.[1];
}

/** The code of a bye, or those of White and Black in a forfeit; `undefined` for other kinds. */
export function codeOfKind(kind: unknown): string | undefined {
  return Object.entries({ ...BYE_KINDS, ...FORFEITS }).find(([, one]) => one === kind)?.[0];
}

export function isForfeit(code: GameCode): code is '+' | '-' {
  return code === '+' || code === '-';
}

export function isByeCode(code: string): code is ByeCode {
  return Object.hasOwn(BYE_KINDS, code);
}

/** The bye that a result of a game stands for where files write it without an opponent: TRF06 has no letters for byes. */
export function byeOfScore(score: Result): ByeCode {
  if (score === 1) return 'F';
  return score === 0.5 ? 'H' : 'Z';
}

export function byeKind(code: ByeCode): ByeKind {
  return BYE_KINDS[code];
}

/** A bye in words, with its code: `a half-point bye (H)`. */
export function byeInWords(code: ByeCode): string {
  return `${code === 'Z' ? 'an absence' : `a ${byeKind(code).replace('-', '-point ')}`} (${code})`;
}

/** The result of White in a round without a game; that of a pairing-allocated bye depends on the scoring. */
export function resultOfKind(kind: GameKind, pairingBye: Result): Result {
  if (kind === 'pairing-bye') return pairingBye;
  if (kind === 'half-bye') return 0.5;
  return kind === 'full-bye' || kind === 'forfeit-win' ? 1 : 0;
}

export function isUnknownResult(code: string): boolean {
  return UNKNOWN_RESULTS.has(code);
}

/** The rest of one point. */
export function complement(score: Result): Result {
  if (score === 0.5) return 0.5;
  return score === 1 ? 0 : 1;
}
