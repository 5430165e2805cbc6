import { defineConfig } from 'vitest/config';

/** Checks of the whole repository, each a file; `pnpm check packages` runs one. A failed check keeps its folder. */
export default defineConfig({
  test: {
    include: ['scripts/test/checks/*.check.ts'],
    // The checks install packages, and start compilers and browsers.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // A check writes nothing without `--update`.
    update: 'none',
    reporters: ['verbose'],
  },
});
