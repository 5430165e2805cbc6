// A rating list of FIDE beside a tournament: it completes the facts, says what it took and what differs, and isn't kept.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { fileOf, missing, openFile, startChromium } from './chromium.mjs';

/** The players are invented. */
const LIST = [
  'ID Number      Name                 Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag',
  '99000102       Lindqvist, Per       SWE M   FM                           2041  0   10 1968',
  '99000103       Moreau, Elise        FRA F                                1987  11  40 2009  w',
  '',
].join('\r\n');

const EVENT = {
  ...{ name: 'Open', tiebreaks: ['PTS'] },
  players: [
    { id: '1', name: 'Elise <b>Moreau</b>', rating: 1990, fideId: '99000103' },
    { id: '2', name: 'Lindqvist', fideId: '99000102' },
    { id: '3', name: 'Okafor', fideId: '99000103' },
    { id: '4', name: 'Silva' },
  ],
  games: [[{ white: '1', black: '2', result: 0.5 }]],
};

const file = (content, name = 'list.txt') => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

describe.skipIf(missing !== undefined)('a rating list', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const openCard = async (page, player) => {
    await page.locator(`tr[data-player="${player}"] .rank`).click();
    await page.locator('.card').waitFor();
  };
  const notes = (page) => page.locator('.note li').allTextContents().then((all) => all.map((one) => one.trim())); // prettier-ignore
  /** Drops a file anywhere on the page. */
  const drop = (page, content, name) =>
    page.evaluate(
      ([text, called]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], called));
        dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      [content, name],
    );

  test('completes the table from the card, and gives K; a reload and a link have nothing of it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(EVENT));
    await openCard(page, '2');
    expect(await page.locator('.facts').innerText()).not.toContain('2041');
    await page.locator('.rating-list input').setInputFiles(file(LIST));
    await expect.poll(() => notes(page)).toEqual([
      'list.txt completes 2 players: rating, title, federation, year of birth, sex',
      'Elise <b>Moreau</b>: the rating is 1990 in the file and 1987 in list.txt; that of the file counts',
      'Okafor: the id 99000103 is that of Moreau, Elise in list.txt, so that nothing is taken',
      'list.txt does not have 1 player of the file by id',
    ]); // prettier-ignore
    await expect.poll(() => page.locator('.facts').innerText()).toContain('Rating 2041 · SWE');
    expect(await page.locator('#card-title').innerText()).toBe('FM Lindqvist');
    // 51 points apart are .57 against .43: a draw changes 10 × -.07
    expect(await page.locator('.card [role="status"]').first().innerText()).toBe('change −0.7, new rating 2040');
    expect(await page.locator('.note b').count()).toBe(0);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('checkbox', { name: 'With the tournament' }).check();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&t=');
    const link = await page.locator('.link-field').inputValue();
    const other = await chromium.open({ hash: `#${link.split('#')[1]}` });
    await other.page.locator('.facts').waitFor();
    expect(await other.page.locator('.facts').innerText()).not.toContain('2041');
    await page.reload();
    await page.locator('.facts').waitFor();
    expect(await page.locator('.facts').innerText()).not.toContain('2041');
    expect([...said, ...other.said]).toEqual([]);
  });

  test('is taken where it is dropped beside a tournament, and refused with what is wrong', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(EVENT));
    await drop(page, LIST, 'november.txt');
    await expect.poll(() => notes(page).then((all) => all.at(-1))).toBe('november.txt does not have 1 player of the file by id'); // prettier-ignore
    await page.locator('.note').getByRole('button').focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('.note').count()).toBe(0);
    await drop(page, LIST.replace(' 10 1968', ' 1x 1968'), 'damaged.txt');
    await expect.poll(() => page.locator('.note').innerText()).toContain('line 2, column ');
    expect(await page.locator('.standings').count()).toBe(1);
    expect(said).toEqual([]);
  });

  test.for([
    ['en-GB', 'completes 2 players'],
    ['de-DE', 'ergänzt 2 Spieler'],
    ['fr-FR', 'complète 2 joueurs'],
    ['es-ES', 'completa 2 jugadores'],
  ])('speaks %s, fits a phone, and has nothing that axe finds', async ([locale, took]) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page, said } = await chromium.open({ ...phone, locale, bypassCSP: true, reducedMotion: 'reduce' });
    await openFile(page, fileOf(EVENT));
    await openCard(page, '1');
    await page.locator('.rating-list input').setInputFiles(file(LIST));
    await expect.poll(() => notes(page).then((all) => all.at(0))).toContain(took);
    await page.addScriptTag({ content: axe });
    const found = await page.evaluate(async (values) => {
      const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`);
    }, RULES);
    expect(found).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(said).toEqual([]);
  }); // prettier-ignore
});
