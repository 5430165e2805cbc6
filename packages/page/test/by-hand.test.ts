// Names that are typed or pasted become a round robin by Berger's tables
import { describe, expect, test } from 'vitest';

import { readEvent } from 'crosstable/event';
import { playersIn, roundRobinOf } from '../src/hand/event-by-hand.js';

describe('a tournament by hand', () => {
  test('names, one a line, with numbers or ratings as a table has them', () => {
    expect(playersIn('Ana\r\n\n  Bo Berg \n3. Cy\nDina\t1850\n5\tEmil, F.\tNOR\t2101\n1984')).toEqual([
      { id: '1', name: 'Ana' },
      { id: '2', name: 'Bo Berg' },
      { id: '3', name: 'Cy' },
      { id: '4', name: 'Dina', rating: 1850 },
      { id: '5', name: 'Emil, F.', rating: 2101 },
      { id: '6', name: '1984' },
    ]);
  });

  // C.05, Annex 1: the table for three or four players
  test('four players meet as in the table', () => {
    const event = readEvent(roundRobinOf('Club', playersIn('A\nB\nC\nD'), false));
    const pairs = event.games.map((round) => round.map(({ white, black }) => `${white}-${black}`));
    expect(pairs).toEqual([
      ['1-4', '2-3'],
      ['4-3', '1-2'],
      ['2-4', '3-1'],
    ]);
    expect(event.games.flat().every(({ result }) => result === null)).toBe(true);
    expect([event.name, event.system]).toEqual(['Club', 'round-robin']);
  });

  test('three players twice: six rounds, each with one free, everybody with both colours against everybody', () => {
    const event = readEvent(roundRobinOf('', playersIn('A\nB\nC'), true));
    expect(event.games.map((round) => round.length)).toEqual([1, 1, 1, 1, 1, 1]);
    const pairs = event.games.flat().map(({ white, black }) => `${white}-${black}`);
    expect(pairs.sort()).toEqual(['1-2', '1-3', '2-1', '2-3', '3-1', '3-2']);
  });
});
