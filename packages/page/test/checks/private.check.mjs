// No request leaves the site of the page; without a network the page opens again; links and paper.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { HARBOUR, LAGOON, missing, openFile, rowTexts, serve, startChromium } from './chromium.mjs';

describe.skipIf(missing !== undefined)('privacy, links and paper', () => {
  let chromium;
  beforeAll(async () => {
    chromium = await startChromium();
  });
  afterAll(() => chromium?.close());

  test('the policy of the page is the one that it promises', async () => {
    const { page } = await chromium.open();
    const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      ...['script', 'style', 'font', 'img', 'connect', 'worker', 'manifest'].map((kind) => `${kind}-src 'self'`),
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ]);
  });

  test('every request goes to the own site, and what is stored are language, colours and the last tournaments', async () => {
    const { page, context, said } = await chromium.open();
    const requests = [];
    page.on('request', (request) => requests.push(request.url()));
    await openFile(page, HARBOUR);
    const views = await page.locator('.views button').count();
    for (let view = 0; view < views; view++) {
      await page.locator('.views button').nth(view).click();
      await page.locator('.loading').waitFor({ state: 'detached' });
    }
    await openFile(page, LAGOON);
    expect(requests.length).toBeGreaterThan(0);
    expect(requests.filter((url) => !/^(assets\/|icon\.svg$)/.test(url.replace(chromium.site.address, '')))).toEqual(
      [],
    );
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((name) => !['crosstable.language', 'crosstable.theme'].includes(name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases).toEqual(['crosstable']);
    const kept = () =>
      page.evaluate(
        () =>
          new Promise((done) => {
            const request = indexedDB.open('crosstable');
            request.onsuccess = () => {
              const stores = [...request.result.objectStoreNames];
              const all = request.result.transaction(stores).objectStore(stores[0]).getAll();
              all.onsuccess = () =>
                done([
                  stores,
                  all.result.map(({ content, time, ...one }) => [
                    Object.keys(one).sort().join(),
                    one.name,
                    one.file,
                    new TextDecoder().decode(content),
                    typeof time,
                  ]),
                ]);
            };
          }),
      );
    const fileAs = (name, path) => [
      'file,hasChanges,key,look,name',
      name,
      basename(path),
      readFileSync(path, 'utf8'),
      'number',
    ];
    await expect.poll(async () => (await kept())[1].length).toBe(2);
    const [stores, files] = await kept();
    expect(stores).toEqual(['tournaments']);
    expect(files.sort(([, one], [, other]) => (one < other ? -1 : 1))).toEqual([
      fileAs('Harbour Open', HARBOUR),
      fileAs('Lagoon Team Cup', LAGOON),
    ]);
    expect(said).toEqual([]);
  });

  test('once opened, the page needs no server', async () => {
    const site = await serve();
    const { page, said } = await chromium.open({ address: site.address, serviceWorkers: 'allow' });
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await site.close();
    await page.reload();
    await openFile(page, HARBOUR);
    const views = await page.locator('.views button').count();
    for (let view = 0; view < views; view++) {
      await page.locator('.views button').nth(view).click();
      await page.locator('.loading').waitFor({ state: 'detached' });
    }
    await openFile(page, LAGOON);
    await page.locator('.standings tbody .value').first().click();
    await page.locator('.account .question').first().click();
    await page.locator('.duel').waitFor();
    const buffer = Buffer.from('{ "games": [[{ "white": "Ana", "black": "Bo", "result": 1 }]] }');
    await openFile(page, { name: 'two.json', mimeType: 'application/json', buffer });
    await page.locator('.standings tr[data-player="Ana"]').waitFor();
    await page.locator('.masthead .link').first().click();
    await page.locator('.link-field').waitFor();
    for (const [language, words] of [
      ['de', 'Datei öffnen'],
      ['fr', 'Ouvrir un fichier'],
      ['es', 'Abrir un archivo'],
    ]) {
      await page.locator('.settings select').first().selectOption(language);
      await expect.poll(() => page.locator('.masthead .link').last().innerText()).toBe(words);
    }
    expect(said).toEqual([]);
  });

  test.for([true, false])(
    'a link shows the same table in a fresh browser, with the tournament: %s',
    async (isWhole) => {
      const { page, context } = await chromium.open();
      await openFile(page, HARBOUR);
      await page.locator('.chip .code').nth(1).focus();
      await page.keyboard.press('ArrowRight');
      await page.locator('tr[data-player="5"] [data-at="2"]').click();
      await page.locator('.masthead .link').first().click();
      if (!isWhole) await page.locator('.sharing input[type="checkbox"]').uncheck();
      await expect.poll(() => page.locator('.link-field').inputValue()).toContain(isWhole ? '&t=' : '&of=');
      const link = await page.locator('.link-field').inputValue();
      const rows = await rowTexts(page);
      const title = await page.locator('#account-title').innerText();
      await context.close();

      expect(link.length).toBeLessThan(2500);
      const fresh = await chromium.open({ hash: new URL(link).hash });
      if (!isWhole) await fresh.page.setInputFiles('#file', HARBOUR);
      await fresh.page.locator('#account-title').waitFor();
      expect(await rowTexts(fresh.page)).toEqual(rows);
      expect(await fresh.page.locator('#account-title').innerText()).toBe(title);
      expect(await fresh.page.locator('.note').count()).toBe(0);
      expect(fresh.said).toEqual([]);
    },
  );

  test('a file that is chosen before the link is read waits for it', async () => {
    const { page } = await chromium.open({ address: 'about:blank' });
    await page.route('**/fragment-*.js', async (route) => {
      await new Promise((done) => setTimeout(done, 1500));
      await route.continue();
    });
    await page.goto(`${chromium.site.address}#view=rounds`);
    await page.setInputFiles('#file', HARBOUR);
    await page.locator('.views').waitFor();
    expect(await page.locator('.views [aria-pressed="true"]').innerText()).toBe('Rounds');
    expect(await page.locator('.note').count()).toBe(0);
  });

  test('a damaged link says so, and a link to another tournament, too', async () => {
    for (const hash of ['#t=AAAA', '#round=many', '#list=NOPE&t=q1YqUbIa1aCk']) {
      const { page } = await chromium.open({ hash });
      await expect.poll(() => page.locator('.note').innerText(), { message: hash }).toMatch(/damaged/);
    }
    const { page } = await chromium.open({ hash: '#list=PTS,SB&of=0123456789abcdef' });
    await expect.poll(() => page.locator('.note').innerText()).toMatch(/Open the file/);
    await page.setInputFiles('#file', HARBOUR);
    await expect.poll(() => page.locator('.note').innerText()).toMatch(/another file/);
  });

  test.for(['round=99', 'results=9.9..1', 'results=0.0..1', 'why=1&at=77', 'player=99&place=1'])(
    'a link to what the tournament hasn’t says so: %s',
    async (fragment) => {
      const { page } = await chromium.open({ hash: `#${fragment}` });
      await page.setInputFiles('#file', HARBOUR);
      await page.locator('.standings tbody tr').first().waitFor();
      expect(await page.locator('.note').innerText()).toMatch(/damaged/);
      expect(await page.locator('.is-changed, .account').count()).toBe(0);
    },
  );

  test('a link names a report by whatever its file is called', async () => {
    const site = await serve({ '50%.trf': readFileSync(HARBOUR) });
    const { page, said } = await chromium.open({ address: site.address, hash: '#open=50%25.trf' });
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    expect(said).toEqual([]);
    await site.close();
  });

  test('a link names a report of the same site, and no other', async () => {
    const site = await serve({ 'tonight.trf': readFileSync(HARBOUR) });
    const { page } = await chromium.open({ address: site.address, hash: '#open=tonight.trf&round=3' });
    await expect.poll(() => page.locator('#event-name').innerText()).toBe('Harbour Open');
    expect(await page.locator('.progress').innerText()).toContain('after round 3');
    const ofTeams = await chromium.open({ address: site.address, hash: '#open=tonight.trf&view=boards' });
    await ofTeams.page.locator('.standings tbody tr').first().waitFor();
    expect(await ofTeams.page.locator('.note').innerText()).toContain('damaged');
    for (const elsewhere of [chromium.site.address, 'http://[']) {
      const other = await chromium.open({ address: site.address, hash: `#open=${elsewhere}` });
      await expect.poll(() => other.page.locator('.note').innerText()).toMatch(/can’t be loaded/);
      expect(other.said).toEqual([]);
    }
    await site.close();
  });

  test('179 players stand on four sheets with headings, an account on one, and nothing to press', async () => {
    const { page } = await chromium.open();
    const names = Array.from({ length: 179 }, (_, at) => ({
      id: String(at + 1),
      name: `Player, Number ${at + 1}`,
      rating: 2800 - at,
    }));
    // Everybody plays the neighbour at a distance that grows with the round
    const games = Array.from({ length: 21 }, (_, round) => {
      const free = new Set(names.map(({ id }) => id));
      const pairs = [];
      for (const { id } of names) {
        const partner = String(((Number(id) + round) % 179) + 1);
        if (free.has(id) && free.has(partner) && id !== partner) {
          free.delete(id);
          free.delete(partner);
          pairs.push({ white: id, black: partner, result: [1, 0.5, 0][(Number(id) * 7 + round) % 3] });
        }
      }
      return pairs;
    });
    const buffer = Buffer.from(JSON.stringify({ name: 'Large', system: 'swiss', players: names, games }));
    await page.setInputFiles('#file', { name: 'large.json', mimeType: 'application/json', buffer });
    await page.locator('.standings').waitFor();
    const sheets = async () =>
      (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g).length;
    expect(await sheets()).toBe(4);
    await page.locator('tr[data-player="4"] [data-at="1"]').click();
    await page.locator('.account').waitFor();
    expect(await sheets()).toBe(1);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('button:not(.to-player, .article):visible').allInnerTexts()).toEqual(
      await page.locator('.chip .code').allInnerTexts(),
    );
    await page.emulateMedia({ media: null });
    await page.locator('.question').first().click();
    await page.locator('.ladder').waitFor();
    expect(await sheets()).toBe(1);
  });

  test.skipIf(!existsSync('/usr/bin/pdftotext'))('the players of a board begin on the first sheet', async () => {
    const { page } = await chromium.open();
    // Three boards of 50: none of them fits below the head of the first sheet
    const ids = Array.from({ length: 150 }, (_, at) => `${at + 1}`);
    const players = ids.map((id) => ({ id, name: `Player ${id}` }));
    const ofTeam = (at) => [0, 50, 100].map((board) => ids[at + board]);
    const teams = ids.slice(0, 50).map((id, at) => ({ id: `T${id}`, name: `Team ${id}`, players: ofTeam(at) }));
    const boards = (at) => ofTeam(at).map((white, board) => ({ white, black: ofTeam(at + 25)[board], result: 1 }));
    const matches = [teams.slice(0, 25).map(({ id }, at) => ({ white: id, black: teams[at + 25].id, boards: boards(at) }))];
    const buffer = Buffer.from(JSON.stringify({ system: 'swiss', players, teams, matches }));
    await openFile(page, { name: 'teams.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Players', exact: true }).click();
    await page.locator('.boards').waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const [first] = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString().split('\f');
    expect(first).toContain('Board 1');
  }); // prettier-ignore

  test('a crosstable of many rounds fits on a turned sheet', async () => {
    const { page } = await chromium.open();
    const players = Array.from({ length: 120 }, (_, at) => ({ id: String(at + 1) }));
    const games = Array.from({ length: 21 }, () =>
      Array.from({ length: 60 }, (_, at) => ({ white: String(at + 1), black: String(120 - at), result: 0.5 })),
    );
    const buffer = Buffer.from(JSON.stringify({ name: 'Long', system: 'swiss', players, games }));
    await page.setInputFiles('#file', { name: 'long.json', mimeType: 'application/json', buffer });
    await page.getByRole('button', { name: 'Rounds', exact: true }).click();
    await page.locator('.rounds').waitFor();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    const [, width, height] = /\/MediaBox\s*\[0 0 (\d+)[\d.]* (\d+)/.exec(pdf).map(Number);
    expect(width).toBeGreaterThan(height);
    await page.emulateMedia({ media: 'print' });
    const inches = (width - 2 * 34) / 72;
    await page.setViewportSize({ width: Math.floor(inches * 96), height: 700 });
    const [table, sheet] = await page.evaluate(() =>
      ['.rounds', 'main'].map((name) => document.querySelector(name).getBoundingClientRect().right),
    );
    expect(table).toBeLessThanOrEqual(sheet + 1);
  });

  test.skipIf(!existsSync('/usr/bin/pdftotext'))('the headings stand on every sheet', async () => {
    const { page } = await chromium.open();
    const games = [Array.from({ length: 50 }, (_, at) => ({ white: `W${at}`, black: `B${at}`, result: 1 }))];
    const buffer = Buffer.from(JSON.stringify({ name: 'Two sheets', tiebreaks: ['PTS', 'WIN'], games }));
    await page.setInputFiles('#file', { name: 'two.json', mimeType: 'application/json', buffer });
    await page.locator('.standings').waitFor();
    const pdf = await page.pdf({ preferCSSPageSize: true });
    const printed = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
    const sheets = printed.split('\f').filter((sheet) => sheet.trim() !== '');
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) expect(sheet).toMatch(/#\s+Player\s+PTS\s+WIN/);
  });
});
