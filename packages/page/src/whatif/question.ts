// The question of the page to the worker that searches, and its answers.
import type { WhatIf } from '@crosstable/whatif';
import type { ChessEvent } from 'crosstable/event';

/** The question which places a player can reach, and what leads to one of them; of players alone. */
export interface Question {
  readonly event: ChessEvent;
  readonly player: string;
  /** From 1. */
  readonly place: number;
}

/** The question which of some players can still be first. */
export interface ContendersQuestion {
  readonly event: ChessEvent;
  readonly contenders: readonly string[];
}

/** Those of them who can, and those of whom nobody knows. */
export interface Contenders {
  readonly possible: readonly string[];
  readonly undecided: readonly string[];
}

/** The answer so far, the final one, or why there is none. */
export type Answer =
  | { readonly kind: 'so far' | 'answer'; readonly known: WhatIf }
  | { readonly kind: 'refused'; readonly message: string };
