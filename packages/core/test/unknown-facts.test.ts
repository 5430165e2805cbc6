import { describe, expect, it } from 'vitest';

import { crosstable, openTable, unlessKnown } from '../src/index.js';
import { call, game } from '../testing/notation.js';

const GAMES = [[game('A', 'B', 1)]];

describe('facts that nobody knows', () => {
  it('refuse the tie-breaks that need them, by the article of these', () => {
    const tournament = openTable(crosstable(GAMES, { unknown: ['pairing-numbers', 'colours'] }));
    expect(unlessKnown('pairing-numbers', '7.8')(tournament)).toEqual({
      key: 'pairing-numbers-not-known',
      article: '7.8',
      expected: 'a tournament whose pairing numbers are known (Article 7.8)',
      got: 'one with "pairing-numbers" among its unknown facts',
    });
    expect(unlessKnown('rounds', '7.5')(tournament)).toBeUndefined();
    expect(unlessKnown('colours', '7.3')(openTable(crosstable(GAMES)))).toBeUndefined();
  });

  it('are checked like all input', () => {
    const wrong = (unknown: unknown) => () => call(crosstable, [GAMES, { unknown }]);
    expect(wrong('colours')).toThrow(new TypeError('options.unknown: expected an array of facts, got "colours"'));
    expect(wrong(['rounds', 'colour'])).toThrow(
      new RangeError('options.unknown[1]: expected "colours" or "rounds" or "pairing-numbers", got "colour"'),
    );
    expect(wrong([7])).toThrow(
      new TypeError('options.unknown[0]: expected "colours" or "rounds" or "pairing-numbers", got 7'),
    );
    expect(wrong(Array.from({ length: 1 }))).toThrow('options.unknown[0]: expected');
  });
});
