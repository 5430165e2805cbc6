// Runs the TypeScript of this repository in a consumer's project.
import { createRequire } from 'node:module';

import { execute } from '../execute.mjs';

const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc');

/**
 * What the compiler has to complain of, as it prints it.
 *
 * @param {string} tsconfig
 * @param {string} project
 * @returns {Promise<string[]>}
 */
export async function compilerProblems(tsconfig, project) {
  const { code, output } = await execute(process.execPath, [tsc, '-p', tsconfig, '--pretty', 'false'], {
    cwd: project,
  });
  return code === 0 ? [] : [output.trim()];
}
