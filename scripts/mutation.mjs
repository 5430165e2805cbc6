// Changes the packages a little, thousands of times, and expects a test to fail each time: `pnpm mutation [package…]`, by
// default all that are published and the core, one after the other. What no test notices has to stand, with its reason, in
// scripts/survivors.md; `--reports` only compares the reports that are there with it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { publishedPackages, root } from './packages.mjs';
import { beyond, listedIn, survivorsIn } from './survivors.mjs';

const config = fileURLToPath(new URL('stryker.config.mjs', import.meta.url));
const listed = listedIn(readFileSync(new URL('survivors.md', import.meta.url), 'utf8'));

/** Those that have something to run. */
const all = publishedPackages()
  .filter(({ manifest }) => manifest.main !== undefined)
  .map(({ folder }) => folder);
const { values, positionals } = parseArgs({ allowPositionals: true, options: { reports: { type: 'boolean' } } });
const folders = positionals.length > 0 ? positionals : ['core', ...all];

/** Whether tests notice as many changes as they have to. */
function mutate(folder) {
  const environment = { ...process.env, MUTATED_PACKAGE: folder };
  const { status } = spawnSync('npx', ['stryker', 'run', config], { cwd: root, env: environment, stdio: 'inherit' });
  return status === 0;
}

/** What is wrong with a package, a line each. */
function problems(folder) {
  const found = [];
  if (values.reports !== true && !mutate(folder)) found.push(`${folder}: expected more of the changes to be noticed`);
  const path = join(root, 'reports', `mutation-${folder}.json`);
  if (!existsSync(path)) return [...found, `${folder}: expected ${path}`];
  const survivors = survivorsIn(JSON.parse(readFileSync(path, 'utf8')));
  const ofFolder = listed.filter((line) => line.startsWith(`${folder}/`));
  return [
    ...found,
    ...beyond(survivors, ofFolder).map((line) => `not in scripts/survivors.md: ${line}`),
    ...beyond(ofFolder, survivors).map((line) => `noticed by now, yet in scripts/survivors.md: ${line}`),
  ];
}

const found = folders.flatMap((folder) => {
  console.log(`== ${folder}`);
  const lines = problems(folder);
  lines.forEach((line) => console.error(line));
  return lines;
});
if (found.length > 0) {
  console.error(`mutation: ${found.length} problems`);
  process.exitCode = 1;
}
