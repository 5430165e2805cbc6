// Packs every published package, installs the tarballs in a project of their own, and runs the smoke suite there on every
// runtime that is installed: all entries, and the values of a tournament. Needs the build.
//   --install   fetches what is missing from the npm registry, into a cache outside of the repository
//   --required  a runtime that isn't there is a failure, not skipped
//   --keep      leaves the project behind, to look at what failed
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { entryProblems, mergedReports } from './consumers/load.mjs';
import { install, pack } from './consumers/pack.mjs';
import { publishedPackages, specifiersThatRun } from './packages.mjs';
import { WANTED, findRuntime } from './runtimes/find.mjs';
import { codesOfEntries, goldenTournament } from './runtimes/golden.mjs';
import { installRuntime } from './runtimes/install.mjs';
import { FAULTY, unseenFaults } from './runtimes/planted.mjs';
import { failuresOf, runSmoke } from './runtimes/run.mjs';

const flag = { type: 'boolean', default: false };
const { values: options } = parseArgs({ options: { install: flag, required: flag, keep: flag } });

/** What doesn't load or differs, and that what must be seen is seen on this runtime. */
async function runtimeOutcome(runtime, project, plan) {
  const reports = await runSmoke(runtime, project, plan);
  const failures = failuresOf(reports);
  const loaded = mergedReports(reports);
  const complete = failures.length === 0 ? entryProblems(loaded) : [];
  const faults = await unseenFaults(runtime, project, plan);
  return {
    problems: [...failures, ...complete, ...faults],
    entries: Object.keys(loaded).length,
    ways: Object.keys(reports),
    values: Object.values(reports).reduce((sum, { values }) => sum + values, 0),
  };
}

async function located(wanted, project) {
  const found = await findRuntime(wanted, project);
  if (found !== undefined) return found;
  if (!options.install) return { missing: `not installed; ${wanted.advice}` };
  const missing = await installRuntime(wanted);
  return missing === undefined
    ? ((await findRuntime(wanted, project)) ?? { missing: 'installed, but does not start' })
    : { missing };
}

/** The first lines say what is wrong; a runtime on which nothing works would say it a thousand times. */
function shown(problems) {
  const rest = problems.length > 20 ? [`and ${problems.length - 20} more`] : [];
  return [...problems.slice(0, 20), ...rest].map((text) => text.replaceAll(/^/gm, '         ')).join('\n');
}

async function checkRuntime(wanted, project, plan) {
  const { missing, path, version } = await located(wanted, project);
  if (missing !== undefined) {
    console.log(`${options.required ? 'FAIL   ' : 'skipped'}  ${wanted.label}: ${missing}`);
    return options.required ? 'failed' : 'skipped';
  }
  const name = `${wanted.label.split(' ')[0]} ${version}`;
  try {
    const { problems, entries, ways, values } = await runtimeOutcome({ kind: wanted.kind, path }, project, plan);
    const done = `${entries} entries by ${ways.join(' and by ')}, ${values} values, planted faults seen`;
    if (problems.length === 0) console.log(`ok       ${name}: ${done}`);
    else console.log(`FAIL     ${name}\n${shown(problems)}`);
    return problems.length === 0 ? 'ok' : 'failed';
  } catch (error) {
    console.log(`FAIL     ${name}\n${shown([error.message])}`);
    return 'failed';
  }
}

async function checkAll(project) {
  const packages = publishedPackages();
  await install(await pack(packages, project), project);
  cpSync(fileURLToPath(new URL(`fixtures/${FAULTY}`, import.meta.url)), join(project, 'node_modules', FAULTY), {
    recursive: true,
  });
  const specifiers = specifiersThatRun(packages);
  const golden = goldenTournament();
  const plan = { specifiers, umbrella: 'crosstable', golden, codes: codesOfEntries(golden) };
  const outcomes = [];
  for (const wanted of WANTED) outcomes.push(await checkRuntime(wanted, project, plan));
  const count = (outcome) => outcomes.filter((one) => one === outcome).length;
  console.log(`${count('ok')} runtimes ok, ${count('skipped')} skipped, ${count('failed')} failed`);
  // The Node that runs this is always there; without a single one that is wanted nothing has been checked.
  if (count('failed') > 0 || count('ok') === 0) process.exitCode = 1;
}

const project = mkdtempSync(join(tmpdir(), 'crosstable-runtimes-'));
try {
  await checkAll(project);
} finally {
  if (options.keep) console.log(`The project is kept in ${project}`);
  else rmSync(project, { recursive: true, force: true });
}
