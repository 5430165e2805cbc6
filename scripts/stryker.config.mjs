import { tieBreakFolders } from './packages.mjs';

// One package; scripts/mutation.mjs chooses it.
const folder = process.env.MUTATED_PACKAGE ?? 'core';

/** The percentage of changes that tests must notice, highest for the code that prizes depend on. */
const least = tieBreakFolders().includes(folder) ? 95 : 90;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // No selection by the imports at the top of a file: scripts/mutation.test.ts imports later
  vitest: { configFile: 'scripts/vitest.mutation.ts', related: false },
  // Entries only re-export; declarations have no code.
  mutate: [`packages/${folder}/src/**/*.ts`, '!packages/*/src/index.ts'],
  ignorePatterns: ['/packages/bench', 'dist', 'reports'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation-${folder}.json` },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: least, break: least },
  // A loop without an end is noticed by counting; on a busy machine, a short time would take slow tests for one
  timeoutMS: 30_000,
  timeoutFactor: 5,
};
