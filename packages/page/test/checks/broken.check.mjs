// Files that are broken or hostile: a sentence each, the page goes on, and nothing in a name runs or breaks the layout.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, startChromium } from './chromium.mjs';

const harbour = readFileSync(HARBOUR);
const text = harbour.toString('utf8');

/** Noise that is the same on every day: a linear congruential generator. */
function noise(length) {
  const bytes = Buffer.alloc(length);
  let state = 1;
  for (let at = 0; at < length; at++) {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}

/** A tournament of two teams that both have the player Ana. */
const twice = {
  teams: [
    { id: 'X', players: ['Ana', 'Bo'] },
    { id: 'Y', players: ['Ana', 'Cy'] },
  ],
  matches: [[{ white: 'X', black: 'Y', boards: [{ white: 'Ana', black: 'Cy', result: 1 }] }]],
};

const BROKEN = [
  ['an empty file', Buffer.alloc(0)],
  ['HTML without a table', Buffer.from('<!doctype html><title>Results</title><p>No table here')],
  ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')],
  ['a player in two teams', Buffer.from(JSON.stringify(twice))],
  ['a file that is cut off', Buffer.from('{ "games": [[{ "white": "Ana", "black"')],
  ['a mistake in a line', Buffer.from(text.replace('6 w =    11 b -', '6 w =    xx b -'))],
  ['a tie-break that nobody knows', Buffer.from('{ "games": [[]], "tiebreaks": ["PTS", "XX"] }')],
  ['10 MB of noise', noise(10_000_000)],
];

const ATTACKS = [
  '<img src=x onerror="globalThis.attacked = true">',
  '"><script>globalThis.attacked = true</script>',
  '\u202Eevil override',
  '\u2067isolate',
  'N'.repeat(200),
  '${globalThis.attacked = true}',
  "'; globalThis.attacked = true; '",
  'Зоя Ω 日本',
];

describe.skipIf(missing !== undefined)('files that nobody should have', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  describe('one after the other', () => {
    let page;
    let said;
    let folder;
    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'crosstable-broken-'));
      ({ page, said } = await chromium.openForAll());
      await openFile(page, HARBOUR);
    });
    afterAll(async () => {
      rmSync(folder, { recursive: true });
      await page?.close();
    });

    test.for(BROKEN)('%s gets a sentence, and the open tournament stays', async ([, content]) => {
      // Megabytes take long to Chromium, but as a file
      const broken = join(folder, 'broken.trf');
      writeFileSync(broken, content);
      await page.locator('.masthead .link').last().click();
      await page.setInputFiles('#file', broken);
      await page.locator('.mistake').waitFor();
      expect(await page.locator('.mistake').innerText()).toContain('broken.trf can’t be read.');
      expect(await page.locator('.mistake').innerText()).toContain('Harbour Open is still open.');
      await page.locator('.mistake .close').click();
      await page.keyboard.press('Escape');
      expect(await page.locator('.mistake').count()).toBe(0);
      expect(await page.locator('.standings tbody tr').count()).toBe(11);
      expect(said).toEqual([]);
    });
  });

  test.for([
    ['a tie-break that nobody knows', ['212 PTS,SB/C1', '212 PTS,XX'], 'asks for XX, which'],
    ['a tie-break of teams among players', ['212 PTS,SB/C1', '212 PTS,MPTS'], 'asks for MPTS, which'],
  ])('a report whose list has %s opens with the usual list, and a note says so', async ([, [old, wrong], reason]) => {
    const { page, said } = await chromium.open();
    const buffer = Buffer.from(text.replace(old, wrong));
    await openFile(page, { name: 'list.trf', mimeType: 'text/plain', buffer });
    expect(await page.locator('.note').innerText()).toContain(reason);
    expect(await page.locator('.standings tbody tr').count()).toBe(11);
    expect(said).toEqual([]);
  });

  test.for([
    ['en-GB', 'The pasted text can’t be read.'],
    ['de-DE', 'Der eingefügte Text lässt sich nicht lesen.'],
    ['fr-FR', 'Le texte collé est illisible.'],
    ['es-ES', 'No se puede leer el texto pegado.'],
  ])('a pasted text has a name of its own in %s', async ([locale, sentence]) => {
    const { page } = await chromium.open({ locale });
    await page.locator('#paste').fill('nothing of the kind');
    await page.locator('.paste button').click();
    expect(await page.locator('.mistake').innerText()).toContain(sentence);
  });

  test('the same file can be chosen again, once it is mended', async () => {
    const { page } = await chromium.open();
    const file = (buffer) => ({ name: 'again', mimeType: 'text/plain', buffer });
    await page.setInputFiles('#file', file(Buffer.from('{')));
    await page.locator('.mistake').waitFor();
    // A browser tells only of another file than the one that its field names
    expect(await page.locator('#file').inputValue()).toBe('');
    await openFile(page, file(Buffer.from(text)));
    await page.getByRole('button', { name: 'Audit', exact: true }).click();
    await page.locator('#printed-file').setInputFiles(file(Buffer.from('No,BH\n99,1')));
    await page.locator('.mistake').waitFor();
    expect(await page.locator('#printed-file').inputValue()).toBe('');
  });

  test('the caret stands under the mistake', async () => {
    const { page } = await chromium.open();
    const buffer = Buffer.from(BROKEN[5][1]);
    await page.setInputFiles('#file', { name: 'broken.trf', mimeType: 'text/plain', buffer });
    const [line, caret] = (await page.locator('.mistake pre').innerText()).split('\n');
    expect(line.slice(caret.indexOf('^')).trimStart()).toMatch(/^xx b -/);
  });

  test('the place of a mistake is that in the file, however long its line is', async () => {
    const { page } = await chromium.open();
    const content = text.replace('6 w =    11 b -', '6 w =    xx b -');
    await page.setInputFiles('#file', { name: 'broken.trf', mimeType: 'text/plain', buffer: Buffer.from(content) });
    await page.locator('.mistake').waitFor();
    const lines = content.split('\n');
    const number = lines.findIndex((line) => line.includes('xx b -')) + 1;
    const said = await page.locator('.mistake').innerText();
    const [, line, column] = /The mistake is in line (\d+), column (\d+):/.exec(said);
    // The field of an opponent's number is four wide, and this one fills its end
    expect([Number(line), Number(column)]).toEqual([number, lines[number - 1].indexOf('xx') + 1 - 2]);
    expect(said.match(/column/g)).toHaveLength(1);
  });

  test('a file in UTF-16 opens like any other', async () => {
    const { page } = await chromium.open();
    const buffer = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    await page.setInputFiles('#file', { name: 'utf16.trf', mimeType: 'text/plain', buffer });
    await expect.poll(() => page.locator('.standings tbody tr').count()).toBe(11);
  });

  test('a team file opens, too', async () => {
    const { page } = await chromium.open();
    await openFile(page, LAGOON);
    expect(await page.locator('.progress').innerText()).toMatch(/teams/);
  });

  test.for([1400, 390])('names that attack do nothing at %d px', async (width) => {
    const { page, said } = await chromium.open({ viewport: { width, height: 900 } });
    const players = ATTACKS.map((name, at) => ({ id: String(at + 1), name, federation: '<b>' }));
    players.push({ id: '9' }, { id: '10', name: '' });
    const games = [
      [
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
        ['7', '8'],
        ['9', '10'],
      ].map(([white, black]) => ({ white, black, result: 0.5 })),
    ];
    const buffer = Buffer.from(JSON.stringify({ name: ATTACKS[0], system: 'swiss', players, games }));
    await page.setInputFiles('#file', { name: '<b>.json', mimeType: 'application/json', buffer });
    await page.locator('.standings').waitFor();
    const views = await page.locator('.views button').count();
    for (let view = 0; view < views; view++) {
      await page.locator('.views button').nth(view).click();
      await page.locator('.loading').waitFor({ state: 'detached' });
      const seen = await page.evaluate(() => [
        globalThis.attacked,
        document.querySelectorAll('main img, main script, main b').length,
        document.documentElement.scrollWidth <= innerWidth,
      ]);
      expect(seen).toEqual([undefined, 0, true]);
    }
    await page.locator('.views button').first().click();
    await page.locator('.standings tr[data-player="1"] .value').first().click();
    await page.locator('.account').waitFor();
    await page.locator('.question').first().click();
    await page.locator('.duel').waitFor();
    expect(
      await page.evaluate(() => [globalThis.attacked, document.documentElement.scrollWidth <= innerWidth]),
    ).toEqual([undefined, true]);
    expect(said).toEqual([]);
  });
});
