import { afterEach, expect, it, vi } from 'vitest';

import { watchOf } from '../src/watch.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A clock that stands still until it is set. */
function clock(): (time: number) => void {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  return (time) => now.mockReturnValue(time);
}

it('shares the time of a question between its searches, what one leaves among those after it', () => {
  const set = clock();
  const { share } = watchOf({ budgetMs: 600 })(() => []);
  const first = share(3);
  set(199);
  expect(first()).toBe(true);
  set(200);
  expect(first()).toBe(false);
  // 400 are left for two
  const second = share(2);
  set(399);
  expect(second()).toBe(true);
  set(400);
  expect(second()).toBe(false);
  set(700);
  expect(share(1)()).toBe(false);
});

it('gives every question a second where the caller sets no limit', () => {
  const set = clock();
  const watchFor = watchOf({});
  const first = watchFor(() => []).share(1);
  set(999);
  expect(first()).toBe(true);
  const second = watchFor(() => []).share(1);
  set(1000);
  expect(first()).toBe(false);
  expect(second()).toBe(true);
});

it('looks at no clock where the caller limits the steps', () => {
  const set = clock();
  const mayGoOn = watchOf({ maxNodes: 2 })(() => []).share(1);
  set(1e9);
  expect([mayGoOn(), mayGoOn(), mayGoOn()]).toEqual([true, true, false]);
});
