import type { ByesWithoutKind, Finding, OrderExplanation } from '@crosstable/standings';
import type { RepairKind } from '@crosstable/trf/inside';
import type { FileNotes } from '@crosstable/words/answers';

/** The effects that a finding can have, the gravest first. */
export const CHANGES = ['result', 'score', 'rank', 'nothing'] as const;

/** The effect that a finding can have: on the result of a game, a score, a rank, or none of them. */
export type Change = (typeof CHANGES)[number];

/** Something that looks wrong in the file of a tournament. */
export interface EventFinding {
  readonly changes: Change;
  /**
   * The sort of the finding: the kind of a repair (`'points-differ'`), the key of a finding on the list of tie-breaks
   * (`'unknown-code'`), that of a note on the file (`'old-rule'`), or one of `'first-difference'`, `'stated-rank'`, `'same-name'`, `'same-fide-id'`, `'met-twice'`,
   * `'no-tiebreaks'`, `'printed-list'`, `'no-list-fits'`, `'bye-without-kind'` and `'end-before-start'`.
   */
  readonly key:
    | RepairKind
    | Finding['key']
    | keyof FileNotes
    | 'first-difference'
    | 'stated-rank'
    | 'same-name'
    | 'same-fide-id'
    | 'met-twice'
    | 'no-tiebreaks'
    | 'printed-list'
    | 'no-list-fits'
    | ByesWithoutKind['key']
    | 'end-before-start';
  /** The whole in a sentence. */
  readonly message: string;
  /** Line and column of the file, counted from 1; of a repair. Those of the first place where several are alike. */
  readonly line?: number;
  readonly column?: number;
  /** The number of places that are alike; left out for one. */
  readonly places?: number;
  /** Ids of the players that the finding is about, where it isn't about a place in the file. */
  readonly players?: readonly string[];
  /** Counted from 1; of a game. */
  readonly round?: number;
  /**
   * Of the first position that differs: why the list puts the second of the two players there, as `explainOrder` says it; left out
   * where the first of them was expelled.
   */
  readonly order?: OrderExplanation;
  /** The code as the list has it; of a finding on the list of tie-breaks. */
  readonly code?: string;
  /** The article of C.07; of such a finding, and of byes without a kind. */
  readonly article?: string;
}
