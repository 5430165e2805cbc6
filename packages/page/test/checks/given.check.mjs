// Files that the device opens with the installed page or shares with it; and what other programs show of a link to the page.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, root, serve, startChromium } from './chromium.mjs';

const FILES = [HARBOUR, LAGOON].map((path) => ({ name: `${path.length} ü.trf`, text: readFileSync(path, 'utf8') }));

describe.skipIf(missing !== undefined)('given by the device', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** Shares files or a text in the way of the manifest: the device sends a form, which the policy of the page forbids others. */
  const share = async (page, files, text) => {
    await page.evaluate(
      async ([given, words]) => {
        const { share_target: target } = await (await fetch('./page.webmanifest')).json();
        const form = Object.assign(document.createElement('form'), {
          action: target.action,
          method: target.method,
          enctype: target.enctype,
        });
        const transfer = new DataTransfer();
        for (const { name, text: content } of given) transfer.items.add(new File([content], name));
        const input = Object.assign(document.createElement('input'), { type: 'file', multiple: true });
        Object.assign(input, { name: target.params.files[0].name, files: transfer.files });
        const field = Object.assign(document.createElement('textarea'), {
          name: target.params.text,
          value: words ?? '',
        });
        form.append(field, ...(given.length > 0 ? [input] : []));
        document.body.append(form);
        setTimeout(() => form.submit());
      },
      [files, text],
    );
  };

  const openInstalled = async () => {
    const site = await serve();
    const opened = await chromium.open({ address: site.address, serviceWorkers: 'allow', bypassCSP: true });
    await opened.page.evaluate(() => navigator.serviceWorker.ready);
    await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    // A shared file stays on the device: no server is needed, and none hears of it
    await site.close();
    return opened;
  };

  test('a file that is shared with the page opens without a server, and is kept no longer for it', async () => {
    const { page } = await openInstalled();
    await share(page, FILES.slice(0, 1));
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    expect(await page.evaluate(() => location.hash)).toBe('');
    expect(await page.evaluate(() => caches.has('crosstable-given'))).toBe(false);
  });

  test('a text that is shared opens, and of several files is asked how they belong together', async () => {
    const { page } = await openInstalled();
    await share(page, [], FILES[0].text);
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    await share(page, FILES);
    await page.getByText('2 files. How do they belong together?').waitFor();
  });

  test('the files that the device opens with the installed page', async () => {
    const { page, said } = await chromium.open({ address: 'about:blank' });
    await page.addInitScript(({ name, text }) => {
      const handle = { getFile: async () => new File([text], name) };
      const own = window.matchMedia;
      window.matchMedia = (query) =>
        query === '(display-mode: standalone)' ? { matches: true } : own.call(window, query);
      Object.defineProperty(window, 'launchQueue', { value: { setConsumer: (take) => take({ files: [handle] }) } });
    }, FILES[0]);
    await page.goto(chromium.site.address);
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    expect(said).toEqual([]);
  });

  test('a build that is given its address has what link previews show, and another one nothing of it', async () => {
    const { page } = await chromium.open();
    expect(await page.locator('meta[property^="og:"]').count()).toBe(0);
    const folder = mkdtempSync(join(tmpdir(), 'crosstable-preview-'));
    const build = (address) =>
      execFileSync(
        process.execPath,
        [join(root, 'node_modules/vite/bin/vite.js'), 'build', join(root, 'packages/page'), '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
        { env: { ...process.env, NODE_ENV: 'production', CROSSTABLE_ADDRESS: address }, stdio: 'pipe' },
      ); // prettier-ignore
    expect(() => build('club.example')).toThrow(/expected an address with a slash at its end/);
    build('https://club.example/chess/');
    const site = await serve({}, folder);
    const other = await chromium.open({ address: site.address });
    const content = (name) => other.page.locator(`meta[property="og:${name}"]`).getAttribute('content');
    expect(await content('title')).toBe('Crosstable');
    expect(await content('description')).toMatch(/click a number and see why/);
    expect(await content('url')).toBe('https://club.example/chess/');
    expect(await content('image')).toBe('https://club.example/chess/preview.png');
    expect(readFileSync(join(folder, 'preview.png')).subarray(1, 4).toString()).toBe('PNG');
    expect(readFileSync(join(folder, 'service-worker.js'), 'utf8')).not.toContain('preview.png');
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  });
});
