import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';

import { TIEBREAKS } from '../src/codes.js';
import { ranksOfPlayers } from '../src/ranks-of-players.js';
import { standings } from '../src/standings.js';

const players = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 2000 - 100 * at }));
const table = crosstable(
  [
    [
      { white: 'A', black: 'B', result: 0.5 },
      { white: 'C', black: 'D', result: 0 },
    ],
    [
      { white: 'D', black: 'A', result: 0.5 },
      { white: 'B', black: 'C', result: 1, kind: 'forfeit-win' },
    ],
  ],
  { players, rounds: 3 },
);

describe('ranksOfPlayers', () => {
  it('has the ranks of a list, the smaller one for those whom it leaves tied', () => {
    // A ½ + ½, B ½ + 1, C 0 + 0, D 1 + ½
    expect([...ranksOfPlayers(table, ['PTS'])]).toEqual([
      ['A', 3],
      ['B', 1],
      ['C', 4],
      ['D', 1],
    ]);
    // Won over the board: D one game, B none
    expect([...ranksOfPlayers(table, ['pts', 'WON'])].map(([, rank]) => rank)).toEqual([3, 2, 4, 1]);
  });

  const ofPlayers = TIEBREAKS.filter(({ participants }) => participants.includes('players'));
  const codes = ofPlayers.flatMap(({ code, modifiers }) =>
    ['', ...modifiers].map((modifier) => `${code}${modifier.replace('n', '1')}`),
  );
  it.each(codes)('agrees with standings on %s', (code) => {
    const ranks = standings(table, [code, 'PTS', 'DE']).map(({ player, rank }) => [player, rank] as const);
    expect(ranksOfPlayers(table, [code, 'PTS', 'DE'])).toEqual(new Map(ranks));
  });

  it.each(['XYZ', 'BH C1', 'BC', 'EMMSB', 'BH:GP'])('refuses %s', (code) => {
    expect(() => ranksOfPlayers(table, ['PTS', code])).toThrow(RangeError);
    expect(() => ranksOfPlayers(table, ['PTS', code])).toThrow(/^codes\[1\]: expected .*, got /);
  });

  it('refuses a list that is far too long', () => {
    const ofNobody = crosstable([]);
    expect(() => ranksOfPlayers(ofNobody, new Array<string>(4_000_001).fill('PTS'))).toThrow(RangeError);
  });
});
