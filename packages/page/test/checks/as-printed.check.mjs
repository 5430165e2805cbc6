// A file that prints values: its own order and numbers at once, and ours where they differ.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { missing, openFile, root, rowTexts, serve, startChromium } from './chromium.mjs';

/**
 * Six players, three rounds, and the sums by hand. Points: Ana 2½, Cy and Bo 2, Di 1½, Eve 1, Fay 0. BH of Ana: 1½ + 2 + 2 = 5½;
 * of Cy: 0 + 1½ + 2½ = 4; of Bo: 1 + 2½ + 0 = 3½. SB of Di: ½ × 2 + 1 = 2, of which the table prints 2½.
 */
const SIX = [
  'Rk.;Name;1.Rd;2.Rd;3.Rd;Pts.;TB1;TB2',
  '1;Ana;4w1;3w1;2w½;2½;5½;4½',
  '2;Cy;6w1;4w½;1b½;2;4;2',
  '3;Bo;5w1;1b0;6w1;2;3½;1',
  '4;Di;1b0;2b½;5w1;1½;5½;2½',
  '5;Eve;3b0;6w1;4b0;1;3½;0',
  '6;Fay;2b0;5b0;3b0;0;5;0',
  'Tie Break1: Buchholz (BH)',
  'Tie Break2: Sonneborn-Berger (SB)',
].join('\n');

const NUMBERS = SIX.split('\n')
  .slice(1, 7)
  .map((line) => line.split(';').slice(5));

const fileOf = (name, text) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

/** The printed numbers as they are shown, with ours behind them. */
function shownNumbers(page) {
  return page.locator('.printed tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      printed: [...row.querySelectorAll('.value')].map((cell) => cell.querySelector('bdi').textContent),
      ours: [...row.querySelectorAll('.ours bdi')].map(({ textContent }) => textContent),
    })),
  );
}

const HEART = join(root, '../shared/pages/hof-2016-fi.html');

describe.skipIf(missing !== undefined)('as printed', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test.for([
    [
      'en-GB',
      /^The printed table names PTS, BH, SB.*; under 2026-03, no place differs\./,
      { width: 1280, height: 900 },
    ],
    [
      'de-DE',
      /^Die gedruckte Tabelle nennt PTS, BH, SB.*; nach 2026-03 ist kein Platz anders\./,
      { width: 390, height: 844 },
    ],
    [
      'fr-FR',
      /^Le tableau imprimé indique PTS, BH, SB.*; selon 2026-03, aucune place ne change\./,
      { width: 820, height: 1180 },
    ],
    ['es-ES', /^La tabla impresa indica PTS, BH, SB.*; según 2026-03, /, { width: 390, height: 844 }],
  ])(
    '%s: the file’s order and numbers are there at once, and the sentence moves no row',
    async ([locale, said, viewport]) => {
      const { context, page, said: messages } = await chromium.open({ locale, viewport });
      let release;
      const held = new Promise((done) => {
        release = done;
      });
      await context.route(/worker-\w+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      await openFile(page, fileOf('six.csv', SIX));
      expect(await shownNumbers(page)).toEqual(NUMBERS.map((printed) => ({ printed, ours: [] })));
      const placesOf = () =>
        page.locator('.printed tr').evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await placesOf();
      release();
      const status = page.locator('.followed [role="status"]');
      await status.locator('.ways').waitFor();
      expect((await status.innerText()).replaceAll(/[\u202f\u00a0]/g, ' ')).toMatch(said);
      expect(await placesOf()).toEqual(before);
      const ours = NUMBERS.map((printed, at) => ({ printed, ours: at === 3 ? ['2'] : [] }));
      expect(await shownNumbers(page)).toEqual(ours);
      expect(messages).toEqual([]);
    },
  );

  test('it is a state beside the editions, and every way leads back to it', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf('six.csv', SIX));
    const options = page.locator('.edition option');
    expect(await options.allInnerTexts()).toEqual([
      'As printed',
      'FIDE C.07, edition 2024-08',
      'FIDE C.07, edition 2026-03, no date: the newest',
    ]);
    const chosen = () => page.locator('.edition select').evaluate(({ selectedOptions: [one] }) => one.textContent);
    expect(await chosen()).toBe('As printed');
    expect(await page.locator('.chip').count()).toBe(0);
    await page.getByRole('button', { name: 'By 2024-08: no place differs' }).click();
    await page.locator('.standings:not(.printed)').waitFor();
    expect(await chosen()).toBe('FIDE C.07, edition 2024-08');
    expect(await page.locator('.chip .code').allInnerTexts()).toEqual(['PTS', '1 BH', '2 SB']);
    expect(await page.locator('tr[data-player="4"] .value > bdi').allInnerTexts()).toEqual(['1½', '5½', '2']);
    await page.locator('.edition select').selectOption('As printed');
    await page.locator('.standings.printed').waitFor();
    // Another round has no printed table
    await page.locator('.stepper select').selectOption('2');
    await page.locator('.standings:not(.printed)').waitFor();
    expect(await chosen()).toBe('FIDE C.07, edition 2026-03, no date: the newest');
    await page.locator('.stepper select').selectOption('3');
    await page.locator('.standings.printed').waitFor();
  });

  test('by an edition, the printed numbers stand beside ours where they are others', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf('six.csv', SIX));
    await page.locator('[role="status"] .ways button').last().click();
    await page.locator('.standings:not(.printed)').waitFor();
    // The table prints 2½ for Di, of whom 2 is right
    const cells = await page.locator('.standings tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => [...row.querySelectorAll('.of-file bdi')].map((one) => [row.querySelector('.name bdi').textContent, one.parentElement.parentElement.querySelector('bdi').textContent, one.textContent])),
    ); // prettier-ignore
    expect(cells).toEqual([['Di', '2', '2½']]);
    expect(await page.locator('.view > .legend').innerText()).toContain('Small: what the file prints, where that is another number.'); // prettier-ignore
    await page.getByRole('button', { name: 'Round before' }).click();
    await expect.poll(() => page.locator('.of-file').count()).toBe(0);
  });

  test('the keyboard alone chooses a printed number, which is explained', async () => {
    const { page } = await chromium.open();
    await openFile(page, fileOf('six.csv', SIX));
    await page.locator('.followed [role="status"] .ways').waitFor();
    await page.locator('.printed [tabindex="0"]').focus();
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.locator('.account .both').waitFor();
    expect(await page.locator('#account-title').innerText()).toBe('Di: TB2');
    expect(await page.locator('.account .both').innerText()).toMatch(/2½[\s\S]*2$/);
  });

  test('a link leads to what is printed, and one with an edition to that', async () => {
    const { page } = await chromium.open({ address: 'about:blank' });
    const site = await serve({ 'six.csv': Buffer.from(SIX) });
    try {
      await page.goto(`${site.address}#open=six.csv`);
      await page.locator('.standings.printed').waitFor();
      await page.locator('.printed tbody .value').first().click();
      await expect.poll(() => page.url()).toContain('edition=printed');
      expect(page.url()).not.toContain('list=');
      await page.reload();
      await page.locator('.standings.printed').waitFor();
      await page.locator('.account').waitFor();
      await page.goto('about:blank');
      await page.goto(`${site.address}#open=six.csv&list=PTS,BH&edition=2026-03`);
      await page.locator('.standings:not(.printed)').waitFor();
      expect(await page.locator('.chip .code').allInnerTexts()).toEqual(['PTS', '1 BH']);
    } finally {
      await site.close();
    }
  });

  test.skipIf(!existsSync(HEART))(
    'a page of Chess-Results opens as it is printed, by the rule before 2023',
    async () => {
      const { page } = await chromium.open();
      await openFile(page, { name: 'hof.html', mimeType: 'text/html', buffer: readFileSync(HEART) });
      const status = page.locator('.followed [role="status"]');
      await expect
        .poll(() => status.innerText())
        .toContain(
          'The printed table follows PTS, BH/C1, SB/C1, WIN by the rule before 2023; under 2026-03, 40 of 103 places differ.',
        );
      expect(await page.locator('.printed tbody .rank > bdi').first().innerText()).toBe('1');
      expect(await page.locator('.printed .rank .ours bdi').count()).toBe(40);
      const printed = await rowTexts(page);
      await page.getByRole('button', { name: 'By 2026-03: 40 places differ' }).click();
      await page.locator('.standings:not(.printed)').waitFor();
      await page.locator('.edition select').selectOption('As printed');
      await page.locator('.standings.printed').waitFor();
      expect(await rowTexts(page)).toEqual(printed);
    },
  );

  test('a page with several crosstables asks which one, and they stand beside each other', async () => {
    const { page } = await chromium.open();
    const [heading, ...rows] = SIX.split('\n').slice(0, 7);
    const other = rows.join('\n').replace('Ana', 'Zoe');
    const text = ['Club Open', '', 'Group A', heading, ...rows, '', 'Group B', heading, other].join('\n');
    await page.setInputFiles('#file', fileOf('club.csv', text));
    const mistake = page.locator('.mistake');
    await mistake.waitFor();
    expect(await mistake.innerText()).toContain('club.csv has several crosstables. Which one?');
    await mistake.getByRole('button', { name: 'Group B' }).click();
    await page.locator('.printed tbody tr').first().waitFor();
    expect(await page.locator('.printed tbody .name').first().innerText()).toBe('Zoe');
    const groups = page.locator('main > .groups');
    expect(await groups.locator('[aria-pressed="true"]').allInnerTexts()).toEqual(['Group B']);
    await groups.getByRole('button', { name: 'Group A' }).click();
    await expect.poll(() => page.locator('.printed tbody .name').first().innerText()).toBe('Ana');
    expect(await page.locator('.mistake').count()).toBe(0);
  });

  test('a page without games has its recipe with the address to copy', async () => {
    const { context, page } = await chromium.open();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const rows = ['1', '2'].map((number) => `<tr><td>${number}<td>Player ${number}<td>1,5<td>12,25</tr>`);
    const text = `<html><form action="tnr12345.aspx?lan=1&art=1"></form><p>chess-results.com</p>
      <table><tr><td>Rk.<td>Name<td>Pts.<td>TB1</tr>${rows.join('')}</table></html>`;
    await page.setInputFiles('#file', { name: 'list.html', mimeType: 'text/html', buffer: Buffer.from(text) });
    await page.locator('.mistake').getByRole('button', { name: 'Copy the address' }).click();
    await page.locator('.mistake strong', { hasText: 'The address is copied.' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://chess-results.com/tnr12345.aspx?lan=1&art=4&zeilen=99999',
    );
  });

  test.for([
    [
      'en-GB',
      'Notes on the file (1)',
      'Looks odd and changes no result, score or rank:',
      'read with the day first: 2026-05-08',
    ],
    ['de-DE', 'Hinweise zur Datei (1)', '', '2026-05-08'],
    ['fr-FR', 'Remarques sur le fichier (1)', '', '2026-05-08'],
    ['es-ES', 'Notas sobre el archivo (1)', '', '2026-05-08'],
  ])(
    '%s: the notes on a file stand below what they change, in words of the page',
    async ([locale, summary, heading, reading]) => {
      const { page } = await chromium.open({ locale });
      const text = readFileSync(join(root, 'examples/harbour-open.trf'), 'utf8').replace('2026/05/08', '08.05.2026');
      await openFile(page, { name: 'date.trf', mimeType: 'text/plain', buffer: Buffer.from(text) });
      const notes = page.locator('.repairs');
      await notes.locator('li').first().waitFor({ state: 'attached' });
      expect(await notes.locator('summary').innerText()).toBe(summary);
      await notes.locator('summary').click();
      if (heading !== '') expect(await notes.locator('h2').allInnerTexts()).toEqual([heading]);
      expect(await notes.locator('li').allInnerTexts()).toEqual([expect.stringContaining(reading)]);
      if (locale !== 'en-GB') expect(await notes.locator('li').first().innerText()).not.toContain('read with');
    },
  );
});
