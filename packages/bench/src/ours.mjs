// The measured functions: the built packages, called as by a user.
import { crosstable, tiebreakValues } from 'crosstable';
import { CODES } from './columns-by-hand.mjs';

/** The maps of {@link CODES}, computed by the library. */
export function ours(games, players) {
  const table = crosstable(games, { players, system: 'swiss' });
  return CODES.map((code) => tiebreakValues(code, table));
}

/** Reads every value. */
export function total(maps) {
  let sum = 0;
  for (const map of maps) for (const value of map.values()) sum += value ?? 0;
  return sum;
}

/**
 * Throws unless both sides have the same value for every participant.
 *
 * @param {readonly Map<string, number | null>[]} expected
 * @param {readonly Map<string, number | null>[]} actual
 * @param {readonly string[]} codes what the maps are
 */
export function compare(expected, actual, codes = CODES) {
  codes.forEach((code, at) => {
    if (expected[at].size !== actual[at].size) {
      throw new Error(`${code}: expected ${expected[at].size} participants, got ${actual[at].size}`);
    }
    for (const [id, value] of expected[at]) {
      const got = actual[at].get(id);
      if (!Object.is(got, value)) throw new Error(`${code} of ${id}: expected ${value}, got ${got}`);
    }
  });
}

/**
 * Throws unless two standings have the same rows, with tied players in the same order.
 *
 * @param {readonly { rank: number, player: string, values: readonly (number | null)[] }[]} expected
 * @param {readonly { rank: number, player: string, values: readonly (number | null)[] }[]} actual
 */
export function compareRows(expected, actual) {
  expected.forEach((row, at) => {
    const [wanted, got] = [row, actual[at]].map((one) => JSON.stringify(one));
    if (wanted !== got) throw new Error(`row ${at + 1}: expected ${wanted}, got ${got}`);
  });
}
