import type { CrosstableOptions, Edition, Rule, TeamTableOptions } from '@crosstable/core';

/** The organisers' statements about the table. */
interface Said {
  /** The list of tie-breaks, as `['BH/C1', 'BH']`; default: the codes that were found. */
  readonly declared?: readonly string[] | undefined;
  /** The first day, `YYYY-MM-DD`. It orders the names of a rule, and never decides which rule it is. */
  readonly start?: string | undefined;
}

/** The facts about a tournament of players, and what its organisers said of the table. */
export interface AuditOptions extends CrosstableOptions, Said {}

/** The facts about a tournament of teams, and what its organisers said of the table. */
export interface TeamAuditOptions extends TeamTableOptions, Said {}

/** A value that isn't the one that the rule gives. */
export interface WrongCell {
  readonly player: string;
  readonly printed: number;
  /** `null` where the rule gives no value. */
  readonly computed: number | null;
}

/** A cell that tells rules apart. */
export interface TellingCell {
  readonly player: string;
  readonly printed: number;
  /** By each of the alternatives, in their order; `null` where it gives no value. */
  readonly computed: readonly (number | null)[];
}

/** A class of rules that give the same column. */
export interface RuleClass {
  readonly rules: readonly Rule[];
  /** The number of cells that they give. */
  readonly matches: number;
}

/**
 * `'identified'`: one class of rules gives every cell. `'identified-with-errors'`: one gives all but a few, two cells or
 * more better than any other. `'ambiguous'`: two are equally near, or differ by one cell. `'no-information'`: too few
 * cells or different values to tell rules apart. `'unknown'`: no known rule gives the column.
 */
export type Verdict = 'identified' | 'identified-with-errors' | 'ambiguous' | 'no-information' | 'unknown';

/** The rule that made a column. */
export interface ColumnAudit {
  /** The heading. */
  readonly label: string;
  /** The number of cells that were compared. */
  readonly cells: number;
  readonly verdict: Verdict;
  /** All that give the same column, simplest first; none where the column is unknown, or tells nothing and isn't given whole. */
  readonly rules: readonly Rule[];
  /** The rules that the legend names, where all have another code or edition than `rules`. Else left out. */
  readonly misnamed?: readonly Rule[];
  /** The number of cells that the best class gives. */
  readonly matches: number;
  /** The cells that the rules don't give; none of an unknown column. */
  readonly wrong: readonly WrongCell[];
  /** The next class; of an unknown column the nearest. */
  readonly runnerUp: RuleClass | null;
  /**
   * Of a column that isn't identified: the best class and those with a name that give at most one cell fewer, where there are
   * two or more. Else none.
   */
  readonly alternatives: readonly RuleClass[];
  /** The cells that tell the alternatives apart. */
  readonly telling: readonly TellingCell[];
  /** The number of players on whom the best column and the nearest other one differ. */
  readonly distance: number;
}

/** A printed rank that doesn't follow, with the places that the player and those who are tied share. */
export interface WrongRank {
  readonly player: string;
  readonly printed: number;
  readonly from: number;
  readonly to: number;
}

/** The ranks under a list. */
export interface RanksUnderList {
  readonly edition: Edition;
  /** The convention for unplayed rounds that Buchholz and Sonneborn-Berger follow; left out where all is as C.07 has it. */
  readonly convention?: string;
  readonly codes: readonly string[];
  readonly wrong: readonly WrongRank[];
}

/** Whether the printed ranks follow. */
export interface RanksAudit {
  /** The number of printed ranks. */
  readonly cells: number;
  /** The ranks that don't follow from the printed points and columns; an empty cell isn't compared. */
  readonly wrong: readonly WrongRank[];
  /** The ranks that would be others under the list, in each edition that allows its codes here; none without a list. */
  readonly editions: readonly RanksUnderList[];
  /**
   * The ranks that would be others under the list with a convention instead, one for each name of a convention that a code of
   * the list has; the other codes stand in the edition in force.
   */
  readonly conventions: readonly RanksUnderList[];
}

/** The answer about a printed table: the rules of its columns, and what does not follow from them. */
export interface Audit {
  /** The points first: one wrong result spoils every column. */
  readonly points: { readonly cells: number; readonly wrong: readonly WrongCell[] };
  /** In the order of the table. */
  readonly columns: readonly ColumnAudit[];
  /** `null` where no ranks are printed. */
  readonly ranks: RanksAudit | null;
}
