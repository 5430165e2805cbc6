// The place, the days and the titles in a report of every format.

import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

const PLACED = report('022 Oslo', '032 NOR', '042 2026/05/08', '052 2026/05/16')
  .replace('    1      One', '    1 m  g One')
  .replace('    2      Two', '    2 wwm  Two');

async function printed(format: string, input = PLACED): Promise<string> {
  return (await crosstable(['standings', '-', '--format', format], input)).output;
}

describe('the place and the days', () => {
  const place = 'Oslo, NOR, 2026-05-08 to 2026-05-16';

  it('stand under the name', async () => {
    expect((await printed('text')).split('\n').slice(0, 3)).toEqual([
      'Two, and a "name"',
      place,
      'Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, by the date)',
    ]);
    expect(await printed('markdown')).toContain(`\n\n${place}\n\nSwiss, `);
    expect(await printed('html')).toContain(`</h1>\n<p class="about">${place}</p>\n<p class="about">Swiss, `);
    expect((await crosstable(['explain', '-', '1'], PLACED)).output.split('\n')[1]).toBe(place);
  });

  it('say that no round was played yet', async () => {
    const start = JSON.stringify({ system: 'swiss', rounds: 5, players: [{ id: '1' }], games: [] });
    expect(await printed('text', start)).toMatch(/^Swiss, before round 1, FIDE C\.07 tie-breaks/);
  });

  it('are data in JSON', async () => {
    const data = { city: 'Oslo', federation: 'NOR', start: '2026-05-08', end: '2026-05-16' };
    expect(JSON.parse(await printed('json'))).toMatchObject(data);
    const none = { city: null, federation: null, start: null, end: null };
    expect(JSON.parse(await printed('json', report()))).toMatchObject(none);
  });

  it.each([
    [['042 2026/05/08'], '2026-05-08'],
    [['042 2026/05/08', '052 2026/05/08'], '2026-05-08'],
    [['052 2026/05/16', '022 Oslo'], 'Oslo, 2026-05-16'],
    [['032 NOR'], 'NOR'],
  ])('as far as they are known: %j', async (records, line) => {
    expect((await printed('text', report(...records))).split('\n')[1]).toBe(line);
  });
});

describe('titles', () => {
  it('stand before the names, where anyone has one', async () => {
    expect(await printed('text')).toMatch(/^# {2}No {2}Title {2}Player {6}Fed .*\n1 {3}1 {2}GM {5}One, A \| B {2}AAA/m);
    expect(await printed('text')).toMatch(/^2 {3}2 {2}WIM {4}Two/m);
    expect(await printed('markdown')).toContain('| # | No | Title | Player ');
    // A page has rank, name and points first
    expect(await printed('html')).toMatch(/>One, A \| B<\/th>.*<td class="word">GM<\/td>/);
    expect(await printed('text', report())).not.toContain('Title');
  });

  it('have a column in CSV and a property in JSON, even if one player alone has one', async () => {
    expect(await printed('csv')).toContain('rank,number,title,name,federation,rating,PTS,SB\r\n1,1,GM,"One, A | B"');
    expect(await printed('csv', report())).toContain('\r\n2,2,,Two,BBB');
    expect(JSON.parse(await printed('json'))).toMatchObject({ standings: [{ title: 'GM' }, { title: 'WIM' }] });
  });

  it.each([
    ['GM ', 'GM'],
    ['WFM', 'WFM'],
    ['f  ', 'FM'],
    ['mf ', 'FM'],
    ['NM ', 'NM'], // what nobody knows stays as it is
  ])('%s is %s', async (written, title) => {
    const titled = report().replace('    1      One', `    1  ${written} One`.replace('1  ', '1  '));
    expect(JSON.parse(await printed('json', titled))).toMatchObject({ standings: [{ title }, { title: '' }] });
  });
});

describe('an event in JSON', () => {
  it('has all of them, and gives them again', async () => {
    const text = (await crosstable(['event', '-'], PLACED)).output;
    expect(JSON.parse(text)).toMatchObject({
      city: 'Oslo',
      federation: 'NOR',
      start: '2026-05-08',
      end: '2026-05-16',
      players: [{ title: 'g' }, { title: 'wm' }],
    });
    expect(await printed('text', text)).toBe(await printed('text'));
  });
});

describe('a page has a legend', () => {
  it('of its columns and its codes, which is no hint that only a mouse finds', async () => {
    const page = (await crosstable(['standings', '-', '--format', 'html', '--tiebreaks', 'BH/C1,KS/L60'], report()))
      .output;
    const notes = page.slice(page.indexOf('<ul class="notes">'));
    expect(notes).toContain('<li># is the rank, No the start number, Fed the federation.</li>');
    expect(notes).toContain(
      '<li>Tie-breaks: PTS – Points; BH/C1 – Buchholz Cut-1; KS/L60 – Koya System, limit 60 %.</li>',
    );
  });

  it('that speaks of no column that is left out', async () => {
    const games = [[{ white: 'Anna', black: 'Ben', result: 1 }]];
    const page = (await crosstable(['standings', '-', '--format', 'html'], JSON.stringify({ games }))).output;
    expect(page).toContain('<li># is the rank.</li>');
  });

  it('of the signs of the grid', async () => {
    const absent = report('XXR 2').replace('0000 - H', '0000 - Z');
    const page = (await crosstable(['standings', '-', '--format', 'html', '--round', '2'], absent)).output;
    expect(page).toContain('the points; – is a zero-point bye.</li>');
  });
});
