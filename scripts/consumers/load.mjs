// Loads every entry of the installed packages and compares its exports with its source.
import { specifiersThatRun, tiebreakEntries } from '../packages.mjs';
import { failuresOf, runSmoke } from '../runtimes/run.mjs';

const documentedIn = new Map(tiebreakEntries().map(({ specifier, of }) => [specifier, of]));

/** The umbrella's `tiebreak` finds a tie-break by its code. */
const LOOKS_UP = 'crosstable';

/**
 * @param {readonly import('../packages.mjs').Package[]} packages
 * @param {string} project
 * @returns {Promise<import('../runtimes/run.mjs').SmokeReports>}
 */
export async function loadEntries(packages, project) {
  const plan = { specifiers: specifiersThatRun(packages) };
  const reports = await runSmoke({ kind: 'node', path: process.execPath }, project, plan);
  const failures = failuresOf(reports);
  if (failures.length > 0) throw new Error(`An entry doesn't load:\n${failures.join('\n')}`);
  return reports;
}

/**
 * @param {import('../runtimes/run.mjs').SmokeReports} reports
 * @returns {string[]}
 */
export function entryProblems(reports) {
  const list = (names) => names.join(', ') || 'nothing';
  const byImport = reports.import.loaded;
  return Object.entries(reports).flatMap(([way, { loaded }]) =>
    Object.entries(loaded).flatMap(([specifier, { names, alsoTiebreak }]) => {
      const wanted = byImport[specifier].names;
      const documented = documentedIn.get(specifier);
      const isMissing = documented !== undefined && !alsoTiebreak.includes(documented);
      const isUnknown = documented === undefined && names.includes('tiebreak') && specifier !== LOOKS_UP;
      return [
        names.length === 0 && `expected exports, got none by ${way}`,
        list(names) !== list(wanted) && `import gives ${list(wanted)}, ${way} gives ${list(names)}`,
        isMissing && `expected ${documented} to be exported as tiebreak too, by ${way}`,
        isUnknown && `expected no tiebreak by ${way}, for its source exports none`,
      ].flatMap((problem) => (problem === false ? [] : `${specifier}: ${problem}`));
    }),
  );
}
