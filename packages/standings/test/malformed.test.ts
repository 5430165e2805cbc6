import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { averageRatingOfOpponentsCut1 } from '@crosstable/average-rating/cut1';
import { averageRatingOfOpponentsCut2 } from '@crosstable/average-rating/cut2';
import { explain as explainRating } from '@crosstable/average-rating/explain';
import { averageRatingOfOpponentsMedian1 } from '@crosstable/average-rating/median1';
import { averageRatingOfOpponentsMedian2 } from '@crosstable/average-rating/median2';
import { crosstable } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';
import { koya } from '@crosstable/koya';
import { explain as explainKoya } from '@crosstable/koya/explain';
import { progressive } from '@crosstable/progressive';
import { progressiveCut1 } from '@crosstable/progressive/cut1';
import { progressiveCut1Fide } from '@crosstable/progressive/cut1-fide';
import { progressiveCut2 } from '@crosstable/progressive/cut2';
import { explain as explainProgressive } from '@crosstable/progressive/explain';
import { sonnebornBerger } from '@crosstable/sonneborn-berger';
import { sonnebornBergerCut1 } from '@crosstable/sonneborn-berger/cut1';
import { sonnebornBergerCut2 } from '@crosstable/sonneborn-berger/cut2';
import { explain as explainProducts } from '@crosstable/sonneborn-berger/explain';

import { type Case, MALFORMED, range, type } from './malformed-games.js';

const ofPlayer = {
  progressive,
  progressiveCut1,
  progressiveCut1Fide,
  progressiveCut2,
  sonnebornBerger,
  sonnebornBergerCut1,
  sonnebornBergerCut2,
  koya,
  averageRatingOfOpponents,
  averageRatingOfOpponentsCut1,
  averageRatingOfOpponentsCut2,
  averageRatingOfOpponentsMedian1,
  averageRatingOfOpponentsMedian2,
  explainKoya,
  explainProgressive,
  explainProducts,
  explainRating,
};

const ab = { white: 'A', black: 'B', result: 1 };

const NUMBERED = MALFORMED.map(([games, error], at) => ({ name: `${at}: ${error.message}`, games, error }));

describe('malformed games', () => {
  it('are at least 45', () => {
    expect(MALFORMED.length).toBeGreaterThanOrEqual(45);
  });

  it.each(NUMBERED)('crosstable: $name', ({ games, error }) => {
    expect(() => call(crosstable, [games])).toThrow(error);
    expect(() => call(crosstable, [games, { system: 'swiss' }])).toThrow(error);
  });

  // The same message, also for a player whom the malformed game doesn't name
  describe.each(Object.entries(ofPlayer))('%s', (_, value) => {
    it.each(NUMBERED)('$name', ({ games, error }) => {
      expect(() => call(value, ['A', games])).toThrow(error);
      expect(() => call(value, ['Z', games])).toThrow(error);
    });
  });

  it.each<Case>([
    [undefined, type('games: expected an array of rounds, got undefined')],
    [null, type('games: expected an array of rounds, got null')],
    [{}, type('games: expected an array of rounds, got an object')],
    ['AB', type('games: expected an array of rounds, got "AB"')],
    [new Map(), type('games: expected an array of rounds, got an object')],
  ])('that are no list: %s', (games, error) => {
    expect(() => call(crosstable, [games])).toThrow(error);
    const either = error.message.replace('rounds', 'rounds or a Crosstable of version 4');
    for (const value of Object.values(ofPlayer)) {
      expect(() => call(value, ['A', games])).toThrow(type(either));
    }
  });
});

describe('malformed players', () => {
  it.each<Case>([
    [null, type('players: expected an array of players, got null')],
    [{ A: 1500 }, type('players: expected an array of players, got an object')],
    [[null], type('players[0].id: expected an id used once, got undefined')],
    [['A'], type('players[0].id: expected an id used once, got undefined')],
    [[{}], type('players[0].id: expected an id used once, got undefined')],
    [[{ id: 7 }], type('players[0].id: expected text such as "7", got 7')],
    [[{ id: '' }], range('players[0].id: expected an id used once, got ""')],
    [[{ id: 'A' }, { id: 'B' }, { id: 'A' }], range('players[2].id: expected an id used once, got "A"')],
    [[{ id: 'A', rating: '1500' }], type('players[0].rating: expected a finite number, got "1500"')],
    [[{ id: 'A', rating: null }], type('players[0].rating: expected a finite number, got null')],
    [[{ id: 'A' }, { id: 'B', rating: NaN }], range('players[1].rating: expected a finite number, got NaN')],
    [[{ id: 'A', rating: Infinity }], range('players[0].rating: expected a finite number, got Infinity')],
  ])('%j: %s', (players, error) => {
    const games = [[ab]];
    expect(() => call(crosstable, [games, { players }])).toThrow(error);
    expect(() => call(averageRatingOfOpponents, ['A', games, players])).toThrow(error);
    expect(() => call(averageRatingOfOpponentsCut1, ['A', games, players])).toThrow(error);
    expect(() => call(averageRatingOfOpponentsCut2, ['A', games, players])).toThrow(error);
    expect(() => call(averageRatingOfOpponentsMedian1, ['A', games, players])).toThrow(error);
    expect(() => call(averageRatingOfOpponentsMedian2, ['A', games, players])).toThrow(error);
    expect(() => call(explainRating, ['A', games, players])).toThrow(error);
    // A table has its players, so that a list beside it is ignored
    expect(() => call(explainProgressive, ['A', games, players])).toThrow(error);
    expect(call(explainProgressive, ['A', call(crosstable, [games]), players])).toMatchObject({ value: 1 });
  });

  it.each([
    [[[ab]], range('games[0][0]: expected a listed player, got "B"')],
    [
      [[{ white: 'A', black: 'A', result: 1 }], [{ white: 'C', black: '', result: 0.5, kind: 'half-bye' }]],
      range('games[1][0]: expected a listed player, got "C"'),
    ],
  ])('who play and aren’t listed: %j', (games, error) => {
    expect(() => call(crosstable, [games, { players: [{ id: 'A' }] }])).toThrow(error);
  });

  it.each(['A', 'B', 'C'])('who play against %s of three and aren’t listed', (opponent) => {
    const players = ['A', 'B', 'C'].map((id) => ({ id }));
    const error = range('games[0][0]: expected a listed player, got "Z"');
    expect(() => call(crosstable, [[[game('Z', opponent, 1)]], { players }])).toThrow(error);
    expect(() => call(crosstable, [[[game(opponent, 'Z', 1)]], { players }])).toThrow(error);
  });

  it.each<Case>([
    [undefined, type('player: expected an id, got undefined')],
    [null, type('player: expected an id, got null')],
    [1, type('player: expected text such as "1", got 1')],
    ['', range('player: expected an id, got ""')],
  ])('asked for: %s', (player, error) => {
    const table = crosstable([[game('A', 'B', 1)]]);
    for (const value of Object.values(ofPlayer)) {
      expect(() => call(value, [player, [[ab]]])).toThrow(error);
      expect(() => call(value, [player, table])).toThrow(error);
    }
  });

  it('asked for and not in the list of the table', () => {
    const table = crosstable([[game('A', 'B', 1)]], { players: [{ id: 'A' }, { id: 'B' }] });
    for (const value of Object.values(ofPlayer)) {
      expect(() => call(value, ['Z', table])).toThrow(range('player: expected a listed player, got "Z"'));
    }
  });
});

describe('malformed variants of an explanation', () => {
  it.each<Case>([
    [null, type('variant: expected an object, got null')],
    ['/C1', type('variant: expected an object, got "/C1"')],
    [{ cut: 3 }, range('variant.cut: expected 0 or 1 or 2, got 3')],
    [{ cut: 0.5 }, range('variant.cut: expected 0 or 1 or 2, got 0.5')],
    [{ cut: '1' }, type('variant.cut: expected 0 or 1 or 2, got "1"')],
    [{ cut: null }, type('variant.cut: expected 0 or 1 or 2, got null')],
  ])('%j: %s', (variant, error) => {
    for (const explain of [explainProgressive, explainProducts, explainRating]) {
      expect(() => call(explain, ['A', [[ab]], [], variant])).toThrow(error);
    }
  });

  it.each<Case>([
    [{ median: 3 }, range('variant.median: expected 0 or 1 or 2, got 3')],
    [{ median: '1' }, type('variant.median: expected 0 or 1 or 2, got "1"')],
    [{ cut: 1, median: 1 }, range('variant.median: expected 0 or nothing beside a cut, got 1')],
  ])('where there are medians, %j: %s', (variant, error) => {
    for (const explain of [explainProducts, explainRating]) {
      expect(() => call(explain, ['A', [[ab]], [], variant])).toThrow(error);
    }
  });

  it('of the progressive scores', () => {
    const noMedian = range('variant: expected only cut, fide, got "median"');
    expect(() => call(explainProgressive, ['A', [[ab]], [], { median: 1 }])).toThrow(noMedian);
    const error = type('variant.fide: expected true or false, got "yes"');
    expect(() => call(explainProgressive, ['A', [[ab]], [], { cut: 1, fide: 'yes' }])).toThrow(error);
  });
});
