// Runs the smoke suite in headless Chromium, on a page that loads the packages' ESM files unchanged. There is no
// bundler, only an import map, because a browser doesn't look for names in node_modules.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** No server listens here: Playwright answers with the files of the project. */
const ORIGIN = 'http://project.localhost';

/** The address of each of these entries of the installed packages. */
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
    await page.route('**/*', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: pageOf(plan, project) });
      const path = join(project, pathname);
      return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 });
    });
    await page.goto(ORIGIN);
    // As a text, because Vitest rewrites the imports of a function
    const given = `${JSON.stringify(plan)}, (specifier) => import(specifier)`;
    return page.evaluate(`import('/smoke.mjs').then(({ smoke }) => smoke(${given}))`);
  });
}
