import { defineConfig } from 'vitest/config';

/** What can notice a change of the core: the examples of the tie-breaks, without those that start programs. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: [
      'packages/{core,average-rating,buchholz,direct-encounter,koya,performance-rating,progressive,sonneborn-berger,wins}/test/**/*.test.ts',
      'packages/crosstable/test/{article,explain,golden-values,hand-made,known-defects,standings,values}*.test.ts',
    ],
    exclude: ['packages/crosstable/test/explain-command.test.ts'],
    testTimeout: 60_000,
  },
});
