// Runs the smoke suite in headless Chromium, on a page that loads the packages' ESM files as they are: no bundler, only
// an import map, because a browser doesn't look names up in node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Nothing listens here: Playwright answers with the files of the project. */
const ORIGIN = 'http://project.localhost';

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

const pageOf = (plan, project) => `<!doctype html>
<script type="importmap">${JSON.stringify(importMap(project, [...new Set([...plan.specifiers, plan.umbrella])]))}</script>
<script type="module">
import { smoke } from './smoke.mjs';
globalThis.report = await smoke(${JSON.stringify(plan)}, (specifier) => import(specifier));
</script>
`;

/**
 * Gives the result of `use`, which gets a new page of Chromium.
 *
 * @template T
 * @param {string} executablePath
 * @param {(page: import('playwright-core').Page) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withChromium(executablePath, use) {
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath });
  try {
    return await use(await browser.newPage());
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} executablePath
 * @param {string} project
 * @param {import('./smoke.mjs').Plan} plan
 * @returns {Promise<import('./smoke.mjs').SmokeReport>}
 */
export function runInBrowser(executablePath, project, plan) {
  return withChromium(executablePath, async (page) => {
    const errors = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: pageOf(plan, project) });
      const path = join(project, pathname);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(ORIGIN);
    await page
      .waitForFunction(() => globalThis.report !== undefined)
      .catch(() => {
        throw new Error(`The page reported nothing. ${errors.join('\n')}`);
      });
    return page.evaluate(() => globalThis.report);
  });
}
