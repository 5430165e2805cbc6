// The uses of packed packages: import and require every entry, compile against them under every module resolution,
// and run the command. Needs the build.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { compileProblems, writeConsumers } from '../../consumers/compile.mjs';
import { constructorProblems } from '../../consumers/constructor.mjs';
import { EXAMPLES, documentProblems } from '../../consumers/documents.mjs';
import { definitions } from '../../consumers/definitions.mjs';
import { exampleProblems } from '../../consumers/examples.mjs';
import { entryProblems, loadEntries } from '../../consumers/load.mjs';
import { install, pack } from '../../consumers/pack.mjs';
import { execute } from '../../execute.mjs';
import { publishedPackages, root, tiebreakEntries } from '../../packages.mjs';
import { temporaryFolder } from './folder.js';

const packages = publishedPackages();
const project = temporaryFolder('consumers');
await install(await pack(packages, project), project);
const reports = await loadEntries(packages, project);
const across = readFileSync(new URL('../../consumers/types-cross-packages.ts', import.meta.url), 'utf8');
writeConsumers(packages, reports, project, { across });
const examples = readdirSync(join(root, 'examples')).filter((name) => name.endsWith('.trf'));

test('every entry exports the same by import and by require', () => {
  expect(entryProblems(reports)).toEqual([]);
});

test.for(['node16', 'nodenext', 'bundler', 'node10'] as const)(
  'compile with moduleResolution %s',
  async (resolution) => {
    expect(await compileProblems(resolution, project)).toBe('');
  },
);

test.for(
  (['node10', 'node16', 'bundler'] as const).flatMap((resolution) =>
    [true, false].map((esModuleInterop) => ({ resolution, esModuleInterop })),
  ),
)('PrefRating in every form, $resolution, esModuleInterop $esModuleInterop', async (settings) => {
  expect(await constructorProblems(settings, project)).toBe('');
});

test('compile the examples of READMEs and docstrings', async () => {
  expect(await exampleProblems(reports, project)).toBe('');
});

const documents = join(root, '../shared/documents');

test('the examples of the documents of the predecessors, with our packages in their imports', async ({ skip }) => {
  if (process.env.CROSSTABLE_SHARED !== 'required') skip(!existsSync(documents), '../shared is not there');
  expect(await documentProblems(EXAMPLES, documents, project)).toEqual([]);
});

test('"go to definition" leads from each tie-break to its rule, which begins with its article', async () => {
  const asked = tiebreakEntries().map(({ specifier, of }) => ({ specifier, name: of }));
  expect(asked.length).toBeGreaterThan(20);
  for (const { specifier, name, file, header, line } of await definitions(project, asked)) {
    expect.soft(file, specifier).toMatch(/\/dist\/sources\/[^/]+\/(?:article-|34e)[^/]+\.ts$/);
    expect.soft(header, specifier).toMatch(/^\/\/ (?:FIDE C\.07 \(edition [\d-]+\), Article \d|US Chess rule 34E\d)/);
    expect.soft(line, specifier).toContain(`export function ${name}(`);
  }
});

test('npx crosstable --version', async () => {
  const version = packages.find(({ folder }) => folder === 'crosstable')?.manifest.version;
  const args = ['--no', '--', 'crosstable', '--version'];
  expect(await execute('npx', args, { cwd: project })).toMatchObject({ code: 0, stdout: `${version}\n` });
});

test('examples has tournament reports', () => {
  expect(examples).not.toEqual([]);
});

test.for(examples)('npx crosstable standings examples/%s', async (name) => {
  const args = ['--no', '--', 'crosstable', 'standings', join(root, 'examples', name)];
  expect(await execute('npx', args, { cwd: project })).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/\S/) as string,
  });
});
