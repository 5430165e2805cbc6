// The tournament with which every runtime is tried, and which entry of the small packages computes which of its values.
import { readFileSync } from 'node:fs';

import { tiebreakEntries } from '../../packages.mjs';

/** Eight players with byes of every kind, forfeits and unplayed rounds; every code has a value, none is in dispute. */
const FILE = new URL('../../../packages/standings/testing/fixtures/golden/swiss-messy.json', import.meta.url);
const ID = 'swiss-messy-057';

/** Scores that opponents see, not tie-breaks. */
const NO_TIEBREAKS = ['ABH', 'AFB'];
/** Ranks within a group that is tied on something else; `standings` shows them. */
const OF_A_GROUP = ['DE', 'DE/P'];

/** @returns {import('../../runtimes/smoke.mjs').Golden} */
export function goldenTournament() {
  const { edition, tournaments } = JSON.parse(readFileSync(FILE, 'utf8'));
  const found = tournaments.find(({ id }) => id === ID);
  if (found === undefined) throw new Error(`${FILE.pathname}: expected the tournament ${ID}, found none`);
  const { system, rounds, players, games, expected, standings } = found;
  const codes = Object.keys(expected).filter((code) => ![...NO_TIEBREAKS, ...OF_A_GROUP].includes(code));
  const columns = Object.fromEntries(codes.map((code) => [code, expected[code]]));
  return { options: { edition, system, rounds, players }, games, expected: columns, standings };
}

/**
 * The code that `tiebreak` of each entry computes, by the entry's specifier, where the golden tournament has its values.
 *
 * @param {import('../../runtimes/smoke.mjs').Golden} golden
 * @returns {Record<string, string>}
 */
export function codesOfEntries({ expected }) {
  const entries = tiebreakEntries().filter(({ code }) => code in expected);
  return Object.fromEntries(entries.map(({ specifier, code }) => [specifier, code]));
}
