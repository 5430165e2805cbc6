// Every entry of the packed packages loads, and gives the values of a tournament, on every runtime that is installed here;
// the others are skipped. With CROSSTABLE_RUNTIMES=required they fail. Needs the build.
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { entryProblems } from '../../consumers/load.mjs';
import { install, pack } from '../../consumers/pack.mjs';
import { publishedPackages, specifiersThatRun } from '../../packages.mjs';
import { WANTED, adviceOn, findRuntime } from '../../runtimes/find.mjs';
import { failuresOf, runSmoke } from '../../runtimes/run.mjs';
import { temporaryFolder } from './folder.js';
import { codesOfEntries, goldenTournament } from './golden.mjs';
import { FAULTY, unseenFaults } from './planted-in-runtimes.mjs';

const packages = publishedPackages();
const project = temporaryFolder('runtimes');
await install(await pack(packages, project), project);
const faulty = fileURLToPath(new URL(`../../fixtures/${FAULTY}`, import.meta.url));
cpSync(faulty, join(project, 'node_modules', FAULTY), { recursive: true });
const golden = goldenTournament();
const specifiers = specifiersThatRun(packages);
const plan = { specifiers, umbrella: 'crosstable', golden, codes: codesOfEntries(golden) };

test.for(WANTED)('$label', async (wanted, { annotate, skip }) => {
  const found = await findRuntime(wanted);
  if (found === undefined) {
    expect(process.env.CROSSTABLE_RUNTIMES, `not installed; ${adviceOn(wanted)}`).not.toBe('required');
    return skip(`not installed; ${adviceOn(wanted)}`);
  }
  const runtime = { kind: wanted.kind, path: found.path };
  const reports = await runSmoke(runtime, project, plan);
  expect(failuresOf(reports)).toEqual([]);
  expect(entryProblems(reports)).toEqual([]);
  expect(await unseenFaults(runtime, project, plan)).toEqual([]);
  const values = Object.values(reports).reduce((sum, report) => sum + report.values, 0);
  await annotate(
    `${found.version}: ${specifiers.length} entries, ${values} values by ${Object.keys(reports).join('; ')}`,
  );
});
