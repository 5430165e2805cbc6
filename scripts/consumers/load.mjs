// Loads every entry of the installed packages and compares what it exports with what its source says.
import { specifiersThatRun, tiebreakEntries } from '../packages.mjs';
import { failuresOf, runSmoke } from '../runtimes/run.mjs';

const documentedIn = new Map(tiebreakEntries().map(({ specifier, of }) => [specifier, of]));

/** The umbrella's `tiebreak` looks one up by its code. */
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
      return [
        ...(names.length > 0 ? [] : [`${specifier}: expected exports, got none by ${way}`]),
        ...(list(names) === list(wanted)
          ? []
          : [`${specifier}: import gives ${list(wanted)}, ${way} gives ${list(names)}`]),
        ...(documented === undefined || alsoTiebreak.includes(documented)
          ? []
          : [`${specifier}: expected ${documented} to be exported as tiebreak too, by ${way}`]),
        ...(documented === undefined && names.includes('tiebreak') && specifier !== LOOKS_UP
          ? [`${specifier}: expected no tiebreak by ${way}, for its source exports none`]
          : []),
      ];
    }),
  );
}
