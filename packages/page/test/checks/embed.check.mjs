// The page in a frame of another one, and on a screen that nobody touches.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { HARBOUR, missing, openFile, serve, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('on another page', () => {
  let chromium;
  let site;
  const files = {};
  beforeAll(async () => {
    chromium = await startChromium();
    site = await serve(files);
  });
  afterAll(async () => {
    await chromium?.close();
    await site?.close();
  });

  test('an embedded table has its accounts, and nothing around them but the way to all of it', async () => {
    files['tonight.trf'] = readFileSync(HARBOUR);
    const { context, page, said } = await chromium.open({ address: site.address, hash: '#embed&open=tonight.trf' });
    await page.locator('.standings tbody tr').first().waitFor();
    expect(await page.locator('.masthead, .views, .controls, #page > footer').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('h1').innerText()).toBe('Harbour Open');
    await page.locator('tr[data-player="9"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/^#embed&open=tonight\.trf&.*why=9/);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Crosstable' });
    const [whole] = await Promise.all([context.waitForEvent('page'), link.click()]);
    await whole.locator('.account').waitFor();
    expect(await whole.locator('.masthead').isVisible()).toBe(true);
    expect(await whole.evaluate(() => location.hash)).toMatch(/^#open=tonight\.trf&.*why=9/);
    expect(said).toEqual([]);
    const bare = await chromium.open({ address: site.address, hash: '#embed&open=tonight.trf&why=9&at=1', bypassCSP: true });
    await bare.page.locator('.account').waitFor();
    await bare.page.evaluate(axe);
    const { violations } = await bare.page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), RULES);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }); // prettier-ignore

  test.for([
    ['a file of this site', '#open=tonight.trf', 'Harbour Open'],
    ['a tournament in the link, whose name is markup', '', '"><script>document.title = 1</script>'],
  ])('the line that Share offers puts the table into a page: %s', async ([, hash, name]) => {
    const hostile = { name, players: [{ id: '1' }, { id: '2' }], games: [[{ white: '1', black: '2', result: 1 }]] };
    files['tonight.trf'] = readFileSync(HARBOUR);
    const { page } = await chromium.open({ address: site.address, hash });
    if (hash === '') {
      const buffer = Buffer.from(JSON.stringify(hostile));
      await openFile(page, { name: 'two.json', mimeType: 'application/json', buffer });
    }
    await page.locator('.standings tbody tr').first().waitFor();
    await page.locator('.masthead .link').first().click();
    await page.locator('.sharing summary').click();
    const line = await page.locator('.embed-field').inputValue();
    files['club.html'] = Buffer.from(
      `<!doctype html><meta charset="utf-8"><title>Club</title><h1>Our club</h1>${line}`,
    );
    const club = await chromium.open({ address: `${site.address}club.html` });
    const frame = club.page.frameLocator('iframe');
    await frame.locator('.standings tbody tr').first().waitFor();
    expect(await frame.locator('h1').innerText()).toBe(name);
    expect(await frame.locator('.masthead').isVisible()).toBe(false);
    expect(await club.page.locator('iframe').getAttribute('title')).toBe(name);
    expect([await club.page.title(), await club.page.locator('iframe').count()]).toEqual(['Club', 1]);
  });

  test('a screen in the hall follows the file of this site, and what is shown of it stays', async () => {
    const before = readFileSync(HARBOUR, 'utf8');
    files['hall.trf'] = Buffer.from(before);
    const { page, said } = await chromium.open({ address: 'about:blank' });
    await page.clock.install();
    await page.goto(`${site.address}#open=hall.trf`);
    await page.locator('.standings tbody tr').first().waitFor();
    await page.locator('.masthead .link').first().click();
    await page.getByRole('checkbox', { name: 'Read the file again every minute' }).check();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('#reload&open=hall.trf&');
    const link = await page.locator('.link-field').inputValue();
    await page.goto('about:blank');
    await page.goto(link);
    await page.locator('.standings tbody tr').first().waitFor();
    await page.locator('tr[data-player="9"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    const title = () => page.locator('#event-name').innerText();
    const minute = async () => {
      const loaded = page.waitForResponse((response) => response.url().endsWith('/hall.trf'));
      await page.clock.runFor(60_000);
      await loaded;
    };
    files['hall.trf'] = Buffer.from(before.replace('Harbour Open', 'Harbour Late'));
    await minute();
    await expect.poll(title).toBe('Harbour Late');
    expect(await page.locator('#account-title').innerText()).toContain('Ionescu');
    // A file that is being written changes nothing
    files['hall.trf'] = Buffer.from('001');
    await minute();
    files['hall.trf'] = Buffer.from(before.replace('Harbour Open', 'Harbour Final'));
    expect(await title()).toBe('Harbour Late');
    await minute();
    await expect.poll(title).toBe('Harbour Final');
    // Another tournament isn't replaced by the file of the site
    await openFile(page, HARBOUR);
    await expect.poll(title).toBe('Harbour Open');
    await page.clock.runFor(180_000);
    expect(await title()).toBe('Harbour Open');
    expect(said).toEqual([]);
  });
});
