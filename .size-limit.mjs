// What an entry may cost whoever imports it: bundled, minified and compressed with brotli. The entries come from the
// manifests.
import { entriesOf, publishedPackages } from './scripts/packages.mjs';

/** In bytes, per entry of a package, or for one entry alone. */
const BUDGETS = {
  'average-rating': 2750,
  progressive: 2600,
  'sonneborn-berger': 3100,
  'sonneborn-berger/explain': 5200,
  koya: 3000,
  buchholz: 3400,
  'buchholz/explain': 5900, // four tie-breaks
  wins: 2700,
  'direct-encounter': 3500,
  'direct-encounter/explain': 4000,
  'performance-rating': 3200,
  'performance-rating/explain': 5400, // four tie-breaks
  elo: 470,
  'elo/fide': 2700,
  'elo/batch': 2000,
  'preferans-rating': 800,
  'preferans-rating/explain': 1200,
  'preferans-rating/score': 700,
  'preferans-rating/season': 1300,
  // Readers and tables run where a table is made, not in every web page: a generous limit that shows the number.
  crosstable: 20_000,
  'crosstable/event': 22_500,
  'crosstable/report': 29_000, // with all tie-breaks and their words, and what looks wrong in a file
  'crosstable/words': 5350,
  'crosstable/words/de': 3000,
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
