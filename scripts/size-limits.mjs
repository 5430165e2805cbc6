// The largest size of each entry: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { join } from 'node:path';

import { SOURCE, entriesOf, publishedPackages, root } from './packages.mjs';

/**
 * The size of each entry in bytes, of {@link LIMIT} times as many the limit. A change that exceeds a limit puts the new size here, and
 * its commit says why.
 */
const SIZES = {
  audit: 26321,
  'audit/conventions': 19589,
  'audit/compare': 18162,
  'average-rating': 2806,
  'average-rating/cut1': 2797,
  'average-rating/cut2': 2898,
  'average-rating/median1': 2899,
  'average-rating/median2': 2903,
  'average-rating/explain': 4895,
  buchholz: 2704,
  'buchholz/cut1': 2939,
  'buchholz/cut2': 3028,
  'buchholz/median1': 3030,
  'buchholz/median2': 3041,
  'buchholz/fore': 3094,
  'buchholz/fore/cut1': 3315,
  'buchholz/average': 2955,
  'buchholz/explain': 6005,
  crosstable: 31768,
  'crosstable/event': 36306,
  'crosstable/printed-table': 13811,
  'crosstable/report': 43296,
  'crosstable/words': 7130,
  'crosstable/words/de': 3605,
  'crosstable/words/es': 3508,
  'crosstable/words/fr': 3732,
  'direct-encounter': 3495,
  'direct-encounter/explain': 3955,
  elo: 487,
  'elo/fide': 2742,
  'elo/batch': 2015,
  'elo/explain': 2490,
  koya: 2735,
  'koya/explain': 4952,
  'performance-rating': 2934,
  'performance-rating/tournament': 2934,
  'performance-rating/perfect': 3077,
  'performance-rating/average': 3202,
  'performance-rating/average-perfect': 3373,
  'performance-rating/explain': 5916,
  'preferans-rating': 789,
  'preferans-rating/explain': 1143,
  'preferans-rating/score': 633,
  'preferans-rating/season': 1210,
  'printed-table': 12032,
  progressive: 2297,
  'progressive/cut1': 2368,
  'progressive/cut1-fide': 2355,
  'progressive/cut2': 2441,
  'progressive/explain': 4967,
  'sonneborn-berger': 2536,
  'sonneborn-berger/cut1': 2766,
  'sonneborn-berger/cut2': 2855,
  'sonneborn-berger/explain': 5210,
  team: 1113,
  'team/extended-sonneborn-berger': 2351,
  'team/extended-direct-encounter': 4140,
  'team/knock-out': 2298,
  'team/schedule-strength': 2510,
  'team/explain': 5525,
  trf: 40489,
  whatif: 20907,
  wins: 2694,
  'wins/win': 2193,
  'wins/won': 2181,
  'wins/black-games': 2327,
  'wins/black-wins': 2309,
  'wins/rounds-elected': 2114,
  'wins/standard-points': 2079,
  'wins/explain': 5117,
};
const LIMIT = 1.1;

/** An entry that isn't listed yet: a tie-break that asks for the whole tournament. */
const NEW_ENTRY = 3600;

/** The size of one name where nothing else of its entry is imported: bundlers leave out the rest. */
const ALONE = [
  { from: 'crosstable', name: 'crosstable', size: 5014 },
  { from: '@crosstable/trf', name: 'parseTrf', size: 20723 },
];

/** The library with all its names, bundled from its sources: a program that has every tie-break, as the command and the page. */
const LIBRARY = { folder: 'crosstable', size: 32028 };

/** The bytes that packages with every tie-break add to the library, bundled together with it: all their names, or some. */
const ADDED = [
  { folder: 'audit', size: 5658 },
  { folder: 'whatif', size: 6715 },
  { folder: 'whatif', names: '{ whatif, whatifs }', size: 5767 },
  { folder: 'whatif', names: '{ chances }', size: 5364 },
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
