import { describe, expect, it } from 'vitest';

import { type Game, type Player, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';

import { TIEBREAKS } from '../src/codes.js';
import { tiebreakValues } from '../src/values.js';

const PLAYERS: readonly Player[] = ['A', 'B', 'C', 'D'].map((id, at) => ({ id, rating: 2000 - 50 * at }));
const ROUNDS: readonly (readonly Game[])[] = [
  [game('A', 'B', 1), game('C', 'D', 0)],
  [game('D', 'A', 0.5), game('B', 'C', 1)],
  [game('A', 'C', 0), game('D', 'B', 1, 'forfeit-win')],
];

describe('a game that is not rated', () => {
  const plain = crosstable(ROUNDS, { players: PLAYERS, rounds: 3 });
  const unrated = crosstable(
    ROUNDS.map((round) => round.map((one) => ({ ...one, unrated: true }))),
    { players: PLAYERS, rounds: 3 },
  );

  it.each(TIEBREAKS.filter(({ participants }) => participants.includes('players')).map(({ code }) => code))(
    'counts for %s all the same',
    (code) => {
      const valuesOf = (table: typeof plain) => [...tiebreakValues(code, table)];
      expect(valuesOf(unrated)).toEqual(valuesOf(plain));
    },
  );
});
