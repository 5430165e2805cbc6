// Nothing is lost: the tournament survives a reload, Back leads where one came from, and this device keeps what it says, or nothing.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import {
  HARBOUR,
  LAGOON,
  completed,
  missing,
  openFile,
  openView,
  rowTexts,
  serve,
  startChromium,
} from './chromium.mjs';

/** The records of the database, by the name of the tournament. */
const keptIn = (page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('crosstable', 1);
        request.onsuccess = () => {
          const all = request.result.transaction('tournaments').objectStore('tournaments').getAll();
          all.onsuccess = () => {
            request.result.close();
            done(all.result.map(({ content, ...one }) => ({ ...one, content: new TextDecoder().decode(content) })));
          };
        };
      }),
  );

describe.skipIf(missing !== undefined)('what is kept', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const shownIn = (page) => page.locator('.views [aria-pressed="true"]').innerText();
  const nameIn = (page) => page.locator('#event-name').innerText();
  const looks = async (page) => (await keptIn(page)).map(({ look }) => look);

  test('an open tournament, what was entered and what was chosen survive a reload', async () => {
    const { page, said } = await chromium.open();
    page.on('dialog', (dialog) => dialog.accept());
    await openFile(page, HARBOUR);
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('3');
    await openView(page, 'Standings');
    await page.locator('.chip .code').nth(1).press('ArrowRight');
    await page.locator('tr[data-player="3"] [data-at="2"]').click();
    const title = await page.locator('#account-title').innerText();
    const rows = await rowTexts(page);
    await expect.poll(async () => (await looks(page))[0]).toContain('why=3');
    await page.reload();
    await page.locator('.account').waitFor();
    expect(await page.locator('#account-title').innerText()).toBe(title);
    expect(await rowTexts(page)).toEqual(rows);
    expect(await page.locator('.event').innerText()).toContain('One result is changed on this page.');
    expect(await page.locator('.note, .mistake').count()).toBe(0);
    // The entries of the history are those from before
    await page.goBack();
    await expect.poll(() => page.locator('.account').count()).toBe(0);
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Results');
    expect(said).toEqual([]);
  });

  test('Back leads from two players to the account, the table, and the choice of a file; Forward returns', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.question').first().click();
    await page.locator('.ladder').waitFor();
    await page.goBack();
    await page.locator('.account').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('.account').count()).toBe(0);
    expect(await shownIn(page)).toBe('Standings');
    await page.goBack();
    await page.locator('.opening').waitFor();
    await page.goForward();
    await expect.poll(() => nameIn(page)).toBe('Harbour Open');
    await page.goForward();
    await page.goForward();
    await page.locator('.ladder').waitFor();
    // Closed on the page, they leave no step behind
    const length = await page.evaluate(() => history.length);
    await page.keyboard.press('Escape');
    await page.locator('.account').waitFor();
    await expect.poll(() => page.evaluate(() => history.state.selection?.kind)).toBe('value');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state.selection)).toBe(null);
    expect(await page.evaluate(() => history.length)).toBe(length);
    expect(said).toEqual([]);
  });

  test('the choice of another file is an entry, too', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await page.locator('.opening').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('.opening').count()).toBe(0);
    expect(await shownIn(page)).toBe('Rounds');
    await page.goForward();
    await page.locator('.opening').waitFor();
    await page.reload();
    await page.locator('.opening').waitFor();
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await expect.poll(() => shownIn(page)).toBe('Rounds');
    await page.goBack();
    await expect.poll(() => shownIn(page)).toBe('Standings');
    expect(said).toEqual([]);
  });

  test('the last ones can be opened again, forgotten, or never be kept', async () => {
    const { page, said } = await chromium.open();
    const lines = () => page.locator('.kept li > :first-child').allInnerTexts();
    await openFile(page, HARBOUR);
    await page.locator('.chip .code').last().press('Delete');
    await expect.poll(async () => (await looks(page)).join()).toContain('list=PTS,SB/C1,SB,PS&');
    await openFile(page, LAGOON);
    await page.getByRole('button', { name: 'Open a file' }).click();
    await expect.poll(lines).toEqual(['Lagoon Team Cup', 'Harbour Open']);
    await page.getByRole('button', { name: 'Harbour Open', exact: true }).click();
    await expect.poll(() => nameIn(page)).toBe('Harbour Open');
    expect(await page.locator('.chip').count()).toBe(4);
    await page.getByRole('button', { name: 'Open a file' }).click();
    await expect.poll(lines).toEqual(['Harbour Open', 'Lagoon Team Cup']);
    await page.getByRole('button', { name: 'Forget Lagoon Team Cup' }).click();
    await expect.poll(lines).toEqual(['Harbour Open']);
    await page.getByRole('button', { name: 'Forget all' }).click();
    await expect.poll(lines).toEqual([]);
    // A forgotten tournament stays so, whatever is done with it
    await page.getByRole('button', { name: 'Back to the table' }).click();
    await openView(page, 'Rounds');
    await page.waitForTimeout(300);
    expect(await keptIn(page)).toEqual([]);
    expect(await page.locator('.stays').innerText()).toBe('The file stays on this device. It opens again here until you forget it.');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await page.getByRole('checkbox', { name: 'Keep nothing' }).check();
    await expect.poll(() => page.locator('.stays').innerText()).toBe('The file stays on this device. Nothing of it is kept.');
    await openFile(page, LAGOON);
    await page.waitForTimeout(300);
    expect(await keptIn(page)).toEqual([]);
    await page.reload();
    await page.locator('.opening').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Keep nothing' }).isChecked()).toBe(true);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('a file that is opened again is kept once, and no more than eight are', async () => {
    const { page } = await chromium.open();
    const named = (at) => ({ name: `${at}.trf`, mimeType: 'text/plain', buffer: Buffer.from(readFileSync(HARBOUR, 'utf8').replace('Harbour Open', `Open ${at}`)) });
    for (const at of [1, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      await openFile(page, named(at));
      await expect.poll(() => nameIn(page)).toBe(`Open ${at}`);
      await expect.poll(async () => (await keptIn(page)).some(({ name }) => name === `Open ${at}`)).toBe(true);
    }
    const names = async () => (await keptIn(page)).map(({ name }) => name).sort();
    await expect.poll(names).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((at) => `Open ${at}`));
  }); // prettier-ignore

  test('two tabs with the same file keep a table each, also when one is a copy of the other', async () => {
    const { page, context, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await expect.poll(() => looks(page)).toHaveLength(1);
    const other = await context.newPage();
    await other.goto(chromium.site.address);
    await openFile(other, HARBOUR);
    await expect.poll(() => looks(page)).toHaveLength(2);
    const copy = await context.newPage();
    await copy.goto(chromium.site.address);
    await copy.evaluate((state) => history.replaceState(state, ''), await page.evaluate(() => history.state));
    await copy.reload();
    await expect.poll(() => nameIn(copy)).toBe('Harbour Open');
    await expect.poll(() => looks(page)).toHaveLength(3);
    for (const [at, tab] of [page, other, copy].entries()) {
      await tab.bringToFront();
      await tab.locator('.stepper select').selectOption(String(at + 2));
    }
    await expect.poll(async () => (await looks(page)).map((look) => /round=\d/.exec(look)[0]).sort()).toEqual(['round=2', 'round=3', 'round=4']);
    for (const [at, tab] of [page, other, copy].entries()) {
      await tab.reload();
      await expect.poll(() => tab.locator('.stepper select').inputValue()).toBe(String(at + 2));
    }
    expect(await looks(page)).toHaveLength(3);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test.for(['forbidden', 'full'])('a storage that is %s is no error', async (kind) => {
    const { page, context, said } = await chromium.open({ address: 'about:blank' });
    if (kind === 'forbidden')
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('refused', 'SecurityError');
        };
        Object.defineProperty(globalThis, 'indexedDB', { get: refuse });
        Object.defineProperty(globalThis, 'localStorage', { get: refuse });
      });
    await page.goto(chromium.site.address);
    if (kind === 'full') {
      const session = await context.newCDPSession(page);
      await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
    }
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    await page.getByRole('button', { name: 'Open a file' }).click();
    await page.getByRole('checkbox', { name: 'Keep nothing' }).check();
    await page.keyboard.press('Escape');
    await completed(page);
    expect(await shownIn(page)).toBe('Rounds');
    await page.reload();
    await page.locator('.opening').waitFor();
    expect(said).toEqual([]);
  });

  test('a tournament of a link is kept, too, and the address goes on to name it', async () => {
    const site = await serve({ 'tonight.trf': readFileSync(HARBOUR) });
    const { page } = await chromium.open({ address: site.address, hash: '#open=tonight.trf' });
    await page.locator('.event').waitFor();
    await openView(page, 'Rounds');
    await expect.poll(async () => (await looks(page))[0]).toContain('view=rounds');
    await page.reload();
    await expect.poll(() => shownIn(page)).toBe('Rounds');
    expect(await page.evaluate(() => location.hash)).toContain('open=tonight.trf');
    await expect.poll(() => looks(page)).toHaveLength(1);
    await site.close();
  });
});
