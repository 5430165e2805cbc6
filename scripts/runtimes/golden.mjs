// The tournament with which every runtime is tried, and which entry of the small packages computes which of its values.
import { readFileSync } from 'node:fs';

/** Eight players with byes of every kind, forfeits and unplayed rounds; every code has a value, none is in dispute. */
const FILE = new URL('../../packages/crosstable/test/fixtures/golden/swiss-messy.json', import.meta.url);
const ID = 'swiss-messy-057';

/** Scores that opponents see, not tie-breaks. */
const NO_TIEBREAKS = ['ABH', 'AFB'];
/** Ranks within a group that is tied on something else; `standings` shows them. */
const OF_A_GROUP = ['DE', 'DE/P'];

/** @returns {import('./smoke.mjs').Golden} */
export function goldenTournament() {
  const { edition, tournaments } = JSON.parse(readFileSync(FILE, 'utf8'));
  const found = tournaments.find(({ id }) => id === ID);
  if (found === undefined) throw new Error(`${FILE.pathname}: expected the tournament ${ID}, found none`);
  const { system, rounds, players, games, expected, standings } = found;
  const codes = Object.keys(expected).filter((code) => ![...NO_TIEBREAKS, ...OF_A_GROUP].includes(code));
  const columns = Object.fromEntries(codes.map((code) => [code, expected[code]]));
  return { options: { edition, system, rounds, players }, games, expected: columns, standings };
}

/** What `tiebreak` of an entry computes. A new tie-break adds its line here. */
export const CODES = {
  '@crosstable/average-rating': 'ARO',
  '@crosstable/average-rating/cut1': 'ARO/C1',
  '@crosstable/average-rating/cut2': 'ARO/C2',
  '@crosstable/average-rating/median1': 'ARO/M1',
  '@crosstable/buchholz': 'BH',
  '@crosstable/buchholz/average': 'AOB',
  '@crosstable/buchholz/cut1': 'BH/C1',
  '@crosstable/buchholz/cut2': 'BH/C2',
  '@crosstable/buchholz/fore': 'FB',
  '@crosstable/buchholz/fore/cut1': 'FB/C1',
  '@crosstable/buchholz/median1': 'BH/M1',
  '@crosstable/buchholz/median2': 'BH/M2',
  '@crosstable/performance-rating': 'TPR',
  '@crosstable/performance-rating/average': 'APRO',
  '@crosstable/performance-rating/average-perfect': 'APPO',
  '@crosstable/performance-rating/perfect': 'PTP',
  '@crosstable/performance-rating/tournament': 'TPR',
  '@crosstable/progressive': 'PS',
  '@crosstable/progressive/cut1-fide': 'PS/C1',
  '@crosstable/progressive/cut2': 'PS/C2',
  '@crosstable/sonneborn-berger': 'SB',
  '@crosstable/sonneborn-berger/cut1': 'SB/C1',
  '@crosstable/sonneborn-berger/cut2': 'SB/C2',
  '@crosstable/wins/win': 'WIN',
  '@crosstable/wins/won': 'WON',
  '@crosstable/wins/black-games': 'BPG',
  '@crosstable/wins/black-wins': 'BWG',
  '@crosstable/wins/rounds-elected': 'REP',
  '@crosstable/wins/standard-points': 'STD',
};
