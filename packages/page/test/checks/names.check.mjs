// Names of players and tournaments that are missing, or that several have.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, fileOf, inItsFont, missing, openFile, openView, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('names', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('namesakes have their ids, and an id stands for a missing name', async () => {
    const { page } = await chromium.open();
    const players = [{ id: '1', name: 'Meyer, Anna' }, { id: '2', name: 'Meyer, Anna' }, { id: '3' }];
    await openFile(page, fileOf({ players, games: [[{ white: '1', black: '2', result: 1 }]], tiebreaks: ['PTS'] }));
    const names = ['Meyer, Anna (1)', 'Meyer, Anna (2)', '3'];
    await expect.poll(() => page.locator('.standings tbody .name').allInnerTexts()).toEqual(names);
    await page.locator('.standings tbody .value').first().click();
    await expect.poll(() => page.locator('.account .who bdi').allInnerTexts()).toEqual(['Meyer, Anna (2)']);
    await openView(page, 'Results');
    expect(await page.locator('.results .to-player bdi').allInnerTexts()).toEqual(names.slice(0, 2));
  });

  test('on the boards of teams, too', async () => {
    const { page } = await chromium.open();
    const players = [{ id: '1', name: 'Kim' }, { id: '2', name: 'Kim' }, { id: '3', name: '' }, { id: '4' }];
    const teams = [
      { id: 'A', players: ['1', '3'] },
      { id: 'B', players: ['2', '4'] },
    ];
    const boards = [
      { white: '1', black: '2', result: 1 },
      { white: '4', black: '3', result: 0.5 },
    ];
    await openFile(page, fileOf({ players, teams, matches: [[{ white: 'A', black: 'B', boards }]] }));
    for (const [view, lines] of [
      ['Matches', '.match ol'],
      ['Results', '.results'],
    ]) {
      await openView(page, view);
      expect(await page.locator(`${lines} :is(.left, .right)`).allInnerTexts()).toEqual([
        'Kim (1)',
        'Kim (2)',
        '3',
        '4',
      ]);
    }
  });

  test.for([
    [1400, 0],
    // Where there is less room, names give way to the values
    [800, 2],
  ])(
    'of %d px, a long name is whole where there is room for it, and no value leaves the screen',
    async ([width, cut]) => {
      const { page } = await chromium.open({ viewport: { width, height: 800 } });
      const names = ['Spielgemeinschaft Schachfreunde Untertürkheim-Obertürkheim von 1923, zweite Mannschaft', 'Wojciechowski-Brzęczyszczykiewicz, Krzysztof Bartłomiej Maria von und zu Hohenlohe', 'Li']; // prettier-ignore
      const players = names.map((name, at) => ({ id: String(at + 1), name, rating: 2000 }));
      const games = [[{ white: '1', black: '2', result: 1 }]];
      await openFile(page, fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH', 'SB'] }));
      const isCut = await page
        .locator('.standings tbody .name')
        .evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth));
      expect(isCut.filter(Boolean)).toHaveLength(cut);
      const last = await page.locator('tr[data-player="3"] .value').last().boundingBox();
      expect(last.x + last.width).toBeLessThanOrEqual(width);
    },
  );

  test('the sign of a changed result stands before a name: it neither moves nor cuts it', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Results');
    // Aalto – Brandão, who has the longest name
    await page.locator('.results select').first().selectOption('3');
    await openView(page, 'Standings');
    expect(await page.locator('.standings .changed-sign').count()).toBe(2);
    const names = page.locator('.standings tbody .name');
    const isCut = await names.evaluateAll((all) => all.map((one) => one.scrollWidth > one.clientWidth));
    expect(isCut).not.toContain(true);
    // The beginning of a cell: a title, or else the name
    const starts = names.evaluateAll((all) => all.map((one) => [...one.querySelectorAll('.title:not(:empty), bdi')][0].getBoundingClientRect().left)); // prettier-ignore
    expect(Math.max(...(await starts)) - Math.min(...(await starts))).toBeLessThan(2);
    // Nor is the sign cut, where it stands out of the cell: on paper, whose cells have less room before their content
    for (const media of ['screen', 'print']) {
      await page.emulateMedia({ media });
      const hidden = await page.locator('.standings .changed-sign').first().evaluate((sign) => {
        const cell = sign.closest('.name');
        const isOut = sign.getBoundingClientRect().left < cell.getBoundingClientRect().left;
        return isOut && getComputedStyle(cell).overflowX !== 'visible';
      }); // prettier-ignore
      expect(hidden, media).toBe(false);
    }
  });

  test.for([
    ['GM', 'Mubumak, Amevaldak'],
    ['GM', 'Mammadyarov, Shakhriyar'],
    ['', 'Wemmer, Hannelore Maria'],
    ['GM', 'Nguyễn Ngọc Trường Sơn'],
    ['WGM', 'Шувалова, Полина'],
  ])('%s %s is whole on a wide screen, though its letters are wide', async ([title, name]) => {
    const { page } = await chromium.open();
    const players = [
      { id: '1', name, title },
      { id: '2', name: 'Li' },
    ];
    await openFile(page, fileOf({ players, games: [[{ white: '1', black: '2', result: 1 }]] }));
    await inItsFont(page);
    const cell = page.locator('tr[data-player="1"] .name');
    expect(await cell.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test('the title of a tournament without a name is in the language of the page', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf({ games: [[{ white: 'Ann', black: 'Ben', result: 1 }]] }));
    expect(await page.title()).toBe('Tournament without a name – Crosstable');
    await page.locator('.settings select').first().selectOption('de');
    await expect.poll(() => page.title()).toBe('Turnier ohne Namen – Crosstable');
  });
});
