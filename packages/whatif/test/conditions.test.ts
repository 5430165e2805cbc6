import { expect, it } from 'vitest';

import { type MaskCondition, conditionsFor } from '../src/conditions.js';
import { searchFor } from '../src/search.js';
import { laidOut, masksFor, openEvent, resultsOf } from './random-events.js';

const EVENTS = 10 * Number(process.env.WHATIF_EVENTS ?? 40);

/** A condition with its boards in order. */
function sorted(condition: MaskCondition): MaskCondition {
  return condition.toSorted((one, other) => one.board - other.board).map(({ board, mask }) => ({ board, mask }));
}

/** Whether every outcome that meets a condition meets another one, too. */
function asksForNoMore(other: MaskCondition, one: MaskCondition): boolean {
  return other.every(({ board, mask }) => {
    const same = one.find((part) => part.board === board);
    return same !== undefined && [1, 2, 4].every((result) => (same.mask & result) === 0 || (mask & result) !== 0);
  });
}

/** All choices of one to three boards, each with a group of one or two results. */
function* allConditions(boards: readonly number[], games = 3, from = 0): Generator<MaskCondition> {
  if (games === 0) return;
  for (let at = from; at < boards.length; at++) {
    for (const mask of [1, 2, 3, 4, 5, 6]) {
      const part = { board: boards[at], mask };
      yield [part];
      for (const rest of allConditions(boards, games - 1, at + 1)) yield [part, ...rest];
    }
  }
}

it('conditions are all that suffice and ask for no more than another one', () => {
  let found = 0;
  for (let number = 0; number < 30; number++) {
    const event = openEvent(62, number, 5);
    const { table, round, steps } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, steps);
    const own = round.boardOf[player];
    const masks = masksFor(player, round, 2);
    const outcomes = [...resultsOf(round.boards.length)].filter((results) => own < 0 || results[own] === 1);
    const places = outcomes.map((results) => search.placeAfter(results));
    const place = event.random.between(Math.min(...places), Math.max(...places));
    const missed = outcomes.filter((_, at) => places[at] > place);
    const isMet = (condition: MaskCondition, results: Uint8Array): boolean =>
      condition.every(({ board, mask }) => (mask & (1 << results[board])) !== 0);
    const others = round.boards.map((_, board) => board).filter((board) => board !== own);
    const sufficient = [[], ...allConditions(others)].filter((one) => !missed.some((results) => isMet(one, results)));
    const expected = sufficient.filter(
      (one) => !sufficient.some((other) => other !== one && asksForNoMore(other, one)),
    );
    const { complete, sufficient: given } = conditionsFor(search, masks, place, () => true);
    const inOrder = (all: readonly MaskCondition[]): readonly string[] =>
      all.map((one) => JSON.stringify(sorted(one))).sort();
    expect(complete).toBe(true);
    expect(inOrder(given), `event ${number}`).toEqual(inOrder(expected));
    found += given.filter((one) => one.length > 1).length;
  }
  expect(found).toBeGreaterThan(10);
});

it('conditions that a search could not decide are neither given nor refused', () => {
  let undecided = 0;
  for (let number = 0; number < EVENTS; number++) {
    const event = openEvent(60, number, number % 10 === 0 ? 9 : 7);
    const { table, round, steps: list } = laidOut(event);
    const player = event.random.between(0, table.players.length - 1);
    const search = searchFor(player, round, list);
    const masks = masksFor(player, round, 1);
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
    const masks = masksFor(player, round, 1);
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
