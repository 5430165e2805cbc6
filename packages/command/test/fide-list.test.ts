// FIDE's rating list as text: K by FIDE id.

import { describe, expect, it } from 'vitest';

import { isFideList, readFideList } from '../src/fide-list.js';
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

  it('has K by FIDE id, and passes over players of other tournaments', () => {
    expect(readFideList(bytes(STANDARD), PLAYERS, 'standard')).toEqual({
      byPlayer: new Map([
        ['2', 10],
        ['1', 40],
      ]),
      unused: [],
    });
    expect(readFideList(bytes(STANDARD), [{ id: '1' }], 'blitz').byPlayer.size).toBe(0);
  });

  it.each([
    ['standard', 10],
    ['rapid', 20],
    ['blitz', 40],
  ] as const)('of all three kinds has the K of %s ratings in a column of its own', (kind, k) => {
    expect(readFideList(bytes(COMBINED), PLAYERS, kind).byPlayer).toEqual(new Map([['2', k]]));
  });

  // FIDE's list of October 2026 has 0 as rating, games and K of an unrated player, lists of earlier years have blanks
  it.each(['0      0 0 ', '           '])('has no K for a player without a rating: %j', (unrated) => {
    const list = COMBINED.replace('2001   0 20', unrated);
    expect(readFideList(bytes(list), PLAYERS, 'rapid').byPlayer).toEqual(new Map());
    expect(readFideList(bytes(list), PLAYERS, 'blitz').byPlayer).toEqual(new Map([['2', 40]]));
  });

  it('is refused without K, or where K is no number', () => {
    const read = (text: string) => () => readFideList(bytes(text), PLAYERS, 'rapid');
    expect(read('ID Number      Name  Fed')).toThrow(
      'line 1, column 1: expected a heading K, for rapid ratings, found "ID Number      Name  Fed"',
    );
    expect(read(STANDARD.replace(' 40 2009', ' 4x 2009'))).toThrow(
      'line 3, column 51: expected a whole number from 1 to',
    );
    expect(read(STANDARD.replace(' 10 1968', '').replace('  0', ''))).toThrow(
      'line 2, column 51: expected a whole number',
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
