// Rehearses a release: clones HEAD, raises the versions and publishes with the commands of the release workflow, to a
// registry that lives as long as this script, then installs from there and runs what was installed. Everything happens in a
// temporary folder. `--ready` also fails where the owner has to fill something in; the release workflow asks that way.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { runServer } from 'verdaccio';

import { expectedManifest, repositoryAddress } from './check-manifests.mjs';
import { conclude, report } from './check-report.mjs';
import { contentsOf, contentsProblems, promisedFiles } from './consumers/contents.mjs';
import { execute } from './execute.mjs';
import { readPackages, root } from './packages.mjs';

const { values: options } = parseArgs({ options: { ready: { type: 'boolean', default: false } } });

/** A build removes this file: a tarball that has it was packed without one. */
const LEFT_OVER = 'dist/left-over.js';

/** A draw with a player who has half of the maximum: half a point for Koya. */
const IMPORTED = `import { koya } from '@crosstable/koya';
import { tiebreak } from 'crosstable';
console.log(koya('A', [[{ white: 'A', black: 'B', result: 0.5 }]]), typeof tiebreak);
`;

/** A registry on a free port of this machine, which knows no other registry. */
async function startRegistry(folder) {
  const config = {
    configPath: join(folder, 'verdaccio.yaml'),
    storage: join(folder, 'storage'),
    packages: { '**': { access: '$all', publish: '$anonymous' } },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
    web: { enable: false },
  };
  const server = await runServer(config);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, host: `127.0.0.1:${server.address().port}` };
}

/** `changesets/action` runs what these two inputs say. */
function commandOfWorkflow(input) {
  const workflow = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  const command = new RegExp(`^ +${input}: (pnpm .+)$`, 'm').exec(workflow)?.[1];
  if (command === undefined) throw new Error(`.github/workflows/release.yml: expected "${input}: pnpm …"`);
  return command.split(' ');
}

/** Runs a program to its end; gives what it printed. */
async function run([program, ...args], cwd, env) {
  const [name, started] = [[program, ...args].join(' '), performance.now()];
  const { code, output, stdout } = await execute(program, args, { cwd, env });
  if (code !== 0) throw new Error(`${name}: got exit code ${code} and\n${output}`);
  report(name, `${((performance.now() - started) / 1000).toFixed(1)} s`, []);
  return stdout.trim();
}

/** What the registry got instead of the public packages, whole and built after their versions were raised. */
function publishedProblems(storage, expected) {
  const label = ({ name, version }) => `${name}@${version}`;
  const tarballs = readdirSync(storage, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tgz'));
  const published = new Map(
    tarballs.map((path) => contentsOf({ path: join(storage, path) })).map((found) => [label(found.manifest), found]),
  );
  const wanted = expected.map(label);
  return [
    ...[...published.keys()]
      .filter((one) => !wanted.includes(one))
      .map((one) => `${one}: published, expected only ${wanted.join(', ')}`),
    ...wanted.flatMap((one) => {
      const found = published.get(one);
      if (found === undefined) return [`${one}: expected to be published`];
      const promised = [...promisedFiles(found.manifest), 'CHANGELOG.md'];
      return contentsProblems(found, promised).map((problem) => `${one}: ${problem}`);
    }),
  ];
}

async function rehearse(folder, { host }) {
  const [copy, project] = [join(folder, 'copy'), join(folder, 'project')];
  const settings = join(folder, 'npmrc');
  writeFileSync(settings, `registry=http://${host}/\n//${host}/:_authToken=nobody\n`);
  // Changesets takes the registry from the variable, npm and pnpm also from the file; a tag in git has an author.
  const registry = { npm_config_registry: `http://${host}/`, npm_config_userconfig: settings };
  const env = { ...registry, GIT_COMMITTER_NAME: 'rehearsal', GIT_COMMITTER_EMAIL: 'rehearsal@localhost' };

  // In a shallow clone, Changesets looks for commits forever.
  await run(['git', 'clone', '--quiet', '--reject-shallow', root, 'copy'], folder);
  await run(['pnpm', 'install', '--frozen-lockfile', '--prefer-offline'], copy);
  await run(commandOfWorkflow('version'), copy, env);
  const packages = readPackages(copy);
  const expected = packages.map(expectedManifest).filter((manifest) => !manifest.private);
  for (const { directory } of packages) {
    mkdirSync(join(directory, 'dist'), { recursive: true });
    writeFileSync(join(directory, LEFT_OVER), '');
  }
  await run(commandOfWorkflow('publish'), copy, env);
  const problems = publishedProblems(join(folder, 'storage'), expected);
  report('the public packages and no others, built with the new version', `${expected.length} packages`, problems);

  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  cpSync(join(root, 'examples/avro-1938.trf'), join(project, 'avro-1938.trf'));
  writeFileSync(join(project, 'imported.js'), IMPORTED);
  await run(['npm', 'install', '--no-audit', '--no-fund', 'crosstable', '@crosstable/koya'], project, env);
  for (const [command, printed] of [
    ['npx --no -- crosstable --version', expected.find(({ name }) => name === 'crosstable').version],
    ['npx --no -- crosstable standings avro-1938.trf', 'Keres'],
    ['node imported.js', '0.5 function'],
  ]) {
    const output = await run(command.split(' '), project, env);
    if (!output.includes(printed)) report(command, 'its output', [`expected ${printed}, got ${output}`]);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'crosstable-release-'));
const registry = await startRegistry(folder);
try {
  await rehearse(folder, registry);
} catch (error) {
  report('rehearsal', 'stopped', [error.message]);
} finally {
  registry.server.close();
  rmSync(folder, { recursive: true, force: true });
}
const setting = 'package.json: repository: expected an address like https://github.com/owner/crosstable, got none';
const missing = repositoryAddress() === '' ? [setting] : [];
if (options.ready) report('what the owner fills in', 'see CONTRIBUTING.md', missing);
else for (const one of missing) console.log(`Missing before a release: ${one}`);
conclude('To look into it: pnpm release:rehearse');
