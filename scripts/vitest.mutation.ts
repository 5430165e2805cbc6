import { defineConfig } from 'vitest/config';

import { tieBreakFolders } from './packages.mjs';

const folder = process.env.MUTATED_PACKAGE ?? 'core';
const tieBreaks = tieBreakFolders();

/** The core and the tie-breaks are tested where they meet, too: in the umbrella, with golden values. */
const OF_THE_UMBRELLA =
  'packages/crosstable/test/{article,check-list,explain,golden-values,hand-made,known-defects,standings,tiebreaks,values}*.test.ts';
const OF_TIE_BREAKS = [
  `packages/${folder === 'core' ? `{${tieBreaks.join()}}` : folder}/test/**/*.test.ts`,
  OF_THE_UMBRELLA,
];

/** The examples that can notice a change of one package; the fixtures stand for all golden values, which take longer. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      ...(tieBreaks.includes(folder) ? OF_TIE_BREAKS : [`packages/${folder}/test/**/*.test.ts`]),
      'scripts/test/loads.test.ts',
    ],
    exclude: ['packages/crosstable/test/shared-values.test.ts'],
    testTimeout: 60_000,
  },
});
