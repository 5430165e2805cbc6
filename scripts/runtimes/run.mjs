// Runs the smoke suite in a project that has the packages installed.
import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { execute } from '../execute.mjs';
import { runInBrowser } from './browser.mjs';

/**
 * Reports by the way of loading; a browser has only `import`.
 *
 * @typedef {{ import: import('./smoke.mjs').SmokeReport } & Record<string, import('./smoke.mjs').SmokeReport>} SmokeReports
 */

const SCRIPTS = ['smoke.mjs', 'smoke-command.mjs'];
const PLAN = 'smoke-plan.json';

/** The arguments before the script. Deno reads files only with permission, and has to use the installed packages. */
const ARGUMENTS = {
  node: [],
  bun: ['run', '--no-install'],
  deno: ['run', '--quiet', '--no-prompt', '--no-remote', '--node-modules-dir=manual', '--allow-read', '--allow-env'],
};

/**
 * @param {{ kind: 'node' | 'bun' | 'deno' | 'browser', path: string }} runtime
 * @param {string} project
 * @param {import('./smoke.mjs').Plan} plan
 * @returns {Promise<SmokeReports>}
 */
export async function runSmoke({ kind, path }, project, plan) {
  for (const name of SCRIPTS) copyFileSync(fileURLToPath(new URL(name, import.meta.url)), join(project, name));
  writeFileSync(join(project, PLAN), JSON.stringify(plan));
  if (kind === 'browser') return { import: await runInBrowser(path, project, plan) };
  const args = [...ARGUMENTS[kind], 'smoke-command.mjs', PLAN];
  const { code, output, stdout } = await execute(path, args, { cwd: project });
  if (code !== 0) throw new Error(`${path} ${args.join(' ')}: exit code ${code}\n${output}`);
  return JSON.parse(stdout);
}

/**
 * The failures, each with its way of loading.
 *
 * @param {SmokeReports} reports
 * @returns {string[]}
 */
export function failuresOf(reports) {
  return Object.entries(reports).flatMap(([way, { failures }]) => failures.map((text) => `${way}: ${text}`));
}
