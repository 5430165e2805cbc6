// What the page asks the worker that searches, and what it answers.
import type { ChessEvent } from '../../../crosstable/src/event.js';
import type { WhatIf } from '../../../whatif/src/index.js';

/** What can still happen to a player, and what leads to a place? Of players alone. */
export interface Question {
  readonly event: ChessEvent;
  readonly player: string;
  /** From 1. */
  readonly place: number;
}

/** What is known so far, what is known in the end, or why there is no answer. */
export type Answer =
  | { readonly kind: 'so far' | 'answer'; readonly known: WhatIf }
  | { readonly kind: 'refused'; readonly message: string };
