// Packs every published package, installs the tarballs in a project of their own, and does there what users do:
// compiles against them under every module resolution, imports and requires every entry, and runs the command.
// Needs the build. `--keep` leaves the project behind, to look at what failed.
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { conclude, report } from './check-report.mjs';
import { compileProblems, writeConsumers } from './consumers/compile.mjs';
import { exampleProblems } from './consumers/examples.mjs';
import { entryProblems, loadEntries } from './consumers/load.mjs';
import { install, pack } from './consumers/pack.mjs';
import { execute } from './execute.mjs';
import { publishedPackages, root } from './packages.mjs';

const { values: options } = parseArgs({ options: { keep: { type: 'boolean', default: false } } });

async function check(name, problemsOf) {
  const started = performance.now();
  const problems = await problemsOf().catch((error) => [error.message]);
  report(name, `${((performance.now() - started) / 1000).toFixed(1)} s`, problems);
}

async function commandProblems(project) {
  const { manifest } = publishedPackages().find((found) => found.manifest.name === 'crosstable');
  const run = (...args) => execute('npx', ['--no', '--', 'crosstable', ...args], { cwd: project });
  const reports = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.trf'));
  const version = await run('--version');
  const tables = await Promise.all(
    reports.map(async (name) => ({ name, ...(await run('standings', join(root, 'examples', name))) })),
  );
  return [
    ...(version.code === 0 && version.stdout.trim() === manifest.version
      ? []
      : [
          `npx crosstable --version: expected ${manifest.version}, got exit code ${version.code} and\n${version.output}`,
        ]),
    ...(reports.length > 0 ? [] : ['examples: expected a tournament report (*.trf), found none']),
    ...tables
      .filter(({ code, stdout }) => code !== 0 || stdout.trim() === '')
      .map(
        ({ name, code, output }) => `npx crosstable standings examples/${name}: got exit code ${code} and\n${output}`,
      ),
  ];
}

async function checkAll(project) {
  const packages = publishedPackages();
  const tarballs = await pack(packages, project);
  await install(tarballs, project);
  const loaded = await loadEntries(packages, project);
  await check('every entry by import and by require', async () => entryProblems(loaded));
  await check('a table of crosstable in the other packages', () => tableProblems(project));
  const across = readFileSync(new URL('consumers/types-cross-packages.ts', import.meta.url), 'utf8');
  writeConsumers(packages, loaded, project, { across });
  for (const resolution of ['node16', 'nodenext', 'bundler', 'node10']) {
    await check(`compile with moduleResolution ${resolution}`, () => compileProblems(resolution, project));
  }
  await check('compile the examples of READMEs and docstrings', () => exampleProblems(loaded, project));
  await check('npx crosstable', () => commandProblems(project));
}

/** What crosstable compiled, another package's own copy of the core must take, across ESM and CommonJS. */
async function tableProblems(project) {
  const script = 'table-crosses-packages.mjs';
  writeFileSync(join(project, script), readFileSync(new URL(`consumers/${script}`, import.meta.url)));
  const { code, output } = await execute(process.execPath, [script], { cwd: project });
  return code === 0 ? [] : [output];
}

const project = mkdtempSync(join(tmpdir(), 'crosstable-consumer-'));
try {
  await checkAll(project);
} finally {
  if (options.keep) console.log(`The project is kept in ${project}`);
  else rmSync(project, { recursive: true, force: true });
}
conclude('To look into it: pnpm build && pnpm check:consumers --keep');
