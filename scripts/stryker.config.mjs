// Changes the shared core a little, thousands of times, and expects a test to fail each time: `pnpm mutate`.
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/vitest.mutation.ts' },
  mutate: ['packages/core/src/**/*.ts'],
  ignorePatterns: ['/packages/bench', 'dist', 'reports'],
  coverageAnalysis: 'perTest',
  reporters: ['clear-text', 'progress', 'json'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation.json' },
  tempDirName: '.stryker-tmp',
  thresholds: { high: 95, low: 92, break: 92 },
  timeoutMS: 20_000,
};
