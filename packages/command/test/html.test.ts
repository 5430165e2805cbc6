import { describe, expect, it } from 'vitest';

import { crosstable, report } from './running.js';

async function page(words: readonly string[], input?: string): Promise<string> {
  const { code, output } = await crosstable(['standings', ...words, '--format', 'html'], input);
  expect(code).toBe(0);
  return output;
}

/** The texts of the cells of a row of the body, without the tags. */
function cellsOf(html: string, name: string): readonly string[] {
  const row = html.split('\n').find((line) => line.startsWith('<tr id=') && line.includes(`>${name}</th>`)) ?? '';
  return [...row.matchAll(/<(td|th)[^>]*>(.*?)<\/\1>/g)].map(([, , content]) => content.replaceAll(/<[^>]*>/g, ''));
}

/** Reads a page as XML is read: returns the tags that aren't closed in order, and the text that isn't escaped. */
function faultsOf(html: string): readonly string[] {
  const faults: string[] = [];
  const open: string[] = [];
  const rest = html
    .replace('<!DOCTYPE html>', '')
    .replaceAll(/<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>&]*(?:&[a-z#0-9]+;[^"<>&]*)*")*)( \/)?>/g, (...match) => {
      const [, slash, tag, , selfClosed] = match as string[];
      if (slash === '/') {
        if (open.pop() !== tag) faults.push(`</${tag}>`);
      } else if (!selfClosed) open.push(tag);
      return ' ';
    });
  const unescaped = rest.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, '').match(/[<>&]/g) ?? [];
  return [...faults, ...open, ...unescaped];
}

describe('standings --format html', () => {
  it('is well-formed, in English, and needs nothing from elsewhere', async () => {
    for (const file of ['examples/harbour-open.trf', 'examples/avro-1938.trf']) {
      const html = await page([file]);
      expect(faultsOf(html)).toEqual([]);
      expect(html).toMatch(/^<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8" \/>\n/);
      expect(html).not.toMatch(/<script|<link|<img|href="[^#]|src=|url\(|@import|https?:/);
      expect(html).toContain('@media print');
      expect(html).toContain('color-scheme: light dark');
    }
  });

  it('the check of the form finds what it should', () => {
    expect(faultsOf('<p>a<b>c</p></b>')).toEqual(['</p>', '</b>']);
    expect(faultsOf('<p>a & b')).toEqual(['p', '&']);
    expect(faultsOf('<p title="<">a</p>')).not.toEqual([]);
  });

  it('is a table under the tournament, with headings of columns and rows, and the names of the codes', async () => {
    const html = await page(['examples/harbour-open.trf']);
    expect(html).toContain('<title>Harbour Open</title>');
    expect(html).toContain(
      '<h1 dir="auto">Harbour Open</h1>\n' +
        '<p class="about">Tallinn, EST, 2026-05-08 to 2026-05-10</p>\n' +
        '<p class="about">Swiss, 6 rounds, FIDE C.07 tie-breaks (2026-03, by the date)</p>',
    );
    expect(html).toContain('<th scope="col" class="value"><abbr title="Sonneborn-Berger Cut-1">SB/C1</abbr></th>');
    expect(html).toContain('<th scope="row" class="name" dir="auto">Csonka, Ágnes</th>');
    expect(html.match(/<th scope="row"/g)).toHaveLength(11);
  });

  it('Swiss: the rank of the opponent, the colour and the points, round by round', async () => {
    const html = await page(['examples/harbour-open.trf']);
    // As in the file, with ranks for start numbers: Eriksen 10 w 1, bye, 2 b 0, 6 b 1, 9 w +, 3 w =
    expect(cellsOf(html, 'Eriksen, Liv')).toEqual([
      '3',
      'Eriksen, Liv',
      '4', // the points, before the rounds
      '5',
      '', // no title
      'NOR',
      '1998',
      '11w1',
      'bye ½',
      '1b0',
      '5b1',
      '4w+',
      '2w½',
      '9½',
      '11',
      '14',
      '2000',
    ]);
    // Ionescu 4 b 1, 3 w =, absent, 8 b 1, 5 b -, 6 w =
    expect(cellsOf(html, 'Ionescu, Radu').slice(7, 13)).toEqual(['6b1', '2w½', '–', '8b1', '3b−', '5w½']);
    // Hoxha was the odd player in round 6
    expect(cellsOf(html, 'Hoxha, Arta')[12]).toBe('bye 1');
    expect(html).toContain('<abbr title="half-point bye, ½ point">bye ½</abbr>');
    expect(html).toContain('<abbr title="zero-point bye, 0 points">–</abbr>');
    expect(html).toContain(
      '<li>Rounds: the opponent&#39;s rank, w or b for the colour, the points; + and − are forfeits; – is a zero-point bye.</li>',
    );
  });

  it('takes start numbers where players share a rank', async () => {
    const html = await page(['examples/harbour-open.trf', '--tiebreaks', 'PTS']);
    expect(cellsOf(html, 'Eriksen, Liv').slice(7, 13)).toEqual(['10w1', 'bye ½', '2b0', '6b1', '9w+', '3w½']);
    expect(html).toContain('the opponent&#39;s start number');
  });

  it('round robin: the points against every opponent', async () => {
    const html = await page(['examples/avro-1938.trf']);
    // As published, in the order of the table: Fine 1½, Botvinnik 1, Euwe 1, Reshevsky 1½, Alekhine 1, Capablanca 1½, Flohr 1
    expect(cellsOf(html, 'Keres, Paul').slice(5, 13)).toEqual(['×', '1 ½', '½ ½', '½ ½', '1 ½', '½ ½', '1 ½', '½ ½']);
    expect(cellsOf(html, 'Fine, Reuben').slice(5, 7)).toEqual(['0 ½', '×']);
    expect(html).toContain('<a href="#crosstable-1" title="Keres, Paul">1</a>');
    expect(html).not.toContain('are forfeits');
  });

  it('round robin of more than 250: round by round, because a grid of all opponents is the square of them', async () => {
    const games = (players: number) => ({
      system: 'round-robin',
      players: Array.from({ length: players }, (_, at) => ({ id: String(at + 1) })),
      games: [[{ white: '1', black: '2', result: 1 }]],
    });
    const columns = async (players: number) =>
      (await page(['-'], JSON.stringify(games(players)))).match(/<th scope="col" class="round">/g);
    expect(await columns(250)).toHaveLength(250);
    expect(await columns(251)).toHaveLength(1);
  });

  it('escapes whatever the file says', async () => {
    const evil = report('202 PS').replace('One, A | B', `<b>"x"&'>\u0007`).replace('Two, and', '</title><script>');
    const html = await page(['-', '--round', '2'], evil);
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('<th scope="row" class="name" dir="auto">&lt;b&gt;&quot;x&quot;&amp;&#39;&gt;\u2407</th>');
    expect(html).toContain('<title>&lt;/title&gt;&lt;script&gt; a &quot;name&quot;</title>');
  });

  it('has the notes, and no colours where the file has none', async () => {
    const html = await page(
      ['-', '--tiebreaks', 'PTS,ARO'],
      report()
        .replace('2000', '    ')
        .replaceAll(/[wb] (?=[10])/g, '- '),
    );
    expect(html).toContain('<li>ARO is undefined for everybody and separates nobody: there are unrated players');
    expect(cellsOf(html, 'Two')).toContain('10');
  });

  it('links every opponent to a row of the table', async () => {
    for (const file of ['examples/harbour-open.trf', 'examples/avro-1938.trf']) {
      const html = await page([file]);
      const rows = [...html.matchAll(/<tr id="([^"]*)">/g)].map(([, id]) => `#${id}`);
      const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, place]) => place);
      expect(new Set(links)).toEqual(new Set(rows));
    }
    // Eriksen lost to Brandão, who is first, in round 3
    expect(await page(['examples/harbour-open.trf'])).toContain(
      '<a href="#crosstable-1" title="Brandão, Tiago">1b0</a>',
    );
  });

  it('gives the halves and hundredths of a column the same width, so that the digits stand under each other', async () => {
    const html = await page(['examples/harbour-open.trf']);
    const value = (whole: string, length: number, rest: string, kind = 'value') =>
      `<td class="${kind}">${whole}<span class="rest-${length}">${rest}</span></td>`;
    // Points are wholes and halves, SB/C1 has quarters too, ARO has neither
    expect(html).toContain(value('4', 1, '½', 'points'));
    expect(html).toContain(value('4', 1, '', 'points'));
    expect(html).toContain(value('13', 3, '.25') + value('14', 3, '.75'));
    expect(html).toContain(value('9', 3, '½') + value('11', 3, ''));
    expect(html).toContain('<td class="value">2034</td>');
    // Nobody knows the average of opponents who are unrated
    const unrated = await page(['-', '--tiebreaks', 'PTS,ARO'], report().replace('2000', '    '));
    expect(unrated).toContain('<td class="value">–</td></tr>');
  });

  it('keeps rank and name in sight, and calls everybody something', async () => {
    const html = await page(['examples/harbour-open.trf']);
    expect(html).toContain('.rank, .crosstable .name { position: sticky;');
    expect(html).toContain('<table style="--rank: 2ch">'); // of eleven players
    const event = { games: [[{ white: '1', black: '2', result: 0.5 }]] };
    expect(cellsOf(await page(['-', '--tiebreaks', 'PTS'], JSON.stringify(event)), '2')).toEqual([
      '1',
      '½',
      '2',
      '1b½',
    ]);
    const named = { games: [[{ white: 'Anna', black: 'Ben', result: 1 }]] };
    expect(cellsOf(await page(['-', '--tiebreaks', 'PTS'], JSON.stringify(named)), 'Ben')).toEqual([
      '2',
      'Ben',
      '0',
      '1b0',
    ]);
  });

  it('before the first round there is no grid', async () => {
    const html = await page(
      ['-'],
      report()
        .replaceAll(/^(001.{80}).*$/gm, '$1')
        .replaceAll('1.0', '0.0'),
    );
    expect(faultsOf(html)).toEqual([]);
    expect(cellsOf(html, 'Two')).toEqual(['1', 'Two', '0', '2', 'BBB', '2000', '0']);
  });
});
