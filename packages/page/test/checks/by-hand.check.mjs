// A small tournament by hand: names are typed, results entered, and the report that is saved opens again.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { RULES, axe } from './axe.mjs';
import { contentOf, missing, openFile, rowTexts, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('by hand', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const fields = (page) => [page.locator('.by-hand input[type="text"]'), page.locator('.by-hand textarea')];

  test('names, results, standings, and a report of it, by keyboard alone', async () => {
    const { page, said } = await chromium.open();
    await page.getByRole('button', { name: 'Enter a round robin by hand' }).focus();
    await page.keyboard.press('Enter');
    const [, players] = fields(page);
    await players.waitFor();
    // The heading of the form has the focus
    await page.keyboard.press('Tab');
    await page.keyboard.type('Club evening');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Ana\nBo\nCy\nDan');
    await expect.poll(() => page.locator('.by-hand [role="status"]').innerText()).toBe('4 players, 3 rounds');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.results').waitFor();
    expect(await players.count()).toBe(0);
    expect(await page.locator('#event-name').innerText()).toBe('Club evening');
    const round = async (number, results) => {
      await page.locator('.stepper select').selectOption(String(number));
      for (const [at, result] of results.entries()) await page.locator('.results select').nth(at).selectOption(String(result));
    };
    // Berger: 1-4, 2-3; 4-3, 1-2; 2-4, 3-1. Options: 0 White wins, 1 draw, 2 Black wins. Ana 3, Bo 1½, Cy 1, Dan ½
    await round(1, [0, 0]);
    await round(2, [2, 0]);
    await round(3, [1, 2]);
    await page.locator('.views button').first().click();
    const names = () => page.locator('.standings .name bdi').allInnerTexts();
    await expect.poll(names).toEqual(['Ana', 'Bo', 'Cy', 'Dan']);
    expect((await page.locator('.standings tbody [data-at="0"]').allInnerTexts()).map((text) => text.trim().split(/\s/)[0])).toEqual(['3', '1½', '1', '½']);
    const rows = await rowTexts(page);
    await page.locator('.masthead .link').first().click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'TRF', exact: true }).click()]);
    const content = await contentOf(download);
    const played = readEvent(content).games.map((games) => games.map(({ black, result, white }) => `${white}-${black} ${result}`).sort());
    expect(played).toEqual([['1-4 1', '2-3 1'], ['1-2 1', '4-3 0'], ['2-4 0.5', '3-1 0']]);
    const fresh = await chromium.open();
    await openFile(fresh.page, { name: 'club.trf', mimeType: 'text/plain', buffer: content });
    // A dagger marks what was entered on the page
    const plain = (row) => row.replaceAll('†', '').replaceAll('changed on this page', '').replaceAll(/\s+/g, ' ').trim();
    expect((await rowTexts(fresh.page)).map(plain)).toEqual(rows.map(plain));
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('fewer than two and more than twenty players can’t begin, and names may be markup', async () => {
    const { page, said } = await chromium.open({ bypassCSP: true });
    await page.locator('.by-hand-button').click();
    const [, players] = fields(page);
    const says = page.locator('.by-hand [role="status"]');
    const begin = page.locator('.by-hand [type="submit"]');
    await players.fill('Ana');
    await expect.poll(() => says.innerText()).toBe('At least two players are needed.');
    await begin.click({ force: true });
    await players.fill(Array.from({ length: 21 }, (_, at) => `Player ${at}`).join('\n'));
    await expect.poll(() => says.innerText()).toBe('No more than 20 players can be entered.');
    await begin.click({ force: true });
    await page.evaluate(axe);
    const { violations } = await page.evaluate((values) => window.axe.run({ runOnly: { type: 'tag', values } }), RULES);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await players.fill('<img src=x onerror=alert(1)>\n" onclick="x\n${1}');
    await expect.poll(() => says.innerText()).toBe('3 players, 3 rounds');
    await page.getByRole('radio', { name: 'Two games' }).check();
    await expect.poll(() => says.innerText()).toBe('3 players, 6 rounds');
    await begin.click();
    await page.locator('.results li').first().waitFor();
    expect(await page.locator('.results li').count()).toBe(1);
    expect(await page.locator('.results .left').innerText()).toContain('onclick');
    expect(said).toEqual([]);
  });

  test.for(['de', 'fr', 'es'])('a telephone in %s has the form in its width, and it can be closed', async (locale) => {
    const { page } = await chromium.open({
      locale,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await page.locator('.by-hand-button').tap();
    await page.locator('.by-hand textarea').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.locator('.by-hand .close').tap();
    expect(await page.locator('.by-hand').count()).toBe(0);
  });
});
