// A tournament that takes more than one rating period: what one period says of the next.

import { describe, expect, it } from 'vitest';

import { crosstable } from './running.js';

interface Period {
  readonly players: readonly { readonly player: string; readonly k: number | null }[];
}

/** The tables of `ratings`, one for each period. */
async function periodsOf(event: object, words: readonly string[], kFile?: string): Promise<readonly Period[]> {
  const asked = ['ratings', '-', '--format', 'json', ...words];
  const { code, output } = await crosstable(asked, JSON.stringify(event), kFile);
  expect(code).toBe(0);
  return JSON.parse(output) as readonly Period[];
}

describe('8.3.3: K of a later period', () => {
  // The rating of round 2 is that of a later list, so that the one of round 1 has been published before
  const falling = (id: string, first: number, second: number, birth?: string) => ({
    id,
    birth,
    ratings: [
      { from: 1, rating: first },
      { from: 2, rating: second },
    ],
  });
  const event = {
    start: '2026-04-01',
    players: [falling('1', 2405, 2390), falling('2', 2310, 2290, '2010'), falling('3', 2390, 2400)],
    games: [[{ white: '1', black: '2', result: 1 }], [{ white: '1', black: '2', result: 1 }]],
  };
  const coefficients = async (kFile: string, words: readonly string[] = []) =>
    (await periodsOf(event, ['--k-file', 'k.csv', ...words], kFile)).map(({ players }) => players.map(({ k }) => k));

  it('is 10 after a rating of 2400, and not 40 for a junior after one of 2300', async () => {
    const expected = [
      [10, 20, 20],
      [10, 20, 10],
    ];
    expect(await coefficients('id,games\n1,300\n2,300\n3,300\n')).toEqual(expected);
    expect(await coefficients('id,highest rating\n1,2390\n2,2290\n3,2390\n')).toEqual(expected);
    expect(await coefficients('id,highest rating\n1,2405\n2,2310\n3,2410\n')).toEqual([
      [10, 20, 10],
      [10, 20, 10],
    ]);
  });

  it('says nothing before there is such a rating', async () => {
    const asked = ['ratings', '-', '--round', '1', '--format', 'json', '--k-file', 'k.csv'];
    const { output } = await crosstable(asked, JSON.stringify(event), 'id,games\n3,300\n');
    const { players } = JSON.parse(output) as Period;
    expect(players.map(({ k }) => k)).toEqual([null, null, 20]);
  });
});

describe('8.2: a first rating', () => {
  it('takes the games of all periods until then, against the ratings of each', async () => {
    // No point from 1800, 1900 and 1700, and then 2½ from 1850, 1900 and 1700, with two draws against 1800:
    // Ra is (10850 + 3600) / 8 = 1806.25; p is 3½ of 8, 44 %, 43 below: 1763.25
    const again = [
      { from: 1, rating: 1800 },
      { from: 4, rating: 1850 },
    ];
    const event = {
      players: [{ id: '1', ratings: again }, { id: '2', rating: 1900 }, { id: '3', rating: 1700 }, { id: 'New' }],
      games: [0, 0, 0, 1, 0.5, 1].map((result, at) => [{ white: 'New', black: String((at % 3) + 1), result }]),
    };
    const { output } = await crosstable(['ratings', '-'], JSON.stringify(event));
    expect(output.split('\n').filter((line) => line.includes('irst rating'))).toEqual([
      'No first rating, no point against rated opponents (B.02 8.2.1): New',
      'First ratings by this tournament alone (B.02 8.2): New 1763 (2½ of 6)',
    ]);
  });
});
