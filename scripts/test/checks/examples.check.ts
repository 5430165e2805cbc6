// Every project of `examples` installs the packed packages instead of those in the registry, and passes its own test; pages
// are looked at in Chromium. Where Deno or Chromium isn't installed, a project is skipped; with CROSSTABLE_RUNTIMES=required
// it fails. Needs the build, and the npm registry for what else the projects use.
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { type TestContext, describe, expect, test } from 'vitest';

import { pack } from '../../consumers/pack.mjs';
import { execute } from '../../execute.mjs';
import { publishedPackages, root } from '../../packages.mjs';
import { withChromium } from '../../runtimes/browser.mjs';
import { WANTED, adviceOn, findRuntime } from '../../runtimes/find.mjs';
import { temporaryFolder } from './folder.js';

interface Manifest {
  readonly engines?: { readonly deno?: string };
  readonly dependencies: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

/** The part of Vite that is called here, with the installation of the project. */
interface Vite {
  readonly preview: (options: object) => Promise<{
    readonly resolvedUrls: { readonly local: readonly string[] } | null;
    readonly close: () => Promise<void>;
  }>;
}

const EXAMPLES = join(root, 'examples');
const SETTINGS = ['--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];

const folder = temporaryFolder('examples');
const tarballs = await pack(publishedPackages(), folder);
const names = readdirSync(EXAMPLES).filter((name) => existsSync(join(EXAMPLES, name, 'package.json')));

/** The project in a folder of its own, with the tarballs as its dependencies. */
function copied(name: string): { readonly project: string; readonly manifest: Manifest } {
  const project = join(folder, name);
  const filter = (path: string): boolean => !/[/\\](?:node_modules|dist)$/.test(path);
  cpSync(join(EXAMPLES, name), project, { recursive: true, filter });
  const path = join(project, 'package.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  for (const tarball of tarballs) {
    if (tarball.name in manifest.dependencies) {
      manifest.dependencies[tarball.name] = pathToFileURL(tarball.path).href;
    }
  }
  writeFileSync(path, JSON.stringify(manifest));
  return { project, manifest };
}

async function programOf(label: string, { skip }: TestContext): Promise<string> {
  const wanted = WANTED.find((one) => one.label === label);
  if (wanted === undefined) throw new Error(`expected a runtime, got ${label}`);
  const found = await findRuntime(wanted);
  if (found !== undefined) return found.path;
  expect(process.env.CROSSTABLE_RUNTIMES, `${label} is not installed; ${adviceOn(wanted)}`).not.toBe('required');
  return skip(`${label} is not installed; ${adviceOn(wanted)}`);
}

describe.for(names)('examples/%s', (name) => {
  const { project, manifest } = copied(name);

  test('its own test', async (context) => {
    const isForDeno = manifest.engines?.deno !== undefined;
    const [program, ...args] = isForDeno ? [await programOf('Deno', context), 'task', 'test'] : ['npm', 'test'];
    expect(await execute('npm', ['install', ...SETTINGS], { cwd: project })).toMatchObject({ code: 0 });
    expect(await execute(program, args, { cwd: project })).toMatchObject({ code: 0 });
  });

  test.runIf(manifest.devDependencies?.vite)('the page shows standings, and explains a value', async (context) => {
    const chromium = await programOf('Chromium', context);
    const vite = join(project, 'node_modules/vite/dist/node/index.js');
    const { preview } = (await import(pathToFileURL(vite).href)) as Vite;
    const server = await preview({ root: project, logLevel: 'error', preview: { host: '127.0.0.1', port: 0 } });
    try {
      await withChromium(chromium, async (page) => {
        await page.goto(server.resolvedUrls?.local[0] ?? '');
        const row = page.locator('tbody tr').first();
        expect(await row.innerText()).toMatch(/^1\tAna/);
        await row.locator('button').last().click();
        expect(await page.locator('section p').first().innerText()).toContain('Sonneborn-Berger');
      });
    } finally {
      await server.close();
    }
  });
});
