// Selects from ../shared/golden/team what the repository carries, so that a clean clone tests itself:
//   node packages/standings/test/teams/select-golden.mjs
// Of every group: the smallest tournaments without which a code, a list of standings or a dispute would be missing, and then the
// smallest of the others, up to a budget.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';

const SOURCE = new URL('../../../../../shared/golden/team/', import.meta.url);
const TARGET = new URL('../../testing/fixtures/teams/', import.meta.url);
const BYTES_PER_GROUP = 60_000;

const sizeOf = (tournament) => JSON.stringify(tournament).length;

/** A tournament without what no test reads. */
function slim(tournament) {
  const unread = ['name', 'seed', 'trf', 'cycles'];
  return {
    ...Object.fromEntries(Object.entries(tournament).filter(([key]) => !unread.includes(key))),
    teams: tournament.teams.map(({ id, players }) => ({ id, players })),
    players: tournament.players.map(({ id, rating }) => ({ id, rating })),
  };
}

function featuresOf({ expected, standings, disputed, matches }) {
  const kinds = matches
    .flat()
    .flatMap(({ kind = 'match', boards }) => [kind, ...boards.map((board) => `board ${board.kind}`)]);
  return [
    ...Object.entries(expected).flatMap(([primary, codes]) => Object.keys(codes).map((code) => `${primary} ${code}`)),
    ...standings.map(({ primary, order }) => `${primary} ${order}`),
    ...disputed.map(({ class: dispute, tb }) => `${dispute} ${tb}`),
    ...kinds,
  ];
}

rmSync(TARGET, { recursive: true, force: true });
mkdirSync(TARGET, { recursive: true });
for (const name of readdirSync(SOURCE)) {
  const { group, edition, tournaments } = JSON.parse(readFileSync(new URL(name, SOURCE), 'utf8'));
  const bySize = tournaments.map(slim).sort((one, other) => sizeOf(one) - sizeOf(other));
  const seen = new Set();
  const chosen = bySize.filter((tournament) => {
    const before = seen.size;
    for (const feature of featuresOf(tournament)) seen.add(feature);
    return seen.size > before;
  });
  let bytes = chosen.reduce((sum, tournament) => sum + sizeOf(tournament), 0);
  for (const tournament of bySize.filter((one) => !chosen.includes(one))) {
    bytes += sizeOf(tournament);
    if (bytes > BYTES_PER_GROUP) break;
    chosen.push(tournament);
  }
  const lines = chosen.map((tournament) => JSON.stringify(tournament)).join(',\n');
  writeFileSync(new URL(name, TARGET), `{"group":"${group}","edition":"${edition}","tournaments":[\n${lines}\n]}\n`);
}
