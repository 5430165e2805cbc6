import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

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

/** The first test that fails ends a run, and so does a file of tests that can't be loaded, which isn't counted as a failure. */
class WhatLoadsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLater = ({ moduleId }: TestSpecification): number => Number(!moduleId.endsWith('/loads.test.ts'));
    return sorted.sort((one, other) => isLater(one) - isLater(other));
  }
}

/** The examples that can notice a change of one package; left out is what takes longer: all golden values, and growth. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      ...(tieBreaks.includes(folder) ? OF_TIE_BREAKS : [`packages/${folder}/test/**/*.test.ts`]),
      'scripts/test/loads.test.ts',
    ],
    exclude: ['packages/crosstable/test/shared-values.test.ts', 'packages/trf/test/growth.test.ts'],
    sequence: { sequencer: WhatLoadsFirst },
    testTimeout: 60_000,
  },
});
