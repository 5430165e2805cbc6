import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { expect, it } from 'vitest';

import { isWrongWord, wholeNumber } from '../src/command-words.js';

/** The error that an action throws. */
function thrownBy(action: () => unknown): unknown {
  try {
    action();
  } catch (thrown) {
    return thrown;
  }
  return undefined;
}

function read(...args: readonly string[]): void {
  const { values } = parseArgs({ args: [...args], options: { seed: { type: 'string', default: '1' } } });
  wholeNumber('seed', values.seed);
}

it.each([[['foo']], [['--seed']], [['--speed', '1']], [['--seed', 'x']], [['--seed', '-1']], [['--seed=1.5']]])(
  '%j is a wrong word of the command',
  (words) => {
    expect(
      isWrongWord(
        thrownBy(() => {
          read(...words);
        }),
      ),
    ).toBe(true);
  },
);

it('a fault of the program is none, with a code or without', () => {
  const faults = [
    thrownBy(() => readFileSync(new URL('no-such-file', import.meta.url))),
    new TypeError('games: expected a list'),
    '--seed: expected a whole number',
    undefined,
  ];
  expect(faults.map(isWrongWord)).toEqual([false, false, false, false]);
});

it('a right word is a number', () => {
  expect(
    thrownBy(() => {
      read('--seed', '7');
    }),
  ).toBe(undefined);
  expect(wholeNumber('seed', '7')).toBe(7);
});
