// Selects from ../shared/golden what the repository carries, so that a clean clone tests itself:
//   node packages/standings/test/select-golden.mjs
// Every group in every edition gives first the tournaments without which something would be missing: a code, a system,
// a scoring system, a list of standings, a class of disputes. Then the smallest of the others, up to a budget. Of a
// tournament that is larger than that by itself, all codes and lists stay, for every n-th player.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../../../../shared/golden/individual/', import.meta.url);
const TARGET = new URL('../testing/fixtures/golden/', import.meta.url);

const BYTES_PER_GROUP = 90_000;
/** For a tournament that is larger by itself. */
const BYTES_OF_A_LARGE_ONE = 160_000;
const BYTES_IN_ALL = 2_000_000;

/** A tournament without what no test reads. */
function slim({ id, system, cycles, rounds, players, games, scoring, expected, standings, disputed }) {
  const listed = players.map(({ id: player, rating }) => ({ id: player, rating }));
  return { id, system, cycles, rounds, scoring, players: listed, games, expected, standings, disputed };
}

function sizeOf(tournament) {
  return JSON.stringify(tournament).length;
}

/** The same games, and what is expected of every n-th player only, so that it fits. */
function thinned(tournament) {
  const { players, expected, standings, disputed } = tournament;
  for (let every = 2; every <= players.length; every++) {
    const kept = new Set(players.filter((_, at) => at % every === 0).map(({ id }) => id));
    const keep = (byPlayer) => Object.fromEntries(Object.entries(byPlayer).filter(([id]) => kept.has(id)));
    const thin = {
      ...tournament,
      expected: Object.fromEntries(Object.entries(expected).map(([code, values]) => [code, keep(values)])),
      standings: standings.map(({ order, ranks }) => ({ order, ranks: keep(ranks) })),
      disputed: disputed.filter(({ id }) => kept.has(id)),
    };
    if (sizeOf(thin) <= BYTES_OF_A_LARGE_ONE) return thin;
  }
  throw new Error(`${tournament.id}: the games alone take more than ${BYTES_OF_A_LARGE_ONE} bytes`);
}

/** The features of a tournament; a selection needs every feature of its group. */
function featuresOf({ system, scoring, expected, standings, disputed }) {
  const codes = Object.keys(expected).filter((code) => Object.keys(expected[code]).length > 0);
  return [
    ...codes.map((code) => `${code} of a ${system}`),
    `scoring ${JSON.stringify(scoring)}`,
    ...standings.map(({ order }) => `list ${order}`),
    ...disputed.map(({ class: dispute, tb, order }) => `${dispute} ${tb ?? order}`),
  ];
}

function select(tournaments) {
  const bySize = tournaments.map(slim).sort((one, other) => sizeOf(one) - sizeOf(other));
  const seen = new Set();
  const isNew = (tournament) => {
    const before = seen.size;
    for (const feature of featuresOf(tournament)) seen.add(feature);
    return seen.size > before;
  };
  // The smallest first: whatever they lack, larger ones add
  const chosen = bySize.filter(isNew);
  if (chosen.length === 1 && sizeOf(chosen[0]) > BYTES_PER_GROUP) return [thinned(chosen[0])];
  let bytes = chosen.reduce((sum, tournament) => sum + sizeOf(tournament), 0);
  for (const tournament of bySize) {
    if (chosen.includes(tournament)) continue;
    bytes += sizeOf(tournament);
    if (bytes > BYTES_PER_GROUP) break;
    chosen.push(tournament);
  }
  return chosen;
}

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
let total = 0;
for (const name of readdirSync(SOURCE)) {
  const { group, edition, tournaments } = JSON.parse(readFileSync(new URL(name, SOURCE), 'utf8'));
  const selected = select(tournaments);
  const text = `${JSON.stringify({ group, edition, tournaments: selected })}\n`;
  writeFileSync(new URL(name, TARGET), text);
  console.log(`${name}: ${selected.length} of ${tournaments.length} tournaments, ${text.length} bytes`);
  total += text.length;
}
console.log(`${total} bytes`);
if (total > BYTES_IN_ALL) throw new Error(`the selection takes ${total} bytes, more than ${BYTES_IN_ALL}`);
