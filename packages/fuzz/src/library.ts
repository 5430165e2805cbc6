import type { Tournament } from '@crosstable/core/testing/random/tournament';
import { type Place, whatifs } from '@crosstable/whatif';
import {
  type Explanation,
  type Standing,
  crosstable,
  explain,
  explainStanding,
  standings,
  tiebreak,
  tiebreakValues,
} from 'crosstable';

import { directExplanation } from './direct-explained.js';
import { directValue } from './direct.js';
import { openLastRound } from './open-round.js';

/** The answers of the tested side. */
export interface Answers {
  readonly values: (code: string) => ReadonlyMap<string, number | null>;
  /** A player's value of a code, by the function for one player, which has code of its own. */
  readonly value: (code: string, player: string) => number | null;
  readonly explained: (code: string, player: string) => Explanation;
  /** By the function of the code's own package. */
  readonly direct: (code: string, player: string) => number;
  /** By the `explain` of the code's own package. */
  readonly directExplained: (code: string, player: string) => Explanation;
  /** The explanations of a row of the standings, code by code. */
  readonly standing: (list: readonly string[], player: string) => readonly Explanation[];
  /** By player: the best and the worst place after each of the player's results in the last round, whose games are open. */
  readonly whatIf: (list: readonly string[], players: readonly string[]) => readonly (readonly number[])[];
  readonly standings: (list: readonly string[]) => readonly Pick<Standing, 'player' | 'rank' | 'values'>[];
  /** The standings of a part of the players. */
  readonly part: (
    list: readonly string[],
    of: readonly string[],
  ) => readonly Pick<Standing, 'player' | 'rank' | 'overall' | 'values'>[];
}

/** An exact place; with three open games every one can be found. */
function exactPlace({ bound, exact, reached }: Place): number {
  if (!exact) throw new RangeError(`expected an exact place, got ${reached} with the bound ${bound}`);
  return reached;
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
    whatIf: (list, ids) => {
      const opened = openLastRound(tournament);
      if (opened === undefined) return ids.map(() => []);
      const questions = ids.map((player) => ({ player }));
      const asked = { ...opened.options, players, maxNodes: 10_000 };
      const answered = whatifs(opened.games, list, questions, asked);
      return answered.map(({ results }) => results.flatMap(({ best, worst }) => [best, worst].map(exactPlace)));
    },
    standing: (list, player) => explainStanding(table, list, player),
    standings: (list) => standings(table, list),
    part: (list, of) => standings(table, list, { of }),
  };
};
