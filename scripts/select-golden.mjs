// Selects from ../shared/golden what the repository carries, so that a clean clone tests itself:
//   node scripts/select-golden.mjs
// Every group in every edition gives its smallest tournaments, up to a budget; every scoring system of a group is in.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../../shared/golden/individual/', import.meta.url);
const TARGET = new URL('../packages/crosstable/test/fixtures/golden/', import.meta.url);

const BYTES_PER_GROUP = 64_000;
const BYTES_IN_ALL = 1_500_000;

/** What is kept of a tournament that is larger than the budget of its group. */
const ESSENTIAL = ['PTS', 'PS', 'PS/C1', 'SB', 'SB/C1', 'ARO', 'ARO/C1', 'BH', 'BH/C1', 'WIN', 'DE'];

/** A tournament without what no test reads. */
function slim({ id, system, cycles, rounds, players, games, scoring, expected, standings }) {
  const listed = players.map(({ id: player, rating }) => ({ id: player, rating }));
  return { id, system, cycles, rounds, scoring, players: listed, games, expected, standings };
}

function essence(tournament) {
  const expected = Object.fromEntries(Object.entries(tournament.expected).filter(([code]) => ESSENTIAL.includes(code)));
  const standings = tournament.standings.filter(({ order }) => order.every((code) => ESSENTIAL.includes(code)));
  return { ...tournament, expected, standings };
}

function sizeOf(tournament) {
  return JSON.stringify(tournament).length;
}

function select(tournaments) {
  const bySize = tournaments.map(slim).sort((one, other) => sizeOf(one) - sizeOf(other));
  const seen = new Set();
  const isFirstOfScoring = ({ scoring }) => seen.size < seen.add(JSON.stringify(scoring)).size;
  const chosen = bySize.filter(isFirstOfScoring);
  let bytes = chosen.reduce((sum, tournament) => sum + sizeOf(tournament), 0);
  if (bytes > BYTES_PER_GROUP) return chosen.map(essence);
  for (const tournament of bySize) {
    bytes += chosen.includes(tournament) ? 0 : sizeOf(tournament);
    if (bytes > BYTES_PER_GROUP) break;
    if (!chosen.includes(tournament)) chosen.push(tournament);
  }
  return chosen;
}

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
let total = 0;
for (const name of readdirSync(SOURCE)) {
  const { group, edition, tournaments } = JSON.parse(readFileSync(new URL(name, SOURCE), 'utf8'));
  const text = `${JSON.stringify({ group, edition, tournaments: select(tournaments) })}\n`;
  writeFileSync(new URL(name, TARGET), text);
  total += text.length;
}
console.log(`${total} bytes`);
if (total > BYTES_IN_ALL) throw new Error(`the selection takes ${total} bytes, more than ${BYTES_IN_ALL}`);
