// The sheet and the names that lie over the table of a phone hide nothing that was chosen in it, and large letters fit.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, atRest, inItsFont, missing, openFile, openView, startChromium } from './chromium.mjs';
import { OPEN, fileOf } from './open-round.mjs';

describe.skipIf(missing !== undefined)('on a phone', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  async function openOnPhone() {
    const { page } = await chromium.open({
      hash: '#list=PTS,BH/C1,BH,SB,WIN',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await openFile(page, HARBOUR);
    return page;
  }

  const NARROW = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

  test('the first screen shows ten players at least, with language and colours, and a fade where views go on', async () => {
    const { page } = await chromium.open(NARROW);
    await openFile(page, HARBOUR);
    await inItsFont(page);
    const whole = () => page.locator('.standings tbody tr').evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length); // prettier-ignore
    expect(await whole()).toBeGreaterThanOrEqual(10);
    for (const select of await page.locator('.settings select').all()) {
      const box = await select.boundingBox();
      expect(box.y + box.height).toBeLessThan(100);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    const fades = () => page.locator('.views').evaluate((one) => ['--before', '--after'].map((name) => getComputedStyle(one).getPropertyValue(name))); // prettier-ignore
    await expect.poll(fades).toEqual(['0rem', '3rem']);
    await page.locator('.views').evaluate((one) => one.scrollTo(2000, 0));
    await expect.poll(fades).toEqual(['3rem', '0rem']);
  });

  test('rank and values stand in the middle of their row', async () => {
    const { page } = await chromium.open(NARROW);
    await openFile(page, HARBOUR);
    await inItsFont(page);
    const off = await page.locator('.standings tbody tr').evaluateAll((all) =>
      all.flatMap((row) => {
        const middle = (one) => (one.top + one.bottom) / 2;
        const own = middle(row.getBoundingClientRect());
        return [...row.querySelectorAll(':is(.rank, .value) bdi')].map((one) => Math.abs(middle(one.getBoundingClientRect()) - own));
      }),
    ); // prettier-ignore
    expect(off.length).toBe(66);
    expect(Math.max(...off)).toBeLessThan(3);
  });

  test('the list unfolds into a sheet with the edition, and folds by Escape, by a tap beside it or by its button', async () => {
    const { page, said } = await chromium.open(NARROW);
    await openFile(page, HARBOUR);
    const fold = page.getByRole('button', { name: 'Tie-breaks, in this order: PTS · SB/C1 · SB · PS · ARO' });
    const isOpen = () => page.locator('.chip').first().isVisible();
    expect(await isOpen()).toBe(false);
    for (const close of [() => page.keyboard.press('Escape'), () => page.locator('.event h1').tap(), () => fold.tap()]) {
      await fold.tap();
      expect(await isOpen()).toBe(true);
      expect(await page.locator('.edition').isVisible()).toBe(true);
      await close();
      await expect.poll(isOpen).toBe(false);
    }
    await fold.tap();
    await page.locator('.edition select').selectOption('2024-08');
    await page.locator('.chip .code').nth(1).press('Delete');
    expect(await isOpen()).toBe(true);
    await page.locator('.add').tap();
    await page.locator('.adding').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement.className)).not.toBe('');
    await page.keyboard.press('Escape');
    expect(await page.locator('.departures span').innerText()).toMatch(/^Not the announced list .* 2024-08 instead of 2026-03$/);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('a shared link shows the row that it chose, above the sheet', async () => {
    const { page } = await chromium.open({ ...NARROW, hash: '#list=PTS,SB&why=1&at=1' });
    const players = Array.from({ length: 60 }, (_, at) => ({ id: String(60 - at) }));
    const games = [Array.from({ length: 30 }, (_, at) => ({ white: String(60 - at), black: String(at + 1), result: 1 }))];
    const buffer = Buffer.from(JSON.stringify({ name: 'Long', system: 'swiss', players, games }));
    await page.setInputFiles('#file', { name: 'long.json', mimeType: 'application/json', buffer });
    await page.locator('#account-title').waitFor();
    await atRest(page.locator('.beside'));
    const sheet = async () => (await page.locator('.beside').boundingBox()).y;
    const row = () => page.locator('td[aria-selected="true"]').boundingBox();
    await expect.poll(async () => (await row()).y).toBeGreaterThan(0);
    expect((await row()).y + (await row()).height).toBeLessThanOrEqual((await sheet()) + 1);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
  }); // prettier-ignore

  test('letters twice as large move no view, account or duel sideways', async () => {
    const { page } = await chromium.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const named = ({ name, ...player }) => ({ ...player, name: `${name} of the Northern Coast` });
    await openFile(page, fileOf({ ...OPEN, players: OPEN.players.map(named) }));
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    const views = await page.locator('.views button').allInnerTexts();
    expect(views).toContain('What if');
    for (const view of views) {
      await openView(page, view);
      expect.soft(await width(), view).toBe(390);
    }
    await openView(page, 'Standings');
    await page.locator('.masthead .link').first().tap();
    await page.locator('.link-field').waitFor();
    expect.soft(await width(), 'Share').toBe(390);
    await page.keyboard.press('Escape');
    await page.locator('.standings .value').nth(6).dispatchEvent('click');
    await page.locator('.account').waitFor();
    expect.soft(await width(), 'account').toBe(390);
    await page.locator('.question').first().dispatchEvent('click');
    await page.locator('.ladder').waitFor();
    expect.soft(await width(), 'duel').toBe(390);
  });

  test('the number that was tapped stands above the sheet that explains it', async () => {
    const page = await openOnPhone();
    const cell = page.locator('.standings tbody tr').last().locator('.value').nth(1);
    await cell.tap();
    await page.locator('#account-title').waitFor();
    await atRest(page.locator('.beside'));
    const [chosen, sheet] = [await cell.boundingBox(), await page.locator('.beside').boundingBox()];
    expect(chosen.y + chosen.height).toBeLessThanOrEqual(sheet.y + 1);
    expect(chosen.y).toBeGreaterThan(0);
  });

  test('the arrow keys lead to numbers that the name doesn’t cover', async () => {
    const page = await openOnPhone();
    const row = page.locator('.standings tbody tr').first();
    await row.locator('.value').last().tap();
    await page.locator('#account-title').waitFor();
    await page.keyboard.press('Escape');
    const name = await row.locator('.name').boundingBox();
    for (let at = (await row.locator('.value').count()) - 2; at >= 0; at--) {
      await page.keyboard.press('ArrowLeft');
      const focused = await page.evaluate(() => document.activeElement.getBoundingClientRect().left);
      expect(focused).toBeGreaterThanOrEqual(name.x + name.width - 1);
    }
  });
});
