import type { Explanation, Standing } from '../../crosstable/src/index.js';
import {
  crosstable,
  explain,
  explainStanding,
  standings,
  tiebreak,
  tiebreakValues,
} from '../../crosstable/src/index.js';
import { directExplanation } from './direct-explained.js';
import { directValue } from './direct.js';
import type { Tournament } from './tournament.js';

/** The answers of the tested side. */
export interface Answers {
  readonly values: (code: string) => ReadonlyMap<string, number | null>;
  /** The same by the function for one player, which takes another way inside. */
  readonly value: (code: string, player: string) => number | null;
  readonly explained: (code: string, player: string) => Explanation;
  /** By the function of the code's own package. */
  readonly direct: (code: string, player: string) => number;
  /** By the `explain` of the code's own package. */
  readonly directExplained: (code: string, player: string) => Explanation;
  /** The explanations of a row of the standings, code by code. */
  readonly standing: (list: readonly string[], player: string) => readonly Explanation[];
  readonly standings: (list: readonly string[]) => readonly Pick<Standing, 'player' | 'rank' | 'values'>[];
}

/** Answers questions about a tournament. */
export type Subject = (tournament: Tournament) => Answers;

/** The package `crosstable`, and the packages that it is made of. */
export const library: Subject = (tournament) => {
  const { games, players, options } = tournament;
  const table = crosstable(games, { ...options, players });
  return {
    values: (code) => tiebreakValues(code, table),
    value: (code, player) => tiebreak(code)(player, table),
    explained: (code, player) => explain(code, player, table),
    direct: (code, player) => directValue(code, player, tournament, table),
    directExplained: (code, player) => directExplanation(code, player, tournament, table),
    standing: (list, player) => explainStanding(table, list, player),
    standings: (list) => standings(table, list),
  };
};
