import { defineConfig } from 'vitest/config';

import { fromSources } from './from-sources.js';

import { tieBreakFolders } from './packages.mjs';

const OTHERS = [
  'printed-table',
  'pgn',
  'swiss-chess',
  'swiss-manager',
  'us-chess',
  'glicko',
  'dwz',
  'prizes',
  'norms',
  'audit',
  'whatif',
];

/**
 * The core, the packages of C.07, each of whose branches is a sentence of the regulations, the readers of printed tables and
 * of PGN and of files of Swiss-Manager and Swiss-Chess, the tie-breaks and ratings of US Chess, the ratings of Glicko and of Germany, the
 * prizes, the norms, the audit, and the search of the last round, whose every bound is a proof.
 */
const PACKAGES = `{${[...tieBreakFolders(), ...OTHERS].join()}}`;

/** The tests that take every branch of them, and say so: `pnpm coverage`. */
export default defineConfig({
  ...fromSources,
  test: {
    include: [
      `packages/${PACKAGES}/test/**/*.{test,prop}.ts`,
      'packages/{standings,words,event,report,command,crosstable}/test/**/*.test.ts',
    ],
    // They count the work of code that nothing has loaded before, and take no branch that others don't.
    exclude: ['packages/*/test/**/growth.test.ts'],
    setupFiles: ['scripts/laws.setup.ts'],
    // As in `pnpm test`: loading everything anew for each file took two thirds of the time.
    isolate: false,
    testTimeout: 60_000,
    maxWorkers: '100%',
    coverage: {
      enabled: true,
      provider: 'v8',
      include: [`packages/${PACKAGES}/src/**/*.ts`],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 100 },
    },
  },
});
