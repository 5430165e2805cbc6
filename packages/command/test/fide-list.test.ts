// FIDE's rating list as text: K by FIDE id.

import { describe, expect, it } from 'vitest';

import { isFideList } from '@crosstable/report/rating-list';

import { readFideList } from '../src/fide-list.js';
import { crosstable } from './running.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A list of one kind, and the list of all three; the players are invented. */
const STANDARD = [
  'ID Number      Name                 Fed OCT26 Gms K  B-day Flag',
  '99000102       Lindqvist, Per       SWE  2041  0  10 1968',
  '99000103       Moreau, Elise        FRA  1987  11 40 2009  w',
  '',
].join('\r\n');
const COMBINED = [
  'ID Number      Name                 Fed SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag',
  '99000102       Lindqvist, Per       SWE  2041  0  10  2001   0 20  1999   0 40 1968',
].join('\n');

const PLAYERS = [
  { id: '1', fideId: '99000103' },
  { id: '2', fideId: '99000102' },
  { id: '3' },
  { id: '4', fideId: '7' },
];

describe('a rating list', () => {
  it('is known by its first heading', () => {
    expect(isFideList(bytes(STANDARD))).toBe(true);
    expect(isFideList(bytes('id,k\n1,20'))).toBe(false);
    expect(isFideList(bytes(''))).toBe(false);
  });

  it('has K by FIDE id, and passes over players of other tournaments', async () => {
    expect(await readFideList(bytes(STANDARD), PLAYERS, 'standard')).toEqual({
      byPlayer: new Map([
        ['1', 40],
        ['2', 10],
      ]),
      unused: [],
    });
    expect((await readFideList(bytes(STANDARD), [{ id: '1' }], 'blitz')).byPlayer.size).toBe(0);
  });

  it.each([
    ['standard', 10],
    ['rapid', 20],
    ['blitz', 40],
  ] as const)('of all three kinds has the K of %s ratings in a column of its own', async (kind, k) => {
    expect((await readFideList(bytes(COMBINED), PLAYERS, kind)).byPlayer).toEqual(new Map([['2', k]]));
  });

  // FIDE's list of October 2026 has 0 as rating, games and K of an unrated player, lists of earlier years have blanks
  it.each(['0      0 0 ', '           '])('has no K for a player without a rating: %j', async (unrated) => {
    const list = COMBINED.replace('2001   0 20', unrated);
    expect((await readFideList(bytes(list), PLAYERS, 'rapid')).byPlayer).toEqual(new Map());
    expect((await readFideList(bytes(list), PLAYERS, 'blitz')).byPlayer).toEqual(new Map([['2', 40]]));
  });

  it('is refused without ratings, or where K is no number', async () => {
    const read = (text: string) => readFideList(bytes(text), PLAYERS, 'rapid');
    await expect(read('ID Number      Name  Fed')).rejects.toThrow(
      'line 1, column 1: expected a heading of ratings, such as NOV25 or SRtng, found "ID Number      Name  Fed"',
    );
    await expect(read(STANDARD.replace(' 40 2009', ' 4x 2009'))).rejects.toThrow(
      'line 3, column 51: expected a whole number from 1 to',
    );
  });

  it('stands in the place of a file with K', async () => {
    const event = {
      players: [
        { id: '1', name: 'Moreau', rating: 1987, fideId: '99000103' },
        { id: '2', name: 'Lindqvist', rating: 2041, fideId: '99000102' },
        { id: '3', name: 'Okafor', rating: 2000 },
      ],
      games: [[{ white: '1', black: '2', result: 0.5 }]],
    };
    const { output } = await crosstable(['ratings', '-', '--k-file', 'k.csv'], JSON.stringify(event), STANDARD);
    // 54 points apart: .58 against .42, so that a draw changes 40 × .08 and 10 × -.08
    expect(output).toMatch(/Moreau .* 40 +\+3\.2 +\+3 +1990\n/);
    expect(output).toMatch(/Lindqvist .* 10 +-0\.8 +-1 +2040\n/);
    expect(output).toContain('No K in k.csv, and so no change: 3 Okafor');
  });
});

describe('--fide-list', () => {
  const event = {
    ...{ name: 'Open', tiebreaks: ['PTS'] },
    players: [
      { id: '1', name: 'Elise Moreau', rating: 1990, fideId: '99000103' },
      { id: '2', name: 'Lindqvist', fideId: '99000102' },
      { id: '3', name: 'Okafor', fideId: '99000103' },
      { id: '4', name: 'Silva' },
    ],
    games: [[{ white: '1', black: '2', result: 0.5 }]],
  };

  it('completes an event, and says what it took and what differs', async () => {
    const { code, complaints, output } = await crosstable(
      ['ratings', '-', '--fide-list', 'k.csv', '--format', 'csv'],
      JSON.stringify(event),
      STANDARD,
    );
    expect(code).toBe(0);
    expect(output).toMatch(/^1,Elise Moreau,FRA,1990,.*,40,/m);
    expect(output).toMatch(/^2,Lindqvist,SWE,2041,.*,10,/m);
    expect(complaints.split('\n').map((line) => line.replace('crosstable: ', ''))).toEqual(
      expect.arrayContaining([
        'note: standard input: k.csv completes 2 players: rating, federation, year of birth',
        'note: standard input: Elise Moreau: the rating is 1990 in the file and 1987 in k.csv; that of the file counts',
        'note: standard input: Okafor: the id 99000103 is that of Moreau, Elise in k.csv, so that nothing is taken',
        'note: standard input: k.csv does not have 1 player of the file by id',
      ]),
    );
  });

  it('gives prizes what they ask for', async () => {
    const { output } = await crosstable(
      ['clubs', '-', '--by', 'federation', '--fide-list', 'k.csv', '--best', '1', '--format', 'csv'],
      JSON.stringify(event),
      STANDARD,
    );
    expect(output.split('\r\n').slice(1)).toEqual(['1,FRA,1,yes,0.5,1', '1,SWE,1,yes,0.5,2', '']);
  });

  it('is refused with the name of the file', async () => {
    const { code, complaints } = await crosstable(
      ['ratings', '-', '--fide-list', 'k.csv'],
      JSON.stringify(event),
      'id,k',
    );
    expect([code, complaints]).toEqual([
      2,
      'crosstable: k.csv: line 1, column 1: expected a rating list of FIDE, as text with the heading ID Number, or as XML, found "id,k"\n',
    ]);
  });

  it.each(['de', 'fr', 'es'])('speaks %s', async (language) => {
    const { complaints } = await crosstable(
      ['ratings', '-', '--fide-list', 'k.csv', '--language', language],
      JSON.stringify(event),
      STANDARD,
    );
    expect(complaints).toContain('99000103');
    expect(complaints).not.toMatch(/undefined|completes|of the file/);
  });
});
