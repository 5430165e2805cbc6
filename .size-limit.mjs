// What an entry may cost whoever imports it: bundled, minified and compressed with brotli. The entries come from the
// manifests; an entry without a budget is a mistake.
import { entriesOf, publishedPackages } from './scripts/packages.mjs';

/** In bytes, per entry of a package. */
const BUDGETS = {
  'average-rating': 1200,
  progressive: 1200,
  'sonneborn-berger': 1800,
  elo: 400,
  'preferans-rating': 800,
  // Readers and tables run where a table is made, not in every web page: a generous limit that shows the number.
  crosstable: 10_000,
  trf: 20_000,
};
/** Explanations are words, loaded when somebody asks. */
const EXPLANATION = 4000;

function budget(folder, subpath) {
  if (BUDGETS[folder] === undefined) throw new Error(`.size-limit.mjs: expected a budget for packages/${folder}`);
  return subpath === './explain' ? EXPLANATION : BUDGETS[folder];
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
