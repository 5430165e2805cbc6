// The results of a round are entered by three buttons or by keys, board by board; the table stands beside them, and no board moves.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { eventOf } from 'crosstable/event';
import { HARBOUR, LAGOON, missing, openFile, openView, startChromium } from './chromium.mjs';
import { fileOf } from './open-round.mjs';

const NAMES = ['Anders', 'Berg', 'Cole', 'Dahl', 'Egede', 'Falk', 'Gram', 'Holm', 'Iversen', 'Juul', 'Kjær'];

/** Five boards, the second and the fourth open, and a bye. */
const BOARDS = fileOf(
  eventOf({
    ...{ system: 'swiss', tiebreaks: ['PTS', 'BH/C1', 'BH', 'SB'] },
    players: NAMES.map((name, at) => ({ id: String(at + 1), name })),
    games: [
      [
        ...[1, null, 0, null, 0.5].map((result, at) => ({
          white: String(2 * at + 1),
          black: String(2 * at + 2),
          result,
        })),
        { white: '11', black: '', result: 1, kind: 'pairing-bye' },
      ],
    ],
  }),
);

const boards = (page) => page.locator('.board');
const board = (page, name) => page.locator('.board', { hasText: name });
const button = (line, sign) => line.locator('.entry button', { hasText: sign });
const shown = (line) => line.locator('option:checked').innerText();
const focused = (page) =>
  page.evaluate(() => document.activeElement.closest('.board')?.querySelector('.left')?.innerText);

async function openResults(page, file) {
  await openFile(page, file);
  await openView(page, 'Results');
  await page.locator('.results').first().waitFor();
}

describe.skipIf(missing !== undefined)('results, board by board', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('open boards stand first with their numbers, byes last, and nothing changes its place', async () => {
    const { page, said } = await chromium.open();
    await openResults(page, BOARDS);
    const order = () => boards(page).evaluateAll((all) => all.map((one) => `${one.querySelector('.of-round bdi')?.textContent ?? ''} ${one.querySelector('.left').innerText}`.trim())); // prettier-ignore
    const expected = ['2 Cole', '4 Gram', '1 Anders', '3 Egede', '5 Iversen', 'Kjær'];
    expect(await order()).toEqual(expected);
    await button(board(page, 'Cole'), '1').click();
    await button(board(page, 'Anders'), '0').click();
    expect(await shown(board(page, 'Cole'))).toBe('1–0');
    expect(await shown(board(page, 'Anders'))).toBe('0–1');
    expect(await button(board(page, 'Cole'), '1').getAttribute('aria-pressed')).toBe('true');
    expect(await order()).toEqual(expected);
    expect(said).toEqual([]);
  });

  test.for([
    ['a screen', { viewport: { width: 1280, height: 900 } }],
    ['a phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
  ])('%s: no board moves under the finger when a result comes or goes', async ([, options]) => {
    const { page } = await chromium.open(options);
    await openResults(page, BOARDS);
    // In the page: what the browser scrolls to reach a button doesn’t count
    const top = () => board(page, 'Gram').evaluate((one) => one.getBoundingClientRect().top + scrollY);
    const before = await top();
    await button(board(page, 'Cole'), '1').click();
    expect(await top()).toBe(before);
    await button(board(page, 'Gram'), '½').click();
    expect(await top()).toBe(before);
    await board(page, 'Anders').locator('select').selectOption({ label: 'open' });
    expect(await top()).toBe(before);
    await page.getByRole('button', { name: 'Undo all' }).click();
    expect(await top()).toBe(before);
  });

  test('every result of a game and every bye can be chosen, and stands in the table', async () => {
    const { page, said } = await chromium.open();
    await openResults(page, BOARDS);
    const points = async (name) => page.locator('.table-beside tr', { hasText: name }).locator('.value').first().innerText(); // prettier-ignore
    const cole = board(page, 'Cole');
    for (const [label, white, black] of [
      ['+ −', '1', '0'],
      ['− +', '0', '1'],
      ['− −', '0', '0'],
      ['0–0', '0', '0'],
      ['½–0', '½', '0'],
      ['0–½', '0', '½'],
      ['½–½', '½', '½'],
    ]) {
      await cole.locator('select').selectOption({ label });
      expect([await points('Cole'), await points('Dahl')], label).toEqual([white, black]);
    }
    const bye = board(page, 'Kjær').locator('select');
    expect(await bye.locator('option:checked').innerText()).toBe('pairing-allocated bye');
    await bye.selectOption({ label: 'half-point bye' });
    expect(await points('Kjær')).toBe('½');
    await board(page, 'Kjær').getByRole('button', { name: 'Undo' }).click();
    expect(await points('Kjær')).toBe('1');
    expect(said).toEqual([]);
  });

  test('keys enter results and lead to the next open board; each board is one stop of the tab key', async () => {
    const { page } = await chromium.open();
    await openResults(page, BOARDS);
    await button(board(page, 'Cole'), '1').focus();
    await page.keyboard.press('=');
    expect(await shown(board(page, 'Cole'))).toBe('½–½');
    expect(await focused(page)).toBe('Gram');
    await page.keyboard.press('-');
    expect(await shown(board(page, 'Gram'))).toBe('− +');
    // No board is open any more: the focus stays
    expect(await focused(page)).toBe('Gram');
    await page.keyboard.press('+');
    expect(await shown(board(page, 'Gram'))).toBe('+ −');
    await page.keyboard.press('0');
    expect(await shown(board(page, 'Gram'))).toBe('0–1');
    await page.keyboard.press('1');
    expect(await shown(board(page, 'Gram'))).toBe('1–0');
    const way = [];
    for (let stop = 0; stop < 4; stop++) {
      await page.keyboard.press('Tab');
      way.push(await focused(page));
    }
    expect(way).toEqual(['Anders', 'Egede', 'Iversen', 'Kjær']);
    // Behind the boards three buttons for all changes, and the table
    for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement.closest('.table-beside') !== null)).toBe(true);
  });

  test('arrows lead along a board and to the one below; the names lead to the cards', async () => {
    const { page } = await chromium.open();
    await openResults(page, BOARDS);
    await button(board(page, 'Cole'), '½').focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Gram');
    const text = () => page.evaluate(() => document.activeElement.innerText);
    expect(await text()).toBe('½');
    await page.keyboard.press('ArrowLeft');
    expect(await text()).toBe('1');
    await page.keyboard.press('ArrowLeft');
    expect(await text()).toBe('Gram');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('#card-title').innerText()).toContain('Gram');
  });

  test('the table beside shows what the last change moved', async () => {
    const { page } = await chromium.open({ viewport: { width: 1280, height: 900 } });
    await openResults(page, BOARDS);
    const moved = page.locator('.table-beside .is-moved');
    expect(await moved.count()).toBe(0);
    const [list, table] = await Promise.all(['.results', '.table-beside'].map((one) => page.locator(one).first().boundingBox())); // prettier-ignore
    expect(table.x).toBeGreaterThanOrEqual(list.x + list.width);
    expect(table.x + table.width).toBeLessThanOrEqual(1280);
    // Cole had no point like Dahl, Egede, Gram and Holm, behind four with one or a half
    await button(board(page, 'Cole'), '1').click();
    expect(await page.locator('.table-beside tr', { hasText: 'Cole' }).locator('.moves').innerText()).toContain('▲');
    await page.setViewportSize({ width: 820, height: 1180 });
    expect(await page.locator('.table-beside').isVisible()).toBe(false);
  });

  test('those who are looked for stand alone', async () => {
    const { page } = await chromium.open();
    await openResults(page, BOARDS);
    await page.locator('#find').fill('holm');
    await expect.poll(() => boards(page).count()).toBe(1);
    expect(await board(page, 'Holm').locator('.of-round').innerText()).toContain('4');
    await page.locator('#find').fill('nobody');
    await expect
      .poll(() => page.locator('.view .summary').innerText())
      .toBe('Nobody who is looked for plays in this round.');
  });

  test('a report lists games by player: its boards are in the order of the pairings', async () => {
    const { page } = await chromium.open();
    await openResults(page, HARBOUR);
    // Before round 6 Csonka, Eriksen and Brandão have 3½ points: a board of two of them stands before one with a third
    const order = await boards(page).evaluateAll((all) => all.slice(0, 2).map((one) => one.querySelector('.left').innerText)); // prettier-ignore
    expect(order).toEqual([expect.stringContaining('Eriksen'), expect.stringContaining('Aalto')]);
  });

  test('on a board of teams the buttons mean the one on the left', async () => {
    const { page, said } = await chromium.open();
    await openResults(page, LAGOON);
    // Board 2: Black plays for the first team
    const second = boards(page).nth(1);
    await button(second, '1').click();
    expect(await shown(second)).toBe('1–0');
    await second.locator('[data-code="1"]').press('+');
    expect(await shown(second)).toBe('+ −');
    expect(said).toEqual([]);
  });
});
