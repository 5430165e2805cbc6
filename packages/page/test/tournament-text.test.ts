import { expect, it } from 'vitest';

import { eventOf } from '@crosstable/event';

import { tournamentText } from '../src/share/tournament-text.js';

it('a tournament in a link has the names of its players, and neither birth dates, FIDE ids nor sex', () => {
  const text = tournamentText(
    eventOf({
      players: [{ id: '1', name: 'Ana', birth: '2010-03-04', fideId: '1503014', sex: 'w' }],
      games: [[{ white: '1', black: '', result: 1, kind: 'full-bye' }]],
    }),
  );
  expect(text).toContain('"name": "Ana"');
  expect(text).not.toMatch(/2010|1503014|sex/);
});
