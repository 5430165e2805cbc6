// What an entry may cost whoever imports it: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { entriesOf, publishedPackages } from './scripts/packages.mjs';

/** In bytes, per entry of a package, or for one entry alone. */
const BUDGETS = {
  'average-rating': 1200,
  'average-rating/median1': 1250, // cuts at both ends
  'average-rating/median2': 1250,
  progressive: 1200,
  'sonneborn-berger': 1900,
  koya: 3500, // the limit asks for the whole tournament
  buchholz: 3700,
  'buchholz/explain': 5500, // three rules, one of which looks at a tournament that wasn't played
  wins: 1900,
  'direct-encounter': 3800, // tables are compiled for it
  'direct-encounter/explain': 4200,
  'performance-rating': 1600,
  'performance-rating/average': 3400, // the opponents' opponents ask for the whole tournament
  'performance-rating/average-perfect': 3400,
  'performance-rating/explain': 5000,
  elo: 400,
  'elo/fide': 2500,
  'elo/batch': 1800,
  'preferans-rating': 800,
  'preferans-rating/explain': 1200,
  'preferans-rating/score': 700,
  'preferans-rating/season': 1300,
  // Readers and tables run where a table is made, not in every web page: a generous limit that shows the number.
  crosstable: 17_000,
  trf: 30_000, // with all tie-breaks, for the ranks of formatTrf; who only reads pays half of it
};
/** Explanations are words, loaded when somebody asks. */
const EXPLANATION = 4100;

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
