import { openTable } from '@crosstable/core';
import { describe, expect, test } from 'vitest';

import { crosstable } from '../../crosstable/src/index.js';
import { evaluatorOf } from '../src/evaluator.js';
import { lastRoundOf } from '../src/last-round.js';
import { listStepsOf } from '../src/list-steps.js';
import { openEvent, randomResults, ranksAfter } from './random-events.js';

const EVENTS = Number(process.env.WHATIF_EVENTS ?? 300);

describe('the places after an outcome are those of the standings', () => {
  test.each([
    { name: 'usual', rare: false },
    { name: 'rare', rare: true },
  ])('$name lists and events', ({ rare }) => {
    let compared = 0;
    for (let number = 0; number < EVENTS; number++) {
      const event = openEvent(rare ? 11 : 10, number, 7, rare);
      const table = crosstable(event.games, event.options);
      const tournament = openTable(table);
      const numberOf = (id: string): number => table.players.indexOf(id);
      const boards = event.open.map(({ black, white }) => ({ white: numberOf(white), black: numberOf(black) }));
      const round = lastRoundOf(tournament, boards);
      const evaluator = evaluatorOf(round, listStepsOf(event.codes, round));
      for (let outcome = 0; outcome < 5; outcome++) {
        const results = randomResults(event);
        for (const [board, { result }] of results.entries()) evaluator.set(board, 2 * result);
        const ranks = ranksAfter(event, results);
        const places = new Map([...ranks.keys()].map((id) => [id, evaluator.placeOf(numberOf(id))]));
        expect(places, `event ${number}, ${event.codes.join(', ')}`).toEqual(ranks);
        compared += places.size;
      }
    }
    expect(compared).toBeGreaterThan(EVENTS);
  });
});
