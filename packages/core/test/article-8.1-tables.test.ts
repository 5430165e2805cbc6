import { describe, expect, it } from 'vitest';

import { CERTAIN_DIFFERENCE, ratingDifference, scoringProbability } from '../src/index.js';

// The rows as the FIDE Rating Regulations of 1 March 2024 have them, in another order and form than the code's tables:
// percent:difference, and the largest difference of a class with its probability.
const ROWS_OF_8_1_1 = `50:0 51:7 52:14 53:21 54:29 55:36 56:43 57:50 58:57 59:65 60:72 61:80 62:87 63:95 64:102
  65:110 66:117 67:125 68:133 69:141 70:149 71:158 72:166 73:175 74:184 75:193 76:202 77:211 78:220 79:230 80:240
  81:251 82:262 83:273 84:284 85:296 86:309 87:322 88:336 89:351 90:366 91:383 92:401 93:422 94:444 95:470 96:501
  97:538 98:589 99:677 100:800`;
const ROWS_OF_8_1_2 = `3:.50 10:.51 17:.52 25:.53 32:.54 39:.55 46:.56 53:.57 61:.58 68:.59 76:.60 83:.61 91:.62
  98:.63 106:.64 113:.65 121:.66 129:.67 137:.68 145:.69 153:.70 162:.71 170:.72 179:.73 188:.74 197:.75 206:.76
  215:.77 225:.78 235:.79 245:.80 256:.81 267:.82 278:.83 290:.84 302:.85 315:.86 328:.87 344:.88 357:.89 374:.90
  391:.91 411:.92 432:.93 456:.94 484:.95 517:.96 559:.97 619:.98 735:.99`;

function rowsOf(text: string): readonly (readonly [number, number])[] {
  return text.split(/\s+/).map((row) => {
    const [one, other] = row.split(':').map(Number);
    return [one, other];
  });
}

describe('B.02 8.1.1: from the fractional score to the rating difference', () => {
  const rows = rowsOf(ROWS_OF_8_1_1);

  it('has the rows of the regulations', () => {
    expect(rows).toHaveLength(51);
    expect(rows.map(([percent]) => ratingDifference(percent))).toEqual(rows.map(([, difference]) => difference));
  });

  it('its lower half is the upper one with a minus sign', () => {
    for (const [percent, difference] of rows.slice(1)) expect(ratingDifference(100 - percent)).toBe(-difference);
    expect(ratingDifference(50)).toBe(0);
  });

  it('rises from percent to percent', () => {
    for (let percent = 1; percent <= 100; percent++) {
      expect(ratingDifference(percent)).toBeGreaterThan(ratingDifference(percent - 1));
    }
  });
});

describe('B.02 8.1.2: from the rating difference to the scoring probability', () => {
  const rows = rowsOf(ROWS_OF_8_1_2);

  it('has the rows of the regulations: each class ends where it says, and the next begins one further', () => {
    expect(rows).toHaveLength(50);
    for (const [largest, probability] of rows) {
      expect(scoringProbability(largest)).toBe(Math.round(100 * probability));
      expect(scoringProbability(largest + 1)).toBe(Math.round(100 * probability) + 1);
    }
    expect(scoringProbability(0)).toBe(50);
  });

  it.each([
    [3, 50, 4, 51],
    [10, 51, 11, 52],
    [391, 91, 392, 92],
    [735, 99, 736, 100],
  ])('%d is worth %d %%, %d is worth %d %%', (largest, percent, next, more) => {
    expect(scoringProbability(largest)).toBe(percent);
    expect(scoringProbability(next)).toBe(more);
    expect(scoringProbability(-largest)).toBe(100 - percent);
    expect(scoringProbability(-next)).toBe(100 - more);
  });

  it('above 735 a win is certain, and there is no limit of 400', () => {
    expect(scoringProbability(CERTAIN_DIFFERENCE)).toBe(100);
    expect(scoringProbability(CERTAIN_DIFFERENCE - 1)).toBe(99);
    expect(scoringProbability(5000)).toBe(100);
    expect(scoringProbability(Infinity)).toBe(100);
    expect(scoringProbability(-Infinity)).toBe(0);
  });

  it('never falls, and what the lower rated player has is the rest', () => {
    for (let difference = 1; difference <= 800; difference++) {
      expect(scoringProbability(difference)).toBeGreaterThanOrEqual(scoringProbability(difference - 1));
      expect(scoringProbability(difference) + scoringProbability(-difference)).toBe(100);
    }
  });

  it('puts a difference between two classes into the one further from 0', () => {
    expect([3.5, -3.5, 735.5, -735.5].map(scoringProbability)).toEqual([51, 49, 100, 0]);
  });
});
