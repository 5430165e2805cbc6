// Details of views: boards without a player, paper, and words where nothing or a dummy is to be named.
import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { crosstable, standings } from 'crosstable';
import { HARBOUR, LAGOON, fileOf, missing, openFile, openView, startChromium } from './chromium.mjs';
import { endsOfWholes } from './digits.mjs';

describe.skipIf(missing !== undefined)('details', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([390, 1280])('a board that nobody could play stands in line with the others at %d px', async (width) => {
    const { page } = await chromium.open({ viewport: { width, height: 844 } });
    const boards = [
      { white: 'Ann', black: 'Ben', result: 1 },
      { white: 'Ada', black: '', result: 1, kind: 'forfeit-win' },
    ];
    const teams = [
      { id: 'Ants', players: ['Ann', 'Ada'] },
      { id: 'Bees', players: ['Ben'] },
    ];
    await openFile(page, fileOf({ teams, matches: [[{ white: 'Ants', black: 'Bees', boards }]] }));
    await openView(page, 'Results');
    const names = await page
      .locator('.results .right')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(names).toHaveLength(2);
    expect(Math.abs(names[0] - names[1])).toBeLessThan(1);
  });

  test('a number below zero has the minus sign that stands in the sentence beside it', async () => {
    // Art. 10.2: a player who loses to nobody but a 525 performs at 525 − 800
    const { page } = await chromium.open();
    const players = [
      { id: 'Ann', rating: 525 },
      { id: 'Ben', rating: 1400 },
    ];
    const games = [[{ white: 'Ann', black: 'Ben', result: 1 }]];
    await openFile(page, fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'TPR'] }));
    const value = page.locator('tr[data-player="Ben"] .value').nth(1);
    expect((await value.textContent()).trim()).toBe('−275');
    await value.click();
    await page.locator('.conclusion').waitFor();
    const said = await page.locator('.account :is(h2, .codes, .conclusion)').allInnerTexts();
    expect(said.join(' ').match(/[-−] ?\d+/g)).toEqual(['−275', '−275', '− 800', '−275', '−275']);
  });

  test('an account has its rounds in their order, also one whose game is still to be played', async () => {
    const { page } = await chromium.open();
    const games = [[{ white: 'Ann', black: 'Ben', result: null }], [{ white: 'Ben', black: 'Ann', result: 1 }]];
    await openFile(page, fileOf({ system: 'round-robin', games, tiebreaks: ['PTS'] }));
    await page.locator('tr[data-player="Ben"] .value').click();
    await page.locator('.conclusion').waitFor();
    expect(await page.locator('.line .outcome').allInnerTexts()).toEqual(['*', '1\nwin against Ann']);
  });

  test('the account of boards has the points on each of them, and the whole decision', async () => {
    // 1 0 0 1 against 0 1 1 0: two game points and 1 + 4 = 2 + 3 in the board count for both; board 1 decides
    const { page } = await chromium.open();
    const teams = [
      { id: 'One', players: ['a', 'b', 'c', 'd'] },
      { id: 'Two', players: ['e', 'f', 'g', 'h'] },
    ];
    const boards = ['ae', 'bf', 'cg', 'dh'].map(([white, black], at) => ({ white, black, result: at % 3 ? 0 : 1 }));
    const matches = [[{ white: 'One', black: 'Two', boards }]];
    const board = 'Board 1 (Art. 12.2): One 1 against Two 0:';
    const open = async (code) => {
      await openFile(page, fileOf({ system: 'swiss', teams, matches, tiebreaks: ['MPTS', 'GPTS', code] }));
      await page.locator('.standings tbody .value').nth(2).click();
      await page.locator('.step').last().waitFor();
    };
    await open('TBR');
    expect(await page.locator('.step li').allInnerTexts()).toEqual([board, '1. One', '2. Two']);
    expect(await page.locator('.account .who small').innerText()).toBe('1 0 0 1');
    await open('EDEBT');
    const last = page.locator('.step').last();
    expect(await last.locator('li').allInnerTexts()).toEqual([board, '1. One', '2. Two']);
    // The points on board 1, without those of the match
    expect(await last.locator('tbody td').allInnerTexts()).toEqual(['1', '0']);
  });

  test('the points of a board stand under each other', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    await openView(page, 'Players');
    const ends = await endsOfWholes(page.locator('.boards section').first().locator('td:nth-child(4) bdi'));
    expect(ends).toHaveLength(6);
    expect(Math.min(...ends)).toBeGreaterThan(0);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  });

  test.for([
    [320, 'fr-FR', '◐', 'Couleurs'],
    [390, 'de-DE', '◐', 'Farben'],
    [1280, 'en-GB', 'Colours', 'Colours'],
  ])('a word or a sign tells that colours are chosen, at %d px in %s', async ([width, locale, word, name]) => {
    const { page } = await chromium.open({ viewport: { width, height: 844 }, locale });
    const select = page.getByLabel(name);
    await page.locator('main').waitFor();
    const [label, choice] = await Promise.all([page.getByText(word, { exact: true }), select].map((one) => one.boundingBox())); // prettier-ignore
    // Hidden words are 1 px wide
    expect(label.width).toBeGreaterThan(30);
    if (word === name) expect(choice.x).toBeGreaterThan(label.x);
    else expect(choice.width).toBe(44);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await page.locator('.settings').evaluate((one) => [...one.children].every((child) => child.getBoundingClientRect().right <= innerWidth))).toBe(true); // prettier-ignore
  });

  test.for([
    ['en-GB', 'BH is in the list already Art. 4.3'],
    ['de-DE', 'BH steht schon in der Liste Art. 4.3'],
    ['fr-FR', 'BH figure déjà dans la liste art. 4.3'],
    ['es-ES', 'BH ya está en la lista art. 4.3'],
  ])('of the ways to count Buchholz, the one that is in the list is named (%s)', async ([locale, said]) => {
    const { page } = await chromium.open({ locale, hash: '#list=PTS,BH' });
    await openFile(page, HARBOUR);
    await page.locator('.add').click();
    await page.locator('.adding').waitFor();
    const offer = page.locator('.adding li').filter({ hasText: 'BH/C1' }).first();
    expect(await offer.locator('.variants button').allInnerTexts()).toEqual(expect.arrayContaining(['BH', 'BH/C1']));
    expect((await offer.locator(':scope > small').innerText()).replace(/\s+/g, ' ')).toBe(said);
  });

  test('the points of a crosstable stand under each other', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Rounds');
    const ends = await endsOfWholes(page.locator('.rounds tbody td.sum bdi'));
    expect(ends).toHaveLength(11);
    expect(Math.min(...ends)).toBeGreaterThan(0);
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThanOrEqual(1);
  });

  test('repairs have the triangle that opens them, on a phone, too', async () => {
    const { page } = await chromium.open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const text = readFileSync(HARBOUR, 'utf8').replace('2026/05/08', '08.05.2026');
    await openFile(page, { name: 'repaired.trf', mimeType: 'text/plain', buffer: Buffer.from(text) });
    const summary = page.locator('.repairs summary');
    expect(await summary.evaluate((one) => getComputedStyle(one).display)).toBe('list-item');
    expect((await summary.boundingBox()).height).toBeGreaterThanOrEqual(44);
  });

  test('paper has the names of the tie-breaks and a legend, without what can’t be done on it', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await page.emulateMedia({ media: 'print' });
    const names = await page
      .locator('.chip .code')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content));
    expect(names[1]).toContain('Sonneborn-Berger Cut-1');
    expect(await page.locator('.legend').innerText()).toBe('Red: what separated neighbours. Grey: what nobody needed.');
    expect(await page.locator('.legend').isVisible()).toBe(true);
    // The double rule is drawn, and ends with the rows
    const [rule, table, row] = await page.locator('.standings').evaluate((one) => {
      const widthOf = (element) => Math.round(element.getBoundingClientRect().width);
      return [getComputedStyle(one).borderBlockEnd, widthOf(one), widthOf(one.querySelector('tr'))];
    });
    expect(rule).toMatch(/^4px double/);
    expect(table).toBe(row);
    await page.emulateMedia({ media: 'screen' });
    await openView(page, 'Rounds');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.legend').isVisible()).toBe(true);
    expect(await page.locator('.choice button').first().isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await openView(page, 'Standings');
    await page.locator('tr[data-player="3"] [data-at="1"]').click();
    await page.locator('.compare').waitFor();
    await page.emulateMedia({ media: 'print' });
    // Nothing to press, and no word that belonged to it
    for (const one of ['.compare', '.questions', '.codes'])
      expect(await page.locator(one).isVisible(), one).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.keyboard.press('Escape');
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill('No,Rank,PS\n3,1,16\n2,2,14');
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.another').waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.another').isVisible()).toBe(false);
  });

  test('of columns that no rule explains the page doesn’t say that all of their numbers are right', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    const rows = Array.from({ length: 11 }, (_, at) => `${at + 1},${((at * 7919) % 613) + 0.37}`);
    await page.locator('#printed-table').fill(['No,TB1', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.verdicts').waitFor();
    expect(await page.locator('.view').innerText()).not.toMatch(/All 0/);
    // Where nothing is printed, nothing is said to follow from a rule
    await page.locator('.another summary').click();
    await page.locator('#printed-table').fill('No,Pts\n2,4.5');
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.printed tr[data-player="3"] .value').click();
    await page.locator('.account .both').waitFor();
    expect((await page.locator('.both').innerText()).split(/\s*\n+\s*/)).toEqual(['Printed', '–']);
  });

  test.for([
    ['en-GB', /^PTS,BH,PS with “virtual opponent”.* gives all 5 ranks\.$/],
    ['de-DE', /^PTS,BH,PS nach der Konvention „mit virtuellem Gegner“.* ergibt alle 5 Ränge\.$/],
  ])('where no edition gives the printed ranks, the conventions that do are named, and no number is offered (%s)', async ([locale, sentence]) => {
    const { page, said } = await chromium.open({ locale });
    // A has 2 points, the others 1. BH: K 1 + 2 and N 2 + 1, and so PS decides: K 1 + 1, N 0 + 1. The virtual opponent of K's bye gives
    // K ½ + 2, which is behind N; L and M have less
    const players = ['A', 'N', 'K', 'L', 'M'].map((name, at) => ({ id: String(at + 1), name }));
    const game = (white, black, result) => ({ white, black, result });
    const games = [
      [game('4', '5', 1), game('1', '2', 1), { white: '3', black: '', result: 1, kind: 'pairing-bye' }],
      [game('1', '3', 1), game('2', '4', 1), { white: '5', black: '', result: 1, kind: 'pairing-bye' }],
    ];
    await openFile(page, fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH', 'PS'] }));
    await page.locator('.views button').nth(4).click();
    await page.locator('#printed-table').fill('No,Rank\n1,1\n2,2\n3,3\n4,4\n5,5');
    await page.locator('.paste button').last().click();
    await page.locator('.lists li').first().waitFor();
    const lines = (await page.locator('.lists li').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(sentence);
    // Of a table of ranks there is nothing to explain; its names lead to their players
    await page.locator('.printed tbody .rank').first().press('Enter');
    await page.locator('.card').waitFor();
    await page.goBack();
    await page.locator('.printed').waitFor();
    expect(await page.locator('.beside').count()).toBe(0);
    expect(await page.locator('.legend').count()).toBe(1);
    await page.locator('.another summary').click();
    await page.locator('#printed-table').fill('No,Rank\n1,1\n2,3\n3,2\n4,4\n5,5');
    await page.locator('.paste button').last().click();
    await expect.poll(() => page.locator('.lists li').count()).toBe(2);
    expect(said).toEqual([]);
  }); // prettier-ignore

  test('where another list gives the printed ranks, it is named', async () => {
    const event = readEvent(readFileSync(HARBOUR));
    const rows = standings(crosstable(event.games, event), ['PTS', 'BH/C1', 'BH', 'SB']).map(
      ({ player, rank }) => `${player},${rank}`,
    );
    const { page, said } = await chromium.open();
    await openFile(page, HARBOUR);
    await openView(page, 'Audit');
    await page.locator('#printed-table').fill(['No,Rank', ...rows].join('\n'));
    await page.getByRole('button', { name: 'Put it beside ours' }).click();
    await page.locator('.lists li').first().waitFor();
    const lines = (await page.locator('.lists li').allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim());
    expect(lines.slice(2)).toContain('PTS,BH/C1,BH,SB of C.07 (2024-08 and 2026-03) gives all 11 ranks.');
    expect(said).toEqual([]);
  });

  test('a dummy in the comparison of the editions is called one', async () => {
    const { page } = await chromium.open({ hash: '#list=PTS,BH,SB&view=editions' });
    const ids = ['1', '2', '3', '4', '5', '6'];
    const players = ids.map((id) => ({ id, name: `Player ${id}` }));
    const game = (white, black, result) => ({ white, black, result });
    // Player 5 has half a point for an absence, in whose place the editions put a dummy with another score
    const games = [
      [game('1', '2', 1), game('3', '4', 1), { white: '5', black: '', result: 0.5, kind: 'half-bye' }, { white: '6', black: '', result: 1, kind: 'pairing-bye' }], // prettier-ignore
      [game('1', '3', 0), game('5', '6', 1), game('2', '4', 1)],
      [game('3', '5', 0.5), game('6', '1', 0), { white: '2', black: '4', result: 1, kind: 'forfeit-win' }],
    ];
    await page.locator('#file').waitFor({ state: 'attached' });
    await page.setInputFiles('#file', fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH', 'SB'] }));
    await page.locator('.editions').waitFor();
    expect(await page.locator('.editions').innerText()).toMatch(/Player 5.*BH.*Round 1, Dummy: 2 → 1½ Art\. 16\.4\.2/s);
  });

  test('values that differ and change no place are said, in every language', async () => {
    const players = ['1', '2', '3', '4'].map((id) => ({ id, name: `Player ${id}` }));
    // BH of player 2: 0 + 3 and the dummy of the bye, which has the 2 points of player 2, or at most half a point for each of
    // the three rounds (art. 16.4.2 of 2026-03): 5 or 4½, and 2 points decide before
    const games = [
      [
        { white: '1', black: '3', result: 1 },
        { white: '2', black: '4', result: 1 },
      ],
      [
        { white: '3', black: '4', result: 1 },
        { white: '1', black: '2', result: 1 },
      ],
      [
        { white: '1', black: '4', result: 1 },
        { white: '2', black: '', result: 1, kind: 'pairing-bye' },
        { white: '3', black: '', result: 0, kind: 'zero-bye' },
      ],
    ];
    const file = fileOf({ system: 'swiss', players, games, tiebreaks: ['PTS', 'BH'] });
    for (const [locale, expected] of [
      ['en-GB', 'Everybody keeps the place, although the values of 1 of 4 differ.'],
      ['de-DE', 'Alle behalten ihren Platz, obwohl die Werte von 1 der 4 abweichen.'],
      ['fr-FR', 'Chacun garde sa place, avec d’autres valeurs pour 1 sur 4.'],
      ['es-ES', 'Todos conservan su puesto, aunque los valores de 1 de 4 difieren.'],
    ]) {
      const { page } = await chromium.open({ locale, hash: '#list=PTS,BH&view=editions' });
      await page.locator('#file').waitFor({ state: 'attached' });
      await page.setInputFiles('#file', file);
      await page.locator('.summary').waitFor();
      expect(await page.locator('.summary').innerText()).toBe(expected);
      expect(await page.locator('.tally').innerText()).toContain('16.4.2');
    }
  });

  test('on paper the notes of a line are set apart by more than a gap', async () => {
    const { page } = await chromium.open();
    await openFile(page, HARBOUR);
    const signs = () =>
      page
        .locator('.who small > span')
        .evaluateAll((all) =>
          all.map((one) => [one.previousElementSibling !== null, getComputedStyle(one, '::before').content]),
        );
    // The absence of player 2 in round 4 is named by its dummy, with the article, and cut
    await page.locator('tr[data-player="2"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    expect((await signs()).every(([, content]) => content === 'none')).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const onPaper = await signs();
    expect(onPaper.filter(([isLater]) => isLater).length).toBeGreaterThan(0);
    for (const [isLater, content] of onPaper) expect(content).toBe(isLater ? '" · "' : 'none');
  });
});
