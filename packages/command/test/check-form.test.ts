// The demands of a schema, and how a difference is told: https://json-schema.org/draft-07/json-schema-validation

import { describe, expect, it } from 'vitest';

import { type Schema, checkForm } from '@crosstable/event';

import { crosstable } from './running.js';

/** The mistakes of an event of one game, with a change. */
async function complaintAbout(change: object, ofGame: object = {}): Promise<string> {
  const games = [[{ white: 'A', black: 'B', result: 1, ...ofGame }]];
  // JSON has no infinite number, but one that is too large to be another
  const text = JSON.stringify({ games, ...change }).replace('"infinite"', '1e999');
  return (await crosstable(['standings', '-'], text)).complaints;
}

const said = (sentence: string): string => `crosstable: standard input: ${sentence}\n`;

describe('a difference is told with what was expected', () => {
  it.each([
    [{ players: [null] }, {}, 'players[0]: expected an object with id, got null'],
    [{ players: [{ id: {} }] }, {}, 'players[0].id: expected a string, got an object'],
    [{ players: [{ id: ['A'] }] }, {}, 'players[0].id: expected a string, got an array'],
    [{}, { unrated: 'yes' }, 'games[0][0].unrated: expected true or false, got "yes"'],
    [{}, { result: 'infinite' }, 'games[0][0].result: expected 0, 0.5, 1 or null, got Infinity'],
    [{ scoring: 3 }, {}, 'scoring: expected an object, got 3'],
    [{ unrated: 'skipped' }, {}, 'unrated: expected a number, "skip" or an object, got "skipped"'],
    [{ unrated: { Anna: '1400' } }, {}, 'unrated.Anna: expected a number, got "1400"'],
    [{ rounds: true }, {}, 'rounds: expected a number, got true'],
    // A text of 40 signs is shown as it is, a longer one is cut there
    [{ system: 'x'.repeat(40) }, {}, `system: expected "swiss" or "round-robin", got "${'x'.repeat(40)}"`],
    [{ system: 'x'.repeat(41) }, {}, `system: expected "swiss" or "round-robin", got "${'x'.repeat(40)}…"`],
  ])('%j %j', async (change, ofGame, sentence) => {
    expect(await complaintAbout(change, ofGame)).toBe(said(sentence));
  });

  it.each([1400, 'skip'])('one of two forms is enough: %j', async (unrated) => {
    expect(await complaintAbout({ unrated, tiebreaks: ['PTS'] })).toBe('');
  });
});

describe('schemas that an event does not have', () => {
  const check = (value: unknown, schema: Schema) => () => {
    checkForm(value, { ...schema, definitions: {} });
  };

  it('a list of one value has no "or"', () => {
    expect(check(2, { enum: [1] })).toThrow(new RangeError('expected 1, got 2'));
  });

  it('null is a type of its own', () => {
    expect(check(null, { type: 'null' })).not.toThrow();
    expect(check({}, { type: 'null' })).toThrow(RangeError);
  });

  it('what is said of no entry is not asked of any', () => {
    expect(check([1, 'a'], { type: 'array' })).not.toThrow();
  });
});
