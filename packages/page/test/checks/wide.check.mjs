// Wide screens and long tables: the window is used, and what goes on beyond an edge says so.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, fileOf, inItsFont, missing, openFile, openView, startChromium } from './chromium.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A Swiss of 21 rounds, whose names are long and whose numbers have three digits. */
function longSwiss() {
  const count = 120;
  const players = Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Wojciechowski, Krzysztof ${at + 1}` })); // prettier-ignore
  const half = count / 2;
  const games = Array.from({ length: 21 }, (_, round) =>
    Array.from({ length: half }, (__, at) => ({
      white: String(at + 1),
      black: String(half + ((at + round) % half) + 1),
      result: [1, 0.5, 0][(at + round) % 3],
    })),
  );
  return fileOf({ name: 'Long', system: 'swiss', players, games, tiebreaks: ['PTS', 'BH'] });
}

describe.skipIf(missing !== undefined)('wide', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('21 rounds use the window, with the points beside the name and names in one line', async () => {
    const { page } = await chromium.open({ viewport: { width: 1920, height: 1080 } });
    await openFile(page, longSwiss());
    await openView(page, 'Rounds');
    await inItsFont(page);
    const headings = await page.locator('.rounds thead th').allInnerTexts();
    expect(headings.slice(headings.indexOf('Player'), headings.indexOf('Player') + 3)).toEqual(['Player', 'PTS', '1']);
    const [shown, whole, width] = await page.locator('.scroll:has(> .rounds)').evaluate((one) => [one.clientWidth, one.scrollWidth, document.documentElement.scrollWidth]); // prettier-ignore
    expect(whole).toBe(shown);
    expect(width).toBe(1920);
    const heights = await page.locator('.rounds tbody .name').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height)); // prettier-ignore
    expect(Math.max(...heights)).toBeLessThan(34);
  });

  test('where columns go on beyond an edge, the edge is marked, and the name stays', async () => {
    const { page } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    await openFile(page, longSwiss());
    await openView(page, 'Rounds');
    const scroll = page.locator('.scroll:has(> .rounds)');
    const colours = async () => {
      const { height, width, x, y } = await scroll.boundingBox();
      // Between the lines of two rows, beside the last digit
      const clip = { x: x + width - 3, y: y + height / 2, width: 2, height: 1 };
      return (await page.screenshot({ clip, fullPage: true })).toString('base64');
    };
    const before = await colours();
    await scroll.evaluate((one) => one.scrollTo(5000, 0));
    expect(await colours()).not.toBe(before);
    const [edge, name] = [await scroll.boundingBox(), await page.locator('.rounds tbody .name').first().boundingBox()];
    expect(name.x).toBeCloseTo(edge.x, 0);
  });

  test('from 1,180 px on, every view has something in its right third', async () => {
    for (const file of [HARBOUR, LAGOON]) {
      const { page } = await chromium.open({ viewport: { width: 1180, height: 900 } });
      await openFile(page, file);
      for (const view of await page.locator('.views button').allInnerTexts()) {
        await openView(page, view);
        const right = await page.locator('.body').evaluate(
          (body) =>
          Math.max(...[...body.querySelectorAll('table, .story, .matches, .boards')].map((one) => one.getBoundingClientRect().right)), // prettier-ignore
        );
        expect(right, view).toBeGreaterThan(790);
      }
    }
  });

  test('on a phone the views stay at the top, and the headings of a table below them', async () => {
    const { page } = await chromium.open(PHONE);
    await openFile(page, longSwiss());
    for (const view of ['Standings', 'Rounds']) {
      await openView(page, view);
      await page.evaluate(() => scrollTo(0, 2000));
      const bottom = () => page.locator('.views').evaluate((one) => one.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeCloseTo(44, 0);
      const top = () =>
        page
          .locator('.view thead')
          .first()
          .evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top, view).toBeGreaterThan(42);
      expect(await top(), view).toBeLessThanOrEqual(45);
    }
  });
});
