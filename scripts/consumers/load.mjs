// Loads every entry of the installed packages, by `import` and by `require`, and compares what came.
import { specifiersThatRun, tiebreakEntries } from '../packages.mjs';
import { failuresOf, runSmoke } from '../runtimes/run.mjs';

const documentedIn = new Map(tiebreakEntries().map(({ specifier, of }) => [specifier, of]));

/** The umbrella's `tiebreak` is another thing: it looks one up by its code. */
const LOOKS_UP = 'crosstable';

/**
 * By entry, for both module systems; a browser has one.
 *
 * @typedef {import('../runtimes/smoke.mjs').Loaded} Loaded
 * @typedef {Record<string, { import: Loaded, require?: Loaded }>} LoadedEntries
 */

/**
 * @param {readonly import('../packages.mjs').Package[]} packages
 * @param {string} project
 * @returns {Promise<LoadedEntries>}
 */
export async function loadEntries(packages, project) {
  const plan = { specifiers: specifiersThatRun(packages) };
  const reports = await runSmoke({ kind: 'node', path: process.execPath }, project, plan);
  const failures = failuresOf(reports);
  if (failures.length > 0) throw new Error(`An entry doesn't load:\n${failures.join('\n')}`);
  return mergedReports(reports);
}

/**
 * What every entry gave, by both ways of loading where there are two.
 *
 * @param {import('../runtimes/run.mjs').SmokeReports} reports
 * @returns {LoadedEntries}
 */
export function mergedReports({ import: esm, require: cjs }) {
  const specifiers = Object.keys({ ...esm.loaded, ...cjs?.loaded });
  return Object.fromEntries(
    specifiers.map((specifier) => [
      specifier,
      { import: esm.loaded[specifier], ...(cjs === undefined ? {} : { require: cjs.loaded[specifier] }) },
    ]),
  );
}

/**
 * @param {LoadedEntries} loaded
 * @returns {string[]}
 */
export function entryProblems(loaded) {
  const list = (names) => names.join(', ') || 'nothing';
  return Object.entries(loaded).flatMap(([specifier, { import: esm, require: cjs }]) => [
    ...(esm.names.length > 0 ? [] : [`${specifier}: expected exports, got none`]),
    ...(cjs === undefined || list(esm.names) === list(cjs.names)
      ? []
      : [`${specifier}: import gives ${list(esm.names)}, require gives ${list(cjs.names)}`]),
    ...[esm, ...(cjs === undefined ? [] : [cjs])].flatMap((module) => tiebreakProblems(specifier, module)),
  ]);
}

function tiebreakProblems(specifier, { names, alsoTiebreak }) {
  const documented = documentedIn.get(specifier);
  if (documented !== undefined) {
    return alsoTiebreak.includes(documented)
      ? []
      : [`${specifier}: expected ${documented} to be exported as tiebreak too`];
  }
  return names.includes('tiebreak') && specifier !== LOOKS_UP
    ? [`${specifier}: expected no tiebreak, for its source exports none`]
    : [];
}
