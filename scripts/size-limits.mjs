// The largest size of each entry: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { join } from 'node:path';

import { SOURCE, entriesOf, publishedPackages, root } from './packages.mjs';

/**
 * The size of each entry in bytes, of {@link LIMIT} times as many the limit. A change that exceeds a limit puts the new size here, and
 * its commit says why.
 */
const SIZES = {
  audit: 32429,
  'audit/conventions': 25367,
  'audit/compare': 26010,
  'average-rating': 3093,
  'average-rating/cut1': 3077,
  'average-rating/cut2': 3168,
  'average-rating/median1': 3189,
  'average-rating/median2': 3190,
  'average-rating/explain': 5219,
  buchholz: 3000,
  'buchholz/cut1': 3231,
  'buchholz/cut2': 3321,
  'buchholz/median1': 3329,
  'buchholz/median2': 3333,
  'buchholz/fore': 3402,
  'buchholz/fore/cut1': 3641,
  'buchholz/average': 3265,
  'buchholz/explain': 6365,
  crosstable: 36705,
  'crosstable/event': 134286,
  'crosstable/printed-table': 41380,
  'crosstable/report': 57988,
  'crosstable/words': 9216,
  'crosstable/words/de': 19936,
  'crosstable/words/es': 19143,
  'crosstable/words/fr': 19984,
  'direct-encounter': 3814,
  'direct-encounter/explain': 4267,
  dwz: 2379,
  'dwz/event': 4358,
  'dwz/performance': 814,
  'dwz/explain': 2368,
  elo: 680,
  'elo/fide': 3140,
  'elo/batch': 2332,
  'elo/explain': 2896,
  'elo/list': 3583,
  glicko: 1401,
  'glicko/glicko1': 1049,
  'glicko/lichess': 1460,
  'glicko/period': 3802,
  'glicko/expected': 798,
  'glicko/explain': 1725,
  koya: 3014,
  'koya/explain': 5266,
  norms: 8246,
  'norms/forecast': 7682,
  'norms/words': 4624,
  'norms/words/de': 2197,
  'norms/words/es': 2074,
  'norms/words/fr': 2260,
  'performance-rating': 3216,
  'performance-rating/tournament': 3216,
  'performance-rating/perfect': 3364,
  'performance-rating/average': 3476,
  'performance-rating/average-perfect': 3655,
  'performance-rating/explain': 6223,
  pgn: 8094,
  'preferans-rating': 967,
  'preferans-rating/explain': 1323,
  'preferans-rating/score': 823,
  'preferans-rating/season': 1377,
  'printed-table': 33644,
  prizes: 10513,
  'prizes/read': 6806,
  'prizes/words': 3911,
  'prizes/words/de': 1658,
  'prizes/words/es': 1469,
  'prizes/words/fr': 1617,
  progressive: 2598,
  'progressive/cut1': 2690,
  'progressive/cut1-fide': 2667,
  'progressive/cut2': 2759,
  'progressive/explain': 5331,
  'sonneborn-berger': 3205,
  'sonneborn-berger/cut1': 3449,
  'sonneborn-berger/cut2': 3542,
  'sonneborn-berger/explain': 5563,
  'swiss-chess': 7626,
  'swiss-manager': 9334,
  team: 1343,
  'team/extended-sonneborn-berger': 2603,
  'team/extended-direct-encounter': 4410,
  'team/knock-out': 2556,
  'team/schedule-strength': 2760,
  'team/explain': 5797,
  trf: 57946,
  'us-chess': 5469,
  'us-chess/solkoff': 5315,
  'us-chess/median': 5379,
  'us-chess/cumulative': 5292,
  'us-chess/cumulative-opposition': 5459,
  'us-chess/kashdan': 5092,
  'us-chess/sonneborn-berger': 5414,
  'us-chess/most-blacks': 5204,
  'us-chess/opponents-performance': 5699,
  'us-chess/average-opposition': 5569,
  'us-chess/definitions': 2584,
  'us-chess/explain': 8181,
  'us-chess/ratings': 5011,
  'us-chess/ratings/explain': 5478,
  whatif: 27643,
  wins: 3020,
  'wins/win': 2479,
  'wins/won': 2472,
  'wins/black-games': 2644,
  'wins/black-wins': 2619,
  'wins/rounds-elected': 2402,
  'wins/standard-points': 2372,
  'wins/explain': 5481,
};
const LIMIT = 1.1;

/** An entry that isn't listed yet: a tie-break that asks for the whole tournament. */
const NEW_ENTRY = 3600;

/** The size of one name where nothing else of its entry is imported: bundlers leave out the rest. */
const ALONE = [
  { from: 'crosstable', name: 'crosstable', size: 6304 },
  { from: '@crosstable/trf', name: 'parseTrf', size: 22910 },
];

/** The library with all its names, bundled from its sources: a program that has every tie-break, as the command and the page. */
const LIBRARY = { folder: 'crosstable', size: 36962 };

/** The bytes that packages with every tie-break add to the library, bundled together with it: all their names, or some. */
const ADDED = [
  { folder: 'audit', size: 7108 },
  { folder: 'whatif', size: 6796 },
  { folder: 'whatif', names: '{ whatif, whatifs }', size: 5868 },
  { folder: 'whatif', names: '{ chances }', size: 5377 },
];

const limitOf = (...sizes) => `${Math.floor(LIMIT * sizes.reduce((sum, size) => sum + size))} B`;

/** A bundle of the library alone, or together with what is added to it. */
function withLibrary(...added) {
  const exported = [LIBRARY, ...added];
  const names = exported.map(({ folder, names = '*' }) => `export ${names} from './packages/${folder}/src/index.ts';`);
  return {
    path: join(root, 'packages/crosstable/src/index.ts'),
    limit: limitOf(...exported.map(({ size }) => size)),
    modifyEsbuildConfig: (config) => ({
      ...config,
      entryPoints: [],
      format: 'esm',
      stdin: { contents: names.join('\n'), resolveDir: root },
      conditions: [SOURCE],
    }),
  };
}

const ENTRIES = publishedPackages().flatMap(({ folder, manifest }) =>
  entriesOf(manifest)
    .filter(({ runs }) => runs)
    .map(({ subpath, name, specifier }) => ({
      name: specifier,
      path: join(root, `packages/${folder}/dist/${name}.js`),
      limit: limitOf(SIZES[folder + subpath.slice('.'.length)] ?? NEW_ENTRY),
    })),
);

export default [
  ...ENTRIES,
  { name: 'crosstable, from its sources', ...withLibrary() },
  ...ADDED.map((added) => ({
    name: `crosstable with @crosstable/${added.folder}${added.names === undefined ? '' : ` ${added.names}`}`,
    ...withLibrary(added),
  })),
  ...ALONE.map(({ from, name, size }) => ({
    ...ENTRIES.find((entry) => entry.name === from),
    name: `${from} { ${name} }`,
    import: `{ ${name} }`,
    limit: limitOf(size),
  })),
];
