// What an entry may cost whoever imports it: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { entriesOf, publishedPackages } from './scripts/packages.mjs';

/** In bytes, per entry of a package, or for one entry alone. */
const BUDGETS = {
  'average-rating': 1400,
  'average-rating/median1': 1400, // cuts at both ends
  'average-rating/median2': 1400,
  progressive: 1200,
  'sonneborn-berger': 2050,
  koya: 3700, // the limit asks for the whole tournament
  buchholz: 3900,
  'buchholz/explain': 6000, // three rules, one of which looks at a tournament that wasn't played
  wins: 2100,
  'direct-encounter': 4200, // tables are compiled for it
  'direct-encounter/explain': 4600,
  'performance-rating': 1700,
  'performance-rating/average': 3600, // the opponents' opponents ask for the whole tournament
  'performance-rating/average-perfect': 3600,
  'performance-rating/explain': 5400,
  elo: 470,
  'elo/fide': 2700,
  'elo/batch': 2000,
  'preferans-rating': 800,
  'preferans-rating/explain': 1200,
  'preferans-rating/score': 700,
  'preferans-rating/season': 1300,
  // Readers and tables run where a table is made, not in every web page: a generous limit that shows the number.
  crosstable: 18_000,
  trf: 30_000, // with all tie-breaks, for the ranks of formatTrf; who only reads pays half of it
};
/** Explanations are words, loaded when somebody asks. */
const EXPLANATION = 4700;

/** For a package that isn't listed: a tie-break that asks for the whole tournament. */
const TIEBREAK = 4000;

function budget(folder, subpath) {
  const ofPackage = subpath === './explain' ? EXPLANATION : (BUDGETS[folder] ?? TIEBREAK);
  return BUDGETS[folder + subpath.slice('.'.length)] ?? ofPackage;
}

export default publishedPackages().flatMap(({ folder, manifest }) =>
  entriesOf(manifest)
    .filter(({ runs }) => runs)
    .map(({ subpath, name, specifier }) => ({
      name: specifier,
      path: `packages/${folder}/dist/${name}.js`,
      limit: `${budget(folder, subpath)} B`,
    })),
);
