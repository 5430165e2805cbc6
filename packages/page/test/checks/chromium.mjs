// Opens the built page in Chromium, from a folder of a small server: the page's paths must not begin at its root.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
const dist = join(root, 'packages/page/dist');
const FOLDER = '/club/';

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Why nothing can be checked; undefined where Chromium is there. */
export const missing = inject('missing');

/** Files of the page, which are built in a folder, and those that a check puts beside them. */
export async function serve(beside = {}, folder = dist) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://page');
    const name = pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length) : undefined;
    const path = join(folder, name === '' ? 'index.html' : (name ?? ''));
    const content = beside[name] ?? (name !== undefined && existsSync(path) ? await readFile(path) : undefined);
    if (content === undefined) return response.writeHead(404).end();
    return response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(content);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address();
  const close = () => {
    server.closeAllConnections();
    return new Promise((done) => server.close(done));
  };
  return { address: `http://127.0.0.1:${port}${FOLDER}`, close };
}

/** The browser of this process, which its checks use one after the other; it ends with the process. */
let launched;

/**
 * A browser, and the functions that open a page in it: `open` for one check, `openForAll` until `close`. The
 * messages of the page on the console are kept in `said`.
 */
export async function startChromium() {
  const site = await serve();
  launched ??= chromium.launch({ executablePath: inject('chromium') });
  const browser = await launched;
  const openForAll = async ({ hash = '', address = site.address, ...options } = {}) => {
    const context = await browser.newContext({
      viewport: { width: 1400, height: 900 },
      locale: 'en-GB',
      serviceWorkers: 'block',
      ...options,
    });
    const page = await context.newPage();
    const said = [];
    page.on('console', (message) => {
      if (!message.text().includes('registration blocked by Playwright')) said.push(message.text());
    });
    page.on('pageerror', ({ message }) => said.push(message));
    await page.goto(address + hash);
    return { context, page, said };
  };
  return {
    site,
    browser,
    openForAll,
    async open(options) {
      const opened = await openForAll(options);
      // A page that nobody looks at any more still takes time
      onTestFinished(() => opened.context.close());
      return opened;
    },
    async close() {
      await Promise.all(browser.contexts().map((context) => context.close()));
      await site.close();
    },
  };
}

/** Opens a file of the device, and waits for its table. */
export async function openFile(page, file) {
  await page.locator('main').waitFor();
  if ((await page.locator('#file').count()) === 0) await page.locator('.masthead .link').last().click();
  await page.setInputFiles('#file', file);
  await page.locator('.standings tbody tr').first().waitFor();
}

/**
 * The texts of the rows of a table. Chromium says that a row has no `innerText` until its part of the table was laid out
 * for the first time, a moment after the row is there.
 */
export function rowTexts(page, table = '.standings') {
  return page.locator(`${table} tbody tr`).allTextContents();
}

/** Waits until the page stands in its own font, which it loads once there is something to write: then everything keeps its size. */
export async function inItsFont(page) {
  await page.locator('main').waitFor();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits for the end of what moves a part: a sheet rises. */
export function atRest(part) {
  return part.evaluate(async (one) => {
    await Promise.all(one.getAnimations().map(({ finished }) => finished));
  });
}

/** A file made of an event in JSON. */
export function fileOf(event) {
  return { name: 'event.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(event)) };
}

/** Waits for what the page loads, and for what it searches: its answer may be a worker's. */
export async function completed(page) {
  await page.waitForFunction(() => {
    const searching = document.querySelector('.searching')?.textContent ?? '';
    return document.querySelector('.loading') === null && searching.trim() === '';
  });
}

/** Chooses a view by its name, and waits until it is complete. */
export async function openView(page, name) {
  await page.locator('.views').getByRole('button', { name, exact: true }).click();
  await completed(page);
}

/** The content of a file that the page saved. */
export async function contentOf(download) {
  return buffer(await download.createReadStream());
}

export const HARBOUR = join(root, 'examples/harbour-open.trf');
export const LAGOON = join(root, 'examples/lagoon-team-cup.trf');
