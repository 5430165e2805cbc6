// Rehearses a release: clones HEAD, raises the versions and publishes with the commands of the release workflow, to a registry
// that lives as long as this check, then installs from there and runs what was installed. Everything happens in a temporary
// folder. `--mode ready` also fails where the owner has to fill something in; the release workflow asks that way.
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { join } from 'node:path';

import { runServer } from 'verdaccio';
import { afterAll, expect, test } from 'vitest';

import { contentsOf, contentsProblems, expectedFiles } from '../../consumers/pack.mjs';
import { execute } from '../../execute.mjs';
import { repositoryAddress } from '../../manifests.mjs';
import { publishedPackages, readPackages, root } from '../../packages.mjs';
import { temporaryFolder } from './folder.js';

/** A build removes this file: a tarball that has it was packed without one. */
const LEFT_OVER = 'dist/left-over.js';

/** A draw with a player who has half of the maximum: half a point for Koya. */
const IMPORTED = `import { koya } from '@crosstable/koya';
import { tiebreak } from 'crosstable';
console.log(koya('A', [[{ white: 'A', black: 'B', result: 0.5 }]]), typeof tiebreak);
`;

const folder = temporaryFolder('release');
const [copy, project, storage] = ['copy', 'project', 'storage'].map((name) => join(folder, name));

/** A registry on a free port of this computer, which knows no other registry. */
const registry = (await runServer({
  configPath: join(folder, 'verdaccio.yaml'),
  storage,
  packages: { '**': { access: '$all', publish: '$anonymous' } },
  log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  web: { enable: false },
})) as Server;
await new Promise<void>((resolve) => registry.listen(0, '127.0.0.1', resolve));
afterAll(() => {
  registry.close();
});

const host = `127.0.0.1:${(registry.address() as AddressInfo).port}`;
const settings = join(folder, 'npmrc');
writeFileSync(settings, `registry=http://${host}/\n//${host}/:_authToken=nobody\n`);
// Changesets takes the registry from the variable, npm and pnpm also from the file; a tag in git has an author.
const env = {
  npm_config_registry: `http://${host}/`,
  npm_config_userconfig: settings,
  GIT_COMMITTER_NAME: 'rehearsal',
  GIT_COMMITTER_EMAIL: 'rehearsal@localhost',
};

/** The output of a command, which must succeed. */
async function run(command: string, cwd: string, more: Record<string, string> = {}): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  const { code, output, stdout } = await execute(program, args, { cwd, env: more });
  expect(code, `${command}\n${output}`).toBe(0);
  return stdout;
}

/** The command that `changesets/action` runs, as the workflow says. */
function commandOfWorkflow(input: 'version' | 'publish'): string {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  return new RegExp(`^ +${input}: (pnpm .+)$`, 'm').exec(workflow)?.[1] ?? `expected "${input}: pnpm …" in release.yml`;
}

// Each step needs the one before it.
test('HEAD is cloned and installed, and its versions are raised', async () => {
  // In a shallow clone, Changesets looks for commits forever.
  await run(`git clone --quiet --reject-shallow ${root} copy`, folder);
  await run('pnpm install --frozen-lockfile --prefer-offline', copy);
  await run(commandOfWorkflow('version'), copy, env);
});

test('the first CHANGELOGs tell of a first release, not of changes before it', () => {
  for (const { directory, manifest } of readPackages(copy)) {
    if (manifest.version !== '1.0.0') continue;
    const changes = readFileSync(join(directory, 'CHANGELOG.md'), 'utf8').split(/^### /m).slice(1);
    expect
      .soft(changes, manifest.name)
      .toEqual([expect.stringMatching(/^Major Changes\n\n- \w+: The first release\. /)]);
  }
});

test('exactly the public packages are published, each built with its new version', async () => {
  const packages = readPackages(copy);
  for (const { directory } of packages) {
    mkdirSync(join(directory, 'dist'), { recursive: true });
    writeFileSync(join(directory, LEFT_OVER), '');
  }
  await run(commandOfWorkflow('publish'), copy, env);
  const tarballs = readdirSync(storage, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tgz'));
  const published = tarballs.map((path) => contentsOf(join(storage, path)));
  const label = ({ name, version }: { name: string; version: string }): string => `${name}@${version}`;
  const expected = publishedPackages(copy).map(({ manifest }) => manifest);
  expect(published.map(({ manifest }) => label(manifest)).sort()).toEqual(expected.map(label).sort());
  for (const found of published) {
    const problems = contentsProblems(found, [...expectedFiles(found), 'CHANGELOG.md']);
    expect.soft(problems, label(found.manifest)).toEqual([]);
  }
});

test('what was published installs and runs', async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  cpSync(join(root, 'examples/avro-1938.trf'), join(project, 'avro-1938.trf'));
  writeFileSync(join(project, 'imported.js'), IMPORTED);
  await run('npm install --no-audit --no-fund crosstable @crosstable/koya', project, env);
  const version = readPackages(copy).find(({ folder: name }) => name === 'crosstable')?.manifest.version;
  expect(await run('npx --no -- crosstable --version', project)).toBe(`${version}\n`);
  expect(await run('npx --no -- crosstable standings avro-1938.trf', project)).toContain('Keres');
  expect(await run('node imported.js', project)).toBe('0.5 function\n');
});

test("the owner has written the repository's address into package.json, as CONTRIBUTING says", ({ skip }) => {
  const isMissing = repositoryAddress() === '';
  if (isMissing && process.env.MODE !== 'ready') skip('missing before a release: repository in package.json');
  expect(isMissing).toBe(false);
});
