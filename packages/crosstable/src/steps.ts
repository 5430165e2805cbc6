import type { CompiledTournament } from '@crosstable/core';
import { check } from '@crosstable/core';

import type { Meaning } from './codes.js';
import { meaningOf } from './codes.js';
import { columnByHand } from './manual.js';
import type { Split } from './article-4.2-ranking.js';
import { byColumn, everybody, ranksIn, refined } from './article-4.2-ranking.js';
import { admit, columnOfMeaning } from './values.js';

/** One step of the ranking: its values by player, and how it divides the tied. */
export interface Step {
  /** NaN where there is no value. Of a separation the ranks among the tied, once it has divided them. */
  readonly column: Float64Array;
  readonly split: Split;
}

/** A step by a tie-break of the regulations. */
export interface RuledStep extends Step {
  /** As the list writes it. */
  readonly code: string;
  readonly meaning: Meaning;
}

/** So many codes may a list have whatever the number of players; nobody announces more. */
const MANY_CODES = 100;

/** The most values that a longer list may have for all players together. */
const MOST_VALUES = 4_000_000;

/** Refuses a list so long that its values would take far more room than the list and the tournament. */
export function checkLength(codes: readonly string[], { ids }: CompiledTournament): void {
  const most = Math.max(MANY_CODES, Math.floor(MOST_VALUES / Math.max(ids.length, 1)));
  check(codes.length <= most, 'codes', `at most ${most} codes for ${ids.length} players`, codes.length, 'number');
}

/** The step of a code; `path` is where an error says that it stands. */
export function stepOf(code: string, path: string, tournament: CompiledTournament): RuledStep {
  const meaning = meaningOf(code, path);
  admit(meaning, tournament, path);
  if ('account' in meaning) {
    const column = columnOfMeaning(meaning, tournament);
    return { code, meaning, column, split: byColumn(column, meaning.account.lowerFirst) };
  }
  const column = new Float64Array(tournament.scores.length).fill(1);
  const { separation } = meaning;
  return {
    code,
    meaning,
    column,
    split: (tied) => {
      const groups = separation.separate(tournament, tied);
      ranksIn(groups, column);
      return groups;
    },
  };
}

/** The step of values entered by hand. */
export function stepByHand(values: ReadonlyMap<string, number>, { ids }: CompiledTournament): Step {
  const column = columnByHand(values, ids);
  return { column, split: byColumn(column) };
}

/** A step when its turn has come for a player. */
export interface Turn {
  readonly step: RuledStep;
  /** Who is tied with the player until then, the player among them. */
  readonly tied: readonly number[];
  /** What the step makes of them. */
  readonly groups: readonly (readonly number[])[];
}

/** Art. 4.2: the list as one player goes through it: every step with those who are still tied then. */
export function turnsOf(player: number, codes: readonly string[], tournament: CompiledTournament): Turn[] {
  checkLength(codes, tournament);
  let tied: readonly number[] = everybody(tournament);
  const steps = codes.map((code, at) => stepOf(code, `codes[${at}]`, tournament)); // all checked before any is used
  return steps.map((step) => {
    const before = tied;
    const groups = refined([before], step.split);
    tied = groups.find((group) => group.includes(player)) ?? [player];
    return { step, tied: before, groups };
  });
}
