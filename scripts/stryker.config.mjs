import { tieBreakFolders } from './packages.mjs';

// One package; scripts/mutation.mjs says which.
const folder = process.env.MUTATED_PACKAGE ?? 'core';

/** The percentage of changes that have to be noticed, most of all of what prizes depend on. */
const least = tieBreakFolders().includes(folder) ? 95 : 90;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Not by what a file of tests imports at its top: scripts/mutation.test.ts imports later
  vitest: { configFile: 'scripts/vitest.mutation.ts', related: false },
  // Entries only export again; declarations have nothing to run.
  mutate: [`packages/${folder}/src/**/*.ts`, '!packages/*/src/index.ts'],
  ignorePatterns: ['/packages/bench', 'dist', 'reports'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation-${folder}.json` },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: least, break: least },
  // A loop without an end is noticed by counting; on a busy machine, a short time would take slow tests for one
  timeoutMS: 10_000,
  timeoutFactor: 5,
};
