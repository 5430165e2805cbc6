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

/** The answer so far, the final one, or why there is none. */
export type Answer =
  | { readonly kind: 'so far' | 'answer'; readonly known: WhatIf }
  | { readonly kind: 'refused'; readonly message: string };
