import { expect, test } from 'vitest';

import { reasonTables } from '../written/reasons.mjs';

const SOURCE = `
export interface Values {
  // Why a round counts

  /** The round
   *  counts. */
  readonly counts: undefined;
  /** A dummy | stands in. */
  readonly 'dummy-limited': {
    /** The player's own score. */
    readonly own: number;
    /** The limit. */
    readonly limit: number;
  };

  // How the value comes of it

  /** The sum. */
  readonly sum: undefined;
}`;

test('every reason has a row with what it says and its numbers, in the groups of the source', () => {
  const lines = reasonTables(SOURCE, 'Values')
    .split('\n')
    .map((line) => line.replaceAll(/ {2,}/g, ' '));
  expect(lines.filter((line) => /^(?:\| `|\w)/.test(line))).toEqual([
    'Why a round counts:',
    '| `counts` | The round counts. | |',
    "| `dummy-limited` | A dummy \\| stands in. | `own`: The player's own score. `limit`: The limit. |",
    'How the value comes of it:',
    '| `sum` | The sum. | |',
  ]);
});

test('a reason without a description is refused', () => {
  expect(() => reasonTables('interface Values { readonly sum: undefined }', 'Values')).toThrow(
    'sum: expected a description, got none',
  );
  expect(() => reasonTables('', 'Values')).toThrow('expected the interface Values, found none');
});
