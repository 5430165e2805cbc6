import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explain } from '../src/explain.js';

/** A: a win, a forfeit win against nobody known, a win: 3. Three draws are 1½. */
const GAMES = [
  [game('A', 'B', 1), bye('C', 'full-bye')],
  [game('A', '', 1, 'forfeit-win'), game('B', 'C', 1)],
  [game('A', 'C', 1), bye('B', 'zero-bye')],
];

describe('16.4: the dummy of a forfeit', () => {
  const reasonsOf = (code: string) =>
    explain(code, 'A', crosstable(GAMES, { system: 'swiss' })).contributions.map(({ reason, value }) => [
      value,
      reason,
    ]);

  it.each(['BH', 'BH/P'])(
    '16.4.2 limits it where there is no scheduled opponent, by a draw in every round: %s',
    (code) => {
      expect(reasonsOf(code)[1]).toEqual([
        1.5,
        { key: 'dummy-limited-by-draws', article: '16.4.2', values: { own: 3 } },
      ]);
    },
  );
});
