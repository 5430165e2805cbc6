// Screens of any size: nothing is cut off, nothing moves the page sideways, and what is wanted stays in sight.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, atRest, fileOf, inItsFont, missing, openFile, openView, root, startChromium } from './chromium.mjs';

const phone = (width) => ({ viewport: { width, height: 844 }, hasTouch: true, isMobile: true });
const PHONE = phone(390);

/** A Swiss of so many players, whose names are given, over three rounds: neighbours play, and the first of each two wins. */
function swiss(names) {
  const players = names.map((name, at) => ({ id: String(at + 1), name, rating: 2400 - at }));
  const games = [0, 1, 2].map((round) =>
    players.slice(0, players.length / 2).map(({ id }, at) => ({
      white: id,
      black: String(players.length / 2 + ((at + round) % (players.length / 2)) + 1),
      result: [1, 0.5, 0][(at + round) % 3],
    })),
  );
  return fileOf({ name: 'Swiss', system: 'swiss', players, games, tiebreaks: ['PTS', 'BH', 'SB'] });
}

const SIXTY = swiss(Array.from({ length: 60 }, (_, at) => `Player, Number ${at + 1}`));
const HUNDRED = swiss(Array.from({ length: 100 }, (_, at) => `Player, Number ${at + 1}`));

describe.skipIf(missing !== undefined)('layout', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const widthOf = (page) => page.evaluate(() => document.documentElement.scrollWidth);
  test('both editions beside each other, with a contribution that is cut, move no phone sideways', async () => {
    const { page } = await chromium.open(PHONE);
    // A half-point bye in round 1, which one edition cuts and the other keeps, stands far to the right
    const ids = ['1', '2', '3', '4', '5', '6'];
    const players = ids.map((id) => ({ id, name: `Somebody with a Name, Number ${id}` }));
    const game = (white, black, result) => ({ white, black, result });
    const games = [
      [game('1', '2', 1), game('3', '4', 1), { white: '5', black: '', result: 0.5, kind: 'half-bye' }, { white: '6', black: '', result: 1, kind: 'pairing-bye' }], // prettier-ignore
      [game('1', '3', 0), game('5', '6', 1), game('2', '4', 1)],
      [game('3', '5', 0.5), game('6', '1', 0), { white: '2', black: '4', result: 1, kind: 'forfeit-win' }],
    ];
    await openFile(page, fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH/C1', 'BH', 'SB/C1'] }));
    await openView(page, 'Editions');
    // Whatever the library finds here: a hidden word at the far end of a row
    await page.locator('.scroll').first().evaluate((scroll) => {
      const word = document.createElement('span');
      word.className = 'unseen';
      word.textContent = 'cut';
      scroll.querySelector('tr:last-child td:last-child').append(word);
    }); // prettier-ignore
    expect(await widthOf(page)).toBe(390);
    const [length, end] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('footer').getBoundingClientRect().bottom,
    ]);
    expect(Math.abs(length - end)).toBeLessThan(2);
  });

  test('a name of 200 signs doesn’t move a duel sideways', async () => {
    const { page } = await chromium.open(PHONE);
    const names = ['N'.repeat(200), 'Ben', 'Cy', 'Di'];
    await openFile(page, swiss(names));
    await page.locator('tr[data-player] [data-at="0"]').first().tap();
    await page.locator('.question').first().tap();
    await page.locator('.side').first().waitFor();
    expect(await widthOf(page)).toBe(390);
  });

  test('long names leave the scores of a direct encounter in sight on a phone', async () => {
    const { page } = await chromium.open(PHONE);
    const players = ['1', '2', '3', '4'].map((id) => ({ id, name: `Müller-Lüdenscheidt, Hans-Joachim ${id}` }));
    const game = (white, black) => ({ white, black, result: 1 });
    // Each of the first three wins against the next one, and all beat the fourth
    const games = [
      [game('1', '2'), game('3', '4')],
      [game('2', '3'), game('1', '4')],
      [game('3', '1'), game('2', '4')],
    ];
    await openFile(page, fileOf({ system: 'round-robin', players, games, tiebreaks: ['PTS', 'DE'] }));
    await page.locator('tr[data-player="1"] [data-at="1"]').tap();
    const { width, x } = await page.locator('.encounter .sum').first().boundingBox();
    expect(x + width).toBeLessThanOrEqual(390);
  });

  test('the column of names is as wide as the names, and all values are in sight at 800 px', async () => {
    const { page } = await chromium.open({ viewport: { width: 800, height: 700 } });
    await openFile(page, HARBOUR);
    const last = await page.locator('tr[data-player="3"] .value').last().boundingBox();
    expect(last.x + last.width).toBeLessThanOrEqual(800);
    const isCut = await page
      .locator('.standings tbody .name')
      .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
    expect(isCut).toBe(0);
    expect(await page.locator('tr[data-player="3"] .name').getAttribute('title')).toBe('Csonka, Ágnes');
  });

  test.for(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])('the head fits phones of 320 px in %s, and leaves half of the screen', async (locale) => {
    const { page } = await chromium.open({ ...phone(320), locale });
    await openFile(page, HARBOUR);
    const boxes = await page
      .locator('.masthead > p, .masthead button')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.getBoundingClientRect().toJSON()),
      );
    for (const [at, { left, right }] of boxes.entries()) {
      expect(right).toBeLessThanOrEqual(320);
      if (at > 0) expect(left, `part ${at}`).toBeGreaterThanOrEqual(boxes[at - 1].right);
    }
    expect(await widthOf(page)).toBe(320);
    const { y } = await page.locator('.standings tbody tr').first().boundingBox();
    expect(y).toBeLessThan(620);
  }); // prettier-ignore

  test.for(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])('the number that is chosen stays under the pointer while there is room for its account (%s)', async (locale) => {
    const { page } = await chromium.open({ viewport: { width: 1280, height: 900 }, locale });
    await openFile(page, HARBOUR);
    const cell = page.locator('tr[data-player="3"] .value').last();
    await inItsFont(page);
    const before = await cell.boundingBox();
    await cell.click();
    await page.locator('.account').waitFor();
    expect(await cell.boundingBox()).toEqual(before);
  }); // prettier-ignore

  test('nothing can be opened by a second button while the page asks for a file', async () => {
    const { page } = await chromium.open();
    await page.locator('.opening').waitFor();
    expect(await page.getByRole('button', { name: 'Open a file' }).count()).toBe(0);
    await openFile(page, HARBOUR);
    await page.getByRole('button', { name: 'Open a file' }).click();
    await page.locator('.opening').waitFor();
    expect(await page.getByRole('button', { name: 'Open a file' }).count()).toBe(0);
  });

  test('the head of the sheet stays while its lines scroll, and a tap beside it closes it', async () => {
    const { page } = await chromium.open(PHONE);
    await openFile(page, HUNDRED);
    await page.locator('tr[data-player] [data-at="1"]').first().tap();
    await page.locator('.account').waitFor();
    await page.setViewportSize({ width: 390, height: 400 });
    await page.locator('.beside').evaluate((sheet) => {
      sheet.scrollTop = 200;
    });
    await atRest(page.locator('.beside'));
    const sheet = await page.locator('.beside').boundingBox();
    const close = await page.locator('.account .close').boundingBox();
    expect(close.y).toBeGreaterThanOrEqual(sheet.y);
    expect(close.y).toBeLessThan(sheet.y + 60);
    await page.locator('.event h1').tap();
    await expect.poll(() => page.locator('.account').count()).toBe(0);
  });

  test('the names at the ends of the lines are in the picture', async () => {
    const { page } = await chromium.open();
    const names = ['KRZYSZTOF WOJCIECHOWSKI-BRZĘCZYSZCZYKIEWICZ', 'N'.repeat(200), 'Cy', 'Di'];
    await openFile(page, swiss(names));
    await openView(page, 'Course');
    const picture = await page.locator('.bumps').boundingBox();
    const ends = await page
      .locator('.bumps .chosen text')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(ends).toHaveLength(4);
    expect(Math.max(...ends)).toBeLessThanOrEqual(picture.x + picture.width);
  });

  test('the caret of a mistake is in sight on a phone', async () => {
    const { page } = await chromium.open(PHONE);
    const text = readFileSync(HARBOUR, 'utf8').replace('6 w =    11 b -', '6 w =    xx b -');
    await page.setInputFiles('#file', { name: 'broken.trf', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('.mistake').waitFor();
    const x = await page.locator('.mistake pre').evaluate((pre) => {
      const sign = document.createRange();
      const words = document.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
      let last = words.nextNode();
      for (let next = last; next !== null; next = words.nextNode()) if (next.data.endsWith('^')) last = next;
      sign.setStart(last, last.length - 1);
      sign.setEnd(last, last.length);
      return sign.getBoundingClientRect().x;
    });
    const pre = await page.locator('.mistake pre').boundingBox();
    expect(x).toBeGreaterThan(pre.x);
    expect(x).toBeLessThan(pre.x + pre.width);
  });

  test.for([
    ['{\n "games": [\n  [{ "white": "A", "black": "B", "result": 7 }]\n ]\n}', 3, 44],
    // A property that is missing: its object
    ['{\n "players": [{ "id": "A" },\n  { "name": "}],{[" }],\n "games": []\n}', 3, 3],
  ])('a wrong value in JSON has its line', async ([text, line, column]) => {
    const { page } = await chromium.open();
    await page.setInputFiles('#file', { name: 'broken.json', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.locator('.mistake').waitFor();
    expect(await page.locator('.mistake').innerText()).toContain(`The mistake is in line ${line}, column ${column}:`);
  });

  test('points are black and the others red, wherever they stand in the list', async () => {
    const { page } = await chromium.open({ hash: '#list=SB,PTS' });
    await openFile(page, HARBOUR);
    const colours = await page.evaluate(() =>
      [0, 1].map((at) => [...new Set([...document.querySelectorAll(`td.decides[data-at="${at}"]`)].map((one) => getComputedStyle(one).color))]),
    ); // prettier-ignore
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(colours[0]).not.toEqual([ink]);
    const { page: usual } = await chromium.open({ hash: '#list=WIN,PTS' });
    await openFile(usual, HARBOUR);
    const points = await usual.evaluate(() =>
      [...document.querySelectorAll('td.decides[data-at="1"]')].map((one) => getComputedStyle(one).color),
    );
    expect(points.length).toBeGreaterThan(0);
    expect([...new Set(points)]).toEqual([ink]);
  });

  test.for([
    ['a phone', PHONE],
    ['a tablet', { viewport: { width: 800, height: 900 } }],
    ['a screen with the account open', { viewport: { width: 1280, height: 800 } }],
  ])('on %s the headings stay in sight down a long table', async ([name, options]) => {
    const { page } = await chromium.open({ ...options, reducedMotion: 'reduce' });
    await openFile(page, HUNDRED);
    const headings = () => page.locator('.view thead').boundingBox();
    if (name.includes('account')) {
      await page.locator('tr[data-player] [data-at="1"]').first().click();
      await page.locator('.account').waitFor();
    }
    for (const view of ['', 'Rounds']) {
      if (view !== '') {
        await page.keyboard.press('Escape');
        await page.evaluate(() => scrollTo(0, 0));
        await openView(page, view);
      }
      await page.evaluate(() => scrollTo(0, 1500));
      // On a phone below the views, which stay in sight, too
      const top = name === 'a phone' ? 43 : 0;
      await expect.poll(async () => Math.abs((await headings()).y - top)).toBeLessThan(2);
    }
  });

  test('every row of an audit is one line of aligned cells, on any screen', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    for (const table of ['No,Rank,PS\n3,1,16\n2,2,14', 'No,Rank\n3,1\n2,2']) {
      if (await page.locator('.another').isVisible()) await page.locator('.another summary').click();
      await page.locator('#printed-table').fill(table);
      await page.getByRole('button', { name: 'Put it beside ours' }).click();
      await page.locator('.printed tbody tr').first().waitFor();
      for (const width of [390, 800, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        // Room for all rows before they are laid out
        expect(await page.locator('.printed tbody').evaluate((one) => getComputedStyle(one).containIntrinsicBlockSize)).toMatch(/\d{3}/);
        const rows = await page.locator('table.printed tr').evaluateAll((all) =>
          all.slice(0, 4).map((row) => [...row.children].map((cell) => cell.getBoundingClientRect().toJSON())),
        );
        const [head] = rows;
        for (const cells of rows)
          for (const [at, { left, y }] of cells.entries()) {
            expect(left, `${width} px`).toBeCloseTo(head[at].left, 0);
            expect(Math.abs(y - cells[0].y), `${width} px`).toBeLessThan(2);
          }
      }
    }
  }); // prettier-ignore

  test('the name of the row that is pointed at stays in sight on a phone', async () => {
    const { page } = await chromium.open({ viewport: { width: 390, height: 844 } });
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"]').hover();
    const covering = await page.locator('tr[data-player="3"] :is(.moves, .federation, .rating)').evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).backgroundColor),
    );
    expect(covering).toHaveLength(3);
    expect([...new Set(covering)]).toEqual(['rgba(0, 0, 0, 0)']);
  }); // prettier-ignore

  test('federation and rating stand beside each other on a phone, scrolled sideways, too', async () => {
    const { page } = await chromium.open(PHONE);
    await openFile(page, HARBOUR);
    await page.locator('.scroll').evaluate((scroll) => scroll.scrollTo(120, 0));
    const [federation, rating] = await page
      .locator('tr[data-player="3"] :is(.federation, .rating)')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(rating.left).toBeGreaterThanOrEqual(federation.right);
  });

  test.for(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])('an open game is called so in full where results are entered (%s)', async (locale) => {
    for (const options of [PHONE, {}]) {
      const { page } = await chromium.open({ ...options, locale });
      await openFile(page, HARBOUR);
      await page.locator('.views button').nth(-2).click();
      const [width, wanted] = await page.locator('.results select').first().evaluate((select) => {
        const { width } = select.getBoundingClientRect();
        select.style.inlineSize = 'max-content';
        return [width, select.getBoundingClientRect().width];
      });
      expect(wanted).toBeLessThanOrEqual(width);
    }
  }); // prettier-ignore

  test.for([1280, 390])('the page is as long as what is in it at %d px', async (width) => {
    const { page } = await chromium.open({ viewport: { width, height: 844 } });
    await openFile(page, join(root, 'examples/avro-1938.trf'));
    await inItsFont(page);
    const length = () => page.evaluate(() => document.documentElement.scrollHeight);
    const beyond = await page.evaluate(() => {
      const { bottom } = document.querySelector('footer').getBoundingClientRect();
      return bottom + scrollY - document.documentElement.scrollHeight;
    });
    expect(Math.abs(beyond)).toBeLessThan(2);
    await openFile(page, swiss(Array.from({ length: 42 }, (_, at) => `Player ${at + 1}`)));
    const estimated = await length();
    for (let y = 0; y < estimated; y += 700)
      await page.evaluate((to) => {
        scrollTo(0, to);
        return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      }, y);
    expect(Math.abs((await length()) - estimated)).toBeLessThan(estimated * 0.05);
  });

  test.for([
    ['10 players', HARBOUR],
    ['60 players', SIXTY],
  ])(
    'in the course of %s, names are connected with the ends of their lines where one is far from it',
    async ([, file]) => {
      const { page } = await chromium.open();
      await openFile(page, file);
      await openView(page, 'Course');
      const ends = await page.locator('.bumps .chosen').evaluateAll((all) =>
        all.map((one) => {
          const [circle, name, line] = ['circle:last-of-type', 'text', 'line'].map((part) => one.querySelector(part));
          const at = (element, attribute) => Number(element.getAttribute(attribute));
          // A name stands on its base line, 4 px below its middle
          const middle = at(name, 'y') - 4;
          return {
            apart: Math.abs(middle - at(circle, 'cy')),
            isConnected: line !== null && at(line, 'y1') === at(circle, 'cy') && at(line, 'y2') === middle,
            isFree: line === null || (at(line, 'x1') > at(circle, 'cx') && at(line, 'x2') < at(name, 'x')),
          };
        }),
      );
      const areFar = file !== HARBOUR;
      expect(ends.some(({ apart }) => apart > 6)).toBe(areFar);
      expect(ends.map(({ isConnected }) => isConnected)).toEqual(ends.map(() => areFar));
      expect(ends.every(({ isFree }) => isFree)).toBe(true);
    },
  );
});
