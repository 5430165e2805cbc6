// Errors about input are data: a code, a place, what was expected, what was found, and the sort of mistake.

import { describe, expect, it } from 'vitest';

import { checkNames, checkWhole, isInputError, nearest, unexpected, withPath } from '../src/index.js';
import { errorAt } from '../src/text/place.js';

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

/** The properties of an error, beside its text and its stack. */
function factsOf(error: unknown): object {
  const names = Object.getOwnPropertyNames(error).filter((name) => name !== 'message' && name !== 'stack');
  return Object.fromEntries(names.map((name) => [name, Reflect.get(Object(error), name)]));
}

const wrong = (value: unknown) =>
  thrownBy(() => {
    checkWhole(value, 'options.rounds', 1, 9);
  });

describe('an error about input', () => {
  it('of a place in a file keeps it in its text behind a path', () => {
    const moved = withPath(errorAt({ text: 'x', line: 2, column: 3 }, 'a number'), 'file ');
    expect(moved.message).toBe('file line 2, column 3: expected a number, found "x"');
    const ofType = withPath(unexpected('rounds', 'a number', '"x"', TypeError), 'options.rounds');
    expect(ofType).toBeInstanceOf(TypeError);
    expect(ofType.message).toBe('options.rounds: expected a number, got "x"');
  });

  it('has its facts as properties beside its text', () => {
    const error = wrong(10);
    expect(error).toBeInstanceOf(RangeError);
    expect(factsOf(error)).toEqual({
      code: 'ERR_CROSSTABLE_INPUT',
      path: 'options.rounds',
      expected: 'a whole number from 1 to 9',
      found: '10',
      key: 'wrong-value',
      values: {},
    });
  });

  it('of a wrong type is a TypeError', () => {
    const error = wrong('7');
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ found: '"7"', key: 'wrong-type' });
  });

  it('about a file has the line and the column, and no path', () => {
    const error = errorAt({ line: 4, column: 2, text: 'x"y' }, 'a name', 'give one');
    expect(factsOf(error)).toEqual({
      code: 'ERR_CROSSTABLE_INPUT',
      line: 4,
      column: 2,
      expected: 'a name',
      found: 'x"y',
      key: 'wrong-text',
      values: { note: 'give one' },
    });
  });

  it('about an unknown name has the name, and the one that was meant', () => {
    const named = (options: object) =>
      thrownBy(() => {
        checkNames<{ system?: string }>(options, 'options', { system: true }, nearest);
      });
    expect(named({ sytem: 'swiss' })).toMatchObject({
      key: 'unknown-name',
      values: { name: 'sytem', meant: 'system' },
    });
    expect(named({ colour: 1 })).toMatchObject({ key: 'unknown-name', values: { name: 'colour' } });
  });

  it('compares as one with its text alone, as those of users do in tests', () => {
    expect(wrong(10)).toEqual(new RangeError('options.rounds: expected a whole number from 1 to 9, got 10'));
  });

  it('shows at most 80 characters of what was found, of which an emoji is one', () => {
    expect(errorAt({ line: 1, column: 1, text: '🐎'.repeat(80) }, 'a name').found).toBe('🐎'.repeat(80));
    expect(errorAt({ line: 1, column: 1, text: '🐎'.repeat(81) }, 'a name').found).toBe('🐎'.repeat(80));
    expect(errorAt({ line: 1, column: 1, text: 'a\n'.repeat(100) }, 'a name').found).toBe('a\n'.repeat(40));
  });
});

describe('an error is told from others', () => {
  it('by its code', () => {
    expect([wrong(10), wrong(null), errorAt({ line: 1, column: 1, text: '' }, 'a name')].every(isInputError)).toBe(
      true,
    );
  });

  it('whichever copy of a package made it', () => {
    expect(isInputError(Object.assign(new RangeError('of another copy'), { code: 'ERR_CROSSTABLE_INPUT' }))).toBe(true);
  });

  it.each([
    [new RangeError('Invalid array length')],
    [new TypeError('x is not a function')],
    [Object.assign(new Error('no file'), { code: 'ENOENT' })],
    ['ERR_CROSSTABLE_INPUT'],
    [null],
    [undefined],
  ])('%s is none', (thrown) => {
    expect(isInputError(thrown)).toBe(false);
  });
});

it('an error moves to another path with all of its facts', () => {
  const error = wrong(10);
  if (!isInputError(error)) throw new Error('an error about input');
  const moved = withPath(error, 'event.rounds');
  expect(moved).toBeInstanceOf(RangeError);
  expect(moved.message).toBe('event.rounds: expected a whole number from 1 to 9, got 10');
  expect(moved).toMatchObject({ path: 'event.rounds', found: '10', key: 'wrong-value', cause: error });
});
