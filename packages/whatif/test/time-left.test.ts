// The time of a question, by a clock that ticks whenever it is looked at: after every step of a search.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type WhatIf, whatif } from '../src/index.js';
import { openEvent } from './random-events.js';

let ticks = 0;

beforeEach(() => {
  ticks = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => ++ticks);
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Asks about an event of eight boards, some of whose places take far more steps than the others. */
const ask = (number: number, list: string, options: Parameters<typeof whatif>[2]): WhatIf => {
  const event = openEvent(91, number, 8);
  return whatif(event.games, list.split(','), { ...event.options, ...options });
};

const gapsOf = ({ results }: WhatIf): number[] =>
  results.flatMap(({ best, worst }) => [best.reached - best.bound, worst.bound - worst.reached]);

// A sixth of 150 steps is too few for one of the six places, and the others leave it more than a hundred
it.each([
  [6, '1', undefined],
  [146, '13', 5],
] as const)('a place of event %d that others leave time for is searched again', (number, player, place) => {
  expect(gapsOf(ask(number, 'PTS,BH/M1,SB/M1', { player, place, budgetMs: 150 }))).toEqual([0, 0, 0, 0, 0, 0]);
});

it('a search that is stopped while it runs again loses nothing of what was known', () => {
  for (let calls = 1; calls < 25; calls++) {
    let known: readonly WhatIf[] = [];
    let left = calls;
    const progress = (heard: readonly WhatIf[]): boolean => {
      known = heard;
      left--;
      return left > 0;
    };
    const answer = ask(1, 'PTS,SB/C2', { player: '7', place: 5, budgetMs: 1000, progress });
    const before = known.flatMap(gapsOf);
    gapsOf(answer).forEach((gap, at) => {
      expect(gap, `stopped by call ${calls}`).toBeLessThanOrEqual(before[at]);
    });
    known[0].results.forEach(({ sufficient = [] }, at) => {
      expect(answer.results[at].sufficient, `stopped by call ${calls}`).toEqual(
        expect.arrayContaining([...sufficient]),
      );
    });
  }
});

it('nothing is searched again when the time is over', () => {
  let calls = 0;
  ask(1, 'PTS,SB/C2', { player: '7', budgetMs: 1, progress: () => ++calls > 0 });
  expect(calls).toBe(6);
});

it('reading the games takes of the time, too', () => {
  const event = openEvent(91, 6, 8);
  const players = event.options.players?.map(({ id }) => ({
    get id() {
      ticks += 150;
      return id;
    },
  }));
  const question = { ...event.options, player: '1', budgetMs: 150 };
  const gaps = (options: typeof question) => gapsOf(whatif(event.games, ['PTS', 'BH/M1', 'SB/M1'], options));
  expect(gaps(question)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(Math.max(...gaps({ ...question, players }))).toBeGreaterThan(0);
});
