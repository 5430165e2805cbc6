// Fetches runtimes from the npm registry into the cache.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { execute } from '../execute.mjs';
import { cachedProgram } from './find.mjs';

/** npm's first line that is an error. */
const reason = (output) => output.split('\n').find((line) => /^npm (?:error|ERR!)/.test(line)) ?? output.trim();

/**
 * No script of the package runs: what is fetched is the program itself.
 *
 * @param {import('./find.mjs').Wanted} wanted
 * @returns {Promise<string | undefined>} why it couldn't be installed
 */
export async function installRuntime(wanted) {
  const { registry } = wanted;
  if (registry === undefined) return `not in the npm registry; ${wanted.advice}`;
  const { folder } = cachedProgram(wanted);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "runtime", "private": true }\n');
  const settings = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--loglevel=error',
    // Without a network npm would try for minutes.
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
  ];
  const args = ['install', ...settings, `${registry.name}@${registry.range}`];
  const { code, output } = await execute('npm', args, { cwd: folder });
  return code === 0 ? undefined : `npm install ${registry.name}@${registry.range} failed: ${reason(output)}`;
}
