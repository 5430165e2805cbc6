// Copies each project of `examples`, lets it install the packed packages instead of those in the registry, and runs its
// test. What a page shows is looked at in Chromium. Needs the build, and the npm registry for what else the projects use.
//   --required  an example whose runtime isn't there is a failure, not skipped
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import { conclude, report } from './check-report.mjs';
import { pack } from './consumers/pack.mjs';
import { execute } from './execute.mjs';
import { publishedPackages, root } from './packages.mjs';
import { withChromium } from './runtimes/browser.mjs';
import { WANTED, findRuntime } from './runtimes/find.mjs';

const { values: options } = parseArgs({ options: { required: { type: 'boolean', default: false } } });
const EXAMPLES = join(root, 'examples');

/** The project in a folder of its own; of our packages it installs the tarballs. */
function copied(name, tarballs, folder) {
  const project = join(folder, name);
  cpSync(join(EXAMPLES, name), project, {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|dist)$/.test(path),
  });
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  for (const { name: own, path: tarball } of tarballs) {
    if (own in manifest.dependencies) manifest.dependencies[own] = pathToFileURL(tarball).href;
  }
  writeFileSync(path, JSON.stringify(manifest));
  return { name, project, manifest };
}

async function problemsOf(program, args, { project }) {
  const { code, output } = await execute(program, args, { cwd: project });
  return code === 0 ? [] : [`${program} ${args.join(' ')}: exit code ${code}\n${output}`];
}

/** What the built page shows, before and after somebody asks where a value comes from. */
async function pageProblems({ project }, { path }) {
  const { preview } = await import(pathToFileURL(join(project, 'node_modules/vite/dist/node/index.js')).href);
  const server = await preview({ root: project, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
  try {
    return await withChromium(path, async (context) => {
      const page = await context.newPage();
      await page.goto(server.resolvedUrls.local[0]);
      const first = await page.locator('tbody tr').first().innerText();
      await page.locator('tbody tr').first().locator('button').last().click();
      const why = await page.locator('section p').first().innerText();
      return [
        ...(first.startsWith('1\tAna') ? [] : [`the page: expected Ana in the first row, got ${first}`]),
        ...(why.includes('Sonneborn-Berger') ? [] : [`the page: expected an explanation of SB, got ${why}`]),
      ];
    });
  } finally {
    await server.close();
  }
}

/** A runtime by its label; without a path where it isn't installed. */
async function runtime(label) {
  const wanted = WANTED.find((one) => one.label === label);
  return { label, advice: wanted.advice, ...(await findRuntime(wanted, root)) };
}

function reportMissing(name, { label, advice }) {
  const missing = `${label} is not installed; ${advice}`;
  if (options.required) report(name, 'not checked', [missing]);
  else console.log(`skip  ${name}: ${missing}`);
}

async function checkExample(example) {
  const { name, manifest } = example;
  let test = ['npm', ['test']];
  if (manifest.engines?.deno !== undefined) {
    const deno = await runtime('Deno');
    if (deno.path === undefined) return reportMissing(name, deno);
    test = [deno.path, ['task', 'test']];
  }
  const settings = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const problems = await problemsOf('npm', ['install', ...settings], example);
  if (problems.length === 0) problems.push(...(await problemsOf(...test, example)));
  report(name, 'installed and tested', problems);
  if (manifest.devDependencies?.vite === undefined || problems.length > 0) return undefined;
  const chromium = await runtime('Chromium');
  if (chromium.path === undefined) return reportMissing(`${name} in a browser`, chromium);
  report(`${name} in a browser`, `Chromium ${chromium.version}`, await pageProblems(example, chromium));
  return undefined;
}

const folder = mkdtempSync(join(tmpdir(), 'crosstable-examples-'));
try {
  const tarballs = await pack(publishedPackages(), folder);
  const names = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, 'package.json')));
  for (const name of names) await checkExample(copied(name, tarballs, folder));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
conclude('Each runs by itself, too: npm install && npm test in its folder of examples');
