import type { Edition } from './editions.js';

/** A rule that gives a column of a table: a code of C.07 in an edition, or under a convention that C.07 doesn't have. */
export interface Rule {
  /** As in a tie-break list, `'BH/C1'`. */
  readonly code: string;
  /** The edition of C.07; left out where the rule is a convention. */
  readonly edition?: Edition;
  /** The name of the convention, as `'virtual opponent'`; left out where the rule is one of C.07. */
  readonly convention?: string;
  /** The article of C.07 that defines the code; `null` where none does. */
  readonly article: string | null;
}

/** A column of values, as a table prints it. */
export interface PrintedColumn {
  /** The heading. */
  readonly label: string;
  /** Ids of players to what is printed; `null` for an empty cell. */
  readonly cells: ReadonlyMap<string, number | null>;
  /** The text below the table that says what the column is. */
  readonly legend?: string;
  /** The rules that the legend names. */
  readonly named?: readonly Rule[];
}

/** Points of a player or a team that aren't those of the games. */
export interface OtherPoints {
  /** The id of the player or the team. */
  readonly id: string;
  /** The points that a file states, or a table prints. */
  readonly stated: number;
  /** Those that the games give. */
  readonly counted: number;
  /** Of a team: match points or game points. */
  readonly score?: 'MP' | 'GP';
}

/** A table as a web page, a program or a sheet of paper prints it. */
export interface PrintedTable {
  /** Ids of players to their points. */
  readonly points?: ReadonlyMap<string, number>;
  /** Ids of players to their ranks, from 1. */
  readonly ranks?: ReadonlyMap<string, number>;
  /** From left to right. */
  readonly columns: readonly PrintedColumn[];
}

/** The ranks of a printed table under its list in an edition. */
export interface RanksInEdition {
  readonly edition: Edition;
  /** The number of players, or teams, to whom the list gives another place than the table prints. */
  readonly differing: number;
}

/** The list of tie-breaks that a printed table follows. */
export interface PrintedList {
  /** The whole order, as `['PTS', 'BH/C1', 'BH']`. */
  readonly codes: readonly string[];
  /** The rule of each column, from left to right. */
  readonly rules: readonly Rule[];
  /** `'values'` where the printed values and ranks show the list, `'legend'` where the text below the table alone names it. */
  readonly from: 'values' | 'legend';
  /** The number of rounds that the table counts. */
  readonly rounds: number;
  /** The number of printed ranks. */
  readonly ranks: number;
  /** In each edition that allows the codes; none where no ranks are printed. */
  readonly editions: readonly RanksInEdition[];
}
