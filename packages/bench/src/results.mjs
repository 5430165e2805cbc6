// The text of RESULTS.md, made from the measurements.
import { LIST } from './standings-by-hand.mjs';
import { machine } from './machine.mjs';
import { HEAD } from './promises.mjs';
import { ms, ns, number, part, table, times, tournament } from './report.mjs';
import { growthOf } from './standings.mjs';

const grown = (ratio) => (ratio === null ? '' : `×${ratio.toFixed(1)}`);
const perGame = ({ ours, games }) => `${Math.round((ours.median * 1e6) / games)} ns`;

function standingsTables(sizes) {
  const growth = growthOf(sizes);
  const rows = sizes.map((one, at) => [
    tournament(one),
    number(one.games),
    ms(one.ours),
    perGame(one),
    ms(one.byHand),
    times(one.ratio),
    grown(growth[at].games),
    grown(growth[at].ours),
    grown(growth[at].byHand),
  ]);
  const peers = sizes.flatMap((one) =>
    one.peers.map((peer) => [tournament(one), peer.name, ms(peer.ours), ms(peer), part(peer.part), peer.without]),
  );
  return [
    '## Whole standings',
    `From the games to the rows, ranked by ${LIST.join()}. The last three columns say how many times as many games, and as much time, a row has as the row above: if they are the same, the time is linear in the games. The loop by hand reads the same games and sorts the same rows, so its growth is that of one pass and one sort on this machine.`,
    table(
      [
        'players × rounds',
        'games',
        'crosstable',
        'per game',
        'by hand',
        'beside by hand',
        'games grow',
        'crosstable grows',
        'by hand grows',
      ],
      rows,
    ),
    'Packages from npm that rank, measured with the same tournament in one run with ours. Ours uses the whole list. Theirs lack the tie-breaks in the last column, and differ from the handbook for rounds without a game. tournament-organizer computes all of its tie-breaks; the time to load the tournament is not measured. It searches all players and all matches for every player, so it is measured up to 1,000 players.',
    table(
      ['players × rounds', 'package', 'crosstable', 'the package', 'crosstable takes of its time', 'without'],
      peers,
    ),
  ];
}

function codesTable(codes) {
  const rows = codes.map(({ code, one, ratio }) => [code, ms(one), ratio === null ? '' : part(ratio)]);
  return [
    '## One code at a time',
    'From a table, 1,000 × 11, beside tiebreak where it has the code.',
    table(['code', 'median (best)', 'part of the time of tiebreak'], rows),
  ];
}

function ratingTables(ratings, glicko, preferans) {
  const { points, halfPoints, byHand, peers } = ratings;
  const others = [{ name: 'a loop with Math.pow', ...byHand }, ...peers];
  return [
    '## A rated game',
    'Elo: 1,000,000 games of 10,000 players, all in one run. Three packages round to whole points. elo-rating rounds down, and treats draws as wins. Two packages limit a lead to 400 points.',
    table(
      ['', 'median (best)', 'rateGames takes of its time'],
      [
        ['rateGames, half points', ns(halfPoints), ''],
        ['rateGames, points', ns(points), ''],
        ...others.map((peer) => [peer.name, ns(peer), part(peer.part)]),
      ],
    ),
    'Glicko-2: 1,000,000 games of 10,000 players in ten periods, all in one run, with the same ratings after the first period. glicko2.ts and openskill rate one period alone, because they take so long. openskill rates by another formula, game by game.',
    table(
      ['', 'median (best)', 'ratePeriod takes of its time'],
      [['ratePeriod', ns(glicko.ours), ''], ...glicko.others.map((peer) => [peer.name, ns(peer), part(peer.part)])],
    ),
    'Preferans: the same 1,000 games, with the same results to the last bit.',
    table(
      ['', 'median (best)', 'takes of the time of the last'],
      preferans.map((way) => [way.name, ns(way), way.part === null ? '' : part(way.part)]),
    ),
  ];
}

function commandTable({ command, node, samples }) {
  return [
    '## The command',
    `\`crosstable standings FILE --tiebreaks ${LIST.join()}\` for a report of 300 players and 11 rounds, from the start of the process to its exit, ${samples} times, one after the other with a Node that does nothing.`,
    table(
      ['', 'median (best)'],
      [
        ['crosstable standings', ms(command)],
        ['node -e 0', ms(node)],
        ['the command without Node', ms({ median: command.median - node.median, min: command.min - node.min })],
      ],
    ),
  ];
}

function sizeTables({ entries, peers }) {
  const bytes = (size) => `${number(size)} B`;
  return [
    '## What an import costs',
    'Bundled by esbuild, minified, and compressed with brotli, as size-limit does it.',
    table(
      ['entry', 'size', 'budget', 'kept'],
      entries.map(({ name, size, sizeLimit, passed }) => [name, bytes(size), bytes(sizeLimit), passed ? 'yes' : 'NO']),
    ),
    'Packages from npm, by the same way, and the entry of ours that does the same or more.',
    table(
      ['package', 'size', 'ours', 'its size'],
      peers.map(({ name, size, ours, oursSize }) => [name, bytes(size), ours, bytes(oursSize)]),
    ),
  ];
}

/** The paragraphs of the file, in order. */
export function paragraphs({ rows, sizes, codes, ratings, glicko, preferans, command, entrySizes }) {
  return [
    '# What was measured',
    'Run `pnpm bench` to measure all of this again and to write this file; it exits with 1 if a promise is broken.',
    `${machine()} Times are medians, with the best in brackets. Programs that stand side by side were measured in turn in one run. Their values were compared first, where the other program is right at all.`,
    '## Promises',
    table(HEAD, rows),
    ...standingsTables(sizes),
    ...codesTable(codes),
    ...ratingTables(ratings, glicko, preferans),
    ...commandTable(command),
    ...sizeTables(entrySizes),
  ];
}
