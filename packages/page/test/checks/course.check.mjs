// The course of a large event: the axis is that of the players who were chosen, and everything can be pointed at.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, inItsFont, missing, openFile, openView, startChromium } from './chromium.mjs';
import { largeFile } from './large.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(missing !== undefined)('the course', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const boxes = (page, selector) =>
    page.locator(selector).evaluateAll((all) =>
      all.map((one) => {
        const { bottom, left, right, top } = one.getBoundingClientRect();
        return { bottom, left, right, top };
      }),
    );

  test('those who are followed are chosen first, then the first of the table', async () => {
    const { page, said } = await chromium.open({ hash: '#follow=10' });
    await openFile(page, HARBOUR);
    await openView(page, 'Course');
    // Jovanović, number 10, is the last of Harbour Open; the first two are Brandão and Csonka
    const names = await page.locator('.chosen-names button').allInnerTexts();
    expect(names).toHaveLength(5);
    expect(names[0]).toContain('Jovanović');
    expect(names[1]).toContain('Brandão');
    expect(names[2]).toContain('Csonka');
    expect(said).toEqual([]);
  });

  test('581 players are a band, and the first five have the height of the picture to themselves', async () => {
    const { page, said } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    await openFile(page, largeFile());
    await openView(page, 'Course');
    expect(await page.locator('.bumps .others polyline').count()).toBe(0);
    const [band] = await boxes(page, '.bumps .band');
    // The ends of the five lines, which stood within 15 px before
    const ends = (await boxes(page, '.bumps .chosen circle:last-of-type')).map(({ top }) => top);
    expect(ends).toHaveLength(5);
    expect(Math.max(...ends) - Math.min(...ends)).toBeGreaterThan((band.bottom - band.top) * 0.15);
    const lines = await boxes(page, '.bumps .chosen polyline.line');
    const [top, bottom] = [Math.min(...lines.map((one) => one.top)), Math.max(...lines.map((one) => one.bottom))];
    expect(bottom - top).toBeGreaterThan((band.bottom - band.top) * 0.9);
    expect(said).toEqual([]);
  });

  test.for([
    ['a desk', { viewport: { width: 1280, height: 900 } }],
    ['a phone', PHONE],
  ])('on %s the axis, the rounds and the names are in sight at once', async ([, options]) => {
    const { page } = await chromium.open(options);
    await openFile(page, largeFile());
    await openView(page, 'Course');
    await inItsFont(page);
    for (const { left, right } of await boxes(page, '.bumps text')) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(options.viewport.width);
    }
    const heights = (await boxes(page, '.bumps .axis .place')).map(({ bottom, top }) => ({ bottom, top }));
    expect(heights.length).toBeGreaterThan(3);
    for (const [at, { top }] of heights.slice(1).entries()) expect(top).toBeGreaterThanOrEqual(heights[at].bottom - 1);
  });

  test('the one who was there is named where the picture is pointed at, and a click chooses', async () => {
    const { page, said } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    await openFile(page, HARBOUR);
    await openView(page, 'Course');
    const names = () => page.locator('.chosen-names button').allInnerTexts();
    const chosen = await names();
    expect(chosen).toHaveLength(5);
    const [place] = await boxes(page, '.bumps .axis .place:nth-of-type(11)');
    const [line] = await boxes(page, '.bumps .axis .round:last-of-type');
    // Jovanović is the last one
    await page.mouse.move((line.left + line.right) / 2, (place.top + place.bottom) / 2);
    expect(await page.locator('.bumps .pointed text').textContent()).toBe('11  Jovanović, Maja');
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(names).toEqual([...chosen, 'Jovanović, Maja ×']);
    // One who is chosen is explained; the names above may have moved the picture
    const [again] = await boxes(page, '.bumps .line-5 circle:last-of-type');
    await page.mouse.click((again.left + again.right) / 2, (again.top + again.bottom) / 2);
    await page.locator('.account').waitFor();
    expect(await page.locator('#account-title').innerText()).toBe('Jovanović, Maja: 1½');
    expect(said).toEqual([]);
  });

  test('byes are marked, and the legend says how', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Course');
    // Of the first five, Brandão, Eriksen and Ionescu had a bye
    const byes = await page.locator('.bumps .chosen').evaluateAll((all) => all.map((one) => [one.querySelectorAll('.bye').length, one.querySelector('title').textContent])); // prettier-ignore
    expect(byes.filter(([count]) => count > 0).map(([, name]) => name)).toEqual(['Brandão, Tiago', 'Eriksen, Liv', 'Ionescu, Radu']); // prettier-ignore
    expect(await page.locator('.legend').innerText()).toContain('A square is a bye');
  });
});
