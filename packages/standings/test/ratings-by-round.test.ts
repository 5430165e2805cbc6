// FIDE C.07 (edition 2026-03), Article 10: unrated players and several ratings; FIDE's questions 208 to 216 to programs

import { describe, expect, it } from 'vitest';

import { averageRatingOfOpponents } from '@crosstable/average-rating';
import { type CrosstableOptions, type Player, crosstable } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { playersOf, teamTable } from '@crosstable/team/inside';

import { explain } from '../src/explain.js';
import { standings } from '../src/standings.js';
import { tiebreakValues } from '../src/values.js';

/** A meets B in round 1, C in round 2, B again in round 3. */
const GAMES = [[game('A', 'B', 1)], [game('C', 'A', 0.5)], [game('B', 'A', 0)]];

const RATED: readonly Player[] = [
  { id: 'A', rating: 2000 },
  {
    id: 'B',
    rating: 1600,
    ratings: [
      { from: 1, rating: 1600 },
      { from: 3, rating: 1660 },
    ],
  },
  {
    id: 'C',
    ratings: [
      { from: 1, rating: 1700 },
      { from: 2, rating: 1730 },
    ],
  },
];

function valuesOf(code: string, options: CrosstableOptions): readonly (number | null)[] {
  return [...tiebreakValues(code, crosstable(GAMES, { players: RATED, ...options })).values()];
}

describe('208, 209: unrated players', () => {
  const players = [{ id: 'A', rating: 2000 }, { id: 'B' }, { id: 'C', rating: 1700 }];

  it('make the tie-breaks undefined where the tournament has no rule', () => {
    expect(valuesOf('ARO', { players })).toEqual([null, null, null]);
  });

  it('count with a rating', () => {
    expect(valuesOf('ARO', { players, unrated: 1000 })).toEqual([1233, 2000, 2000]); // (1000 + 1700 + 1000) / 3
  });

  it('count with the rating 0', () => {
    expect(valuesOf('ARO', { players, unrated: 0 })).toEqual([567, 2000, 2000]); // (0 + 1700 + 0) / 3 = 566⅔
    expect(valuesOf('RTNG', { players, unrated: 0 })).toEqual([2000, 0, 1700]);
    // All points: 2½ of 3, 83 %, which is 273 above the average (B.02 8.1.1)
    expect(valuesOf('TPR', { players, unrated: 0 })[0]).toBe(840);
  });

  it('are left out', () => {
    expect(valuesOf('ARO', { players, unrated: 'skip' })).toEqual([1700, 2000, 2000]);
    expect(valuesOf('RTNG', { players, unrated: 'skip' })).toEqual([2000, null, 1700]);
  });

  it.each([new Map([['B', 1450]]), { B: 1450 }])('count with estimated ratings by id', (unrated) => {
    expect(valuesOf('ARO', { players, unrated })).toEqual([1533, 2000, 2000]); // (1450 + 1700 + 1450) / 3 = 1533⅓
    const { ratings } = explain('ARO', 'A', crosstable(GAMES, { players, unrated }));
    expect(ratings).toEqual({ unrated: 'estimates' });
  });

  it('estimates that leave an unrated player out leave the tie-breaks undefined', () => {
    expect(valuesOf('ARO', { players, unrated: { A: 1 } })).toEqual([null, null, null]);
  });

  it('estimates may name a player without games where nobody is listed', () => {
    expect(
      [...tiebreakValues('ARO', crosstable(GAMES, { unrated: { A: 2000, B: 1400, C: 1500, X: 1600 } })).values()][0],
    ).toBe(1433); // (1400 + 1500 + 1400) / 3
  });

  it('the explanation says how', () => {
    const rulesOf = (options: CrosstableOptions) =>
      explain('TPR', 'A', crosstable(GAMES, { players, ...options })).ratings;
    expect(rulesOf({ unrated: 'skip' })).toEqual({ unrated: 'skip' });
    expect(rulesOf({ unrated: 0 })).toEqual({ unrated: 0 });
    expect(rulesOf({ unrated: 1000.00000051 })).toEqual({ unrated: 1000.000001 }); // ratings are read to the millionth
    expect(rulesOf({})).toBeUndefined();
    const everybody = players.map((player) => ({ ...player, rating: 1900 }));
    expect(rulesOf({ players: everybody, unrated: 'skip' })).toBeUndefined(); // it made no difference
    expect(explain('BH', 'A', crosstable(GAMES, { players, unrated: 0 })).ratings).toBeUndefined();
  });

  it('an explanation that is changed leaves the table as it was', () => {
    const table = crosstable(GAMES, { players: RATED, ratings: { inRound: 2 } });
    const explained = explain('ARO', 'A', table);
    Object.assign(explained.ratings ?? {}, { list: 'first' });
    expect(explain('ARO', 'A', table).ratings).toEqual({ list: { inRound: 2 } });
  });

  it.each<readonly [unknown, Error]>([
    [{ X: 1500 }, new RangeError('options.unrated of X: expected a listed player, got "X"')],
    [{ B: '1500' }, new TypeError('options.unrated of B: expected a finite number, got "1500"')],
    [{ B: NaN }, new RangeError('options.unrated of B: expected a finite number, got NaN')],
    [new Map([[1, 1500]]), new TypeError('options.unrated of 1: expected a listed player, got 1')],
    [NaN, new RangeError('options.unrated: expected a finite number, ratings by id or "skip", got NaN')],
    ['leave', new TypeError('options.unrated: expected a finite number, ratings by id or "skip", got "leave"')],
  ])('refuses %j', (unrated, error) => {
    expect(() => crosstable(GAMES, { players, unrated } as CrosstableOptions)).toThrow(error);
  });

  it('refuses an estimate for what is no id where nobody is listed', () => {
    const unrated = new Map<unknown, number>([[1, 1500]]);
    expect(() => crosstable(GAMES, { unrated } as CrosstableOptions)).toThrow(
      new TypeError('options.unrated of 1: expected a listed player, got 1'),
    );
  });
});

describe('210 to 216: several ratings', () => {
  it('the first one counts where the tournament says nothing (Article 10, note)', () => {
    expect(valuesOf('ARO', {})).toEqual([1633, 2000, 2000]); // (1600 + 1700 + 1600) / 3 = 1633⅓
    expect(valuesOf('ARO', { ratings: 'first' })).toEqual(valuesOf('ARO', {}));
    expect(valuesOf('RTNG', {})).toEqual([2000, 1600, 1700]);
    expect(averageRatingOfOpponents('A', GAMES, RATED)).toBe(1633);
  });

  it('that of the round in which they met, and the latest for RTNG', () => {
    expect(valuesOf('ARO', { ratings: 'round' })).toEqual([1663, 2000, 2000]); // (1600 + 1730 + 1660) / 3 = 1663⅓
    expect(valuesOf('RTNG', { ratings: 'round' })).toEqual([2000, 1660, 1730]);
    expect(valuesOf('RTNG', { ratings: 'round', round: 2 })).toEqual([2000, 1600, 1730]);
    expect(averageRatingOfOpponents('A', crosstable(GAMES, { players: RATED, ratings: 'round' }))).toBe(1663);
    // The lowest rating of those met goes: 1730 and 1660
    expect(valuesOf('ARO/C1', { ratings: 'round' })[0]).toBe(1695);
  });

  it('that of one round', () => {
    expect(valuesOf('ARO', { ratings: { inRound: 2 } })).toEqual([1643, 2000, 2000]); // (1600 + 1730 + 1600) / 3 = 1643⅓
    expect(valuesOf('RTNG', { ratings: { inRound: 3 } })).toEqual([2000, 1660, 1730]);
  });

  it('a player who gets a rating later is unrated until then', () => {
    const players = RATED.map((player) =>
      player.id === 'B'
        ? {
            id: 'B',
            ratings: [
              { from: 1, rating: 0 },
              { from: 3, rating: 1660 },
            ],
          }
        : player,
    );
    expect(valuesOf('ARO', { players, ratings: 'first' })).toEqual([null, null, null]);
    expect(valuesOf('ARO', { players, ratings: 'round' })).toEqual([null, null, null]);
    expect(valuesOf('RTNG', { players, ratings: 'round' })).toEqual([2000, 1660, 1730]);
    expect(valuesOf('ARO', { players, ratings: 'round', unrated: 'skip' })[0]).toBe(1695); // 1730 and 1660
    expect(valuesOf('ARO', { players, ratings: 'first', unrated: 'skip' })[0]).toBe(1700);
    expect(valuesOf('ARO', { players, ratings: 'round', unrated: 1000 })[0]).toBe(1463); // (1000 + 1730 + 1660) / 3
    expect(valuesOf('ARO', { players, ratings: 'round', unrated: { B: 1300 } })[0]).toBe(1563); // (1300 + 1730 + 1660) / 3
    expect(valuesOf('ARO', { players, ratings: { inRound: 3 } })[0]).toBe(1683); // (1660 + 1730 + 1660) / 3
  });

  it('explanations name the list', () => {
    const rulesOf = (options: CrosstableOptions) =>
      explain('ARO', 'A', crosstable(GAMES, { players: RATED, ...options }));
    expect(rulesOf({}).ratings).toEqual({ list: 'first' });
    expect(rulesOf({ ratings: { inRound: 2 } }).ratings).toEqual({ list: { inRound: 2 } });
    const byRound = rulesOf({ ratings: 'round' });
    expect(byRound.ratings).toEqual({ list: 'round' });
    expect(byRound.contributions.map(({ value }) => value)).toEqual([1600, 1730, 1660]);
  });

  it('of the players on the boards of teams, too', () => {
    const matches = GAMES.map((round) =>
      round.map((board) => ({ white: `T${board.white}`, black: `T${board.black}`, boards: [board] })),
    );
    const table = teamTable(matches, { players: RATED, ratings: 'round' });
    expect(tiebreakValues('ARO', playersOf(table)).get('A')).toBe(1663);
    const early = teamTable(matches, { players: RATED, ratings: 'round', round: 1 });
    expect(tiebreakValues('RTNG', playersOf(early)).get('B')).toBe(1600);
  });

  const ratedB = (...ratings: readonly unknown[]) => [{ id: 'A' }, { id: 'B', ratings }, { id: 'C' }];

  it.each<readonly [unknown, Error]>([
    [[{ id: 'A' }, { id: 'B', ratings: 3 }], new TypeError('players[1].ratings: expected an array of ratings, got 3')],
    [ratedB(), new RangeError('players[1].ratings: expected at least one rating, got 0')],
    [ratedB({ from: 2, rating: 1 }), new RangeError('players[1].ratings[0].from: expected 1, the first round, got 2')],
    [
      ratedB({ from: 1, rating: 1 }, { from: 3, rating: 1 }, { from: 2, rating: 1 }),
      new RangeError(
        'players[1].ratings[2].from: expected a round after 3 and up to 3, the last of the tournament, got 2',
      ),
    ],
    [
      ratedB({ from: 1, rating: 1 }, { from: 1, rating: 2 }),
      new RangeError(
        'players[1].ratings[1].from: expected a round after 1 and up to 3, the last of the tournament, got 1',
      ),
    ],
    [
      ratedB({ from: 1, rating: 1 }, { from: 4, rating: 2 }),
      new RangeError(
        'players[1].ratings[1].from: expected a round after 1 and up to 3, the last of the tournament, got 4',
      ),
    ],
    [
      ratedB({ from: 1, rating: Infinity }),
      new RangeError('players[1].ratings[0].rating: expected a finite number, got Infinity'),
    ],
    [
      ratedB({ from: 1, rating: 1 }, { from: 2.5, rating: 2 }),
      new RangeError(
        'players[1].ratings[1].from: expected a round after 1 and up to 3, the last of the tournament, got 2.5',
      ),
    ],
    [
      ratedB({ from: '1', rating: 1 }),
      new TypeError('players[1].ratings[0].from: expected 1, the first round, got "1"'),
    ],
    [ratedB({ from: 1 }), new TypeError('players[1].ratings[0].rating: expected a finite number, got undefined')],
    [ratedB(null), new TypeError('players[1].ratings[0].from: expected 1, the first round, got undefined')],
    [
      [{ id: 'B', rating: 1700, ratings: [{ from: 1, rating: 1600 }] }],
      new RangeError('players[0].rating: expected 1600, the first of the ratings, got 1700'),
    ],
  ])('refuses %j', (players, error) => {
    expect(() => crosstable(GAMES, { players } as CrosstableOptions)).toThrow(error);
  });

  it.each<readonly [unknown, Error]>([
    ['last', new RangeError('options.ratings: expected "first", "round" or { inRound }, got "last"')],
    [3, new TypeError('options.ratings: expected "first", "round" or { inRound }, got 3')],
    [{ inRound: 4 }, new RangeError('options.ratings.inRound: expected a round from 1 to 3, got 4')],
    [{ inRound: 1.5 }, new RangeError('options.ratings.inRound: expected a round from 1 to 3, got 1.5')],
    [{ inRound: '1' }, new TypeError('options.ratings.inRound: expected a round from 1 to 3, got "1"')],
    [{}, new TypeError('options.ratings: expected "first", "round" or { inRound }, got an object')],
    [null, new TypeError('options.ratings: expected "first", "round" or { inRound }, got null')],
    [{ inRound: 0 }, new RangeError('options.ratings.inRound: expected a round from 1 to 3, got 0')],
  ])('refuses the list %j', (ratings, error) => {
    expect(() => crosstable(GAMES, { ratings } as CrosstableOptions)).toThrow(error);
  });

  it('the rating is the first of the list, to the millionth as ratings are', () => {
    const players = [
      { id: 'B', rating: 1600.0000001, ratings: [{ from: 1, rating: 1600.0000001 }] },
      { id: 'A' },
      { id: 'C' },
    ];
    expect(valuesOf('RTNG', { players, unrated: 'skip' })[0]).toBe(1600);
  });

  it('stand in a list of players before the first round', () => {
    const players = [{ id: 'A', ratings: [{ from: 1, rating: 1800 }] }];
    expect(standings(crosstable([], { players }), ['PTS', 'RTNG'])[0].values).toEqual([0, 1800]);
  });

  it('a rating may come from a round that is announced', () => {
    const players = RATED.map((player) =>
      player.id === 'A'
        ? {
            id: 'A',
            ratings: [
              { from: 1, rating: 1 },
              { from: 9, rating: 2 },
            ],
          }
        : player,
    );
    expect(standings(crosstable(GAMES, { players, rounds: 9 }), ['PTS', 'ARO'])[0].values).toEqual([2.5, 1633]);
  });
});
