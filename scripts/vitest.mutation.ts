import { defineConfig } from 'vitest/config';

/** For Stryker, which starts Vitest anew for each change. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['scripts/mutation.test.ts'], testTimeout: 60_000 },
});
