import { defineConfig } from 'vitest/config';

/** The configuration for Stryker, which starts Vitest anew for each change. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: { include: ['scripts/mutation.test.ts'], testTimeout: 60_000 },
});
