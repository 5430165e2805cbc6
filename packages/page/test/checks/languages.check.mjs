// Every key stands in every language, and the German page has no English.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { SPOKEN as ENGLISH } from '../../src/words/spoken-en.ts';
import { SPOKEN as GERMAN } from '../../src/words/spoken-de.ts';
import { HARBOUR, missing, openFile, startChromium } from './chromium.mjs';

/** All keys of a record and of those in it. */
function keysOf(record, path = '') {
  return Object.entries(record).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(value, `${path}${key}.`) : [`${path}${key}`],
  );
}

/** The sentences of a language that are plain texts, which would be seen on a page of another one. */
function textsOf(record) {
  return Object.values(record).flatMap((value) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );
}

test('German has every key of English, and no other', () => {
  expect(keysOf(GERMAN.page)).toEqual(keysOf(ENGLISH.page));
  // What a language says otherwise of teams is its own matter
  const shared = (words) =>
    keysOf(words)
      .filter((key) => !key.startsWith('ofTeams.'))
      .toSorted();
  expect(shared(GERMAN.explaining)).toEqual(shared(ENGLISH.explaining));
});

describe.skipIf(missing !== undefined)('the German page', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('has no English sentence', async () => {
    const german = new Set(textsOf(GERMAN.page));
    const english = textsOf(ENGLISH.page).filter((text) => text.length > 3 && !german.has(text) && text !== 'English');
    const { page, said } = await chromium.open({ locale: 'de-DE' });
    const seen = [];
    const look = async () => {
      await page.locator('.loading').waitFor({ state: 'detached' });
      seen.push(
        ...(await page.evaluate(() => {
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts = [];
          while (walker.nextNode()) {
            if (walker.currentNode.parentElement.closest('[lang="en"]') === null)
              texts.push(walker.currentNode.textContent.trim());
          }
          const attributes = ['title', 'aria-label', 'placeholder', 'aria-valuetext'];
          for (const name of attributes)
            for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
          return texts.filter((text) => text !== '');
        })),
      );
    };
    await look();
    await openFile(page, HARBOUR);
    const views = await page.locator('.views button').count();
    for (let view = 0; view < views; view++) {
      await page.locator('.views button').nth(view).click();
      await look();
    }
    await page.locator('.views button').first().click();
    await page.locator('.add').click();
    await look();
    await page.locator('.add').click();
    await page.locator('.standings tr[data-player="5"] .value').nth(1).click();
    await look();
    await page.locator('.question').first().click();
    await look();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');
    expect(english.filter((text) => seen.includes(text))).toEqual([]);
    expect(seen.filter((text) => /\b(the|round|points?|opponent|counts|player's|draw|with)\b/i.test(text))).toEqual([]);
    expect(said).toEqual([]);
  });
});
