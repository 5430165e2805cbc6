// Explanations for terminals and pages.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { crosstable as library } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { explain } from '@crosstable/standings';
import { inWords } from '@crosstable/words';

import { run } from '../src/run.js';
import { crosstable, report } from './running.js';

const HARBOUR = fileURLToPath(new URL('../../../examples/harbour-open.trf', import.meta.url));

/** The output on a terminal of so many columns. */
async function shown(columns: number | undefined, ...words: readonly string[]): Promise<readonly string[]> {
  let output = '';
  await run(['explain', HARBOUR, ...words], {
    version: '1.2.3',
    read: (path) => readFileSync(path),
    print: (text) => (output += text),
    complain: () => undefined,
    columns,
  });
  return output.split('\n');
}

describe('lines', () => {
  it.each([
    [undefined, 80],
    [60, 60],
    [120, 120],
    [10, 40], // narrower nothing can be read
  ])('for %s columns have at most %s', async (columns, most) => {
    const lines = await shown(columns, '5', '--tiebreak', 'SB/C1');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(most);
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(most - 12);
    const whole = await shown(1000, '5', '--tiebreak', 'SB/C1');
    expect(lines.join(' ').replaceAll(/ +/g, ' ')).toBe(whole.join(' ').replaceAll(/ +/g, ' '));
  });

  it('that go on stand further to the right, and end at no sign of arithmetic', async () => {
    expect(await shown(undefined, '5', '--tiebreak', 'SB/C1')).toContain('      1 × 3 = 3');
  });
});

describe('for readers who know no articles', async () => {
  const all = (await shown(1000, '5', '--tiebreaks', 'PTS,BH,SB/C1')).join('\n');

  it('a dummy is introduced once', () => {
    expect(all.split("A dummy opponent stands in for a game that wasn't played.")).toHaveLength(2);
  });

  it('each article stands once in an explanation, and that of the heading nowhere else', () => {
    const [, , , buchholz] = all.split('\n\n');
    expect(buchholz).toMatch(/^BH, /);
    expect(buchholz.match(/Art\. [\d.]+\d/g)).toEqual(['Art. 8.1', 'Art. 16.3.1', 'Art. 16.4.2', 'Art. 16.4.1']);
  });

  it('one sentence closes it: what made the difference to the players before and after', () => {
    // Csonka met 20½ points of opponents, Eriksen 19, both with 4 points; Ferrari has 3
    expect(all).toMatch(
      /\n\nWhat made the difference: BH puts Csonka, Ágnes before Eriksen, Liv \(20½ against 19\), and PTS puts Eriksen, Liv before .* \(4 against 3\)\.\n$/,
    );
  });

  it('of two: by how much', async () => {
    expect((await shown(1000, '6', '9')).at(-2)).toBe(
      'What made the difference: SB, 9 against 8, after PTS, SB/C1 left the two equal.',
    );
  });

  it('says who is tied, and nothing where nobody else is there', async () => {
    const drawn = report().replace('2 w 1', '2 w =').replace('1 b 0', '1 b =');
    const { output } = await crosstable(['explain', '-', '1', '--tiebreaks', 'PTS'], drawn);
    expect(output).toContain('What made the difference: the list leaves One, A | B and Two tied.');
    const alone = JSON.stringify({ players: [{ id: 'Anna' }], games: [[]] });
    expect((await crosstable(['explain', '-', 'Anna', '--tiebreaks', 'PTS'], alone)).output).not.toContain(
      'difference',
    );
  });
});

describe("a game that isn't finished", () => {
  it('has its line among the rounds', () => {
    const table = library([[game('A', 'B', 1)], [{ white: 'B', black: 'A', result: null }], [game('A', 'B', 0.5)]], {
      system: 'swiss',
    });
    expect(inWords(explain('PTS', 'A', table), (id) => `Player ${id}`)).toEqual([
      'PTS, Points (Art. 4.2, edition 2026-03) – Player A: 1½',
      '  Round 1: win against Player B, 1 point',
      '  Round 2: not finished (against Player B)',
      '  Round 3: draw with Player B, ½ point',
      '  Sum: 1½',
    ]);
  });
});

describe('explain --format markdown', async () => {
  const { output } = await crosstable(
    ['explain', '-', '1', '2', '--tiebreaks', 'PTS', '--format', 'markdown'],
    report(),
  );

  it('has headings and lists', () => {
    expect(output.split('\n')).toEqual([
      '# Two, and a "name"',
      '',
      'Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)',
      '',
      'One, A \\| B (no. 1) ranks before Two (no. 2) by PTS, Points (Art. 4.2): 1 against 0.',
      '',
      '## PTS, Points (Art. 4.2, edition 2026-03) – One, A \\| B: 1',
      '',
      '- Round 1: win against Two, 1 point',
      '- Sum: 1',
      '',
      '## PTS, Points (Art. 4.2, edition 2026-03) – Two: 0',
      '',
      '- Round 1: loss to One, A \\| B, 0 points',
      '- Sum: 0',
      '',
      'What made the difference: PTS, 1 against 0.',
      '',
    ]);
  });

  it('has the steps of direct encounter, and no title where the file has no name', async () => {
    const nameless = report().split('\n').slice(1).join('\n');
    const page = (await crosstable(['explain', '-', '1', '--tiebreak', 'DE', '--format', 'markdown'], nameless)).output;
    expect(page).toMatch(/^Swiss, /);
    const avro = [
      'explain',
      'examples/avro-1938.trf',
      'fine',
      'keres',
      '--tiebreaks',
      'PTS,DE',
      '--format',
      'markdown',
    ];
    expect((await crosstable(avro)).output).toContain('\n  - Keres, Paul: 0.75 (');
  });
});

describe('explain --format html', () => {
  it('is a page with headings and lists', async () => {
    const words = ['explain', '-', '1', '2', '--tiebreaks', 'PTS', '--format', 'html'];
    const { output } = await crosstable(words, report());
    expect(output.slice(output.indexOf('<h1')).split('\n')).toEqual([
      '<h1 dir="auto">Two, and a &quot;name&quot;</h1>',
      '<p class="about">Swiss, after round 1 of 2, FIDE C.07 tie-breaks (2026-03, no date: the newest)</p>',
      '<p>One, A | B (no. 1) ranks before Two (no. 2) by PTS, Points (Art. 4.2): 1 against 0.</p>',
      '<h2 dir="auto">PTS, Points (Art. 4.2, edition 2026-03) – One, A | B: 1</h2>',
      '<ul>',
      '<li>Round 1: win against Two, 1 point</li>',
      '<li>Sum: 1</li>',
      '</ul>',
      '<h2 dir="auto">PTS, Points (Art. 4.2, edition 2026-03) – Two: 0</h2>',
      '<ul>',
      '<li>Round 1: loss to One, A | B, 0 points</li>',
      '<li>Sum: 0</li>',
      '</ul>',
      '<p>What made the difference: PTS, 1 against 0.</p>',
      '<ul class="notes">',
      '<li>the file announces PTS,SB, and a list is not to be changed after the start (Art. 4.1.1)</li>',
      '</ul>',
      '</div>',
      '</body>',
      '</html>',
      '',
    ]);
  });

  it('names itself where the file has no name, and sets inner lists apart', async () => {
    const nameless = report().split('\n').slice(1).join('\n');
    const page = (await crosstable(['explain', '-', '1', '--tiebreak', 'PTS', '--format', 'html'], nameless)).output;
    expect(page).toContain('<title>Explanation</title>');
    const avro = ['explain', 'examples/avro-1938.trf', 'fine', 'keres', '--tiebreaks', 'PTS,DE', '--format', 'html'];
    expect((await crosstable(avro)).output).toContain('<ul><li>Keres, Paul: 0.75 (');
  });
});
