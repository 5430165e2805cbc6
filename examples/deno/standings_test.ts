import { deepEqual, equal, throws } from 'node:assert/strict';

import { standingsOf } from './standings.ts';

const CLUB_NIGHT = {
  name: 'Club night',
  system: 'round-robin',
  tiebreaks: ['PTS', 'SB'],
  games: [[{ white: 'Anna', black: 'Ben', result: 0.5 }], [{ white: 'Ben', black: 'Anna', result: 1 }]],
};
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

Deno.test('a table with the first in the first row', () => {
  const { markdown, notes } = standingsOf(bytes(CLUB_NIGHT));
  // Ben has 1½ of 2. Sonneborn-Berger: ½ and 1 times the ½ of Anna, who has ½ times 1½
  deepEqual(markdown.trim().split('\n').slice(-2), ['| 1 | Ben  |  1½ | 0.75 |', '| 2 | Anna |   ½ | 0.75 |']);
  equal(notes.length, 0);
});

Deno.test('a file that is none', () => {
  throws(() => standingsOf(bytes({ games: 'none' })), RangeError);
});
