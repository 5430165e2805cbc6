// Measures the promises of the site, and fails if one is broken: `pnpm bench`.
import { timeAudit } from './audit.mjs';
import { timeCodes, timeModified } from './codes.mjs';
import { timeCommand } from './command.mjs';
import { timeDefinitions } from './definitions.mjs';
import { timeDirectCall } from './direct-call.mjs';
import { memoryOfRatings } from './elo-memory.mjs';
import { timeElo } from './elo.mjs';
import { timeEncounters, timeTeamEncounters } from './encounters.mjs';
import { columnsByHand } from './columns-by-hand.mjs';
import { timeGlicko } from './glicko.mjs';
import { LIST } from './standings-by-hand.mjs';
import { memoryOf } from './memory.mjs';
import { compare, ours, total } from './ours.mjs';
import { timePair } from './pair.mjs';
import { buchholzByTiebreak, roundsOf } from './peers.mjs';
import { timePreferans } from './preferans.mjs';
import { PROMISED, promises } from './promises.mjs';
import { ms, ns, number, part, three, times, tournament, writeResults } from './report.mjs';
import { paragraphs } from './results.mjs';
import { measureSizes } from './sizes.mjs';
import { timeStandings } from './standings.mjs';
import { teamTournament, timeTeams } from './teams.mjs';
import { swiss } from './tournament.mjs';
import { timeTrf } from './trf.mjs';
import { versioned } from './versions.mjs';

/** Sizes with the number of samples for each side, and for the packages that rank. */
const SIZES = [
  { size: 100, rounds: 9, samples: 101, peerSamples: 21 },
  { size: 1_000, rounds: 11, samples: 101, peerSamples: 7 },
  { size: 10_000, rounds: 11, samples: 41, peerSamples: 7 },
  { size: 100_000, rounds: 11, samples: 21, peerSamples: 3 },
];
const TEAM_SIZES = [
  { size: 200, rounds: 11, samples: 101 },
  { size: 2_000, rounds: 11, samples: 41 },
];
/** The size at which the promise about the packages that rank holds. */
const BESIDE_PEERS = 1_000;

const { rows, broken, row } = promises();

/** A part of another program's time, in the form of the promises. */
const atMost = (promised) => `≤ 1/${(1 / promised).toFixed(0)}`;

if (globalThis.gc === undefined) throw new Error('expected node --expose-gc; run: pnpm bench');

// First, because a process that has become large takes longer to start another one.
const command = timeCommand(300, 11);
{
  const { median } = command.command;
  const most = PROMISED.millisecondsOfCommand;
  row(
    'crosstable standings, 300 × 11, from start to exit',
    [ms(command.command), `node -e 0 ${ms(command.node)}`, `${three(median)} ms`],
    `< ${most} ms`,
    median < most,
  );
}

const sizes = SIZES.map(({ size, rounds, samples, peerSamples }) => {
  const made = swiss(size, rounds);
  const { games, players } = made;
  compare(columnsByHand(games, players), ours(games, players));
  const { one, other, ratio } = timePair(
    () => total(ours(games, players)),
    () => total(columnsByHand(games, players)),
    samples,
  );
  const most = PROMISED.timesByHand({ size });
  row(
    `seven tie-breaks, ${tournament({ size, rounds })}`,
    [ms(one), `by hand ${ms(other)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
  return { size, rounds, ...timeStandings(made, { samples, peerSamples }) };
});

for (const { size, rounds, ours: one, byHand, ratio, peers } of sizes) {
  const most = PROMISED.timesByHand({ size });
  row(
    `standings under ${LIST.join()}, ${tournament({ size, rounds })}`,
    [ms(one), `by hand ${ms(byHand)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
  if (size !== BESIDE_PEERS) continue;
  for (const peer of peers) {
    row(
      `the same standings beside ${peer.name}, ${tournament({ size, rounds })}`,
      [ms(peer.ours), `${peer.name} ${ms(peer)}`, part(peer.part)],
      atMost(PROMISED.partOfPeer),
      peer.part <= PROMISED.partOfPeer,
    );
  }
}

for (const measured of TEAM_SIZES) {
  const { one, other, ratio } = timeTeams(measured);
  const most = PROMISED.timesByHandOfTeams;
  row(
    `seven tie-breaks, ${teamTournament(measured)}`,
    [ms(one), `by hand ${ms(other)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
}

{
  const most = PROMISED.millisecondsOfEncounters;
  const { swiss: few, roundRobin: all } = timeEncounters(500, 11);
  for (const [what, time] of [
    ['direct encounter of 500 tied players, 11 rounds', few],
    ['direct encounter of 499 tied players who have all met', all],
    ['extended direct encounter of 201 tied teams that have all met', timeTeamEncounters(201)],
  ]) {
    row(what, [ms(time), '', `${three(time.median)} ms`], `< ${most} ms`, time.median < most);
  }
}

{
  const { further, ratio, unnamed, views, without } = timeDefinitions(swiss(1_000, 11));
  for (const [what, time, most] of [
    ['the views of self-defined tie-breaks, 1,000 × 11', views, PROMISED.millisecondsOfViews],
    ['a self-defined modified median from views, 1,000 × 11', further, PROMISED.millisecondsOfDefinition],
  ]) {
    row(what, [ms(time), '', `${three(time.median)} ms`], `≤ ${most} ms`, time.median <= most);
  }
  const most = PROMISED.timesOfUnnamedDefinition;
  row(
    `standings under ${LIST.join()} of a table with a definition, 1,000 × 11`,
    [ms(unnamed), `without any ${ms(without)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
}

const codes = timeCodes(swiss(1_000, 11));
for (const ending of ['/C2', '/M1', '/M2', '/P']) {
  const timed = timeModified(swiss(1_000, 11), ending);
  const { code, one, other, ratio } = timed.sort((a, b) => b.ratio - a.ratio)[0];
  const most = PROMISED.timesOfPlainCode;
  row(
    `${code} from games, 1,000 × 11, the slowest with ${ending}`,
    [ms(one), `plain code from games ${ms(other)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
}

{
  const { one, other, ratio } = timeDirectCall(swiss(1_000, 11));
  const most = PROMISED.timesOfTableAndValue;
  row(
    'Sonneborn-Berger of one player from games, 1,000 × 11',
    [ms(one), `crosstable and the value ${ms(other)}`, times(ratio)],
    `≤ ${most}×`,
    ratio <= most,
  );
}

{
  const { games, players } = swiss(1_000, 11);
  const theirs = roundsOf(games);
  const { one, other, ratio } = timePair(
    () => total(ours(games, players)),
    () => buchholzByTiebreak(theirs, players),
    21,
  );
  const kept = ratio <= PROMISED.partOfPeer;
  row(
    `seven tie-breaks beside the Buchholz of ${versioned('tiebreak')}, 1,000 × 11`,
    [ms(one), `tiebreak ${ms(other)}`, part(ratio)],
    atMost(PROMISED.partOfPeer),
    kept,
  );
}

{
  const { before, input, peak, values } = memoryOf(100_000, 11);
  const mb = (value) => `${Math.round(value)} MB`;
  const kept = peak < PROMISED.megabytes;
  row(
    'peak memory with Node and the games, 100,000 × 11',
    [`table and values ${mb(values)}`, `games ${mb(input)}, before the call ${mb(before)}`, mb(peak)],
    `< ${PROMISED.megabytes} MB`,
    kept,
  );
}

{
  const { characters, median, min } = await timeTrf(1_000, 9);
  const kept = median < PROMISED.millisecondsOfTrf;
  row(
    'parseTrf, 1,000 × 9',
    [ms({ median, min }), `${number(characters)} characters`, `${three(median)} ms`],
    `< ${PROMISED.millisecondsOfTrf} ms`,
    kept,
  );
}

for (const [size, most] of Object.entries(PROMISED.millisecondsOfAudit)) {
  const { median, min } = timeAudit(Number(size), 9);
  row(
    `audit of a printed table, ${size} × 9, four columns`,
    [ms({ median, min }), 'a prototype 2,500 ms at most', `${three(median)} ms`],
    `≤ ${number(most)} ms`,
    median <= most,
  );
}

const ratings = timeElo(10_000, 1_000_000);
{
  const { points, halfPoints, slower, byHand, fastest } = ratings;
  const most = PROMISED.nanosecondsOfGame;
  for (const [what, time] of [
    ['half points', halfPoints],
    ['points', points],
  ]) {
    const measured = [ns(time), '', `${three(time.median)} ns`];
    row(`rateGames, a game of 1,000,000, 10,000 players, ${what}`, measured, `≤ ${most} ns`, time.median <= most);
  }
  for (const [what, name, other, promised] of [
    ['a loop with Math.pow', 'by hand', byHand, PROMISED.partOfPower],
    ['the fastest of five npm packages', fastest.name, fastest, PROMISED.partOfFastestPeer],
  ]) {
    const measured = [ns(slower), `${name} ${ns(other)}`, part(other.part)];
    row(`the slower of these beside ${what}`, measured, atMost(promised), other.part <= promised);
  }
}

const glicko = timeGlicko(10_000, 1_000_000, 10);
{
  const { ours: one, fastest } = glicko;
  row(
    'ratePeriod of Glicko-2, 1,000,000 games, beside the fastest of three npm packages',
    [ns(one), `${fastest.name} ${ns(fastest)}`, part(fastest.part)],
    atMost(PROMISED.partOfFastestGlicko),
    fastest.part <= PROMISED.partOfFastestGlicko,
  );
}

for (const [what, way, games, most] of [
  ['rateGames allocates', 'columns', 1_000_000, PROMISED.megabytesOfColumns],
  ['ratePeriod of Glicko-2 allocates, 10,000 players', 'period', 4_000_000, PROMISED.megabytesOfPeriod],
  ['peak memory grows in rateGamesByPlayer', 'stream', 10_000_000, PROMISED.megabytesOfStream],
]) {
  const { used, growth, peak, seconds } = memoryOfRatings(way, games);
  const mb = way === 'stream' ? growth : used;
  row(
    `${what}, ${number(games)} games`,
    [`${seconds.toPrecision(2)} s`, `peak with Node ${Math.round(peak)} MB`, `${mb.toFixed(1)} MB`],
    `< ${most} MB`,
    mb < most,
  );
}

const entrySizes = await measureSizes();
{
  const over = entrySizes.entries.filter(({ passed }) => !passed);
  row(
    'entries larger than their budgets',
    ['', `${entrySizes.entries.length} entries`, String(over.length)],
    '0',
    over.length === 0,
  );
}

const preferans = timePreferans(1_000);

console.log(await writeResults(paragraphs({ rows, sizes, codes, ratings, glicko, preferans, command, entrySizes })));
for (const promise of broken) console.error(`broken: ${promise}`);
if (broken.length > 0) process.exitCode = 1;
