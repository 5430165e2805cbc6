// The words of numbers.ts, code-names.ts, outcomes.ts and reasons.ts for callers whose arguments are known to be right: nothing is
// checked, and no language is the default, so that a page carries its own language alone.
import type { OutcomeName } from '@crosstable/core';

import { readable, readableValue, withMinus } from './readable.js';
import type { Naming, Words } from './words.js';

export { clauseOf } from './clauses.js';
export { named as nameOf } from './named.js';

/** A number in a sentence: with a minus sign, where the function of this name in numbers.ts writes a hyphen. */
export function printedNumber(value: number, { numbers }: Naming): string {
  return withMinus(readable(value, numbers));
}

export function printedValue(code: string, value: number | null, { numbers }: Naming): string {
  return readableValue(code, value, numbers);
}

/** The outcome of a round for a player, or for a team. */
export function outcomeInWords(
  outcome: OutcomeName,
  opponent: string | null,
  { ofTeams, outcomes }: Words,
  isOfTeam: boolean,
): string {
  const say = (isOfTeam ? ofTeams.outcomes[outcome] : undefined) ?? outcomes[outcome];
  return say(opponent);
}
