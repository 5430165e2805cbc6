import { describe, expect, it } from 'vitest';

import type { Game } from '@crosstable/core';
import { call, game } from '@crosstable/core/testing/notation';
import { randomOf } from '@crosstable/core/testing/random/random';

import { countOutcomes } from '../src/chances.js';
import { type ChancesModel, chances } from '../src/index.js';
import { searchFor } from '../src/search.js';
import { laidOut, openEvent, outcomesOf, ranksAfter } from './random-events.js';

const open = (white: string, black: string): Game => ({ white, black, result: null });

const GAMES = [
  [game('A', 'B', 1), game('C', 'D', 0.5)],
  [open('A', 'C'), open('B', 'D')],
];

describe('exact chances', () => {
  it('count every outcome of equal weight', () => {
    for (let number = 0; number < 20; number++) {
      const event = openEvent(40, number, number % 3 === 0 ? 6 : 4);
      const { codes, games, options, random } = event;
      const player = random.pick(options.players ?? []).id;
      const ranks = [...outcomesOf(event.open)].map((results) => ranksAfter(event, results).get(player) ?? 0);
      for (const place of [1, random.between(2, 9)]) {
        const expected = ranks.filter((rank) => rank <= place).length / ranks.length;
        const found = chances(games, codes, { ...options, player, place, model: 'thirds', seed: 1 });
        expect(found.p, `event ${number}`).toBeCloseTo(expected, 12);
        expect(found).toMatchObject({ error: 0, exact: true });
      }
    }
  });

  it('take the expected score from the table of B.02, Article 8.1.2', () => {
    // C has 100 points more than A: PD .64, so that A expects .36. Draws .3; A wins .36 - .15 = .21, and C wins .49.
    // A with 2 is first, with 1½ too: C has 1, D 1½ at most. With 1 A isn't: C has 1½.
    const players = [
      { id: 'A', rating: 2000 },
      { id: 'B', rating: 2000 },
      { id: 'C', rating: 2100 },
      { id: 'D', rating: 2000 },
    ];
    const found = chances(GAMES, ['PTS'], { player: 'A', place: 1, model: { drawRate: 0.3 }, seed: 1, players });
    expect(found.p).toBeCloseTo(0.51, 12);
    expect(found).toMatchObject({ error: 0, exact: true });
  });

  it('have fewer draws where the expected score leaves no room', () => {
    // C has 600 points more: PD .98, A expects .02. At most .04 draws, and A never wins; C wins .96.
    const players = [
      { id: 'A', rating: 1600 },
      { id: 'B', rating: 1600 },
      { id: 'C', rating: 2200 },
      { id: 'D', rating: 1600 },
    ];
    const found = chances(GAMES, ['PTS'], { player: 'A', place: 1, model: { drawRate: 0.3 }, seed: 1, players });
    expect(found.p).toBeCloseTo(0.04, 12);
  });

  it('are at most 1 where binary numbers add up to more', () => {
    // A has 266 points fewer: PD .18. Draws .2; C wins .72, and A .08: as binary numbers their sum is 1 + 2⁻⁵²
    const players = [
      { id: 'A', rating: 1734 },
      { id: 'B', rating: 2000 },
      { id: 'C', rating: 2000 },
      { id: 'D', rating: 2000 },
    ];
    const found = chances(GAMES, ['PTS'], { player: 'C', place: 4, model: { drawRate: 0.2 }, seed: 1, players });
    expect(found).toEqual({ p: 1, error: 0, exact: true });
  });

  // W - P and X - Y are open, and the arbiter gave X a point
  const certain = (ofWhites: readonly [number, number], player: string, place: number, drawRate: number) => {
    const [ofW, ofX] = ofWhites;
    const players = Object.entries({ W: ofW, P: 2000, X: ofX, Y: 2000 }).map(([id, rating]) => ({ id, rating }));
    const options = { player, place, model: { drawRate }, seed: 1, players, adjustments: [{ player: 'X', points: 1 }] };
    return chances([[open('W', 'P'), open('X', 'Y')]], ['PTS'], options).p;
  };

  it('are 0 for a place that takes a result without a chance', () => {
    // W has 392 points more: PD .92. Draws .16, as many as there can be; W wins .84, and P never, without which X stays ahead
    expect(certain([2392, 2300], 'P', 1, 0.2)).toBe(0);
  });

  it('are not more than 1 where only results without a chance lead to a worse place', () => {
    // W has 180 points more: PD .74. Draws .52; W wins .48 and never loses. W is fourth after a loss alone, behind P, X and Y
    const found = certain([2180, 1840], 'W', 3, 0.55);
    expect(found).toBeCloseTo(1, 12);
    expect(found).toBeLessThanOrEqual(1);
  });
});

describe('the chances of a game', () => {
  // The players of the open game have 1 point each, and the others fewer
  const games = [[game('A', 'X', 1), game('C', 'Y', 1)], [open('A', 'C')]];
  const ask = (player: string, place: number, ratings: readonly [number, number], drawRate: number) => {
    const players = [
      { id: 'A', rating: ratings[0] },
      { id: 'C', rating: ratings[1] },
      { id: 'X', rating: 1500 },
      { id: 'Y', rating: 1500 },
    ];
    return chances(games, ['PTS'], { player, place, model: { drawRate }, seed: 1, players }).p;
  };

  // 100 points more: .64, 600 more: .98 (table 8.1.2). First with a draw, too
  it.each([
    [[2000, 2100], 0.3, 0.21 + 0.3, 0.49 + 0.3],
    [[2100, 2000], 0.3, 0.49 + 0.3, 0.21 + 0.3],
    [[2200, 1600], 0.3, 1, 0.04],
    [[1600, 2200], 0.3, 0.04, 1],
    [[2000, 2000], 0, 0.5, 0.5],
  ] as const)('%j with draws of %d: White is first in %d, Black in %d', (ratings, drawRate, white, black) => {
    expect(ask('A', 1, ratings, drawRate)).toBeCloseTo(white, 12);
    expect(ask('C', 1, ratings, drawRate)).toBeCloseTo(black, 12);
  });

  it.each([-0.1, NaN])('take no rate of %d', (drawRate) => {
    expect(() => ask('A', 1, [2000, 2000], drawRate)).toThrow('options.model.drawRate: expected a number from 0 to 1');
  });
});

describe('chances of many open games', () => {
  // P has 1½ points, the players of the open games 1 each: the winner of each game passes P, and nobody who draws
  const ask = (count: number, place: number, seed: number, model: ChancesModel = 'thirds') => {
    const boards = Array.from({ length: count }, (_, at) => open(`W${at}`, `B${at}`));
    const seats = boards.flatMap(({ black, white }) => [white, black]);
    const games: Game[][] = [
      [...seats.map((id) => game(id, `X${id}`, 1)), game('P', 'XP', 1)],
      [...boards, game('P', 'XP', 0.5)],
    ];
    const players = [...seats, ...seats.map((id) => `X${id}`), 'P', 'XP'].map((id) => ({ id, rating: 2000 }));
    return chances(games, ['PTS'], { player: 'P', place, model, seed, samples: 4000, players });
  };
  /** The probability of place k or better: fewer than k games with a winner, each with probability 2/3. */
  const binomial = (open: number, place: number): number => {
    const ways = [1];
    for (let at = 1; at <= open; at++) ways.push((ways[at - 1] * (open + 1 - at)) / at);
    return ways.slice(0, place).reduce((sum, count, wins) => sum + (count * 2 ** wins) / 3 ** open, 0);
  };

  it('are exact where all outcomes can be counted', () => {
    for (const place of [1, 3, 6, 8]) {
      const { error, exact, p } = ask(7, place, 1);
      expect(p).toBeCloseTo(binomial(7, place), 12);
      expect([error, exact]).toEqual([0, true]);
    }
  });

  it('are exact with twelve open games', () => {
    const { error, exact, p } = ask(12, 2, 1);
    expect(p).toBeCloseTo(binomial(12, 2), 12);
    expect([error, exact]).toEqual([0, true]);
  });

  it('are those of samples with the own game among them, near the truth', () => {
    // With a win P has 2 points like the other winners and is first; with a draw the winners pass P, and with a loss at least one
    // player of each of the thirteen games does
    const boards = [open('P', 'Q'), ...Array.from({ length: 13 }, (_, at) => open(`W${at}`, `B${at}`))];
    const seats = boards.flatMap(({ black, white }) => [white, black]);
    const games: Game[][] = [seats.map((id) => game(id, `X${id}`, 1)), boards];
    const asked = { player: 'P', place: 10, model: 'thirds', seed: 1, samples: 4000 } as const;
    const { error, exact, p } = chances(games, ['PTS'], asked);
    expect(exact).toBe(false);
    expect(Math.abs(p - (1 + binomial(13, 10)) / 3)).toBeLessThanOrEqual(error);
  });

  it('are those of samples, near the truth', () => {
    const expected = binomial(13, 10);
    for (const seed of [1, 2, 3]) {
      const { error, exact, p } = ask(13, 10, seed);
      expect(exact).toBe(false);
      // 2.5758 standard deviations of 4000 samples
      expect(error).toBeCloseTo(2.5758 * Math.sqrt((expected * (1 - expected)) / 4000), 2);
      expect(Math.abs(p - expected)).toBeLessThanOrEqual(error);
    }
  });

  it('are those of samples where the best place that is left is asked for', () => {
    const { error, exact, p } = ask(13, 1, 1);
    expect(exact).toBe(false);
    expect(Math.abs(p - binomial(13, 1))).toBeLessThanOrEqual(error);
  });

  it('are those of samples with as many draws as the model has', () => {
    // Between equals each of 13 games has a winner with ½: as probably in at most 6 of them as in at least 7
    const { error, exact, p } = ask(13, 7, 1, { drawRate: 0.5 });
    expect(exact).toBe(false);
    expect(Math.abs(p - 0.5)).toBeLessThanOrEqual(error);
  });

  it('have the interval of Wilson, in which the share of the samples would still be within 2.5758 deviations', () => {
    const square = 2.5758 ** 2 / 4000;
    /** The greater distance of p to the solutions x of (p - x)² = z² x (1 - x) / n. */
    const errorOf = (p: number): number => {
      const [a, b, c] = [1 + square, -(2 * p + square), p * p];
      const root = Math.sqrt(b * b - 4 * a * c);
      return Math.max(...[root, -root].map((one) => Math.abs((one - b) / (2 * a) - p)));
    };
    for (const place of [8, 10, 12]) {
      const { error, p } = ask(13, place, 1);
      expect(error).toBeCloseTo(errorOf(p), 12);
    }
  });

  it('follow the ratings of both colours', () => {
    // Only White's win passes P: 600 points more are 98 %, without draws. One of 13 fails with 1 - 0.98¹³
    const boards = Array.from({ length: 13 }, (_, at) => open(`W${at}`, `B${at}`));
    const games: Game[][] = [[...boards.map(({ white }) => game(white, `X${white}`, 1)), game('P', 'XP', 1)], [...boards, game('P', 'XP', 0.5)]]; // prettier-ignore
    const ids = [...new Set(games.flat().flatMap(({ black, white }) => [white, black]))];
    const players = ids.map((id) => ({ id, rating: id.startsWith('W') ? 2200 : 1600 }));
    const asked = { player: 'P', seed: 1, samples: 4000, players, model: { drawRate: 0 } } as const;
    const { error, p } = chances(games, ['PTS'], { ...asked, place: 13 });
    expect(Math.abs(p - (1 - 0.98 ** 13))).toBeLessThanOrEqual(error);
    expect(chances(games, ['PTS'], { ...asked, place: 3 }).p).toBe(0);
    // Equal players who always draw: nobody passes
    const equal = players.map((player) => ({ ...player, rating: 2000 }));
    expect(chances(games, ['PTS'], { ...asked, place: 1, players: equal, model: { drawRate: 1 } }).p).toBe(1);
  });

  it('are the same for the same seed', () => {
    expect(ask(13, 10, 7)).toEqual(ask(13, 10, 7));
    expect(ask(13, 10, 7).p).not.toBe(ask(13, 10, 8).p);
  });
});

/*
 * P has 1½ points, the players of seven open games 1 each: the winner of each game passes P, and nobody who draws. After i games with
 * j winners P is between 1 + j and 1 + j + 7 - i. Nothing is asked any more where that decides, and the last three games are tried
 * out, in 27 ways. A game has three results, two of them with a winner.
 */
it.each([
  // The 8th place is had whatever happens
  { place: 8, bounds: 1, outcomes: 0 },
  // The 1st is missed with the first winner: only draws lead on, four times, before the last three games
  { place: 1, bounds: 1 + 4 * 3, outcomes: 27 },
  // For the 4th all ways lead through four games; then no winner is few enough (1 way), and four are too many (16 ways)
  { place: 4, bounds: 1 + 3 + 9 + 27 + 81, outcomes: (81 - 1 - 16) * 27 },
])('counting outcomes for place $place stops where bounds decide', ({ bounds, outcomes, place }) => {
  const boards = Array.from({ length: 7 }, (_, at) => open(`W${at}`, `B${at}`));
  const seats = boards.flatMap(({ black, white }) => [white, black]);
  const games: Game[][] = [
    [...seats.map((id) => game(id, `X${id}`, 1)), game('P', 'XP', 1)],
    [...boards, game('P', 'XP', 0.5)],
  ];
  const event = { codes: ['PTS'], games, open: boards, options: {}, random: randomOf(1, 1) };
  const { round, steps, table } = laidOut(event);
  const search = searchFor(table.players.indexOf('P'), round, steps);
  const asked = { bounds: 0, outcomes: 0 };
  const counting: typeof search = {
    ...search,
    boundsUnder: (...given) => {
      asked.bounds++;
      return search.boundsUnder(...given);
    },
    placeAfter: (results) => {
      asked.outcomes++;
      return search.placeAfter(results);
    },
  };
  const thirds = boards.map(() => [1 / 3, 1 / 3, 1 / 3] as const);
  countOutcomes({ search: counting, place, ofBoard: thirds }, new Uint8Array(7).fill(7));
  expect(asked).toEqual({ bounds, outcomes });
});

it.each([
  [1, 0],
  [29, 1],
])('place %d that no results change is exact, however many games are open', (place, p) => {
  // Fourteen games of a first round. Z with a zero-point bye has the better one of each ahead, all of whom have half a point or
  // more: 15th at best, and 29th of 29 at worst
  const boards = Array.from({ length: 14 }, (_, at) => open(`W${at}`, `B${at}`));
  const zero: Game = { white: 'Z', black: '', result: 0, kind: 'zero-bye' };
  const options = { player: 'Z', place, model: 'thirds', seed: 1 } as const;
  expect(chances([[...boards, zero]], ['PTS'], options)).toEqual({ p, error: 0, exact: true });
});

describe('errors', () => {
  const ask = (options: object) =>
    call(chances, [GAMES, ['PTS'], { player: 'A', place: 1, model: 'thirds', seed: 1, ...options }]);

  it.each<[string, object, string]>([
    ['a place below 1', { place: 0 }, 'RangeError: options.place: expected a place'],
    ['no place', { place: undefined }, 'TypeError: options.place: expected a place'],
    ['no seed', { seed: undefined }, 'TypeError: options.seed: expected a finite number, got undefined'],
    ['a seed without end', { seed: Infinity }, 'RangeError: options.seed: expected a finite number'],
    ['half a sample', { samples: 0.5 }, 'RangeError: options.samples: expected a whole number'],
    ['an unknown model', { model: 'halves' }, 'RangeError: options.model: expected "thirds" or { drawRate }'],
    ['a model with another name', { model: { draws: 1 } }, 'RangeError: options.model: expected only drawRate'],
    ['too many draws', { model: { drawRate: 2 } }, 'RangeError: options.model.drawRate: expected a number from 0 to 1'],
    [
      'unrated players',
      { model: { drawRate: 0.3 } },
      'RangeError: options.model: expected "thirds", because "A" of an open game has no rating, got an object',
    ],
    ['a misspelled option', { sample: 10 }, 'RangeError: options: expected "samples", got "sample"'],
    ['a misspelled list of games', { opens: [] }, 'RangeError: options: expected "open", got "opens"'],
    ['an unknown player', { player: 'X' }, 'RangeError: options.player: expected a player of the table'],
  ])('%s', (_, options, message) => {
    let thrown: unknown;
    try {
      ask(options);
    } catch (error) {
      thrown = error;
    }
    expect(String(thrown)).toContain(message);
  });

  it('no options', () => {
    expect(() => call(chances, [GAMES, ['PTS']])).toThrow('options: expected an object, got undefined');
  });
});
