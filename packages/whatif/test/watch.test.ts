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

it('tells the answers after every 64 steps, whichever question they were for', () => {
  const heard: number[] = [];
  let steps = 0;
  const watchFor = watchOf({ maxNodes: 1000, progress: () => heard.push(steps) > 0 });
  for (const searches of [watchFor(() => []).share(1), watchFor(() => []).share(1)]) {
    for (let at = 0; at < 100; at++) {
      steps++;
      searches();
    }
  }
  expect(heard).toEqual([64, 128, 192]);
});

it('looks at no clock to share the time where there is no limit of time', () => {
  const set = clock();
  set(Number.NaN);
  const mayGoOn = watchOf({ maxNodes: 1 })(() => []).share(1);
  expect([mayGoOn(), mayGoOn()]).toEqual([true, false]);
});
