// Changes the packages a little, thousands of times, and expects a test to fail each time: `pnpm mutation [package…]`, by
// default all that are published and the core, one after the other.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { publishedPackages, root } from './packages.mjs';

const config = fileURLToPath(new URL('stryker.config.mjs', import.meta.url));

/** Those that have something to run. */
const all = publishedPackages()
  .filter(({ manifest }) => manifest.main !== undefined)
  .map(({ folder }) => folder);
const wanted = process.argv.slice(2);
const folders = wanted.length > 0 ? wanted : ['core', ...all];

const below = folders.filter((folder) => {
  console.log(`== ${folder}`);
  const environment = { ...process.env, MUTATED_PACKAGE: folder };
  const { status } = spawnSync('npx', ['stryker', 'run', config], {
    cwd: root,
    env: environment,
    stdio: 'inherit',
  });
  return status !== 0;
});
if (below.length > 0) {
  console.error(
    `mutation: expected 90 % of the mutants killed in every package, of the core 92 %, not so in ${below.join(', ')}`,
  );
  process.exitCode = 1;
}
