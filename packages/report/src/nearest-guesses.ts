import type { RanksUnderList } from '../../audit/src/audit-types.js';

/**
 * The guesses that are as near as any, and nearer than the list of the file in each edition; conventions where no edition is.
 * `guesses` begin with the nearest.
 */
export function nearestGuesses(
  guesses: readonly RanksUnderList[],
  ofFile: readonly RanksUnderList[],
): readonly RanksUnderList[] {
  const least = guesses.at(0)?.wrong.length;
  if (ofFile.some(({ wrong }) => wrong.length === least)) return [];
  const best = guesses.filter(({ wrong }) => wrong.length === least);
  const ofEditions = best.filter(({ convention }) => convention === undefined);
  return ofEditions.length > 0 ? ofEditions : best;
}
