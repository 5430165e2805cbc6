// Loads every entry of the installed packages, by `import` and by `require`, and compares what came.
import { specifiersThatRun } from '../packages.mjs';
import { failuresOf, runSmoke } from '../runtimes/run.mjs';

/**
 * The function that each tie-break entry documents, and exports once more as `tiebreak`. Every other entry has no
 * `tiebreak`. A new tie-break adds its lines here.
 */
export const TIEBREAKS = {
  '@crosstable/average-rating': 'averageRatingOfOpponents',
  '@crosstable/average-rating/cut1': 'averageRatingOfOpponentsCut1',
  '@crosstable/average-rating/cut2': 'averageRatingOfOpponentsCut2',
  '@crosstable/average-rating/median1': 'averageRatingOfOpponentsMedian1',
  '@crosstable/average-rating/median2': 'averageRatingOfOpponentsMedian2',
  '@crosstable/buchholz': 'buchholz',
  '@crosstable/buchholz/average': 'averageOfOpponentsBuchholz',
  '@crosstable/buchholz/cut1': 'buchholzCut1',
  '@crosstable/buchholz/cut2': 'buchholzCut2',
  '@crosstable/buchholz/fore': 'foreBuchholz',
  '@crosstable/buchholz/fore/cut1': 'foreBuchholzCut1',
  '@crosstable/buchholz/median1': 'buchholzMedian1',
  '@crosstable/buchholz/median2': 'buchholzMedian2',
  '@crosstable/koya': 'koya',
  '@crosstable/performance-rating': 'tournamentPerformanceRating',
  '@crosstable/performance-rating/average': 'averagePerformanceRatingOfOpponents',
  '@crosstable/performance-rating/average-perfect': 'averagePerfectPerformanceOfOpponents',
  '@crosstable/performance-rating/perfect': 'perfectTournamentPerformance',
  '@crosstable/performance-rating/tournament': 'tournamentPerformanceRating',
  '@crosstable/progressive': 'progressive',
  '@crosstable/progressive/cut1': 'progressiveCut1',
  '@crosstable/progressive/cut1-fide': 'progressiveCut1Fide',
  '@crosstable/progressive/cut2': 'progressiveCut2',
  '@crosstable/sonneborn-berger': 'sonnebornBerger',
  '@crosstable/sonneborn-berger/cut1': 'sonnebornBergerCut1',
  '@crosstable/sonneborn-berger/cut2': 'sonnebornBergerCut2',
  '@crosstable/wins/win': 'win',
  '@crosstable/wins/won': 'won',
  '@crosstable/wins/black-games': 'blackGames',
  '@crosstable/wins/black-wins': 'blackWins',
  '@crosstable/wins/rounds-elected': 'roundsElected',
  '@crosstable/wins/standard-points': 'standardPoints',
};

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
  const documented = TIEBREAKS[specifier];
  if (documented !== undefined) {
    return alsoTiebreak.includes(documented)
      ? []
      : [`${specifier}: expected ${documented} to be exported as tiebreak too`];
  }
  return names.includes('tiebreak') && specifier !== LOOKS_UP
    ? [`${specifier}: expected no tiebreak, or a line in TIEBREAKS of scripts/consumers/load.mjs`]
    : [];
}

/** Every line of TIEBREAKS must stand for an entry that there is. */
export function missingTiebreaks(loaded) {
  return Object.keys(TIEBREAKS)
    .filter((specifier) => !(specifier in loaded))
    .map((specifier) => `${specifier}: expected an entry with a tie-break, found none`);
}
