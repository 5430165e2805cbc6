import { defineConfig } from 'vitest/config';

import { tieBreakFolders } from './packages.mjs';

/** The core and the packages of C.07, whose every branch is a sentence of the regulations, and what guesses from pages. */
const PACKAGES = `{${[...tieBreakFolders(), 'printed-table'].join()}}`;

/** What takes every branch of them, and says so: `pnpm coverage`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [`packages/${PACKAGES}/test/**/*.{test,prop}.ts`, 'packages/crosstable/test/**/*.test.ts'],
    testTimeout: 60_000,
    coverage: {
      enabled: true,
      provider: 'v8',
      include: [`packages/${PACKAGES}/src/**/*.ts`],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
});
