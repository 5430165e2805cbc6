// Right to left, numbers in sentences read as they do from left to right.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, openView, startChromium } from './chromium.mjs';
import { csv } from './harbour-table.mjs';
import { OPEN, ask, fileOf, openView as openLastRound } from './open-round.mjs';

/**
 * The numbers of a part that Chromium sets in another order than they are read, once all words are in a script from right to
 * left. Digits keep their order there (Unicode bidirectional algorithm, W2), but not the signs between and behind them: ½ and
 * − are neutral (ON, ES), and take the direction of the line (N2).
 */
function turned(page, part) {
  return page.evaluate((selector) => {
    document.documentElement.dir = 'rtl';
    const found = [];
    for (const element of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        const before = node.data;
        node.data = before.replaceAll(/[a-zà-ž’]{2,}/gi, (word) => 'א'.repeat(word.length));
        for (const { 0: number, index } of node.data.matchAll(/−\d+|\d+½|[\d½]+[–/][\d½]+|(?:^|\d)\.[a-z]\b/g)) {
          const lefts = Array.from(number, (_, at) => {
            const range = document.createRange();
            range.setStart(node, index + at);
            range.setEnd(node, index + at + 1);
            return range.getBoundingClientRect().left;
          });
          if (lefts.some((left, at) => at > 0 && left < lefts[at - 1])) found.push(`${number} in "${before.trim()}"`);
        }
      }
    }
    return found;
  }, part);
}

/** Numbers in the text of a part that no element isolates; codes and names of tie-breaks, `BH/C1`, have digits, too. */
function loose(page, part) {
  return page.locator(part).evaluateAll((parts) =>
    parts.flatMap((one) => {
      const walker = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode()) {
        const { parentElement, data } = walker.currentNode;
        const isLoose = parentElement.closest('bdi, button, select') === null;
        if (isLoose && /(?<![\p{Lu}\d][./]?|Cut-)[\d½]/u.test(data)) texts.push(data.trim());
      }
      return texts;
    }),
  );
}

describe.skipIf(missing !== undefined)('right to left', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  const explained = (code, at, player) => async (page) => {
    await openFile(page, HARBOUR);
    await page.locator(`tr[data-player="${player}"] [data-at="${at}"]`).click();
    await page.locator('.account').waitFor();
    expect(await page.locator('.codes [aria-pressed="true"]').innerText()).toContain(code);
  };

  test.for([
    ['an account', '#list=PTS,BH,AOB,TPR', '.account', explained('BH', 1, '2')],
    ['a cut', '', '.account', explained('SB/C1', 1, '3')],
    ['a mean', '#list=PTS,BH,AOB,TPR', '.account', explained('AOB', 2, '2')],
    ['a performance', '#list=PTS,BH,AOB,TPR', '.account', explained('TPR', 3, '2')],
    ['direct encounter', '#list=PTS,DE,BH', '.account', explained('DE', 1, '3')],
    [
      'two side by side',
      '#list=PTS,BH',
      '.duel',
      async (page) => {
        await explained('BH', 1, '8')(page);
        await page.locator('.question').first().click();
        await page.locator('.duel .same').waitFor();
      },
    ],
    [
      'the last round',
      '',
      '.conditions, .matter, .outcomes td',
      async (page) => {
        await openFile(page, fileOf(OPEN));
        await openLastRound(page);
        await ask(page, OPEN.players[2].id, 2);
      },
    ],
    [
      'a printed table',
      '',
      '.view > .summary, .verdicts, .lists',
      async (page) => {
        await openFile(page, HARBOUR);
        await openView(page, 'Audit');
        await page.locator('#printed-table').fill(csv());
        await page.getByRole('button', { name: 'Put it beside ours' }).click();
        await page.locator('.verdicts').waitFor();
      },
    ],
  ])('%s: every number is an isolate, and none is turned', async ([, hash, part, open]) => {
    const { page } = await chromium.open({ hash });
    await open(page);
    const words = await page.locator(part).evaluateAll((all) => all.map((one) => one.textContent).join(' '));
    expect(words).toMatch(/\d/);
    expect.soft(await loose(page, part)).toEqual([]);
    expect(await turned(page, part)).toEqual([]);
  });

  test.for(['ltr', 'rtl'])('%s: in a result, the points of each stand on the side of the name', async (direction) => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    await page.evaluate((dir) => {
      document.documentElement.dir = dir;
    }, direction);
    await openView(page, 'Matches');
    /** From left to right, as they are seen: two names and the signs of the result between them. */
    const seen = await page.locator('.match h3, .match ol li').evaluateAll((lines) =>
      lines.map((line) => {
        const parts = [];
        const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          const isName = node.parentElement.closest('.left, .right, .of-round, h3 > .to-player') !== null;
          const pieces = isName ? [{ 0: node.data, index: 0 }] : [...node.data.matchAll(/\S/g)];
          for (const { 0: piece, index } of pieces) {
            if (piece.trim() === '' || node.parentElement.closest('.of-round')) continue;
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + piece.length);
            parts.push({ piece, at: range.getBoundingClientRect().left });
          }
        }
        return parts.toSorted((one, other) => one.at - other.at).map(({ piece }) => piece).join(' '); // prettier-ignore
      }),
    );
    // Round 5, from the file: Lighthouse won by 3–1, and the fourth seat of Old Crane was vacant
    expect(seen.slice(0, 2)).toEqual(
      direction === 'ltr'
        ? ['Lighthouse 3 – 1 Customs House', 'Saar, Marten 1 – 0 Serra, Nico']
        : ['Customs House 1 – 3 Lighthouse', 'Serra, Nico 0 – 1 Saar, Marten'],
    );
    expect(seen.slice(-5, -4)).toEqual(
      direction === 'ltr' ? ['Old Crane 1 ½ – 2 ½ Fishmarket'] : ['Fishmarket 2 ½ – 1 ½ Old Crane'],
    );
    expect(seen.at(-1)).toBe(direction === 'ltr' ? '– − + Pinho, Gil' : 'Pinho, Gil + − –');
  });
});
