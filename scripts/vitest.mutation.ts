import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { fromSources } from './from-sources.js';

const guarded = fileURLToPath(new URL('mutation.describe.ts', import.meta.url));

/** The configuration for Stryker, which starts Vitest anew for each change. */
export default defineConfig({
  plugins: [
    {
      name: 'a block of tests that throws is a test that fails',
      enforce: 'pre',
      resolveId: (source, importer = '') =>
        source === 'vitest' && /\/packages\/[^/]+\/test\//.test(importer) ? guarded : undefined,
    },
  ],
  ...fromSources,
  test: {
    include: ['scripts/mutation.test.ts'],
    testTimeout: 60_000,
    // Each change runs the random tournaments again, and a few of them notice nearly all that many do
    env: { WHATIF_EVENTS: '15' },
  },
});
