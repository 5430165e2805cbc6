import { describe, expect, it } from 'vitest';

import { checkObject, checkWhole, isDay, lastPairedRound } from '../src/index.js';
import { bye, game } from '../testing/notation.js';

describe('a whole number', () => {
  it('lies within its limits', () => {
    expect(() => {
      checkWhole(3, 'at', 1, 3);
    }).not.toThrow();
    expect(() => {
      checkWhole(4, 'at', 1, 3);
    }).toThrow(new RangeError('at: expected a whole number from 1 to 3, got 4'));
    expect(() => {
      checkWhole(0, 'at', 1);
    }).toThrow(new RangeError('at: expected a whole number from 1, got 0'));
    expect(() => {
      checkWhole('2', 'at', 1);
    }).toThrow(new TypeError('at: expected a whole number from 1, got "2"'));
  });
});

describe('an object', () => {
  it('has properties', () => {
    expect(() => {
      checkObject({}, 'at');
    }).not.toThrow();
    expect(() => {
      checkObject(null, 'at');
    }).toThrow(new TypeError('at: expected an object, got null'));
  });
});

describe('a day', () => {
  it('is one of the calendar, as YYYY-MM-DD', () => {
    expect(['2024-02-29', '1938-11-06'].filter(isDay)).toHaveLength(2);
  });

  it.each(['2023-02-29', '2026-13-01', '2026-1-2', '2026-11', '2026/11/25', '2026-11-25T10:00', 'today', '', 20261125])(
    'is not %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});

describe('the last round with a pairing', () => {
  it('may have a pairing-allocated bye alone; byes that were asked for in advance pair nobody', () => {
    const paired = [game('A', 'B', 1)];
    expect(lastPairedRound([])).toBe(0);
    expect(lastPairedRound([[bye('A', 'half-bye')]])).toBe(0);
    expect(lastPairedRound([paired, [bye('A', 'half-bye'), bye('B', 'zero-bye')]])).toBe(1);
    expect(lastPairedRound([paired, [bye('B', 'zero-bye'), bye('A', 'pairing-bye')]])).toBe(2);
    expect(lastPairedRound([paired, [bye('A', 'half-bye'), { white: 'B', black: 'C', result: null }]])).toBe(2);
  });

  it('may give most players a bye with points, as where it was cancelled after others had withdrawn', () => {
    const halves = ['A', 'B', 'C'].map((id) => bye(id, 'half-bye'));
    const withdrawn = ['D', 'E'].map((id) => bye(id, 'zero-bye'));
    expect(lastPairedRound([[...halves, ...withdrawn]], 5)).toBe(1);
    expect(lastPairedRound([halves], 6)).toBe(0);
    expect(lastPairedRound([[bye('A', 'full-bye'), bye('B', 'full-bye')]], 3)).toBe(1);
    expect(lastPairedRound([[bye('A', 'half-bye'), ...withdrawn]], 3)).toBe(0);
    expect(lastPairedRound([withdrawn], 2)).toBe(0);
    expect(lastPairedRound([[]], 0)).toBe(0);
  });

  it('gives less than most of them what they asked for in advance', () => {
    expect(lastPairedRound([[bye('A', 'half-bye'), bye('B', 'zero-bye')]], 2)).toBe(0);
    expect(lastPairedRound([[bye('A', 'half-bye')]], 2)).toBe(0);
  });
});
