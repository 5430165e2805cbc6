// The largest size of each entry: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { SOURCE, entriesOf, publishedPackages } from './scripts/packages.mjs';

/** In bytes, per entry of a package, or for one entry alone. */
const BUDGETS = {
  'average-rating': 2910,
  'average-rating/explain': 5000,
  progressive: 2450,
  'sonneborn-berger': 2800,
  'sonneborn-berger/cut2': 2870,
  'sonneborn-berger/explain': 5320,
  koya: 2740,
  buchholz: 3330,
  'buchholz/explain': 6180, // four tie-breaks
  wins: 2700,
  'wins/win': 2200,
  'wins/won': 2200,
  'wins/rounds-elected': 2200,
  'wins/standard-points': 2200,
  'wins/explain': 5300,
  'direct-encounter': 3490,
  'direct-encounter/explain': 4030,
  'performance-rating': 3390,
  'performance-rating/explain': 6020, // four tie-breaks
  elo: 490,
  'elo/fide': 2750,
  'elo/batch': 2020,
  'elo/explain': 2500,
  'preferans-rating': 800,
  'preferans-rating/explain': 1200,
  'preferans-rating/score': 700,
  'preferans-rating/season': 1300,
  // Readers and tables run where a table is made, not in every web page: a generous limit that shows the number.
  crosstable: 32_300,
  'crosstable/event': 35_800,
  'crosstable/printed-table': 12_960,
  'crosstable/report': 42_900, // with all tie-breaks and their words, and what looks wrong in a file
  'crosstable/words': 7150,
  'crosstable/words/de': 3630,
  'crosstable/words/es': 3530,
  'crosstable/words/fr': 3750,
  team: 5000,
  'team/explain': 6000,
  'printed-table': 11_410,
  trf: 40_310, // with the tie-breaks of players, for the ranks of formatTrf
  // Every tie-break with its explanation and the checks of games, which are three quarters of it; loaded where somebody asks.
  audit: 26_700,
  'audit/conventions': 20_000,
  'audit/compare': 18_200,
  whatif: 20_920, // with every tie-break of players
};
/** Explanations are words, loaded when somebody asks. */
const EXPLANATION = 5060;

/** For a package that isn't listed: a tie-break that asks for the whole tournament. */
const TIEBREAK = 4000;

/** The size of one name where nothing else of its entry is imported: bundlers leave out the rest. */
const ALONE = [
  { from: 'crosstable', name: 'crosstable', limit: 5250 },
  { from: '@crosstable/trf', name: 'parseTrf', limit: 20_570 },
];

/** The library with all its names, bundled from its sources: a program that has every tie-break, as the command and the page. */
const LIBRARY = { folder: 'crosstable', limit: 32_020 };

/** The most that packages with every tie-break add to the library, bundled together with it: all their names, or some. */
const ADDED = [
  { folder: 'audit', limit: 5680 },
  { folder: 'whatif', limit: 6800 },
  { folder: 'whatif', names: '{ whatif, whatifs }', limit: 5900 },
  { folder: 'whatif', names: '{ chances }', limit: 5480 },
];

/** A bundle of the library alone, or together with what is added to it. */
function withLibrary(...added) {
  const exported = [LIBRARY, ...added];
  const names = exported.map(({ folder, names = '*' }) => `export ${names} from './packages/${folder}/src/index.ts';`);
  return {
    path: 'packages/crosstable/src/index.ts',
    limit: `${exported.reduce((sum, { limit }) => sum + limit, 0)} B`,
    modifyEsbuildConfig: (config) => ({
      ...config,
      entryPoints: [],
      format: 'esm',
      stdin: { contents: names.join('\n'), resolveDir: import.meta.dirname },
      conditions: [SOURCE],
    }),
  };
}

function budget(folder, subpath) {
  const ofPackage = subpath === './explain' ? EXPLANATION : (BUDGETS[folder] ?? TIEBREAK);
  return BUDGETS[folder + subpath.slice('.'.length)] ?? ofPackage;
}

const ENTRIES = publishedPackages().flatMap(({ folder, manifest }) =>
  entriesOf(manifest)
    .filter(({ runs }) => runs)
    .map(({ subpath, name, specifier }) => ({
      name: specifier,
      path: `packages/${folder}/dist/${name}.js`,
      limit: `${budget(folder, subpath)} B`,
    })),
);

export default [
  ...ENTRIES,
  { name: 'crosstable, from its sources', ...withLibrary() },
  ...ADDED.map((added) => ({
    name: `crosstable with @crosstable/${added.folder}${added.names === undefined ? '' : ` ${added.names}`}`,
    ...withLibrary(added),
  })),
  ...ALONE.map(({ from, name, limit }) => ({
    ...ENTRIES.find((entry) => entry.name === from),
    name: `${from} { ${name} }`,
    import: `{ ${name} }`,
    limit: `${limit} B`,
  })),
];
