import { describe, expect, it } from 'vitest';

import { hasStartNumbers, idInWords, nameOf, namesOf, withId } from '../src/participants.js';

describe('ids', () => {
  it('are start numbers where all of them have digits only', () => {
    expect(hasStartNumbers(['1', '12'])).toBe(true);
    for (const ids of [['Anna', 'Ben'], ['1', 'Ben'], ['A1'], ['1A']]) {
      expect(hasStartNumbers(ids)).toBe(false);
    }
  });

  it('are called numbers in a sentence, or stand for themselves', () => {
    expect(['12', 'Anna', 'A1', '1A'].map((id) => idInWords(id))).toEqual(['no. 12', 'Anna', 'A1', '1A']);
  });

  it('that are words stand for a name that is missing', () => {
    expect(nameOf({ id: 'Anna', name: 'Berg, Anna' })).toBe('Berg, Anna');
    expect(nameOf({ id: 'Anna' })).toBe('Anna');
    expect(nameOf({ id: '12' })).toBe('');
  });

  it('tell namesakes apart, each once', () => {
    const players = [
      { id: '1', name: 'Li, Wei' },
      { id: '2', name: 'Li, Wei' },
      { id: '3', name: 'Li, Na' },
      { id: 'Bo' },
      { id: '5', name: 'Bo' },
    ];
    const names = namesOf(players);
    expect(players.map(({ id }) => names(id))).toEqual([
      'Li, Wei (no. 1)',
      'Li, Wei (no. 2)',
      'Li, Na',
      'Bo',
      'Bo (no. 5)',
    ]);
    expect(withId(names, '2')).toBe('Li, Wei (no. 2)');
    expect(withId(names, '3')).toBe('Li, Na (no. 3)');
  });

  it('may be called in other words than English ones, as a page in several languages does', () => {
    const players = [{ id: '1', name: 'Li, Wei' }, { id: '2', name: 'Li, Wei' }, { id: '3' }];
    const names = namesOf(players, (id) => id);
    expect(['1', '2', '3', '4'].map(names)).toEqual(['Li, Wei (1)', 'Li, Wei (2)', '3', '4']);
  });
});
