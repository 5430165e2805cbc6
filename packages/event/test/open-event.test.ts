// One door for a file of any kind: an event, or an error that says what the file is and how to get one that can be read.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { SelfDefined } from '@crosstable/core';
import { hasShared, sharedBytes, skipNote } from '@crosstable/core/testing/shared-files';
import { standings } from '@crosstable/standings';
import { TrfError } from '@crosstable/trf/inside';

import { tableOf } from '../src/event-table.js';
import { type OpenOptions, openEvent } from '../src/open-event.js';
import { readPageEvent } from '../src/page-event.js';
import { readEvent } from '../src/read-event.js';

const CROSSTABLE = 'Rk.;Name;1.Rd;Pts.\n1;Ana;2w1;1\n2;Bo;1b0;0';
const JSON_GAMES = '{ "games": [[{ "white": "Ana", "black": "Bo", "result": 1 }]] }';

/** The error about a file, as a value. */
async function refusalOf(source: string | Uint8Array, name?: string): Promise<unknown> {
  return openEvent(source, { name }).then(
    () => 'an event',
    (thrown: unknown) => thrown,
  );
}

/** A page with a table, as Chess-Results has it: a form whose address has the number of the tournament. */
function chessResultsPage(address: string, ...rows: readonly string[]): string {
  const cells = rows.map((row) => `<tr><td>${row.split(';').join('</td><td>')}</td></tr>`);
  return `<html><title>Chess-Results Server Chess-results.com - Club Open</title>
<form method="post" action="${address}"><h2>Club Open</h2><h2>Final Ranking after 9 Rounds</h2>
<table class="CRs1">${cells.join('\n')}</table></form></html>`;
}

const RANKING = ['Rk.;;Name;Rtg;Pts.;TB1', '1;FM;Ana Berg;2240;7,5;41', '2;;Bo Lind;1923;7;40', ';;Cy Holm;1900;7;40'];

describe('a file that can be read', () => {
  it.each(['harbour-open.trf', 'lagoon-team-cup.trf'])('%s is the event of readEvent', async (name) => {
    const bytes = readFileSync(`examples/${name}`);
    expect(await openEvent(bytes, { name })).toEqual(readEvent(bytes));
  });

  it('JSON is the event of readEvent, and a crosstable that of readPageEvent', async () => {
    expect(await openEvent(JSON_GAMES)).toEqual(readEvent(JSON_GAMES));
    expect(await openEvent(Buffer.from(CROSSTABLE))).toEqual(await readPageEvent(CROSSTABLE));
    expect(await openEvent(CROSSTABLE, {})).toEqual(await readPageEvent(CROSSTABLE));
  });

  it.each([
    ['R1', '#\tName\tR1\tR2\n1\tAna\tW2\tD2\n2\tBo\tL1\tD1'],
    ['Rd 1', '#,Name,"Rd 1",Tot\n1,Ana,W2,1\n2,Bo,L1,0'],
    ['Round 1, with blanks at which no line breaks', '#\tName\tRound\u00A01\tTot\n1\tAna\tW2\t1\n2\tBo\tL1\t0'],
  ])('a crosstable is recognized by %s', async (_, text) => {
    const page = await readPageEvent(text);
    expect(page.players.map(({ name }) => name)).toEqual(['Ana', 'Bo']);
    expect(await openEvent(text)).toEqual(page);
    expect(await openEvent(new TextEncoder().encode(text))).toEqual(page);
  });

  it('a mistake in it is that of its reader, with its place', async () => {
    await expect(openEvent('{ "games": 7 }')).rejects.toThrow('games: expected');
    await expect(openEvent(CROSSTABLE.replace('1b0', '1b1'))).rejects.toThrow('line 3, column 6: expected');
    await expect(openEvent('012 Club\n001    x')).rejects.toThrow(TrfError);
  });
});

describe('a page of values without games', () => {
  it('has its program, the number of its tournament, the address of the crosstable, and the printed table', async () => {
    const page = chessResultsPage('./tnr4711.aspx?lan=1&amp;art=1&amp;SNode=S0', ...RANKING);
    expect(await refusalOf(page)).toMatchObject({
      name: 'RangeError',
      message:
        'expected the games of a tournament, got a table of values without games (Chess-Results). ' +
        'Open https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999, save that page as HTML, and open the saved file.',
      code: 'ERR_CROSSTABLE_INPUT',
      key: 'values-without-games',
      program: 'Chess-Results',
      recipe: 'chess-results',
      tournament: '4711',
      address: 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999',
      table: {
        headings: ['Rk.', '', 'Name', 'Rtg', 'Pts.', 'TB1'],
        rows: [
          ['1', 'FM', 'Ana Berg', '2240', '7,5', '41'],
          ['2', '', 'Bo Lind', '1923', '7', '40'],
          ['', '', 'Cy Holm', '1900', '7', '40'],
        ],
      },
    });
  });

  it.each([
    // The language of the page stays, and so does the server from which it was saved
    ['./tnr4711.aspx?lan=10&amp;art=1', '', 'https://chess-results.com/tnr4711.aspx?lan=10&art=4&zeilen=99999'],
    ['./tnr4711.aspx', '', 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999'],
    [
      'tnr4711.aspx?art=1',
      '<!-- saved from url=(0064)https://s2.chess-results.com/tnr4711.aspx?lan=0&art=1 -->',
      'https://s2.chess-results.com/tnr4711.aspx?lan=0&art=4&zeilen=99999',
    ],
    // The address of another site isn't taken
    ['tnr4711.aspx', '<a href="https://chess-results.com.evil.example/tnr4711.aspx">', 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999'], // prettier-ignore
  ])('the address follows from that of the page, %s', async (address, before, expected) => {
    expect(await refusalOf(before + chessResultsPage(address, ...RANKING))).toMatchObject({ address: expected });
  });

  it('which doesn’t tell its number has a recipe without an address', async () => {
    const refusal = await refusalOf(chessResultsPage('', ...RANKING));
    expect(refusal).toMatchObject({ key: 'values-without-games', recipe: 'chess-results' });
    expect(refusal).not.toHaveProperty('address');
    expect(String(refusal)).toContain('set art=4 and zeilen=99999 in its address');
  });

  it('of Vega names the page beside it, with its address where that is known', async () => {
    const page = `<html><meta name="Vega" content="Linux"><a href="cross.html">x</a><a href="crosstablescore.html">y</a>
<table><tr><th>Pos</th><th>N</th><th>NAME</th><th>Pts</th></tr><tr><td>1</td><td>2</td><td>Ana</td><td>5</td></tr></table></html>`;
    expect(await refusalOf(page)).toMatchObject({
      key: 'values-without-games',
      program: 'Vega',
      recipe: 'vega',
      file: 'crosstablescore.html',
      table: { headings: ['Pos', 'N', 'NAME', 'Pts'], rows: [['1', '2', 'Ana', '5']] },
    });
    const saved = `<!-- saved from url=(0038)https://club.example/open/standing.html -->${page}`;
    expect(await refusalOf(saved)).toMatchObject({ address: 'https://club.example/open/crosstablescore.html' });
  });

  it('as text, too', async () => {
    expect(await refusalOf('Rk.\tName\tPts.\tTB1\n1\tAna\t5\t20\n2\tBo\t4\t19')).toMatchObject({
      key: 'values-without-games',
      recipe: 'crosstable',
      table: { headings: ['Rk.', 'Name', 'Pts.', 'TB1'], rows: [['1', 'Ana', '5', '20'], ['2', 'Bo', '4', '19']] }, // prettier-ignore
    });
  });

  it('isn’t one whose games have a form that isn’t read', async () => {
    const table = 'Pl\tNom\tRu. 1\tRu. 2\tPts\n1\tAna\t+ 2B\t= 3N\t1,5\n2\tBo\t- 1N\t> 3B\t1';
    expect(await refusalOf(table)).toMatchObject({ key: 'unread-table', recipe: 'crosstable' });
    expect(await refusalOf(table)).not.toHaveProperty('table');
  });

  it('isn’t a page without a table', async () => {
    expect(await refusalOf('<html><body>Welcome to the club</body></html>')).toMatchObject({
      key: 'page-without-table',
      recipe: 'crosstable',
    });
  });
});

it('pairings of one round, and a list cut off, have the way to all games', async () => {
  const pairings = chessResultsPage('tnr4711.aspx?lan=1&amp;art=2', '1;Ana;1 - 0;Bo');
  const address = 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999';
  expect(await refusalOf(pairings)).toMatchObject({ key: 'pairings-of-one-round', program: 'Chess-Results', address });
  // 150 rows, each against a player behind the cut
  const rows = Array.from({ length: 150 }, (_, at) => `${at + 1};P${at + 1};${at + 151}w1;1`);
  const cut = chessResultsPage('tnr4711.aspx?lan=1&amp;art=4', 'Rk.;Name;1.Rd;Pts.', ...rows);
  expect(await refusalOf(cut)).toMatchObject({ key: 'cut-list', program: 'Chess-Results', address });
});

it('a page in a web archive is one with the address that the archive names', async () => {
  const page =
    'Content-Type: text/html\r\n\r\n<table><tr><td>Rk.<td>Name<td>Pts.<tr><td>1<td>Ana<td>1</table>\r\n--x--';
  const address = 'https://s2.chess-results.com/tnr4711.aspx?lan=1&art=1';
  const archive = `Snapshot-Content-Location: ${address}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=x\r\n\r\n--x\r\n${page}`;
  expect(await refusalOf(archive)).toMatchObject({
    key: 'values-without-games',
    program: 'Chess-Results',
    address: 'https://s2.chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999',
    table: { rows: [['1', 'Ana', '1']] },
  });
});

it('a list of players, or a crosstable before the first round, says that nothing is paired yet, and has the way to the games', async () => {
  const address = 'https://chess-results.com/tnr4711.aspx?lan=1&art=4&zeilen=99999';
  const said = { key: 'nothing-paired', program: 'Chess-Results', address };
  const list = chessResultsPage('tnr4711.aspx?lan=1&amp;art=0', 'No.;;Name;FED;Rtg', '1;GM;Ana;NOR;2400', '2;;Bo;SWE;');
  expect(await refusalOf(list)).toMatchObject({ ...said, table: { rows: [['1', 'GM', 'Ana', 'NOR', '2400'], ['2', '', 'Bo', 'SWE', '']] } }); // prettier-ignore
  const blank = chessResultsPage('tnr4711.aspx?lan=1&amp;art=4', 'No.;Name;1.Rd;Pts.', '1;Ana;;0', '2;Bo;;0');
  expect(await refusalOf(blank)).toMatchObject(said);
  expect(String(await refusalOf(blank))).toContain(
    'got a table in which nothing is paired yet (Chess-Results). Open https',
  );
});

describe('a file of another kind', () => {
  it.each([
    ['pgn', undefined, 'crosstable', '[Event "x\n'],
    ['pgn', 'Lichess', 'lichess', '[Event "Hourly https://lichess.org/swiss/abcdEFGH"]\n[Round "-"]\n[White "a"]\n[Black "b"]\n\n1. e4 1-0\n\n[Event "Hourly https://lichess.org/swiss/abcdEFGH"]\n[Round "-"]\n[White "a"]\n[Black "c"]\n\n1. e4 1-0\n'], // prettier-ignore
    ['ndjson', undefined, 'crosstable', '{"id":"a"}\n{"id":"b"}\n'],
    ['ndjson', 'Lichess', 'lichess', '{"rank":1,"points":7,"tieBreak":44,"username":"a"}\n{"rank":2}\n'],
    ['json', 'Lichess', 'lichess', '{"rank":1,"score":40,"rating":1900,"username":"a","performance":2000}'],
    ['ndjson', 'Lichess', 'lichess', '{"rank":1,"score":40,"username":"a","rating":1900}\n{"rank":2}\n'],
    ['json', 'Lichess', 'lichess', '[ {"username": "a",\n "performance": 2000, "rank": 1}]'],
    ['json', 'Lichess', 'lichess', '{"id":"a","rated":true,"perf":"blitz","players":{"white":{}}}\n'],
    ['json', 'Lichess', 'lichess', '{"id":"a","players":{"white":{}},"perf":"blitz","moves":"e4"}\n'],
    ['json', 'Lichess', 'lichess', '{"id":"a","clock":{"limit":180},"nbRounds":7}\n'],
    ['json', 'Lichess', 'lichess', '{"nbPlayers":7,"id":"a","startsAt":"2024"}\n'],
    ['json', 'Lichess', 'lichess', '{"id":"a","swiss":"abcdEFGH"}\n'],
    ['pdf', undefined, 'crosstable', '%PDF-1.7\n'],
    ['image', undefined, 'crosstable', 'GIF89a'],
    ['text-document', undefined, 'crosstable', '{\\rtf1\\ansi 012 Club night\\par\n'],
    ['text-document', undefined, 'crosstable', 'PK\x03\x04\x14\0word/document.xml'],
    ['zip', undefined, 'crosstable', 'PK\x03\x04\x14\0photo.jpg'],
    ['web-archive', undefined, 'saved-page', 'MIME-Version: 1.0\r\n'],
    ['xml', undefined, 'crosstable', '<?xml version="1.0"?><a/>'],
    ['empty-file', undefined, 'any-file', ' \n'],
    ['unknown-file', undefined, 'any-file', 'Club Open'],
    ['unknown-file', undefined, 'any-file', 'a;b\n1;2'],
  ])('%s of %s', async (key, program, recipe, text) => {
    const refusal = await refusalOf(Buffer.from(text));
    expect(refusal).toBeInstanceOf(RangeError);
    expect(refusal).toMatchObject({ code: 'ERR_CROSSTABLE_INPUT', key, recipe });
    if (program === undefined) expect(refusal).not.toHaveProperty('program');
    else expect(refusal).toMatchObject({ program });
    expect(String(refusal)).toMatch(/^RangeError: expected the games of a tournament, got an? .*\. .*\.$/);
  });

  it('an answer of Crosstable as JSON or as a page says that the tournament itself is to be saved', async () => {
    const json = '{\n  "name": "Club",\n  "edition": "2026-03",\n  "editionFrom": "newest",\n  "standings": []\n}\n';
    const cells =
      '<td>1</td><th>Ana</th><td>1</td><td>bye 1</td></tr><tr><td>2</td><th>Bo</th><td>0</td><td>bye 0</td>';
    const page = `<!DOCTYPE html>\n<html lang="en"><body><div class="crosstable"><table><tr><th>#</th><th>Player</th><th>PTS</th><th>1</th></tr><tr>${cells}</tr></table></div></body></html>`;
    for (const answer of [json, page, new TextEncoder().encode(json), new TextEncoder().encode(page)])
      expect(await refusalOf(answer)).toMatchObject({ key: 'own-answer', recipe: 'own-tournament' });
    // Another page with the same mistake has the reader's own
    expect(await refusalOf(page.replace('class="crosstable"', ''))).not.toMatchObject({ key: 'own-answer' });
  });

  it('an old spreadsheet is to be saved as a new one', async () => {
    const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]);
    expect(await refusalOf(bytes)).toMatchObject({ key: 'old-office-file', recipe: 'new-spreadsheet' });
  });

  it('Swiss-Manager’s own file as a text can’t be read', async () => {
    expect(await refusalOf('“ÿ‰D\0\0\0\0')).toMatchObject({
      key: 'program-file',
      program: 'Swiss-Manager',
      recipe: 'swiss-manager',
    });
  });

  it.each([
    ['open.veg', 'Vega', 'vega'],
    ['Open.PAPI', 'Papi', 'papi'],
    ['open.sce', 'Sharly Chess', 'report'],
    ['open.SWT', 'Swiss-Chess', 'swiss-chess'],
    ['open.tun', 'Swiss-Manager', 'swiss-manager'],
    ['open.S3A', 'SwissSys or WinTD', 'report'],
  ])('%s is known by its name as one of %s', async (name, program, recipe) => {
    expect(await refusalOf('\u0001\u0002 x', name)).toMatchObject({ key: 'program-file', program, recipe });
  });

  it('its name doesn’t count where the content can be read, or is of a known kind', async () => {
    expect((await openEvent(CROSSTABLE, { name: 'a.veg' })).players.length).toBe(2);
    expect(await refusalOf('%PDF-1.7\n', 'a.veg')).toMatchObject({ key: 'pdf' });
  });
});

it('another value is a TypeError', async () => {
  // @ts-expect-error a number is neither text nor bytes
  await expect(openEvent(7)).rejects.toThrow(new TypeError('source: expected a text or a Uint8Array, got 7'));
  // @ts-expect-error a name is a text
  await expect(openEvent('', { name: 7 })).rejects.toThrow(new TypeError('options.name: expected a text, got 7'));
  // @ts-expect-error there is no such option
  await expect(openEvent('', { named: '' })).rejects.toThrow('options');
});

describe.skipIf(!hasShared)(`saved pages and files${skipNote}`, () => {
  // The number and the language of each are in the address of its form
  it.each([
    ['portimao-2024-standings-en.html', 'values-without-games', '865223', 1],
    ['portimao-2024-standings-pt.html', 'values-without-games', '865223', 10],
    ['portimao-2024-pairings-r9-en.html', 'pairings-of-one-round', '865223', 1],
    ['start-list-ru.html', 'nothing-paired', '1475106', 11],
  ])('%s: %s of tournament %s', async (file, key, tournament, language) => {
    expect(await refusalOf(sharedBytes(`pages/${file}`))).toMatchObject({
      key,
      program: 'Chess-Results',
      tournament,
      address: `https://chess-results.com/tnr${tournament}.aspx?lan=${language}&art=4&zeilen=99999`,
    });
  });

  it.each([
    ['portimao-2024-standings-en.html', 99],
    ['vega-duras-standing.html', 10],
    ['vega-rapid-pict-standing.html', 6],
  ])('%s prints a table of %i players', async (file, players) => {
    const rows = Array.from({ length: players }, (): unknown => expect.any(Array));
    expect(await refusalOf(sharedBytes(`pages/${file}`))).toMatchObject({ table: { rows } });
  });

  it.each(['vega-duras-standing.html', 'vega-rapid-pict-standing.html'])('%s: crosstable.html', async (file) => {
    expect(await refusalOf(sharedBytes(`pages/${file}`))).toMatchObject({
      key: 'values-without-games',
      program: 'Vega',
      file: 'crosstable.html',
    });
  });

  it('a list that is cut', async () => {
    expect(await refusalOf(sharedBytes('pages/cut-list-en.xlsx'))).toMatchObject({
      key: 'cut-list',
      recipe: 'chess-results',
    });
  });

  it('a ranking in Spanish, whose page doesn’t tell its number', async () => {
    expect(await refusalOf(sharedBytes('cases/34-cr-spanish-ranking.html'))).toMatchObject({
      key: 'values-without-games',
      program: 'Chess-Results',
    });
  });
});

describe('tie-breaks of the organiser’s own', () => {
  const rounds: SelfDefined = {
    code: 'ROUNDS',
    name: 'Rounds that were won with Black',
    contributions: (player) =>
      player.rounds
        .filter(({ colour, outcome }) => colour === 'black' && outcome === 'win')
        .map(({ round }) => ({ round, value: 1 })),
  };

  it.each([
    ['a page', CROSSTABLE],
    ['JSON', JSON_GAMES],
  ])('are known to the table of %s', async (_kind, content) => {
    const event = await openEvent(content, { selfDefined: [rounds] });
    expect(standings(tableOf(event), ['PTS', 'ROUNDS'])[0].values[1]).toBe(0);
    expect(event).toEqual({ ...(await openEvent(content)), selfDefined: [rounds] });
  });

  it('may have values by the ids of the file', async () => {
    const lot: SelfDefined = { code: 'LOT', name: 'Lot', values: { 2: 1 } };
    const event = await openEvent(CROSSTABLE, { selfDefined: [lot] });
    expect(standings(tableOf(event), ['LOT']).map(({ player, values }) => [player, values])).toEqual([
      ['2', [1]],
      ['1', [null]],
    ]);
  });

  it.each<[message: string, selfDefined: unknown]>([
    ['options.selfDefined: expected an array of definitions, got 7', 7],
    ['options.selfDefined[0]: expected a definition, got undefined', [undefined]],
    [
      'options.selfDefined[0].code: expected a code that Article 5 does not have, got "BH"',
      [{ ...rounds, code: 'BH' }],
    ],
    ['options.selfDefined[1].code: expected a code defined once, got "ROUNDS"', [rounds, rounds]],
    [
      'options.selfDefined[0].values: expected ids of the table, got "9"',
      [{ code: 'LOT', name: 'Lot', values: { 9: 1 } }],
    ],
  ])('%s', async (message, selfDefined) => {
    const options = { selfDefined } as OpenOptions;
    await expect(openEvent(CROSSTABLE, options)).rejects.toThrow(message);
  });

  it('none are none', async () => {
    expect(await openEvent(CROSSTABLE, { selfDefined: [] })).toEqual(await openEvent(CROSSTABLE));
  });
});

describe('a crosstable that no beginning tells', () => {
  const CELLS = ['Rk.', 'Name', '1.Rd', '2.Rd', 'Pts.', '1', 'Ana', '2w1', '3b½', '1½', '2', 'Bo', '1b0', '-1', '1'];

  it('has a cell a line and no title', async () => {
    const { games, players } = await openEvent([...CELLS, '3', 'Cy', '-½', '1w½', '1'].join('\n'));
    expect([players.map(({ name }) => name), games[0][0]]).toEqual([
      ['Ana', 'Bo', 'Cy'],
      { white: '1', black: '2', result: 1 },
    ]);
  });

  it('has blanks between its columns, and headings as R1', async () => {
    const table = [
      '#  Name      Rtng  R1  R2    Total',
      '1  Ann Berg  1850  W2  D3    1.5',
      '2  Ben Dahl  1790  L1  B---  1.0',
      '3  Cal Moe   1700  H---  D1  1.0',
    ];
    expect((await openEvent(table.join('\n'))).players.map(({ name }) => name)).toEqual(['Ann Berg', 'Ben Dahl', 'Cal Moe']); // prettier-ignore
  });
});
