import { defineConfig } from 'vitest/config';

/** Checks of the built page in Chromium: `pnpm check:page`. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['packages/page/test/checks/*.check.mjs'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // They share two cores with the browsers that they start, and one of them measures times.
    fileParallelism: false,
    update: 'none',
    reporters: ['verbose'],
  },
});
