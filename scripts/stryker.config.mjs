// One package; scripts/mutation.mjs says which.
const folder = process.env.MUTATED_PACKAGE ?? 'core';

/** The percentage of mutants that have to be killed: all packages are bundled with the core. */
const least = folder === 'core' ? 92 : 90;

export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  // Not by what a file of tests imports at its top: loads.test.ts imports later
  vitest: { configFile: 'scripts/vitest.mutation.ts', related: false },
  // Entries only export again; declarations have nothing to run.
  mutate: [`packages/${folder}/src/**/*.ts`, '!packages/*/src/index.ts'],
  ignorePatterns: ['/packages/bench', '/packages/fuzz', 'dist', 'reports'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation-${folder}.json` },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: least, break: least },
  timeoutMS: 20_000,
};
