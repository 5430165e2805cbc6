import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { fromSources } from '../../../scripts/from-sources.js';

const CHECKS = 'packages/page/test/checks/*.check.mjs';
const TIMES = 'packages/page/test/checks/times.check.mjs';

/** Checks of the built page in Chromium: `pnpm check:page`. Those that measure times come last, one after the other. */
export default defineConfig({
  ...fromSources,
  test: {
    globalSetup: fileURLToPath(new URL('chromium.setup.mjs', import.meta.url)),
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // A slow machine needs more than the second that vitest waits
    expect: { poll: { timeout: 20_000 } },
    // A check and its browser wait for each other, which leaves half of two cores to a second check
    maxWorkers: 2,
    // Every check has a page of its own, so that the sources of the library can be loaded once
    isolate: false,
    update: 'none',
    reporters: ['verbose'],
    projects: [
      { extends: true, test: { name: 'checks', include: [CHECKS], exclude: [TIMES], sequence: { groupOrder: 0 } } },
      { extends: true, test: { name: 'times', include: [TIMES], sequence: { groupOrder: 1 } } },
    ],
  },
});
