// Makes thousands of small changes to the packages, and expects a test to fail each time: `pnpm mutation [package…]`,
// by default the core and the tie-breaks, one after the other. scripts/survivors.md must list every change that no test
// notices, with a reason. `--write` updates the list and adds new lines at its end. `--reports` uses the existing
// reports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { root, tieBreakFolders } from './packages.mjs';
import { beyond, listWith, listedIn, survivorsIn } from './survivors.mjs';

const config = fileURLToPath(new URL('stryker.config.mjs', import.meta.url));
const list = new URL('survivors.md', import.meta.url);
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reports: { type: 'boolean' }, write: { type: 'boolean' } },
});
const folders = positionals.length > 0 ? positionals : tieBreakFolders();

/** Whether tests notice as many changes of a package as they must. */
function mutate(folder) {
  const environment = { ...process.env, MUTATED_PACKAGE: folder };
  const { status } = spawnSync('npx', ['stryker', 'run', config], { cwd: root, env: environment, stdio: 'inherit' });
  return status === 0;
}

/** The problems of a package, a line each. */
function problems(folder) {
  const found = [];
  if (values.reports !== true && !mutate(folder)) found.push(`${folder}: expected more of the changes to be noticed`);
  const path = join(root, 'reports', `mutation-${folder}.json`);
  if (!existsSync(path)) return [...found, `${folder}: expected ${path}`];
  const report = JSON.parse(readFileSync(path, 'utf8'));
  if (values.write === true) writeFileSync(list, listWith(readFileSync(list, 'utf8'), folder, report));
  const survivors = survivorsIn(report);
  const ofFolder = listedIn(readFileSync(list, 'utf8')).filter((line) => line.startsWith(`${folder}/`));
  return [
    ...found,
    ...beyond(survivors, ofFolder).map((line) => `no reason in scripts/survivors.md: ${line}`),
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
