import { describe, expect, test } from 'vitest';

import { searchFor } from '../src/search.js';
import {
  type OpenEvent,
  extremesUnder,
  laidOut,
  masksFor,
  openEvent,
  outcomesOf,
  randomResults,
  ranksAfter,
} from './random-events.js';

const EVENTS = Number(process.env.WHATIF_EVENTS ?? 40);
const SEED = Number(process.env.WHATIF_SEED ?? 20);
const MOST_BOARDS = Number(process.env.WHATIF_BOARDS ?? 4);

/** For every player and own result: the extreme ranks of the standings after all outcomes. */
function extremes(event: OpenEvent): Map<string, [number, number]> {
  const found = new Map<string, [number, number]>();
  for (const outcome of outcomesOf(event.open)) {
    const ranks = ranksAfter(event, outcome);
    for (const [player, rank] of ranks) {
      const own = outcome.find(({ black, white }) => white === player || black === player);
      const key = `${player} ${own === undefined ? '' : own.white === player ? own.result : 1 - own.result}`;
      const [best, worst] = found.get(key) ?? [rank, rank];
      found.set(key, [Math.min(best, rank), Math.max(worst, rank)]);
    }
  }
  return found;
}

describe('the best and the worst place are those of all outcomes', () => {
  test.each([
    { name: 'usual', rare: false },
    { name: 'rare', rare: true },
  ])('$name lists and events', ({ rare, name }) => {
    let queries = 0;
    let undecided = 0;
    for (let number = 0; number < EVENTS; number++) {
      const event = openEvent(SEED + (rare ? 1 : 0), number, MOST_BOARDS, rare);
      const { table, round, steps } = laidOut(event);
      const expected = extremes(event);
      table.players.forEach((id, player) => {
        if (round.tournament.expelled?.has(player)) return;
        const search = searchFor(player, round, steps);
        const board = round.boardOf[player];
        for (const outcome of board < 0 ? [0] : [0, 1, 2]) {
          const masks = masksFor(player, round, 1 << (round.isBlack[player] === 1 ? 2 - outcome : outcome));
          const [best, worst] = expected.get(`${id} ${board < 0 ? '' : outcome / 2}`) ?? [0, 0];
          const where = `event ${number} of ${name}, player ${id}, outcome ${outcome}, ${event.codes.join(', ')}`;
          const { least, most } = search.boundsUnder(masks);
          expect(least, `${where}: bound`).toBeLessThanOrEqual(best);
          expect(most, `${where}: bound`).toBeGreaterThanOrEqual(worst);
          if (least !== best) undecided++;
          if (most !== worst) undecided++;
          const exact = [search.search('best', masks, () => true), search.search('worst', masks, () => true)];
          expect(
            exact.map(({ bound }) => bound),
            where,
          ).toEqual([best, worst]);
          expect(
            exact.map(({ reached }) => reached),
            where,
          ).toEqual([best, worst]);
          expect(
            exact.map(({ witness }) => search.placeAfter(witness)),
            where,
          ).toEqual([best, worst]);
          queries += 2;
        }
      });
    }
    console.info(`${queries} queries, ${undecided} bounds that need a search`);
    expect(queries).toBeGreaterThan(EVENTS);
  });
});

test('of several results that are allowed at each board, too', () => {
  let searches = 0;
  for (let number = 0; number < 3 * EVENTS; number++) {
    // The results of the last boards are tried out: only with more of them the search branches
    const event = openEvent(SEED + 2, number, number % 4 === 0 ? 9 : 7);
    const { table, round, steps } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, steps);
    const own = round.boardOf[player];
    const masks = Uint8Array.from(round.boards, (_, board) =>
      board === own ? event.random.pick([1, 2, 4]) : event.random.pick([7, 3, 5, 6, 4]),
    );
    const [best, worst] = extremesUnder(masks, search);
    const found = [search.search('best', masks, () => true), search.search('worst', masks, () => true)];
    expect(
      found.map(({ bound, reached }) => [bound, reached]),
      `event ${number}`,
    ).toEqual([
      [best, best],
      [worst, worst],
    ]);
    searches += 2;
    // With an aim it is enough to know on which side of it the place is
    const aim = event.random.between(1, table.players.length);
    const [aimedBest, aimedWorst] = [
      search.search('best', masks, () => true, aim),
      search.search('worst', masks, () => true, aim),
    ];
    if (best <= aim) expect(aimedBest.reached, `event ${number}`).toBeLessThanOrEqual(aim);
    else expect(aimedBest.bound, `event ${number}`).toBeGreaterThan(aim);
    if (worst <= aim) expect(aimedWorst.bound, `event ${number}`).toBeLessThanOrEqual(aim);
    else expect(aimedWorst.reached, `event ${number}`).toBeGreaterThan(aim);
  }
  expect(searches).toBe(6 * EVENTS);
});

test('of many boards the bounds hold, and the examples lead to what is reached', () => {
  let undecided = 0;
  for (let number = 0; number < 20; number++) {
    const event = openEvent(SEED + 3, number, 60);
    const { table, round, steps } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, steps);
    const own = round.boardOf[player];
    const masks = masksFor(player, round, 2);
    const random = Array.from({ length: 50 }, () => {
      const results = Uint8Array.from(randomResults(event), ({ result }) => 2 * result);
      if (own >= 0) results[own] = 1;
      return search.placeAfter(results);
    });
    for (const side of ['best', 'worst'] as const) {
      for (const aim of [undefined, 1, event.random.between(1, table.players.length)]) {
        let left = 100;
        const { bound, reached, witness } = search.search(side, masks, () => left-- > 0, aim);
        expect(search.placeAfter(witness), `event ${number}`).toBe(reached);
        expect(side === 'best' ? bound <= reached : bound >= reached).toBe(true);
        for (const place of random) {
          if (side === 'best') expect(place, `event ${number}`).toBeGreaterThanOrEqual(bound);
          else expect(place, `event ${number}`).toBeLessThanOrEqual(bound);
        }
        if (reached !== bound) undecided++;
      }
    }
  }
  expect(undecided).toBeGreaterThan(5);
});
