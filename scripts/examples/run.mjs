// Runs the examples of the documentation against the built packages, so that none of them can drift. How they are written:
//
//   sonnebornBerger('A', games); // → 32.5
//   const rows = standings(table, ['SB']); // → [{ rank: 1, player: 'A', values: [32.5] }, …]
//   progressive('A', 7); // throws TypeError: games: expected …
//
// A value is literal text and may go on in further comment lines; `…` stands for the rest of an array or an object.
// A number with two or more decimals is compared to the digits shown, every other exactly.
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { compileFunction } from 'node:vm';

import ts from 'typescript';

import { execute } from '../execute.mjs';
import { entriesOf, publishedPackages, readPackages, root, sourcesOf } from '../packages.mjs';
import { codeBlocks, commands, docstringBlocks } from './blocks.mjs';
import { isExpected } from './expectation.mjs';
import { programOf } from './program.mjs';

/** @typedef {{ checks: number, failures: string[] }} Report */

/** The packages that migrating.md of the site compares with ours, in JavaScript: the compiler of the examples doesn't know them. */
const PEERS = ['tiebreak'];

const read = (path) => readFileSync(join(root, path), 'utf8');

const SITE = 'packages/site';

/**
 * The pages of the site with code to run. The API reference is left out, because its examples are those of the
 * docstrings.
 */
function pagesWithExamples() {
  return readdirSync(join(root, SITE), { recursive: true, encoding: 'utf8' })
    .map((name) => `${SITE}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !path.startsWith(`${SITE}/reference/`))
    .filter((path) => codeBlocks(path, read(path)).length + commands(path, read(path)).length > 0)
    .sort();
}

/** The importable entries, with the path of the built file without its suffix. */
const built = new Map(
  publishedPackages().flatMap(({ directory, manifest }) =>
    entriesOf(manifest).map(({ specifier, name }) => [specifier, join(directory, 'dist', name)]),
  ),
);

/** The documents whose examples run: the root's, the README of every published package, and pages of the site. */
export function documents() {
  const readmes = publishedPackages().map(({ folder }) => `packages/${folder}/README.md`);
  return ['README.md', ...readmes, ...pagesWithExamples()];
}

/** The source files with an `@example` in a docstring. */
export function sourcesWithExamples() {
  return readPackages().flatMap((found) =>
    sourcesOf(found)
      .map(({ path, text }) => ({ path: `packages/${found.folder}/src/${path}`, text }))
      .filter(({ path, text }) => docstringBlocks(path, text).length > 0)
      .map(({ path }) => path),
  );
}

/**
 * The exports of the package of a source file, as declarations around its examples; those of `crosstable` in a package that isn't
 * published itself. The first entry comes last: if two entries export the same name (`tiebreak`), the innermost wins.
 *
 * @param {string} path from the root
 * @param {(specifier: string) => Promise<readonly string[]> | readonly string[]} namesOf
 */
export async function scopesOf(path, namesOf) {
  const isOf =
    (one) =>
    ({ folder }) =>
      one.startsWith(`packages/${folder}/`);
  const published = publishedPackages();
  const { manifest } = published.find(isOf(path)) ?? published.find(isOf('packages/crosstable/'));
  const entries = entriesOf(manifest).filter(({ runs }) => runs);
  const scopes = entries.reverse().map(async ({ specifier }) => {
    const names = (await namesOf(specifier)).filter((name) => name !== 'default');
    return `const { ${names.join(', ')} } = await import('${specifier}');`;
  });
  return Promise.all(scopes);
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
 * Checks the docstrings of a source file. Each example stands alone, with the exports of the package in scope. An
 * example that checks nothing is a failure.
 *
 * @param {string} path from the root
 * @returns {Promise<Report>}
 */
export async function runDocstrings(path, text = read(path)) {
  const scopes = await scopesOf(path, async (specifier) => Object.keys(await load(specifier)));
  const reports = docstringBlocks(path, text).map(async (block) => {
    const report = await runBlocks(path, [block], scopes);
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

/** Imports for an example: a built entry, a module of Node's, or a peer. */
async function load(specifier) {
  const path = built.get(specifier);
  if (path !== undefined) return import(pathToFileURL(`${path}.js`).href);
  if (specifier.startsWith('node:') || PEERS.includes(specifier)) return import(specifier);
  throw new Error(`expected an entry of a package of this repository, got '${specifier}'`);
}

const nodeRequire = createRequire(join(root, 'package.json'));
const requireBuilt = (specifier) => nodeRequire(built.has(specifier) ? `${built.get(specifier)}.cjs` : specifier);

async function runBlocks(path, blocks, scopes = []) {
  const report = { checks: 0, failures: [] };
  const check = {
    value(at, actual, expected) {
      report.checks++;
      if (isExpected(actual, expected)) return;
      report.failures.push(`${at}: got ${inspect(actual, { depth: 8, breakLength: 110 })}`);
    },
    async throws(at, action, expected) {
      report.checks++;
      const got = await action().then(() => 'nothing was thrown', String);
      const isMet = expected.endsWith('…') ? got.startsWith(expected.slice(0, -1)) : got === expected;
      if (!isMet) report.failures.push(`${at}: got ${got}`);
    },
  };
  try {
    const run = compiled(path, programOf(blocks, { nested: true, scopes, isChecked: true }));
    await run(check, load, requireBuilt).catch((error) => {
      report.failures.push(`${path}: the examples stopped after ${report.checks} checks: ${String(error)}`);
    });
  } catch (error) {
    report.failures.push(error.message);
  }
  return report;
}

/** The program as a function of its imports and checks. */
function compiled(path, program) {
  const { outputText } = ts.transpileModule(`export const run = async () => {\n${program}};`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
  });
  const code = outputText.replace('export const run =', 'return').replaceAll('await import(', 'await load(');
  try {
    const start = compileFunction(code, ['check', 'load', 'require']);
    return async (...given) => start(...given)();
  } catch (error) {
    throw new Error(`${path}: the examples don't run: ${error}`, { cause: error });
  }
}

/** Runs a command in the root folder, as a reader would. A failing command can be an example, too: only its output counts. */
async function runCommand({ path, line, args, output }) {
  const program = join(root, 'packages', 'crosstable', 'dist', 'command.js');
  const got = (await execute(process.execPath, [program, ...args], { cwd: root })).output.trimEnd();
  const failures = got === output ? [] : [`${path}:${line}: expected the output\n${output}\ngot\n${got}`];
  return { checks: 1, failures };
}
