// A stranger finds the answer in three actions; with the keyboard alone, and by touch on a phone.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, completed, missing, openFile, startChromium } from './chromium.mjs';
import { OPEN, fileOf } from './open-round.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The example with a date as people write it, which the reader repairs and tells. */
const REPAIRED = {
  name: 'repaired.trf',
  mimeType: 'text/plain',
  buffer: Buffer.from(readFileSync(HARBOUR, 'utf8').replace('2026/05/08', '08.05.2026')),
};

/** The same example where the file states another point for a player. */
const OTHER_POINTS = {
  ...REPAIRED,
  name: 'points.trf',
  buffer: Buffer.from(readFileSync(HARBOUR, 'utf8').replace(/^(001 {4}2.{72}) 4\.5/m, '$1 9.5')),
};

describe.skipIf(missing !== undefined)('using the page', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** The id of the player in the current cell, and the place of the code. */
  const current = (page) =>
    page.evaluate(() => {
      const { activeElement: cell } = document;
      return [cell.closest('tr')?.dataset.player, cell.dataset.at];
    });

  test('three actions show why Csonka is before Eriksen', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    const question = page.getByRole('button', { name: 'Why is Csonka, Ágnes before Eriksen, Liv?' });
    const box = await question.boundingBox();
    expect(box.y + box.height, 'seen on a small laptop without scrolling').toBeLessThan(650);
    await question.click();
    await expect.poll(() => page.locator('#duel-title').innerText()).toBe('Csonka, Ágnes before Eriksen, Liv');
    expect(await page.locator('.ladder .decides').innerText()).toMatch(/10\s+Sonneborn-Berger Cut-1\s+9½/);
    expect(said).toEqual([]);
  });

  test('a file with other points than its games is read with a sentence that says so, in the language of the page', async () => {
    const { page, said } = await chromium.open({ locale: 'de-DE' });
    await openFile(page, OTHER_POINTS);
    expect(await page.locator('.warning').innerText()).toBe(
      '1 von 11 Spielern hat andere Punkte, als die Datei angibt: Brandão, Tiago, 4½ statt 9½',
    );
    await openFile(page, HARBOUR);
    expect(await page.locator('.warning').count()).toBe(0);
    expect(said).toEqual([]);
  });

  test('the keyboard alone opens, reorders, chooses, compares and returns', async () => {
    const { page, said } = await chromium.open();
    await page.setInputFiles('#file', HARBOUR);
    await page.locator('.standings').waitFor();
    const chip = page.locator('.chip .code').nth(1);
    await chip.focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator('.chip .code').allInnerTexts())
      .toEqual(['PTS', '1 SB', '2 SB/C1', '3 PS', '4 ARO']);
    const focused = () => page.evaluate(() => document.activeElement.textContent.trim().replace(/\s+/g, ' '));
    await expect.poll(focused).toBe('2 SB/C1');
    await page.keyboard.press('ArrowLeft');
    // The focus follows the chip after it was painted; another one before that would be lost
    await expect.poll(focused).toBe('1 SB/C1');

    // One tab stop: from the last control into the table, and out of it again
    await page.locator('.find button').focus();
    await page.keyboard.press('Tab');
    expect((await current(page))[0]).toBe('2');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('End');
    expect(await current(page)).toEqual(['3', '4']);
    await page.keyboard.press('Home');
    expect(await current(page)).toEqual(['3', undefined]);
    await page.keyboard.press('End');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowLeft');
    expect(await current(page)).toEqual(['3', '1']);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement.id)).toBe('account-title');
    for (let step = 0; step < 30; step++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate(() => document.activeElement.classList.contains('question'))) break;
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement.id)).toBe('duel-title');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect.poll(() => current(page)).toEqual(['3', '1']);
    expect(said).toEqual([]);
  });

  test('a finger does the same on a phone, where nothing scrolls sideways and every target has 44 px', async () => {
    const { page, said } = await chromium.open(PHONE);
    await openFile(page, HARBOUR);
    await page.locator('.fold').tap();
    await page.locator('.chip .code').nth(1).tap();
    await page.getByRole('button', { name: 'Move SB/C1 later' }).tap();
    await expect.poll(() => page.locator('.chip .code').nth(2).innerText()).toBe('2 SB/C1');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'As announced' }).tap();
    await page.locator('tr[data-player="3"] [data-at="0"]').tap();
    await page.locator('.account').waitFor();
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, select, .standings tbody td, .standings tbody th')]
        .filter((one) => one.getClientRects().length > 0)
        .filter((one) => one.getBoundingClientRect().height < 43.9)
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
    expect(small).toEqual([]);
    await page.getByRole('button', { name: 'Why is Csonka, Ágnes before Eriksen, Liv?' }).tap();
    await page.locator('.ladder').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(said).toEqual([]);
  });

  test.for([
    ['a phone', PHONE],
    ['a phone held sideways', { ...PHONE, viewport: { width: 844, height: 390 } }],
    ['a tablet', { ...PHONE, viewport: { width: 1180, height: 820 } }],
  ])('on %s everything that can be touched has 44 px, in every view', async ([, device]) => {
    const { page } = await chromium.open(device);
    const found = [];
    const look = async () => {
      await completed(page);
      found.push(
        ...(await page.evaluate(() =>
          [
            ...document.querySelectorAll(
              'a, button, select, summary, .button span, .link-field, label:has([type=checkbox])',
            ),
          ]
            .filter((one) => one.closest('.unseen') === null && one.getClientRects().length > 0)
            .filter((one) => one.getBoundingClientRect().height < 43.9)
            .map(({ outerHTML }) => outerHTML.slice(0, 80)),
        )),
      );
    };
    await page.locator('main').waitFor();
    await look();
    for (const file of [REPAIRED, LAGOON, fileOf(OPEN)]) {
      await openFile(page, file);
      const views = await page.locator('.views button').count();
      for (let view = views - 1; view >= 0; view--) {
        await page.locator('.views button').nth(view).tap();
        await look();
      }
      await page.locator('.masthead .link').first().tap();
      await page.locator('.link-field').waitFor();
      await look();
      await page.locator('.masthead .link').first().tap();
      const fold = page.locator('.fold:visible');
      const isFolded = (await fold.count()) > 0;
      if (isFolded) await fold.tap();
      await page.locator('.add').tap();
      await look();
      await page.locator('.adding .close').tap();
      if (isFolded) await fold.tap();
    }
    expect([...new Set(found)]).toEqual([]);
  });

  test('a rating without a federation stands below the name on a phone', async () => {
    const { page } = await chromium.open(PHONE);
    const players = [
      { id: '1', name: 'Ana', rating: 1700 },
      { id: '2', name: 'Ben' },
    ];
    const buffer = Buffer.from(JSON.stringify({ players, games: [[{ white: '1', black: '2', result: 1 }]] }));
    await openFile(page, { name: 'two.json', mimeType: 'application/json', buffer });
    const text = await page.evaluate(() =>
      ['.name bdi', '.rating bdi'].map(
        (one) => document.querySelector(`tr[data-player] ${one}`).getBoundingClientRect().left,
      ),
    );
    expect(Math.abs(text[0] - text[1])).toBeLessThan(2);
  });

  test('names stay in sight on a wide screen, too, when more values than it has room for scroll', async () => {
    const { page } = await chromium.open({
      hash: '#list=PTS,BH,BH/C1,BH/C2,BH/M1,SB,SB/C1,PS,PS/C1,ARO,TPR,AOB,WIN,WON',
    });
    await page.setInputFiles('#file', HARBOUR);
    await page.locator('.is-wide').waitFor();
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    await page.locator('.is-wide').evaluate((element) => element.scrollTo(2000, 0));
    const scrolled = await page.locator('.is-wide').evaluate((element) => element.scrollLeft);
    expect(scrolled).toBeGreaterThan(200);
    const name = await page.locator('tr[data-player="3"] .name bdi').boundingBox();
    expect(name.x).toBeGreaterThan(0);
    expect(name.x).toBeLessThan(200);
  });

  test('the view that is shown stays in the choice of views, whatever the round', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.getByRole('button', { name: 'Course', exact: true }).click();
    await page.locator('.bumps').waitFor();
    await page.locator('.stepper select').selectOption('1');
    await expect.poll(() => page.locator('.progress').innerText()).toContain('after round 1 ');
    expect(await page.locator('.views [aria-pressed="true"]').allInnerTexts()).toEqual(['Course']);
  });

  test('Back closes what was chosen, and stays on the page', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    const before = await page.evaluate(() => history.length);
    await page.locator('tr[data-player="3"] [data-at="0"]').click();
    await page.locator('.account').waitFor();
    await page.locator('.question').first().click();
    await page.locator('.ladder').waitFor();
    await page.goBack();
    await page.locator('.account').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('.account, .ladder').count()).toBe(0);
    expect(await page.locator('.event h1').innerText()).toBe('Harbour Open');
    // Closed on the page, a choice leaves no step behind
    await page.locator('tr[data-player="3"] [data-at="0"]').click();
    await page.locator('.account').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => history.state.selection)).toBe(null);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    expect(said).toEqual([]);
  });

  test('the focus stays beside a button that goes away', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    expect(await page.evaluate(() => document.activeElement.id)).toBe('event-name');
    await page.locator('.chip .code').nth(1).press('ArrowRight');
    await page.getByRole('button', { name: 'As announced' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement.textContent.trim())).toBe('PTS');
    await page.getByRole('button', { name: 'Results', exact: true }).click();
    const results = page.locator('.results select');
    for (const undo of ['Undo', 'Undo all']) {
      await results.first().selectOption({ index: 0 });
      await page.getByRole('button', { name: undo, exact: true }).press('Enter');
      await page.locator('.changed').waitFor({ state: 'detached' });
      expect(await page.evaluate(() => document.activeElement.matches('.results .board:first-child [data-code]'))).toBe(
        true,
      );
    }
  });

  test.for([1100, 1280, 1400])('the account covers no number at %d px', async (width) => {
    const { page } = await chromium.open({ viewport: { width, height: 800 } });
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    const view = await page.locator('.view .scroll').boundingBox();
    const account = await page.locator('.account').boundingBox();
    const isClipped = await page.locator('.view .scroll').evaluate((one) => getComputedStyle(one).overflowX === 'auto');
    expect(view.x + view.width).toBeLessThan(account.x);
    expect(isClipped).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('rank and name stay in sight while the values scroll', async () => {
    const { page } = await chromium.open(PHONE);
    await openFile(page, HARBOUR);
    const points = await page.locator('tr[data-player="3"] [data-at="0"]').boundingBox();
    expect(points.x + points.width, 'the first value is in sight').toBeLessThan(390);
    await page.locator('.view .scroll').evaluate((element) => element.scrollTo(300, 0));
    const box = await page.locator('tr[data-player="3"] .name').boundingBox();
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x).toBeLessThan(80);
  });

  test('right to left, a number stands at the end of its bar', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    const gaps = await page.evaluate(() =>
      [...document.querySelectorAll('.account .bar')].map(
        (bar) => bar.querySelector('bdi').getBoundingClientRect().left - bar.getBoundingClientRect().left,
      ),
    );
    expect(gaps.length).toBe(6);
    expect(Math.max(...gaps)).toBeLessThan(10);
    const sum = await page.evaluate(() => document.querySelector('.conclusion bdi').getBoundingClientRect().left);
    const bar = await page.evaluate(() => document.querySelector('.account .bar bdi').getBoundingClientRect().left);
    expect(Math.abs(sum - bar), 'the sum stands below the numbers').toBeLessThan(1.5);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Editions', exact: true }).click();
    const numbers = page.locator('.editions .why').nth(1).locator('bdi bdi');
    const [before, after] = await Promise.all([0, 1].map((at) => numbers.nth(at).boundingBox()));
    expect(
      before.x,
      'as its arrow, which has no other shape from right to left, a step leads to the right',
    ).toBeLessThan(after.x);
  });
});
