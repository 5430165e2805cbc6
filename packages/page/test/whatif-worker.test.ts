// The worker of the last round answers by the table that the page shows, with the rule for ratings among its facts.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import { eventOf } from 'crosstable/event';

import type { Answer, Question } from '../src/whatif/question.js';

let ask: (message: { readonly data: Question }) => void;
const answers: Answer[] = [];

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_kind: string, listener: typeof ask) => {
    ask = listener;
  });
  vi.stubGlobal('postMessage', (answer: Answer) => answers.push(answer));
  await import('../src/whatif/worker.js');
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('a rating that holds from the second round on decides where the tournament says so', () => {
  const event = eventOf({
    players: [
      {
        id: 'A',
        ratings: [
          { from: 1, rating: 1800 },
          { from: 2, rating: 2300 },
        ],
      },
      { id: 'B', rating: 2000 },
    ],
    games: [[{ white: 'A', black: 'B', result: 0.5 }], [{ white: 'B', black: 'A', result: null }]],
    ratings: 'round',
    tiebreaks: ['PTS', 'RTNG'],
  });
  ask({ data: { event, player: 'A', place: 1 } });
  // Art. 10, note, and 10.6: after a draw both have a point, and A's present rating of 2300 is the higher one
  expect(answers.at(-1)).toMatchObject({
    kind: 'answer',
    known: { results: [{ score: 1 }, { score: 0.5, best: { reached: 1 }, worst: { reached: 1 } }, { score: 0 }] },
  });
});
