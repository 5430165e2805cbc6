// People: they are found, parted into groups, followed, and have cards; articles and codes say what they are about.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { RULES, axe } from './axe.mjs';
import { HARBOUR, LAGOON, fileOf, missing, openFile, openView, startChromium } from './chromium.mjs';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

describe.skipIf(missing !== undefined)('people', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  /** The findings of axe on what is shown. */
  const findings = async (page) => {
    await page.addScriptTag({ content: axe });
    return page.evaluate(async (values) => {
      const { violations } = await globalThis.axe.run(document, { runOnly: { type: 'tag', values } });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' | ')}`);
    }, RULES);
  };
  const names = (page, table = '.standings') =>
    page
      .locator(`${table} tbody tr:visible .name`)
      .evaluateAll((all) => all.map((one) => one.textContent.replaceAll(/\s+/g, ' ').trim()));
  const openCard = async (page, player) => {
    await page.locator(`tr[data-player="${player}"] .rank`).click();
    await page.locator('.card').waitFor();
  };

  test('the key / leads to the field, which finds names without accents in every table, and may be switched off', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.keyboard.press('/');
    await page.keyboard.type('brandao');
    await expect.poll(() => names(page)).toEqual(['FM Brandão, Tiago']);
    expect(await page.locator('.find .count').innerText()).toBe('1 of 11');
    await openView(page, 'Rounds');
    await expect.poll(() => names(page, '.rounds')).toEqual(['Brandão, Tiago']);
    await page.locator('#find').fill('aut');
    await expect.poll(() => names(page, '.rounds')).toEqual(['Grünwald, Theo']);
    // A key is written where somebody writes
    await page.locator('#find').fill('');
    await page.locator('#find').press('/');
    expect(await page.locator('#find').inputValue()).toBe('/');
    await page.locator('#find').fill('');
    await page.getByLabel('The key / leads here').uncheck();
    await page.locator('.views button').first().focus();
    await page.keyboard.press('/');
    expect(await page.evaluate(() => document.activeElement.id)).not.toBe('find');
    expect(said).toEqual([]);
  });

  test('a group is numbered anew, with the place among all; the link and the paper keep it', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('.find button').click();
    await page.getByLabel('Sex').selectOption('w');
    // By the table of Harbour Open: Csonka is 2nd, Eriksen 3rd, Aalto 7th, Hoxha 8th, Jovanović 11th
    const rows = () =>
      page.locator('.standings tbody tr').evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll('.rank bdi')].map(({ textContent }) => textContent).join(' ')),
      ); // prettier-ignore
    await expect.poll(rows).toEqual(['1 (2)', '2 (3)', '3 (7)', '4 (8)', '5 (11)']);
    expect(await page.locator('.progress').innerText()).toContain('11 players');
    await page.locator('.masthead .link').first().click();
    await page.getByRole('checkbox', { name: 'With the tournament' }).check();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&t=');
    const link = await page.locator('.link-field').inputValue();
    expect(link).toContain('&only=sex%3Aw&');
    expect(await page.locator('.sharing').innerText()).toContain('the link tells who belongs to it.');
    const other = await chromium.open({ hash: `#${link.split('#')[1]}` });
    await other.page.locator('.standings').waitFor();
    expect(await names(other.page)).toEqual(await names(page));
    await page.emulateMedia({ media: 'print' });
    expect((await names(page)).length).toBe(5);
    await page.emulateMedia({ media: 'screen' });
    await openView(page, 'Rounds');
    await expect.poll(() => names(page, '.rounds').then(({ length }) => length)).toBe(5);
    expect(said).toEqual([]);
  });

  test('a card has the games and the rating, leads to opponents and accounts, and Back leads back', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openCard(page, '3');
    expect(await page.evaluate(() => document.activeElement.id)).toBe('card-title');
    expect(await page.locator('.facts').innerText()).toBe(
      'Place 2 of 11 · 4 points · No. 3 · Rating 2103 · HUN · White 3, Black 3',
    );
    const first = await page.locator('.card-rounds tbody tr').first().innerText();
    expect(first.split(/\s+/)).toEqual(['1', 'w', 'Hoxha,', 'Arta', '1', 'win', 'against', 'Hoxha,', 'Arta', '1877', '2½', '0.79']); // prettier-ignore
    await page.locator('.rating-rules select').last().selectOption('20');
    await expect.poll(() => page.locator('.card [role="status"]').innerText()).toBe('change −2.4, new rating 2101');
    await expect.poll(() => page.locator('.places li').allInnerTexts()).toHaveLength(6);
    await page.locator('.card-rounds').getByRole('button', { name: 'Eriksen, Liv' }).click();
    await expect.poll(() => page.locator('#card-title').innerText()).toBe('Eriksen, Liv');
    await page.goBack();
    await expect.poll(() => page.locator('#card-title').innerText()).toBe('Csonka, Ágnes');
    await page.locator('.card-values button').nth(1).click();
    await page.locator('.account').waitFor();
    await page.locator('.lines').getByRole('button', { name: 'Kask, Jaan' }).click();
    await expect.poll(() => page.locator('#card-title').innerText()).toBe('Kask, Jaan');
    await page.goBack();
    await page.locator('.account').waitFor();
    await page.goBack();
    await expect.poll(() => page.locator('#card-title').innerText()).toBe('Csonka, Ágnes');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.card').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement.closest('tr')?.dataset.player)).toBe('3');
    expect(said).toEqual([]);
  });

  test('a followed player is marked in every table, and in the link', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openCard(page, '3');
    await page.getByRole('button', { name: 'Follow' }).click();
    await page.keyboard.press('Escape');
    const marked = () => page.locator('tr[data-followed]').evaluateAll((all) => all.map((row) => row.dataset.player));
    await expect.poll(marked).toEqual(['3']);
    await openView(page, 'Rounds');
    await page.locator('.rounds').waitFor();
    expect(await marked()).toEqual(['3']);
    await page.locator('.masthead .link').first().click();
    await expect.poll(() => page.locator('.link-field').inputValue()).toContain('&follow=3');
    expect(said).toEqual([]);
  });

  test('an article opens what it says at its mark, of both editions where they differ; Escape and a tap close it', async () => {
    const { page, said } = await chromium.open({ bypassCSP: true });
    await openFile(page, HARBOUR);
    await page.locator('tr[data-player="2"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    const mark = page.getByRole('button', { name: 'Art. 16.4.2' }).first();
    await mark.focus();
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog');
    await note.waitFor();
    expect(await note.locator('h3').allInnerTexts()).toEqual(['Edition 2026-03', 'Edition 2024-08']);
    expect(await note.innerText()).toContain('no more than a draw in every round would bring');
    expect(await note.locator('a').evaluateAll((all) => all.map(({ href }) => href))).toEqual([
      'https://handbook.fide.com/chapter/TieBreakRegulations032026',
      'https://handbook.fide.com/chapter/TieBreakRegulations082024',
    ]);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    expect(await page.locator('.account').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement.className)).toBe('article');
    await mark.click();
    await note.waitFor();
    await page.locator('.progress').click();
    await note.waitFor({ state: 'hidden' });
    expect(said).toEqual([]);
  });

  test('a code says its name, its article and how many places it decided: at its head, and in the list of a phone', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.locator('th[data-code="SB/C1"]').click();
    const note = page.getByRole('dialog');
    await expect.poll(() => note.innerText()).toContain('It decided 4 places here.');
    expect(await note.innerText()).toMatch(/^SB\/C1: Sonneborn-Berger Cut-1/);
    await page.keyboard.press('Escape');
    const phone = await chromium.open({ ...PHONE, locale: 'de-DE' });
    await openFile(phone.page, HARBOUR);
    await phone.page.locator('.fold').tap();
    await phone.page.locator('.chip .code').nth(1).tap();
    await expect
      .poll(() => phone.page.locator('.about-code').innerText())
      .toContain('Hier hat sie 4 Plätze entschieden.');
    expect([...said, ...phone.said]).toEqual([]);
  });

  test('a cell of the rounds marks both sides of its game, pointed at or with the focus, and leads to the opponent', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    const marked = () => page.locator('[data-game]').evaluateAll((all) => all.map((one) => one.innerText.trim()));
    const cell = page.locator('.rounds tr[data-player="3"] td[data-round="3"]');
    await cell.hover();
    // Csonka beat Kask in round 3: number 10 is Kask's, number 2 hers
    await expect.poll(marked).toEqual(['Csonka, Ágnes', '10w1', 'Kask, Jaan', '2b0']);
    await page.locator('#event-name').hover();
    await expect.poll(marked).toEqual([]);
    await page.locator('.choice button').last().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => marked().then(({ length }) => length)).toBe(4);
    await cell.click();
    await expect.poll(() => page.locator('#card-title').innerText()).toBe('Kask, Jaan');
    expect(said).toEqual([]);
  });

  test('teams have cards, and so have their players, whose numbers may be those of teams', async () => {
    const { page, said } = await chromium.open();
    await openFile(page, LAGOON);
    await openCard(page, '1');
    const team = await page.locator('#card-title').innerText();
    await openView(page, 'Players');
    await page.locator('.boards .name button').first().click();
    await page.locator('.card').waitFor();
    expect(await page.locator('#card-title').innerText()).not.toBe(team);
    expect(await page.locator('.follow').count()).toBe(0);
    expect(said).toEqual([]);
  });

  test('names that look like mark-up are names, in the field, in cards and in groups', async () => {
    const { page, said } = await chromium.open();
    const bad = '<img src=x onerror=alert(1)> & "O’Neill"';
    const players = [
      { id: '1', name: bad, club: '<b>club</b>', rating: 1500 },
      { id: '2', name: 'Ben', club: 'Tower', rating: 1700 },
    ];
    await openFile(page, fileOf({ players, games: [[{ white: '1', black: '2', result: 1 }]] }));
    await page.locator('#find').fill('<img');
    await expect.poll(() => names(page)).toEqual([bad]);
    await page.locator('.find button').click();
    await page.locator('.groups-of-players select').last().selectOption('<b>club</b>');
    await page.locator('#find').fill('');
    await openCard(page, '1');
    expect(await page.locator('#card-title').innerText()).toBe(bad);
    expect(await page.locator('.card img, .card b').count()).toBe(0);
    expect(said).toEqual([]);
  });

  test.for(['en-GB', 'de-DE', 'fr-FR', 'es-ES'])('cards, groups and marks have nothing that axe finds, and fit a phone, in %s', async (locale) => {
    const { page, said } = await chromium.open({ ...PHONE, locale, colorScheme: 'dark', bypassCSP: true, reducedMotion: 'reduce' });
    await openFile(page, HARBOUR);
    await page.locator('.find button').tap();
    await page.locator('.groups-of-players').waitFor();
    expect(await findings(page)).toEqual([]);
    await page.locator('tr[data-player="3"] .rank').tap();
    await page.locator('.places polyline').waitFor();
    await page.locator('.follow').tap();
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await page.locator('.card').innerText()).not.toContain('undefined');
    expect(said).toEqual([]);
  }); // prettier-ignore
});
