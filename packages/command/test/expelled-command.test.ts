// FIDE's questions 197 and 198 to programs, as the command answers them

import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';
import { data, three } from './three-players.js';

describe('197, 198: expelled players in reports', () => {
  const words = ['standings', '-', '--expelled', '3'];

  it('stand below, without a rank', async () => {
    const { output } = await crosstable(words, three('231'));
    expect(output.split('\n').slice(3)).toEqual([
      '#  No  Player  Fed  Rating  PTS    SB',
      '1   1  P1      AAA    2100    1     ½', // 1 × ½
      '2   2  P2      AAA    2000    ½  0.75', // ½ × 1½
      '    3  P3      AAA    1900   1½  1.25', // 1 × 1 + ½ × ½
      '',
      'Those without a rank were expelled.',
      '',
    ]);
    expect((await crosstable([...words, '--format', 'csv'], three('231'))).output).toContain(
      '\r\n,3,,P3,AAA,1900,1.5,1.25\r\n',
    );
    expect((await crosstable([...words, '--format', 'markdown'], three('231'))).output).toContain('|   |  3 | P3');
    const html = (await crosstable([...words, '--format', 'html'], three('231'))).output;
    expect(html).toContain('Those without a rank were expelled.');
    expect(html).toContain('>P3</th>');
    const { standings: ranked, expelled } = (await data(words, three('231'))) as {
      standings: unknown[];
      expelled: unknown[];
    };
    expect(ranked).toHaveLength(2);
    expect(expelled).toMatchObject([{ rank: null, player: '3', values: [1.5, 1.25] }]);
  });

  it('come from a comment of the file, too, and through JSON', async () => {
    const file = three('231', '### EXPELLED 3');
    const { output: json } = await crosstable(['event', '-'], file);
    expect(json).toContain('"expelled": true');
    expect((await crosstable(['standings', '-'], json)).output).toBe(
      (await crosstable(['standings', '-'], file)).output,
    );
    expect((await crosstable(['standings', '-'], file)).output).toBe((await crosstable(words, three('231'))).output);
  });

  it('refuse an id that isn’t listed', async () => {
    expect(await crosstable(['standings', '-', '--expelled', '3,9'], three('231'))).toMatchObject({
      code: 2,
      complaints: 'crosstable: --expelled: expected start numbers of the file (in JSON ids), got "9"\n',
    });
  });
});

describe('197: an expelled player in explanations', () => {
  it('keeps the values and has no rank', async () => {
    const words = ['explain', '-', '3', '--expelled', '3'];
    const { code, output } = await crosstable(words, three('231'));
    expect(code).toBe(0);
    expect(output).toContain('P3, no. 3: expelled, so without a rank\n');
    // SB 1¼: 1 × 1 + ½ × ½
    expect(await data(words, three('231'))).toMatchObject({
      rank: null,
      explanations: [{ value: 1.5 }, { value: 1.25 }],
    });
    expect((await crosstable([...words, '--format', 'html'], three('231'))).output).toContain(
      'expelled, so without a rank',
    );
    expect(await data([...words, '--tiebreaks', 'PTS,DE'], three('231'))).toMatchObject({
      explanations: [{}, { value: null }],
    });
  });
});

describe('19 to 21: a file that ranks an expelled player', () => {
  it('differs from its list at the position of that player', async () => {
    // P3, P1, P2 are first to third: without P1, P2 is second
    const file = three('231', '### EXPELLED 1');
    const { code, output } = await crosstable(['check', '-'], file);
    expect(code).toBe(1);
    expect(output).toContain('  position 2 has P1 (no. 1), who was expelled, where the list puts P2 (no. 2)\n');
    expect(await data(['check', '-'], file)).toMatchObject({
      findings: [
        { key: 'first-difference', players: ['1', '2'] },
        { key: 'stated-rank', players: ['2'] },
      ],
    });
  });

  it('follows from its list where the player stands behind all others', async () => {
    expect((await crosstable(['check', '-'], three('231', '### EXPELLED 2'))).code).toBe(0);
  });
});

describe('198: an expelled player beside another one', () => {
  const words = ['explain', '-', '3', '1', '--expelled', '3'];

  it('has no rank, and the other one the rank of the standings', async () => {
    const { code, output } = await crosstable(words, three('231'));
    expect(code).toBe(0);
    expect(output.split('\n').slice(3)).toEqual([
      'P3 (no. 3) was expelled, and so has no rank.',
      'P1 (no. 1) has rank 1 of 2.',
      'The list does not order the two.',
      '',
    ]);
    expect(await data(words, three('231'))).toMatchObject({ first: '3', second: '1', code: null, expelled: ['3'] });
    for (const format of ['html', 'markdown'])
      expect((await crosstable([...words, '--format', format], three('231'))).output).toContain(
        'was expelled, and so has no rank',
      );
  });

  it('has none beside one who was expelled, too', async () => {
    const { output } = await crosstable(['explain', '-', '3', '1', '--expelled', '3,1'], three('231'));
    expect(output).toContain('P1 (no. 1) was expelled, and so has no rank.\nThe list');
  });
});
