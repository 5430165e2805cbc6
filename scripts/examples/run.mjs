// Runs the examples of the documentation against the built packages, so that none of them can drift. How they are written:
//
//   sonnebornBerger('A', games); // → 32.5
//   const rows = standings(table, ['SB']); // → [{ rank: 1, player: 'A', values: [32.5] }, …]
//   progressive('A', 7); // throws TypeError: games: expected …
//
// A value is literal text and may go on in further comment lines; `…` stands for the rest of an array or an object.
// A number with two or more decimals is compared to the digits shown, every other exactly.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { execute } from '../execute.mjs';
import { publishedPackages, readPackages, root } from '../packages.mjs';
import { codeBlocks, commands, docstringBlocks } from './blocks.mjs';
import { builtEntries, builtUrl, programOf } from './program.mjs';

/** @typedef {{ checks: number, failures: string[] }} Report */

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The documents that there must be: the root's two, and a README in every published package. */
export function documents() {
  return ['README.md', 'MIGRATING.md', ...publishedPackages().map(({ folder }) => `packages/${folder}/README.md`)];
}

/** The source files with an `@example` in a docstring. */
export function sourcesWithExamples() {
  return readPackages()
    .filter(({ directory }) => existsSync(join(directory, 'src')))
    .flatMap(({ folder, directory }) =>
      readdirSync(join(directory, 'src'), { recursive: true })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => `packages/${folder}/src/${name.replaceAll('\\', '/')}`),
    )
    .filter((path) => docstringBlocks(path, read(path)).length > 0)
    .sort();
}

/**
 * Checks a document: its code blocks, read top down, and the commands of its console blocks.
 *
 * @param {string} path from the root
 * @returns {Promise<Report>}
 */
export async function runDocument(path, text = read(path)) {
  return sum([
    await runBlocks(path, codeBlocks(path, text)),
    ...(await Promise.all(commands(path, text).map((command) => runCommand(command)))),
  ]);
}

/**
 * Checks the docstrings of a source file. Each example stands alone; what the package's entries export is in scope, and
 * an example that checks nothing is a failure.
 *
 * @param {string} path from the root
 * @returns {Promise<Report>}
 */
export async function runDocstrings(path, text = read(path)) {
  const { manifest } = readPackages().find(({ folder }) => path.startsWith(`packages/${folder}/`));
  // The first entry comes last: where two export the same name (`tiebreak`), the innermost wins.
  const own = [...builtEntries().values()].filter((entry) => entry.package === manifest.name && entry.runs).reverse();
  const reports = docstringBlocks(path, text).map(async (block) => {
    const report = await runBlocks(path, [block], own);
    const idle = report.checks === 0 && report.failures.length === 0;
    return idle
      ? { checks: 0, failures: [`${path}:${block.line}: expected a checked value (// → …), got none`] }
      : report;
  });
  return sum(await Promise.all(reports));
}

function sum(reports) {
  return {
    checks: reports.reduce((total, { checks }) => total + checks, 0),
    failures: reports.flatMap(({ failures }) => failures),
  };
}

async function runBlocks(path, blocks, scope = []) {
  if (blocks.length === 0) return { checks: 0, failures: [] };
  let input;
  try {
    input = await moduleText(path, programOf(blocks), scope);
  } catch (error) {
    return { checks: 0, failures: [error.message] };
  }
  const { stdout, output } = await execute(process.execPath, ['--input-type=module'], { cwd: root, input });
  const result = /^\{"checks":.*\}$/m.exec(stdout)?.[0];
  return result ? JSON.parse(result) : { checks: 0, failures: [`${path}: the examples don't run:\n${output}`] };
}

async function moduleText(path, program, scope) {
  const cjs = Object.fromEntries([...builtEntries()].map(([specifier, entry]) => [specifier, entry.path]));
  return `
import { createRequire } from 'node:module';
import { Checker } from ${JSON.stringify(new URL('checker.mjs', import.meta.url).href)};
const checker = new Checker();
const nodeRequire = createRequire(${JSON.stringify(join(root, path))});
const require = (specifier) => nodeRequire(${JSON.stringify(cjs)}[specifier] ?? specifier);
try {
${(await Promise.all(scope.map((entry) => scopeLine(builtUrl(entry))))).join('\n{\n')}
${program}
${'}'.repeat(Math.max(0, scope.length - 1))}
} catch (error) {
  checker.stopped(${JSON.stringify(path)}, error);
}
console.log('\\n' + JSON.stringify(checker));`;
}

async function scopeLine(url) {
  const names = Object.keys(await import(url)).filter((name) => name !== 'default');
  return `const { ${names.join(', ')} } = await import(${JSON.stringify(url)});`;
}

async function runCommand({ path, line, args, output }) {
  const command = join(root, 'packages', 'crosstable', 'dist', 'command.js');
  // In the root folder, as a reader would; a failing command is an example too: what counts is what it prints.
  const got = (await execute(process.execPath, [command, ...args], { cwd: root })).output.trimEnd();
  const failures = got === output ? [] : [`${path}:${line}: expected the output\n${output}\ngot\n${got}`];
  return { checks: 1, failures };
}
