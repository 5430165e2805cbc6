// Measures what the README promises and fails if a promise is broken: `pnpm bench`.
import { crosstable, standings } from '../../crosstable/dist/index.js';
import { timeCodes } from './codes.mjs';
import { memoryOfRatings } from './elo-memory.mjs';
import { timeElo } from './elo.mjs';
import { timeEncounters } from './encounters.mjs';
import { limit } from './limit.mjs';
import { LIST, standingsByHand } from './list.mjs';
import { memoryOf } from './memory.mjs';
import { compare, compareRows, ours, total } from './ours.mjs';
import { timePair } from './pair.mjs';
import { buchholzByTiebreak, roundsOf } from './peers.mjs';
import { alignedTable, markdownTable } from './report.mjs';
import { swiss } from './tournament.mjs';
import { timeTrf } from './trf.mjs';

/** Sizes with the number of samples on either side. */
const SIZES = [
  { size: 100, rounds: 9, samples: 101 },
  { size: 1_000, rounds: 11, samples: 101 },
  { size: 10_000, rounds: 11, samples: 41 },
  { size: 100_000, rounds: 11, samples: 21 },
];

/** Sizes of the standings under a whole list. */
const LISTS = [
  { size: 1_000, rounds: 11, samples: 101 },
  { size: 10_000, rounds: 11, samples: 21 },
];

/** The promises, without slack. */
const PROMISED = {
  timesTheLimit: 1.75,
  timesTheListByHand: 3,
  partOfBuchholz: 1 / 12,
  megabytes: 300,
  millisecondsOfTrf: 10,
  millisecondsOfEncounters: 50,
  nanosecondsOfGame: 6,
  partOfPower: 1 / 7,
  partOfFastestPeer: 1 / 9,
  megabytesOfColumns: 1,
  megabytesOfStream: 32,
};

const rows = [];
const broken = [];

function row(what, measured, promised, kept) {
  rows.push([what, ...measured, promised, kept ? 'yes' : 'NO']);
  if (!kept) broken.push(`${what}: promised ${promised}, got ${measured.at(-1)}`);
}

const number = (value) => value.toLocaleString('en-US');
const ns = ({ median, min }) => `${median.toPrecision(3)} ns (${min.toPrecision(3)})`;
const ms = ({ median, min }) => `${median.toPrecision(3)} ms (${min.toPrecision(3)})`;
const tournament = ({ size, rounds }) => `${number(size)} × ${rounds}`;

if (globalThis.gc === undefined) throw new Error('expected node --expose-gc; run: pnpm bench');

for (const { size, rounds, samples } of SIZES) {
  const { games, players } = swiss(size, rounds);
  compare(limit(games, players), ours(games, players));
  const { one, other, ratio } = timePair(
    () => total(ours(games, players)),
    () => total(limit(games, players)),
    samples,
  );
  const most = PROMISED.timesTheLimit;
  row(
    `seven tie-breaks, ${tournament({ size, rounds })}`,
    [ms(one), `by hand ${ms(other)}`, `${ratio.toFixed(2)}×`],
    `≤ ${most}×`,
    ratio <= most,
  );
}

for (const { size, rounds, samples } of LISTS) {
  const { games, players } = swiss(size, rounds);
  const rank = () => standings(crosstable(games, { players, system: 'swiss' }), LIST);
  compareRows(standingsByHand(games, players), rank());
  const { one, other, ratio } = timePair(rank, () => standingsByHand(games, players), samples);
  const most = PROMISED.timesTheListByHand;
  row(
    `standings under ${LIST.join()}, ${tournament({ size, rounds })}`,
    [ms(one), `by hand ${ms(other)}`, `${ratio.toFixed(2)}×`],
    `≤ ${most}×`,
    ratio <= most,
  );
}

{
  const most = PROMISED.millisecondsOfEncounters;
  const { swiss: few, roundRobin: all } = timeEncounters(500, 11);
  for (const [what, time] of [
    ['500 tied players, 11 rounds', few],
    ['499 tied players who have all met', all],
  ]) {
    const measured = [ms(time), '', `${time.median.toPrecision(3)} ms`];
    row(`direct encounter of ${what}`, measured, `< ${most} ms`, time.median < most);
  }
}

{
  const { games, players } = swiss(1_000, 11);
  const theirs = roundsOf(games);
  const { one, other, ratio } = timePair(
    () => total(ours(games, players)),
    () => buchholzByTiebreak(theirs, players),
    21,
  );
  const kept = ratio <= PROMISED.partOfBuchholz;
  row(
    'the same beside the Buchholz of tiebreak 0.4.0, 1,000 × 11',
    [ms(one), `tiebreak ${ms(other)}`, `1/${(1 / ratio).toFixed(1)}`],
    '≤ 1/12',
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
    '< 300 MB',
    kept,
  );
}

{
  const { characters, median, min } = await timeTrf(1_000, 9);
  const kept = median < PROMISED.millisecondsOfTrf;
  row(
    'parseTrf, 1,000 × 9',
    [ms({ median, min }), `${number(characters)} characters`, `${median.toPrecision(3)} ms`],
    '< 10 ms',
    kept,
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
    const measured = [ns(time), '', `${time.median.toPrecision(3)} ns`];
    row(`rateGames, a game of 1,000,000, 10,000 players, ${what}`, measured, `≤ ${most} ns`, time.median <= most);
  }
  for (const [what, name, other, promised] of [
    ['a loop with Math.pow', 'by hand', byHand, PROMISED.partOfPower],
    ['the fastest of five npm packages', fastest.name, fastest, PROMISED.partOfFastestPeer],
  ]) {
    const measured = [ns(slower), `${name} ${ns(other)}`, `1/${(1 / other.part).toFixed(1)}`];
    row(`the slower of these beside ${what}`, measured, `≤ 1/${(1 / promised).toFixed(0)}`, other.part <= promised);
  }
}

for (const [what, way, games, most] of [
  ['rateGames allocates', 'columns', 1_000_000, PROMISED.megabytesOfColumns],
  ['peak memory grows in rateGamesByPlayer', 'stream', 10_000_000, PROMISED.megabytesOfStream],
]) {
  const { used, growth, peak, seconds } = memoryOfRatings(way, games);
  const mb = way === 'columns' ? used : growth;
  row(
    `${what}, ${number(games)} games`,
    [`${seconds.toPrecision(2)} s`, `peak with Node ${Math.round(peak)} MB`, `${mb.toFixed(1)} MB`],
    `< ${most} MB`,
    mb < most,
  );
}

const codes = timeCodes(swiss(1_000, 11)).map(({ code, one, ratio }) => [
  code,
  ms(one),
  ratio === null ? '' : `1/${(1 / ratio).toFixed(0)}`,
]);

const HEAD = ['what', 'median (best)', 'beside it', 'measured', 'promised', 'kept'];
console.log(alignedTable(HEAD, rows));
console.log(`\nNode ${process.version}, ${process.arch}. For the README:\n`);
console.log(markdownTable(HEAD, rows));
console.log('\nOne code at a time from a table, 1,000 × 11, beside tiebreak 0.4.0 where it has the code:\n');
console.log(markdownTable(['code', 'median (best)', 'beside tiebreak'], codes));
console.log(
  '\nA game rated by npm packages, in the same run as the games above, and what rateGames takes of their time:\n',
);
console.log(
  markdownTable(
    ['package', 'median (best)', 'rateGames'],
    ratings.peers.map((peer) => [peer.name, ns(peer), `1/${(1 / peer.part).toFixed(1)}`]),
  ),
);
for (const promise of broken) console.error(`broken: ${promise}`);
if (broken.length > 0) process.exitCode = 1;
