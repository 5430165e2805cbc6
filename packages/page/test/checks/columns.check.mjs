// Columns of tables: what stands in them ends below each other, stays in sight, and isn't broken without reason.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, fileOf, inItsFont, missing, openFile, openView, startChromium } from './chromium.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A hundred players before their first game, whose ratings are all different. */
const HUNDRED = fileOf({
  system: 'swiss',
  players: Array.from({ length: 100 }, (_, at) => ({
    id: String(at + 1),
    name: `Player ${at + 1}`,
    rating: 2400 - at,
  })),
  games: [],
});

describe.skipIf(missing !== undefined)('columns', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for(['screen', 'print'])('on %s, places of three digits end below those of two', async (media) => {
    const { page } = await chromium.open({ hash: '#list=PTS,RTNG' });
    await openFile(page, HUNDRED);
    await inItsFont(page);
    await page.emulateMedia({ media });
    const ends = await page.locator('.standings tbody .rank bdi').evaluateAll((all) =>
      [all.at(-2), all.at(-1)].map((one) => {
        one.scrollIntoView();
        return one.getBoundingClientRect().right;
      }),
    );
    expect(await page.locator('.standings tbody .rank').last().innerText()).toBe('100');
    expect(Math.abs(ends[1] - ends[0])).toBeLessThan(0.5);
  });

  test.for([
    ['PTS,DE,BH/C1,BH,SB/C1,SB,PS,ARO,TPR,WIN,AOB', 10],
    ['PTS,BH/C1,BH,SB/C1,SB,ARO', 5],
  ])(
    'names and the heading of their column stay beside an account while the values of %s scroll',
    async ([list, last]) => {
      const { page } = await chromium.open({ viewport: { width: 1100, height: 800 }, hash: `#list=${list}` });
      await openFile(page, HARBOUR);
      await page.locator(`tr[data-player="3"] [data-at="${last}"]`).click();
      await page.locator('.account').waitFor();
      const lefts = await page.locator('.view .scroll').evaluate((scroll) => {
        scroll.scrollLeft = scroll.scrollWidth;
        const edge = scroll.getBoundingClientRect().left;
        return [
          scroll.scrollLeft > 0,
          ...[...scroll.querySelectorAll('thead .name, tbody tr:first-child .name')].map(
            (one) => one.getBoundingClientRect().left - edge,
          ),
        ];
      });
      expect(lefts[0]).toBe(true);
      expect(lefts[1]).toBeCloseTo(lefts[2], 0);
      expect(lefts[1]).toBeGreaterThan(0);
    },
  );

  test('the arrow keys lead to numbers that no name covers on a wide screen, too', async () => {
    const list = 'PTS,DE,BH/C1,BH,SB/C1,SB,PS,ARO,TPR,WIN,AOB,BPG,BWG,REP';
    const { page } = await chromium.open({ viewport: { width: 1100, height: 800 }, hash: `#list=${list}` });
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="13"]').click();
    await page.locator('#account-title').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement.dataset.at)).toBe('13');
    const { width, x } = await page.locator('tr[data-player="3"] .name').boundingBox();
    const covered = [];
    for (let at = 12; at >= 0; at--) {
      await page.keyboard.press('ArrowLeft');
      const left = await page.evaluate(() => document.activeElement.getBoundingClientRect().left);
      if (left < x + width - 1) covered.push(at);
    }
    expect(covered).toEqual([]);
  });

  test('the number of somebody in a direct encounter stands on the line of the name', async () => {
    const { page } = await chromium.open();
    // Two have drawn, and the third has met nobody: the table says what each may reach, too
    const players = ['Ann', 'Ben', 'Cy', 'Di', 'Ed'].map((name, at) => ({ id: String(at + 1), name }));
    const game = (white, black, result) => ({ white, black, result });
    const games = [
      [game('1', '2', 0.5), game('3', '4', 1)],
      [game('1', '5', 1), game('2', '4', 1)],
    ];
    const half = { white: '3', black: '3', kind: 'half-bye', result: 0.5 };
    await openFile(page, fileOf({ system: 'swiss', players, games: [games[0], [...games[1], half]], tiebreaks: ['PTS', 'DE'] })); // prettier-ignore
    await page.locator('tr[data-player="1"] [data-at="1"]').click();
    await page.locator('.encounter').waitFor();
    expect(await page.locator('.encounter thead th').count()).toBe(7);
    const heights = await page.locator('.encounter tbody tr').evaluateAll((all) => all.map((row) => row.offsetHeight));
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(3);
  });

  test('no name of a team is broken within a word on a phone', async () => {
    // The headings of numbers are longer in French, and left their names less room
    const { page } = await chromium.open({ ...PHONE, locale: 'fr-FR' });
    await openFile(page, LAGOON);
    await openView(page, 'Joueurs');
    await inItsFont(page);
    const broken = await page.locator('.boards .team bdi').evaluateAll((all) =>
      all.flatMap(({ childNodes }) => {
        const text = [...childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
        return Array.from(text.data.matchAll(/\S+/g), ({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        }).flat();
      }),
    );
    expect(await page.locator('.boards .team').count()).toBeGreaterThan(6);
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
