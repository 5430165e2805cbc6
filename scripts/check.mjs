// Runs the checks of the repository one after the other, all of them or those that are named: `pnpm check [name…]`. It goes on after a
// failure, and ends with a list of the checks. Options, such as `--update`, go to the only check that is named.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { root } from './packages.mjs';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The command of checks that are tests of vitest, in `scripts/test/checks`. */
const tests = (...files) => `vitest run --config scripts/vitest.checks.ts ${files.join(' ')}`;

/** The documents, with the pages of the site: VitePress follows no link to a heading. */
const LINKED = '"*.md" ".github/*.md" "packages/*.md" "packages/*/*.md" packages/site/guides "examples/**/*.md"';

/**
 * The only list of checks: the name and the command of each, in the order in which they run.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const CHECKS = {
  build: scripts.build,
  lint: scripts.lint,
  format: 'prettier --check .',
  types: 'tsc --noEmit -p scripts/tsconfig.json && tsc --noEmit -p packages/page',
  manifests: tests('entries', 'manifests'),
  written: tests('written'),
  links: `remark --frail --no-stdout --quiet --use remark-validate-links=repository:false ${LINKED}`,
  size: 'size-limit --config scripts/size-limits.mjs',
  site: scripts['site:build'],
  page: scripts['check:page'],
  consumers: tests('consumers'),
  packages: tests('packages'),
  'install-runtimes': 'node scripts/install-runtimes.mjs',
  runtimes: tests('runtimes'),
  examples: tests('examples'),
  release: scripts['release:rehearse'],
  coverage: scripts.coverage,
};

/** The checks that look at the build, which is then made before them. */
const OF_BUILD = ['written', 'size', 'consumers', 'packages', 'runtimes', 'examples'];

/**
 * The checks that these arguments ask for, in the order of the list, with their commands.
 *
 * @param {readonly string[]} args
 * @returns {[name: string, command: string][]}
 */
export function chosen(args) {
  const options = args.filter((arg) => arg.startsWith('-'));
  const names = args.filter((arg) => !arg.startsWith('-'));
  const unknown = names.filter((name) => !Object.hasOwn(CHECKS, name));
  if (unknown.length > 0) {
    throw new RangeError(`expected ${Object.keys(CHECKS).join(', ')}, got ${unknown.join(', ')}`);
  }
  if (options.length > 0 && names.length !== 1) {
    throw new RangeError(`expected one check for ${options.join(' ')}, got ${names.length}`);
  }
  const needsBuild = names.some((name) => OF_BUILD.includes(name));
  return Object.entries(CHECKS)
    .filter(([name]) => names.length === 0 || names.includes(name) || (name === 'build' && needsBuild))
    .map(([name, command]) => [name, names.includes(name) ? [command, ...options].join(' ') : command]);
}

/**
 * Runs the checks, and prints what each of them prints, then the list of them.
 *
 * @param {readonly [name: string, command: string][]} checks
 * @param {(line: string) => void} print
 * @returns {number} how many failed
 */
export function runChecks(checks, print) {
  const results = checks.map(([name, command]) => {
    print(`== ${name}`);
    const start = performance.now();
    const { status } = spawnSync(command, { cwd: root, shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    return { name, passed: status === 0, seconds: Math.round((performance.now() - start) / 1000) };
  });
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const { name, passed, seconds } of results) {
    print(`${name.padEnd(width)}  ${passed ? 'ok    ' : 'FAILED'}  ${seconds} s`);
  }
  const failed = results.filter(({ passed }) => !passed).length;
  print(`${results.length - failed} passed, ${failed} failed`);
  return failed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (runChecks(chosen(process.argv.slice(2)), console.log) > 0) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    console.error(`pnpm check: ${error.message}`);
    process.exitCode = 1;
  }
}
