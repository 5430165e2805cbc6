import { expect, it } from 'vitest';

import type { MaskCondition } from '../src/conditions.js';
import { conditionsFor } from '../src/conditions.js';
import { searchFor } from '../src/search.js';
import { laidOut, openEvent } from './random-events.js';

const EVENTS = 10 * Number(process.env.WHATIF_EVENTS ?? 40);

/** Whether every outcome that meets a condition meets another one, too. */
function asksForNoMore(other: MaskCondition, one: MaskCondition): boolean {
  return other.every(({ board, mask }) => {
    const same = one.find((part) => part.board === board);
    return same !== undefined && [1, 2, 4].every((result) => (same.mask & result) === 0 || (mask & result) !== 0);
  });
}

it('conditions that a search could not decide are neither given nor refused', () => {
  let undecided = 0;
  for (let number = 0; number < EVENTS; number++) {
    const event = openEvent(60, number, number % 10 === 0 ? 9 : 7);
    const { table, round, steps: list } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, list);
    const masks = new Uint8Array(round.boards.length).fill(7);
    if (round.boardOf[player] >= 0) masks[round.boardOf[player]] = 1;
    const worst = search.search('worst', masks, () => true).reached;
    // The worst place is missed by one, or had exactly
    const place = Math.max(1, worst - event.random.between(0, 1));
    const steps = event.random.between(0, 6);
    let left = steps;
    const found = conditionsFor(search, masks, place, () => left-- > 0);
    const all = conditionsFor(search, masks, place, () => true);
    expect(all.complete).toBe(true);
    for (const one of all.sufficient) {
      const wider = all.sufficient.filter((other) => other !== one && asksForNoMore(other, one));
      expect(wider, `event ${number}`).toEqual([]);
    }
    if (found.complete) expect(found).toEqual(all);
    else undecided++;
  }
  expect(undecided).toBeGreaterThan(EVENTS / 10);
});

it('of many boards the conditions that are given hold', () => {
  let given = 0;
  for (let number = 0; number < 8; number++) {
    const event = openEvent(61, number, 30);
    const { table, round, steps: list } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, list);
    const masks = new Uint8Array(round.boards.length).fill(7);
    if (round.boardOf[player] >= 0) masks[round.boardOf[player]] = 1;
    const place = Math.max(1, search.search('worst', masks, () => false).reached - 1);
    let left = 300;
    const { sufficient } = conditionsFor(search, masks, place, () => left-- > 0);
    given += sufficient.length;
    for (const condition of sufficient) {
      for (let outcome = 0; outcome < 20; outcome++) {
        const results = Uint8Array.from(masks, (mask) => (mask === 1 ? 0 : event.random.between(0, 2)));
        for (const { board, mask } of condition) {
          results[board] = event.random.pick([0, 1, 2].filter((result) => ((mask >> result) & 1) === 1));
        }
        expect(search.placeAfter(results), `event ${number}`).toBeLessThanOrEqual(place);
      }
    }
  }
  expect(given).toBeGreaterThan(5);
});
