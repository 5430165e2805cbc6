// Runs the smoke suite in headless Chromium, on a page that loads the packages' ESM files as they are: no bundler, only
// an import map, because a browser doesn't look names up in node_modules.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, normalize, sep } from 'node:path';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MEDIA_TYPES = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.json': 'application/json' };

/** Where a page finds each of these entries of the installed packages. */
function importMap(project, specifiers) {
  const imports = specifiers.map((specifier) => {
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
    const manifest = JSON.parse(readFileSync(join(project, 'node_modules', name, 'package.json'), 'utf8'));
    const entry = manifest.exports[`.${specifier.slice(name.length)}`].import;
    const target = typeof entry === 'string' ? entry : entry.default;
    return [specifier, `/node_modules/${name}/${target.slice('./'.length)}`];
  });
  return { imports: Object.fromEntries(imports) };
}

function pageOf(plan, project) {
  const specifiers = [...new Set([...plan.specifiers, ...(plan.umbrella === undefined ? [] : [plan.umbrella])])];
  return `<!doctype html>
<meta charset="utf-8">
<link rel="icon" href="data:,">
<title>Smoke suite</title>
<script type="importmap">${JSON.stringify(importMap(project, specifiers))}</script>
<script type="module">
import { smoke } from './smoke.mjs';
const plan = await (await fetch('./plan.json')).json();
globalThis.report = await smoke(plan, (specifier) => import(specifier));
</script>
`;
}

/** The files of the project, the page and the plan, for this computer only. */
function serve(project, page, plan) {
  const pages = { '/': ['text/html', page], '/plan.json': [MEDIA_TYPES['.json'], plan] };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const file = join(project, normalize(decodeURIComponent(pathname)));
    const type = MEDIA_TYPES[extname(file)];
    const known = type !== undefined && file.startsWith(project + sep) && existsSync(file);
    const [contentType, body] = pages[pathname] ?? (known ? [type, readFileSync(file)] : []);
    if (contentType === undefined) response.writeHead(404).end();
    else response.writeHead(200, { 'content-type': contentType }).end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve({ address: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() });
    });
  });
}

/**
 * Gives what `use` makes of a context of Chromium with a new user data directory.
 *
 * @template T
 * @param {string} executablePath
 * @param {(context: import('playwright-core').BrowserContext) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withChromium(executablePath, use) {
  const { chromium } = await import('playwright-core');
  const userData = mkdtempSync(join(tmpdir(), 'crosstable-chromium-'));
  try {
    const context = await chromium.launchPersistentContext(userData, { executablePath, args: ARGUMENTS });
    try {
      return await use(context);
    } finally {
      await context.close();
    }
  } finally {
    rmSync(userData, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * @param {string} executablePath
 * @param {string} project
 * @param {string} planFile its name in the project
 * @returns {Promise<import('./smoke.mjs').SmokeReport>}
 */
export async function runInBrowser(executablePath, project, planFile) {
  const plan = readFileSync(join(project, planFile), 'utf8');
  const server = await serve(project, pageOf(JSON.parse(plan), project), plan);
  try {
    return await withChromium(executablePath, async (context) => {
      const page = await context.newPage();
      const errors = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(server.address);
      await page
        .waitForFunction(() => globalThis.report !== undefined, undefined, { timeout: 30_000 })
        .catch(() => {
          throw new Error(`The page reported nothing. ${errors.join('\n')}`);
        });
      return page.evaluate(() => globalThis.report);
    });
  } finally {
    server.close();
  }
}
