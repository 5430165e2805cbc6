// The last round, still open: the page shows what the library finds, follows the results that are entered, and says
// what isn't decided.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { whatif } from '@crosstable/whatif';
import { LAST_ROUND as GERMAN } from '../../src/languages/de.ts';
import { LAST_ROUND as ENGLISH } from '../../src/languages/en.ts';
import { LAST_ROUND as SPANISH } from '../../src/languages/es.ts';
import { LAST_ROUND as FRENCH } from '../../src/languages/fr.ts';
import { RULES, axe } from './axe.mjs';
import { HARBOUR, LAGOON, missing, openFile, serve, startChromium } from './chromium.mjs';
import { counted, total } from './counted.mjs';
import {
  OPEN,
  ask,
  entered,
  expectedAnswer,
  fileOf,
  forgotten,
  openView,
  ranksOf,
  shownAnswer,
  shownRanks,
} from './open-round.mjs';

/** Seventy-two players over five rounds, the last one open: too much for an answer at once. */
function large() {
  const players = Array.from({ length: 72 }, (_, at) => ({ id: String(at + 1), name: `Player, Number ${at + 1}` }));
  const games = Array.from({ length: 5 }, (_, round) =>
    Array.from({ length: 36 }, (__, at) => ({
      white: String(2 * at + 1),
      black: String(((2 * at + 2 * round + 1) % 72) + 1),
      result: round === 4 ? null : [1, 0.5, 0, 0.5][(at + 3 * round + (at % 5)) % 4],
    })),
  );
  const event = { name: 'Large', system: 'swiss', tiebreaks: ['PTS', 'BH/C1', 'BH', 'SB'], players, games };
  return { name: 'large.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(event)) };
}

describe.skipIf(missing !== undefined)('what can still happen', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('places and conditions of every player are those of the library', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    const kinds = new Set();
    for (const { id } of OPEN.players) {
      for (const place of [1, 3]) {
        await ask(page, id, place);
        const expected = expectedAnswer(OPEN, id, place);
        expect(await shownAnswer(page), `${id}, place ${place}`).toEqual(expected);
        kinds.add(/ if | with a |can’t|whatever/.exec(expected.conditions)?.[0]);
      }
    }
    // Csonka, who has 3½ points before the round like Brandão and Eriksen, can be first, and Jovanović can't
    await ask(page, '3', 1);
    expect(await page.locator('.conditions').innerText()).toMatch(/^Csonka is first with a win/);
    expect(await page.locator('.matter').innerText()).toBe(
      'Other boards that matter for this: Aalto – Brandão; Dvořák – Jovanović; Ionescu – Ferrari',
    );
    // Kask has no open game, so that no board is another one
    await ask(page, '11', 10);
    expect((await shownAnswer(page)).conditions).toBe(
      'Kask is 10th or better if Jovanović doesn’t win. Results of four or more other games together may suffice too.',
    );
    expect(await page.locator('.matter').innerText()).toBe('Boards that matter for this: Dvořák – Jovanović');
    await ask(page, '10', 1);
    expect(await page.locator('.conditions').innerText()).toBe('Jovanović can’t be first.');
    expect(await page.locator('.matter').count()).toBe(0);
    expect([...kinds]).toEqual(expect.arrayContaining([' if ', 'can’t']));
    expect(await page.locator('.about').innerText()).toBe('Forfeits of open games are not considered.');
    expect(said).toEqual([]);
  });

  test('a result that is entered moves the table and narrows the answer; undone, both are as before', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await openView(page);
    expect(await shownRanks(page)).toEqual(ranksOf(OPEN));
    // The board of the chosen player stands first
    const fields = ['Aalto', 'Csonka', 'Dvořák', 'Ionescu'].map((name) => page.locator('.results .board', { hasText: name }).locator('select')); // prettier-ignore
    expect(await page.locator('.results select').count()).toBe(4);
    await fields[0].selectOption('2');
    await ask(page, '3', 1);
    const first = entered(OPEN, new Map([[0, 0]]));
    expect(await shownRanks(page)).toEqual(ranksOf(first));
    expect(await shownAnswer(page)).toEqual(expectedAnswer(first, '3', 1));
    await fields[1].selectOption('0');
    await expect.poll(() => page.locator('.outcomes tbody tr').count()).toBe(1);
    await page.locator('.conditions').waitFor();
    const both = entered(
      OPEN,
      new Map([
        [0, 0],
        [1, 1],
      ]),
    );
    expect(await shownRanks(page)).toEqual(ranksOf(both));
    expect(await shownAnswer(page)).toEqual(expectedAnswer(both, '3', 1));

    // All entered: the view stays, and the place is the present one
    await fields[2].selectOption('1');
    await fields[3].selectOption('1');
    await page.locator('.conditions').waitFor();
    const all = entered(
      OPEN,
      new Map([
        [0, 0],
        [1, 1],
        [2, 0.5],
        [3, 0.5],
      ]),
    );
    expect(await shownRanks(page)).toEqual(ranksOf(all));
    expect(await shownAnswer(page)).toEqual(expectedAnswer(all, '3', 1));
    expect(await page.getByRole('button', { name: 'What if', exact: true }).count()).toBe(1);
    for (let left = 4; left > 0; left--) await page.locator('.results .quiet').first().click();
    expect(await shownRanks(page)).toEqual(ranksOf(OPEN));
    await ask(page, '3', 1);
    expect(await shownAnswer(page)).toEqual(expectedAnswer(OPEN, '3', 1));
    expect(said).toEqual([]);
  });

  test('the keyboard alone chooses, enters and asks why', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf(OPEN));
    await page.getByRole('button', { name: 'What if', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.locator('.conditions').waitFor();
    await page.locator('.stepper button').last().focus();
    await page.keyboard.press('Tab');
    const leader = await page.locator('.outcomes tbody th').first().innerText();
    expect(await page.evaluate(() => document.activeElement.closest('.asked') !== null)).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.outcomes tbody th').first().innerText()).not.toBe(leader);
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => page.locator('.conditions').innerText()).toContain('2nd or better');
    // Those who can still be first and the examples stand between the question and the open boards
    const text = () => page.evaluate(() => document.activeElement.innerText);
    for (let at = 0; at < 8 && (await text()) !== 'For example'; at++) await page.keyboard.press('Tab');
    expect(await text()).toBe('For example');
    await page.keyboard.press('Enter');
    expect(await page.locator('.example[open] li').count()).toBe(4);
    const focused = () => page.evaluate(() => document.activeElement.closest('.entry')?.ariaLabel ?? null);
    for (let at = 0; at < 6 && (await focused()) === null; at++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(/^Board 2, Result of Eriksen/);
    await page.keyboard.press('0');
    expect(await focused()).toMatch(/^Board 1, /);
    await expect.poll(() => page.locator('.is-changed').count()).toBe(1);
    expect(await shownRanks(page)).toEqual(ranksOf(entered(OPEN, new Map([[1, 0]]))));
    await page.locator('.standings [tabindex="0"]').focus();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement.id)).toBe('account-title');
  });

  test('what is not decided says so while the search goes on, and another question ends it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, large());
    await openView(page);
    await page.locator('.asked select').nth(0).selectOption('1');
    await page.locator('.undecided').first().waitFor();
    expect(await page.locator('.undecided').first().innerText()).toMatch(
      /^\d+(st|nd|rd|th) shown; ((better|worse) than \d+(st|nd|rd|th) excluded; )?.* not decided$/,
    );
    expect(await page.locator('.searching').innerText()).toMatch(
      /^Searching: \d of 6 best and worst places exact so far…$/,
    );
    // The page is awake meanwhile; of this player all is found long before the time is up
    await page.locator('.asked select').nth(0).selectOption('6');
    await expect.poll(() => page.locator('.outcomes tbody th').first().innerText()).toBe('If Player, Number 6 wins');
    expect(await page.locator('.what-if div[role="status"]').count(), 'said once it is found').toBe(1);
    await page.locator('[role="status"] .conditions').waitFor({ timeout: 20_000 });
    expect(await page.locator('.searching').innerText()).toBe('');
    expect(said).toEqual([]);
  });

  test('it is offered to players where the last round is open, and what it can’t answer is a sentence', async () => {
    const { page, said } = await chromium.open();
    const button = page.getByRole('button', { name: 'What if', exact: true });
    await openFile(page, HARBOUR);
    expect(await button.count()).toBe(0);
    await openFile(page, fileOf(forgotten(readEvent(readFileSync(LAGOON)))));
    expect(await button.count()).toBe(0); // teams aren't searched
    // More rounds are announced than there are
    await openFile(page, fileOf({ ...OPEN, rounds: 7 }, 'early.json'));
    await openView(page);
    expect(await page.locator('.about').innerText()).toMatch(/These are places after round 6; more rounds follow\.$/);
    await page.locator('.stepper select').selectOption('5');
    expect(await page.locator('.summary').innerText()).toBe('No game of round 5 is open.'); // those of round 6 are
    expect(await button.getAttribute('aria-pressed')).toBe('true'); // it is shown
    await page.getByRole('button', { name: 'Standings', exact: true }).click();
    expect(await button.count()).toBe(0);
    const [, , third] = OPEN.games;
    const games = OPEN.games.with(2, third.with(0, { ...third[0], result: null }));
    await openFile(page, fileOf({ ...OPEN, games }, 'earlier.json'));
    await openView(page);
    expect(await page.locator('.summary').innerText()).toMatch(
      /^Round 3 lacks the result of .* – .*\. Only games of the last round may be open\.$/,
    );
    await page.locator('.stepper select').selectOption('3'); // where one is open
    expect(await page.locator('.summary').innerText()).toMatch(/^Round 3 lacks the result of /);
    expect(said).toEqual([]);
  });

  test.for([
    ['English', 'en-GB', 'What if', ENGLISH],
    ['German', 'de-DE', 'Aussichten', GERMAN],
    ['French', 'fr-FR', 'Perspectives', FRENCH],
    ['Spanish', 'es-ES', 'Posibilidades', SPANISH],
  ])('%s: its own sentences, within a phone, and axe finds nothing', async ([, locale, view, words]) => {
    expect(Object.keys(words)).toEqual(Object.keys(ENGLISH));
    const looks = ['light', ...(locale === 'en-GB' ? ['dark'] : [])];
    for (const colorScheme of looks) {
      const { page } = await chromium.open({ colorScheme, locale, bypassCSP: true, reducedMotion: 'reduce' });
      await page.addScriptTag({ content: axe });
      await openFile(page, fileOf(OPEN));
      await openView(page, view);
      await ask(page, '3', 1);
      expect(await page.locator('.legend').first().innerText()).toBe(words.legend);
      expect(await page.locator('.about').innerText()).toBe(words.answer.forfeits);
      const { results } = whatif(OPEN.games, OPEN.tiebreaks, { ...OPEN, player: '3', maxNodes: 1e6 });
      expect((await shownAnswer(page)).places).toEqual(
        results.map(({ best, score, worst }) => [
          words.answer.ifOwn(score, 'Csonka'),
          words.answer.exactly(best.reached),
          words.answer.exactly(worst.reached),
        ]),
      );
      for (const width of [1200, 390]) {
        await page.setViewportSize({ width, height: 860 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        const { violations } = await page.evaluate(
          (rules) => globalThis.axe.run(document, { runOnly: rules, resultTypes: ['violations'] }),
          RULES,
        );
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`)).toEqual([]);
      }
    }
  });

  test('it is loaded when somebody asks for it, and kept for a device without a network', async () => {
    const { page } = await chromium.open({ address: 'about:blank' });
    const sizes = counted(page);
    await page.goto(chromium.site.address);
    await openFile(page, fileOf(OPEN));
    expect([...sizes.keys()].filter((name) => /whatif|worker/.test(name))).toEqual([]);
    // The styles and the words that every view shares come with the first one
    await page.getByRole('button', { name: 'Results', exact: true }).click();
    await page.locator('.results').waitFor();
    const opened = total(sizes);
    await openView(page);
    await page.locator('.conditions').waitFor();
    expect([...sizes.keys()].filter((name) => /^assets\/(whatif|worker)-.*\.js$/.test(name)).length).toBe(2);
    const added = total(sizes) - opened;
    console.info(`What if: ${added} bytes`);
    expect(added).toBeGreaterThan(5_000);
    expect(added).toBeLessThanOrEqual(16_000);

    const site = await serve();
    const kept = await chromium.open({ address: site.address, serviceWorkers: 'allow' });
    await kept.page.evaluate(() => navigator.serviceWorker.ready);
    await kept.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.close();
    await kept.page.reload();
    await openFile(kept.page, fileOf(OPEN));
    await openView(kept.page);
    await ask(kept.page, '3', 1);
    expect(await shownAnswer(kept.page)).toEqual(expectedAnswer(OPEN, '3', 1));
    expect(kept.said).toEqual([]);
  });
});
