import { describe, expect, it } from 'vitest';

import { crosstable } from '@crosstable/core';
import { bye, game } from '@crosstable/core/testing/notation';

import { explainOrder } from '../src/explain-list.js';
import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreak } from '../src/values.js';

/** A 1 (C), ½ (B), 0; B 0, ½ (A), ½ (C), ½ bye; C 0 (A), 1 bye, ½ (B): all 1½, D 0. Of the games between them A has 1½, B 1, C ½. */
const table = crosstable(
  [
    [game('A', 'C', 1), bye('B', 'zero-bye')],
    [game('B', 'A', 0.5), bye('C', 'full-bye')],
    [game('C', 'B', 0.5), bye('A', 'zero-bye')],
    [bye('B', 'half-bye'), bye('A', 'zero-bye'), bye('C', 'zero-bye'), bye('D', 'zero-bye')],
  ],
  { system: 'swiss' },
);

describe('6: direct encounter of one player', () => {
  it.each([
    ['A', 1],
    ['B', 2],
    ['C', 3],
    ['D', 1], // nobody else is tied
    ['Z', 1], // not there
  ])('%s has rank %s among the tied', (player, rank) => {
    expect(tiebreak('DE')(player, table)).toBe(rank);
  });
});

it('4.2: the first code of a list that separates two has none before it that left them tied', () => {
  expect(explainOrder(table, ['PTS', 'DE'], 'D', 'A')).toMatchObject({ first: 'A', code: 'PTS', equal: [] });
});

it('4.2: the points are explained by the rounds that there were', () => {
  const { contributions } = explain('PTS', 'A', crosstable([[game('A', 'B', 1)], [game('B', 'C', 1)]]));
  expect(contributions.map(({ round, reason }) => ({ round, reason }))).toEqual([
    { round: 1, reason: { key: 'points', article: '4.2' } },
  ]);
});

it('10: a code that some have a value for isn’t undefined', () => {
  const players = [{ id: 'A', rating: 1500 }, { id: 'B' }];
  const rows = standings(crosstable([[game('A', 'B', 1)]], { players, unrated: 'skip' }), ['PTS', 'RTNG']);
  expect(rows.map(({ values }) => values)).toEqual([
    [1, 1500],
    [0, null],
  ]);
  expect(rows.undefinedCodes).toEqual([]);
});

it('7.8, 10.6: a player without games has neither a pairing number nor a rating', () => {
  const games = [[game('A', 'B', 1)]];
  expect(tiebreak('TPN')('Z', crosstable(games))).toBeNull();
  expect(tiebreak('RTNG')('Z', crosstable(games, { unrated: 'skip' }))).toBeNull();
});

describe('the explanation for a player without games', () => {
  const games = [[game('A', 'B', 1)], [game('B', 'C', 1)]];

  it('9.2: has the limit and the maximum of the tournament', () => {
    const { conclusion } = explain('KS', 'Z', crosstable(games, { system: 'swiss' }));
    expect(conclusion.values).toEqual({ limit: 1, maximum: 2 });
  });

  it('10: has nothing to average; that everyone else is unrated is another reason', () => {
    const reasonOf = (code: string, unrated?: number) =>
      explain(code, 'Z', crosstable(games, { unrated })).undefinedBecause;
    expect(reasonOf('ARO', 1500)).toEqual({ key: 'nothing-left', article: '10.1' });
    expect(reasonOf('RTNG', 1500)).toEqual({ key: 'unrated-player', article: '10.6' });
    expect(reasonOf('ARO')).toEqual({ key: 'unrated-players', article: '10' });
  });
});
