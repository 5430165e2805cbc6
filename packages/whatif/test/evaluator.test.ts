import { describe, expect, it, test } from 'vitest';

import type { Adjustment, Game } from '@crosstable/core';
import { game } from '@crosstable/core/testing/notation';
import { randomOf } from '@crosstable/core/testing/random/random';

import { evaluatorOf } from '../src/evaluator.js';
import { laidOut, openEvent, randomResults, ranksAfter } from './random-events.js';

const EVENTS = 5 * Number(process.env.WHATIF_EVENTS ?? 60);

describe('the places after an outcome are those of the standings', () => {
  test.each([
    { name: 'usual', rare: false },
    { name: 'rare', rare: true },
  ])('$name lists and events', ({ rare }) => {
    let compared = 0;
    for (let number = 0; number < EVENTS; number++) {
      const event = openEvent(rare ? 11 : 10, number, 7, rare);
      const { table, round, steps } = laidOut(event);
      const evaluator = evaluatorOf(round, steps);
      for (let outcome = 0; outcome < 5; outcome++) {
        const results = randomResults(event);
        const ofBoard = Uint8Array.from(results, ({ result }) => 2 * result);
        const ranks = ranksAfter(event, results);
        const places = new Map([...ranks.keys()].map((id) => [id, evaluator(table.players.indexOf(id), ofBoard)]));
        expect(places, `event ${number}, ${event.codes.join(', ')}`).toEqual(ranks);
        compared += places.size;
      }
    }
    expect(compared).toBeGreaterThan(EVENTS);
  });
});

describe('points of an arbiter beyond a win or a loss', () => {
  // X beat Y, P beat Q; the open game of Q and Z changes nothing. X, P and Y have 5 points each by what the arbiter gave.
  // In direct encounter P, who met neither X nor Y, has 0 to 2 points against them
  const games: Game[][] = [[game('X', 'Y', 1), game('P', 'Q', 1)], [{ white: 'Q', black: 'Z', result: null }]];
  const placesWith = (order: string, adjustments: readonly Adjustment[]) => {
    const players = order.split('').map((id) => ({ id }));
    const options = { system: 'swiss', players, adjustments } as const;
    const codes = ['PTS', 'DE', 'TPN'];
    const { table, round, steps } = laidOut({ games, options, codes, open: games[1], random: randomOf(1, 1) });
    const evaluator = evaluatorOf(round, steps);
    const places = table.players.map((id, at) => [id, evaluator(at, Uint8Array.of(1))] as const);
    const ranks = ranksAfter({ games, options, codes, open: games[1], random: randomOf(1, 1) }, [
      { white: 'Q', black: 'Z', result: 0.5 },
    ]);
    expect(new Map(places)).toEqual(ranks);
    return Object.fromEntries(places);
  };

  it('put a player ahead of one who met nobody of the tied', () => {
    // X has 5 of Y and at least 0 of P: more than the 2 that P could have
    const places = placesWith('PYXQZ', [
      { player: 'X', round: 1, points: 5, replaces: true },
      { player: 'Y', points: 5 },
      { player: 'P', points: 4 },
    ]);
    expect(places).toMatchObject({ X: 1, P: 2, Y: 3 });
  });

  it('put one who met nobody of the tied ahead', () => {
    // X and Y have -5 of each other and at most 1 of P: less than the 0 that P has at least
    const places = placesWith('YXPQZ', [
      { player: 'X', round: 1, points: -5, replaces: true },
      { player: 'Y', round: 1, points: -5, replaces: true },
      { player: 'X', points: 10 },
      { player: 'Y', points: 10 },
      { player: 'P', points: 4 },
    ]);
    expect(places).toMatchObject({ P: 1, Y: 2, X: 3 });
  });
});
