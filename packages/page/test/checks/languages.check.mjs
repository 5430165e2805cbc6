// Every key stands in every language, and a page in another language has no English.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import * as ENGLISH from '../../src/languages/en.ts';
import * as FRENCH from '../../src/languages/fr.ts';
import { HARBOUR, LAGOON, missing, openFile, openView, startChromium } from './chromium.mjs';
import { WRONG, csv } from './harbour-table.mjs';
import { OPEN, fileOf } from './open-round.mjs';

const LANGUAGES = '../../src/languages';

/** Every other language: its code and its file. */
const OTHERS = await Promise.all(
  readdirSync(join(import.meta.dirname, LANGUAGES))
    .filter((file) => file.endsWith('.ts') && file !== 'en.ts')
    .map(async (file) => [file.slice(0, -'.ts'.length), await import(`${LANGUAGES}/${file}`)]),
);

/** English words that no sentence of another language has. */
const IN_ENGLISH = /\b(the|rounds?|points? of|opponents?|counts|players?|draw|win|loss|with|games?|board)\b/i;

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

test.for(OTHERS)('%s has every key of English, and no other', ([, spoken]) => {
  expect(Object.keys(spoken)).toEqual(Object.keys(ENGLISH));
  expect(keysOf(spoken.OPENING.words)).toEqual(keysOf(ENGLISH.OPENING.words));
  expect(keysOf(spoken.PARTS.words)).toEqual(keysOf(ENGLISH.PARTS.words));
  expect(keysOf(spoken.LAST_ROUND)).toEqual(keysOf(ENGLISH.LAST_ROUND));
  // A language has other words for teams where it needs them, and English none for conventions, whose names are English
  const shared = (words) =>
    keysOf(words)
      .filter((key) => !/^(?:ofTeams|reports\.audit\.conventions)\b/.test(key))
      .toSorted();
  expect(shared(spoken.PARTS.explaining)).toEqual(shared(ENGLISH.PARTS.explaining));
});

test('French sets a narrow blank before a colon, a semicolon and a question mark, and no straight apostrophe', () => {
  const words = { ...FRENCH.OPENING.words, ...FRENCH.PARTS.words };
  const said = textsOf(words).concat(
    Object.values(words).flatMap((value) => (typeof value === 'function' ? [value('A', 'B'), value(1, 2)] : [])),
  );
  expect(said.length).toBeGreaterThan(150);
  expect(said.filter((text) => /[^\u202F][:;?!]|'/.test(text))).toEqual([]);
});

describe.skipIf(missing !== undefined)('a page in another language', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for(OTHERS)('%s: no English sentence, and nothing wider than a phone', async ([locale, spoken]) => {
    const { words: parts } = spoken.PARTS;
    const own = new Set([...textsOf(spoken.OPENING.words), ...textsOf(parts)]);
    const sentences = [...textsOf(ENGLISH.OPENING.words), ...textsOf(ENGLISH.PARTS.words)];
    const english = sentences.filter((text) => text.length > 3 && !own.has(text));
    const { page, said } = await chromium.open({ locale });
    const seen = [];
    const look = async () => {
      await page.locator('.loading').waitFor({ state: 'detached' });
      for (const width of [1200, 390]) {
        await page.setViewportSize({ width, height: 860 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
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
    const lookAtViews = async () => {
      const views = await page.locator('.views button').count();
      for (let view = 0; view < views; view++) {
        await page.locator('.views button').nth(view).click();
        await look();
      }
    };
    await look();
    await page.setInputFiles('#file', { name: 'x', mimeType: 'text/plain', buffer: Buffer.from('{') });
    await page.locator('.mistake').waitFor();
    await look();
    await openFile(page, LAGOON);
    await lookAtViews();
    await page.locator('.results select').first().selectOption({ index: 3 });
    await look();
    await page.locator('.views button').first().click();
    await page.locator('.standings tbody tr').nth(1).locator('.value').nth(1).click();
    await look();
    await page.locator('.question').first().click();
    await look();
    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe(spoken.OPENING.words.discard);
      void dialog.accept();
    });
    await openFile(page, HARBOUR);
    await lookAtViews();
    await page.getByRole('button', { name: spoken.OPENING.words.views.audit, exact: true }).click();
    await page.locator('#printed-table').fill(csv());
    await page.getByRole('button', { name: parts.audit.addTable }).click();
    await page.locator('.verdict').nth(1).waitFor();
    await look();
    await page.locator(`.printed tr[data-player="${WRONG}"] [data-at="2"]`).click();
    await page.locator('.account .both').waitFor();
    await look();
    await page.keyboard.press('Escape');
    await page.locator('.views button').first().click();
    await page.locator('.fold').click();
    await page.locator('.add').click();
    await look();
    await page.locator('.fold').click();
    await page.locator('.masthead .link').first().click();
    await page.locator('.link-field').waitFor();
    await look();
    await page.locator('.masthead .link').first().click();
    const columns = await page.locator('.standings tr[data-player="5"] .value').count();
    for (let column = 0; column < columns; column++) {
      await page.locator('.standings tr[data-player="5"] .value').nth(column).click();
      await look();
      await page.keyboard.press('Escape');
    }
    await page.locator('.standings tr[data-player="3"] .value').nth(1).click();
    await look();
    await page.locator('.question').first().click();
    await look();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(seen.length).toBeGreaterThan(500);
    expect(english.filter((text) => seen.includes(text))).toEqual([]);
    // Codes are the same in every language
    expect(seen.filter((text) => text !== text.toUpperCase() && IN_ENGLISH.test(text))).toEqual([]);
    expect(said).toEqual([]);
  });

  test('a note that stands there is said in the language that is chosen then', async () => {
    const { page } = await chromium.open({ hash: '#list=PTS,SB' });
    expect(await page.locator('.note p').innerText()).toBe(ENGLISH.OPENING.words.linkAsks);
    await page.locator('#paste').fill('nothing of the kind');
    await page.locator('.paste button').click();
    await page.locator('.mistake').waitFor();
    const { words } = FRENCH.OPENING;
    await page.locator('.settings select').first().selectOption('fr');
    await expect.poll(() => page.locator('.note p').innerText()).toBe(words.linkAsks);
    expect(await page.locator('.mistake strong').innerText()).toBe(words.unreadable(words.pastedText));
  });

  test('a text that is being entered stays when another language is chosen', async () => {
    const { page } = await chromium.open();
    const choose = (language) => page.locator('.settings select').first().selectOption(language);
    const entered = '012 Harbour';
    await page.locator('#paste').fill(entered);
    await choose('fr');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    expect(await page.locator('#paste').inputValue()).toBe(entered);
    await openFile(page, HARBOUR);
    await openView(page, 'Contrôle');
    await page.locator('#printed-table').fill('No,Rank\n1,1');
    await choose('es');
    await expect.poll(() => page.locator('.view .paste label').last().innerText()).not.toContain('Ou');
    expect(await page.locator('#printed-table').inputValue()).toBe('No,Rank\n1,1');
  });

  test('the signs between what stands on a French page have their narrow blank, too', async () => {
    const { page } = await chromium.open({ locale: 'fr-FR' });
    const { views } = FRENCH.OPENING.words;
    const look = async (view) => {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.locator('.verdict, .editions, .outcomes').first().waitFor();
      // The words beside the places come with the conditions
      if (view === views.whatif) await page.locator('.conditions').waitFor();
      expect((await page.locator('.view').innerText()).match(/.*[^\u202F][:;](?=\s).*/g)).toBe(null);
    };
    await openFile(page, HARBOUR);
    await look(views.editions);
    await page.getByRole('button', { name: views.audit, exact: true }).click();
    await page.locator('#printed-table').fill(csv());
    await page.getByRole('button', { name: FRENCH.PARTS.words.audit.addTable }).click();
    await look(views.audit);
    await page.locator(`.printed tr[data-player="${WRONG}"] [data-at="2"]`).click();
    await page.locator('.account .both').waitFor();
    expect(await page.locator('#account-title').innerText()).toMatch(/\u202F: /);
    await openFile(page, fileOf(OPEN));
    await look(views.whatif);
  });
});
