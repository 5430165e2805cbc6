import { describe, expect, it } from 'vitest';

import { call, game } from '../../core/test/notation.js';
import { checkList, crosstable, explain, explainStanding, standings, tiebreak, tiebreakValues } from '../src/index.js';

const GAMES = [[game('A', 'B', 1)]];
const table = crosstable(GAMES);

describe('8: no Buchholz in round-robins', () => {
  const all = crosstable(GAMES, { system: 'round-robin' });
  const expected = 'expected a Swiss tournament (Article 8: no Buchholz in round-robins), got "round-robin"';
  it.each([
    ['tiebreak', () => tiebreak('BH')('A', all)],
    ['tiebreakValues', () => tiebreakValues('BH', all)],
    ['explain', () => explain('BH', 'A', all)],
  ])('%s names the code', (_, compute) => {
    expect(compute).toThrow(new RangeError(`code: ${expected}`));
  });

  it('standings name its place in the list', () => {
    expect(() => standings(all, ['PTS', 'BH'])).toThrow(new RangeError(`codes[1]: ${expected}`));
  });
});

describe('what is refused is named', () => {
  it('a list that is none', () => {
    const message = 'codes: expected an array of codes, got "PTS"';
    expect(() => call(checkList, ['PTS', table])).toThrow(new TypeError(message));
    expect(() => call(standings, [table, 'PTS'])).toThrow(new TypeError(message));
  });

  it('options that are none', () => {
    expect(() => call(standings, [table, ['PTS'], null])).toThrow(
      new TypeError('options: expected an object, got null'),
    );
  });

  it('values by hand of whoever isn’t in the table', () => {
    const withId = (id: unknown) => () =>
      call(standings, [table, ['PTS', 'DE'], { manual: { DE: new Map([[id, 1]]) } }]);
    expect(withId('Z')).toThrow(new RangeError('options.manual.DE: expected ids of the table, got "Z"'));
    expect(withId(5)).toThrow(new TypeError('options.manual.DE: expected ids of the table, got 5'));
  });

  it('a player who isn’t in the table', () => {
    expect(() => explainStanding(table, ['PTS'], 'Z')).toThrow(
      new RangeError('player: expected a player of the table, got "Z"'),
    );
  });
});
