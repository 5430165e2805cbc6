// The rounds of everybody by the numbers of their lines, in two arrangements; and what was changed on the page is marked in them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, fileOf, missing, openFile, openView, startChromium } from './chromium.mjs';

/** Ana and Bo draw, and Cy and Di; then everybody draws again: all have one point and share the first place. */
const DRAWN = {
  name: 'drawn.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify({
      system: 'swiss',
      tiebreaks: ['PTS', 'WIN'],
      players: ['Ana', 'Bo', 'Cy', 'Di'].map((name, at) => ({ id: String(at + 1), name })),
      games: [
        [
          { white: '1', black: '2', result: 0.5 },
          { white: '3', black: '4', result: 0.5 },
        ],
        [
          { white: '4', black: '1', result: 0.5 },
          { white: '2', black: '3', result: 0.5 },
        ],
      ],
    }),
  ),
};

describe.skipIf(missing !== undefined)('rounds', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const rows = (page) =>
    page
      .locator('.rounds tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent.trim())));

  test('where places are shared, cells name the number of the line', async () => {
    const { page } = await chromium.open();
    await openFile(page, DRAWN);
    await openView(page, 'Rounds');
    expect(await page.locator('.rounds thead th').allInnerTexts()).toEqual(['No', 'Place', 'Player', 'PTS', '1', '2']);
    expect(await rows(page)).toEqual([
      ['1', '1', 'Ana', '1', '2w½', '4b½'],
      ['2', '1', 'Bo', '1', '1b½', '3w½'],
      ['3', '1', 'Cy', '1', '4w½', '2b½'],
      ['4', '1', 'Di', '1', '3b½', '1w½'],
    ]);
    expect(await page.locator('.legend').innerText()).toMatch(/^Each cell: the opponent’s number, the colour \(w White, b Black\), the points/);
  }); // prettier-ignore

  test('of two who share a place nobody asks who is before, and the page says that all is equal', async () => {
    const { page } = await chromium.open();
    await openFile(page, DRAWN);
    await page.locator('tr[data-player="1"] [data-at="0"]').click();
    await page.getByRole('button', { name: 'Why do Ana and Bo share place 1?' }).click();
    await page.locator('.duel').waitFor();
    expect(await page.locator('.duel .same').innerText()).toBe('Ana and Bo share place 1: every tie-break is equal.');
  });

  test('round by round or opponent by opponent, in the link, too', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    // Brandão is 2 in the file, where his opponents are 7, 6, 5, none, 3 and 1: Grünwald, Ferrari, Eriksen, Csonka and Aalto
    expect((await rows(page))[0].slice(2)).toEqual(['4½', '9w½', '5b½', '3w1', '(½)', '2w1', '7b1']);
    await page.getByRole('button', { name: 'Opponent by opponent' }).click();
    expect(await page.locator('.rounds thead th').allInnerTexts()).toEqual(['#', 'Player', 'PTS', ...Array.from({ length: 11 }, (_, at) => String(at + 1)), 'Byes']); // prettier-ignore
    // Every row adds up to its points: + is a point, − none
    const points = { '½': 0.5, '+': 1, '−': 0, '': 0 };
    const valueOf = (text) => points[text] ?? Number(text.replace('½', '')) + (text.endsWith('½') ? 0.5 : 0);
    const sums = (await rows(page)).map(([, , total, ...all]) => [all.flatMap((text) => text.split(' ')).reduce((sum, text) => sum + valueOf(text), 0), valueOf(total)]); // prettier-ignore
    expect(sums.map(([sum]) => sum)).toEqual(sums.map(([, total]) => total));
    expect(sums.some(([, total]) => total === 4.5)).toBe(true);
    // He beat Csonka in round 5
    const [one, two] = await rows(page);
    expect([one[4], two[3]]).toEqual(['1', '0']);
    await page.locator('.masthead .link').first().click();
    await expect.poll(() => page.locator('.link-field').inputValue()).toMatch(/&view=rounds&by=opponents&/);
    const hash = `#${(await page.locator('.link-field').inputValue()).split('#')[1]}`;
    const other = await chromium.open({ hash });
    await other.page.locator('.rounds').waitFor();
    expect(await other.page.locator('.choice [aria-pressed="true"]').innerText()).toBe('Opponent by opponent');
  });

  test.for([
    ['en-GB', '9w½', '5b½', '(w White, b Black)'],
    ['de-DE', '9w½', '5s½', '(w Weiß, s Schwarz)'],
    ['fr-FR', '9b½', '5n½', '(b blancs, n noirs)'],
    ['es-ES', '9b½', '5n½', '(b blancas, n negras)'],
  ])('White and Black have the letters of the language, and the legend says them (%s)', async ([locale, first, second, legend]) => {
    for (const file of [HARBOUR, LAGOON]) {
      const { page } = await chromium.open({ locale });
      await openFile(page, file);
      await page.locator('.views button').nth(1).click();
      await page.locator('.rounds').waitFor();
      expect(await page.locator('.legend').innerText()).toContain(legend);
      if (file === HARBOUR) expect((await rows(page))[0].slice(3, 5)).toEqual([first, second]);
    }
  }); // prettier-ignore

  test.for([
    ['of players', HARBOUR],
    ['of teams', LAGOON],
  ])('%s: a changed result is marked by a sign in the standings and in the rounds', async ([, file]) => {
    const { page } = await chromium.open();
    await openFile(page, file);
    await openView(page, 'Results');
    await page.locator('.results select').first().selectOption('3');
    const playing =
      file === HARBOUR
        ? await page.locator('.is-changed .to-player bdi').allInnerTexts()
        : await page.locator('.results .teams bdi').allInnerTexts();
    const two = playing.slice(0, 2).map((name) => name.replace('†', '').trim());
    for (const [view, cells] of [
      ['Standings', '.standings tbody .name'],
      ['Rounds', '.rounds tbody .name'],
    ]) {
      await openView(page, view);
      const marked = await page
        .locator(cells)
        .evaluateAll((all) => all.filter((one) => one.textContent.includes('†')).map((one) => one.querySelector('bdi').textContent)); // prettier-ignore
      expect(marked.toSorted()).toEqual(two.toSorted());
    }
    const cells = await page.locator('.rounds tbody td:has(.changed-sign)').allInnerTexts();
    expect(cells.map((text) => text.replace(/\s+/g, ' '))).toHaveLength(2);
    expect(cells[0]).toContain('changed on this page');
    if (file === LAGOON) {
      await openView(page, 'Matches');
      expect(await page.locator('.matches .changed-sign').count()).toBe(1);
      const met = await page.locator('.rounds tbody td:has(.changed-sign)').evaluateAll((all) => all.map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim())); // prettier-ignore
      expect(met).toEqual(['*† changed on this page', '*† changed on this page']);
      expect(await page.locator('.matches ol li:has(.changed-sign) .score').innerText()).toBe('*');
    }
    expect(await page.locator('.event').innerText()).toContain('† One result is changed on this page.');
  });

  test('the legend of teams names the colour in their cells', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    await openView(page, 'Rounds');
    expect((await rows(page))[0][3]).toMatch(/^\d[wb]\u202f\d/);
    expect(await page.locator('.legend').innerText()).toMatch(/the opponent’s number, the colour of board 1 \(w White, b Black\), the game points/);
  }); // prettier-ignore

  test.for([
    [9, 120, 'Round by round'],
    [12, 40, 'Round by round'],
    [3, 20, 'Opponent by opponent'],
    [3, 24, 'Opponent by opponent'],
  ])(
    '%d rounds of %d players stand on an upright sheet, in letters as large as others: %s',
    async ([rounds, count, by]) => {
      const { page } = await chromium.open();
      const players = Array.from({ length: count }, (_, at) => ({ id: String(at + 1), name: `Wojciechowski, Krzysztof ${at}` })); // prettier-ignore
      const half = count / 2;
      const games = Array.from({ length: rounds }, (_, round) =>
      Array.from({ length: half }, (__, at) => ({ white: String(at + 1), black: String(half + ((at + round) % half) + 1), result: [1, 0.5, 0][(at + round) % 3] })),
    ); // prettier-ignore
      await openFile(page, fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH'] }));
      await openView(page, 'Rounds');
      // More than 60 have no choice
      if (count <= 60) await page.getByRole('button', { name: by }).click();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const [, width, height] = /\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf).map(Number);
      expect(width).toBeLessThan(height);
      await page.emulateMedia({ media: 'print' });
      // A4 without its margins of 12 mm
      await page.setViewportSize({ width: Math.floor((186 / 25.4) * 96), height: 1000 });
      const [table, sheet] = await page.evaluate(() => ['.rounds', 'main'].map((name) => document.querySelector(name).getBoundingClientRect().right)); // prettier-ignore
      expect(table).toBeLessThanOrEqual(sheet);
      const sizes = await page.evaluate(() => ['.rounds', 'body'].map((name) => getComputedStyle(document.querySelector(name)).fontSize)); // prettier-ignore
      expect(sizes[0]).toBe(sizes[1]);
    },
  );

  test('16, 20 or 24 players who met twice stand on one sheet, whichever way it is held', async () => {
    const { page } = await chromium.open();
    for (const count of [16, 20, 24]) {
      const ids = Array.from({ length: count }, (_, at) => String(at + 1));
      // Berger's circle: the last player stays, the others move on by one place
      const once = Array.from({ length: count - 1 }, (_, round) =>
        Array.from({ length: count / 2 }, (__, at) => {
          const placed = (place) => (place === count - 1 ? count - 1 : (place + round) % (count - 1));
          return { white: ids[placed(at)], black: ids[placed(count - 1 - at)], result: 0.5 };
        }),
      );
      await openFile(page, fileOf({ system: 'round-robin', players: ids.map((id) => ({ id })), games: [...once, ...once], tiebreaks: ['PTS', 'SB'] })); // prettier-ignore
      await openView(page, 'Rounds');
      await page.emulateMedia({ media: 'print' });
      const isWide = (await page.locator('.rounds.is-wide').count()) === 1;
      await page.setViewportSize({ width: Math.floor(((isWide ? 273 : 186) / 25.4) * 96), height: 1000 });
      const [table, sheet] = await page.evaluate(() => ['.rounds', 'main'].map((name) => document.querySelector(name).getBoundingClientRect().right)); // prettier-ignore
      expect(table, `${count} players`).toBeLessThanOrEqual(sheet);
      await page.emulateMedia({ media: null });
    }
  });

  test('on paper, the diagonal differs from teams that haven’t met, and the headings are as small as elsewhere', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    await openView(page, 'Matches');
    await page.emulateMedia({ media: 'print' });
    const [colour, adjust] = await page
      .locator('.rounds .self')
      .first()
      .evaluate((cell) => {
        const { backgroundColor, printColorAdjust } = getComputedStyle(cell);
        return [backgroundColor, printColorAdjust];
      });
    expect(colour).not.toBe('rgba(0, 0, 0, 0)');
    // Otherwise browsers leave backgrounds out
    expect(adjust).toBe('exact');
    const [heading, cell] = await page.evaluate(() => ['thead th', 'tbody td'].map((part) => parseFloat(getComputedStyle(document.querySelector(`.rounds ${part}`)).fontSize))); // prettier-ignore
    expect(heading / cell).toBeCloseTo(0.75, 2);
  });

  test('two codes that go at once leave the focus on the last one', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.evaluate(() => {
      const remove = () => {
        const last = [...document.querySelectorAll('.chip > .code')].at(-1);
        last.dispatchEvent(new KeyboardEvent('keydown', { key: 'Delete', bubbles: true }));
      };
      remove();
      remove();
    });
    const chips = page.locator('.chip > .code');
    await expect.poll(() => chips.allInnerTexts()).toEqual(['PTS', '1 SB/C1', '2 SB']);
    await expect.poll(() => chips.last().evaluate((chip) => chip === document.activeElement)).toBe(true);
    expect(said).toEqual([]);
  });

  test('the last code of a list stays', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    const chips = page.locator('.chip .code');
    for (let left = 4; left >= 1; left--) {
      await chips.last().press('Delete');
      await expect.poll(() => chips.count()).toBe(left);
    }
    await chips.last().press('Delete');
    expect(await chips.allInnerTexts()).toEqual(['PTS']);
    expect(await page.locator('.standings tbody tr').count()).toBe(11);
    expect(said).toEqual([]);
  });

  test('the lines of each side of a duel add up to its value', async () => {
    const { page } = await chromium.open({ hash: '#list=PTS,BH' });
    await openFileOf(page, HARBOUR);
    await page.locator('tr[data-player="8"] [data-at="1"]').click();
    await page.locator('.question').first().click();
    await page.locator('.side').first().waitFor();
    const sides = await page.locator('.side').evaluateAll((all) =>
      all.map((side) => ({
        lines: [...side.querySelectorAll('.line .amount')].map((one) => one.lastElementChild.textContent),
        total: side.querySelector('.conclusion strong').textContent,
        same: side.querySelector('.is-same')?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '',
      })),
    );
    const number = (text) => Number(text.replace('½', '.5').replace(/^\./, '0.'));
    for (const { lines, same, total } of sides) {
      expect(same).toMatch(/^The same opponents \(\d+\)/);
      expect(lines.reduce((sum, one) => sum + number(one), 0)).toBe(number(total));
    }
  });

  const openFileOf = async (page, file) => {
    await page.locator('#file').waitFor({ state: 'attached' });
    await page.setInputFiles('#file', file);
    await page.locator('.standings tbody tr').first().waitFor();
  };

  test('a choice that follows another one at once stays open', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    // Without waiting for the browser in between
    await page.evaluate(() => {
      const gone = new Promise((done) => addEventListener('popstate', () => done(), { once: true }));
      const press = (key, target) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      press('Escape', document.body);
      const cell = document.querySelector('tr[data-player="3"] [data-at="1"]');
      press('ArrowDown', cell);
      press('Enter', document.querySelector('tr[data-player="5"] [data-at="1"]'));
      return gone;
    });
    expect(await page.locator('#account-title').innerText()).toMatch(/^Eriksen, Liv/);
    await page.goBack();
    await expect.poll(() => page.locator('.account').count()).toBe(0);
    expect(await page.locator('.event h1').innerText()).toBe('Harbour Open');
    expect(said).toEqual([]);
  });
});
