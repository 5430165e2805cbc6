import { describe, expect, it } from 'vitest';

import { eventOf, titleOf } from '../src/index.js';
import { readPageEvent } from '../src/page-event.js';

const GAMES = { games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] } as const;

describe('the edition of an event comes from', () => {
  it.each([
    ['date', { start: '2025-05-01' }],
    ['date', { end: '2026-05-01' }],
    ['file', { start: '2025-05-01', edition: '2026-03' }],
    ['newest', {}],
  ] as const)('%s', (from, given) => {
    expect(titleOf(eventOf({ ...GAMES, ...given })).editionFrom).toBe(from);
  });

  it('what was asked, where it is another one', () => {
    const asked = { edition: '2024-08' } as const;
    const events = [{}, { start: '2026-05-01' }, { edition: '2026-03' as const }].map((given) =>
      eventOf({ ...GAMES, ...given }),
    );
    expect(events.map((event) => titleOf({ ...event, ...asked }).editionFrom)).toEqual(['asked', 'asked', 'asked']);
  });

  it('the legends of a printed table, where all name one year', async () => {
    const table = (...legends: readonly string[]): string =>
      ['2026/05/08', 'Rk.;Name;1.Rd;Pts.;TB1;TB2', '1;Ana;2w1;1;0;0', '2;Bo;1b0;0;1;0', ...legends].join('\n');
    const buchholz = 'Tie Break1: Buchholz Tie-Break Variable (2023) (Gamepoints, Cut1)';
    const sonneborn = 'Tie Break2: Sonneborn Berger Tie-Break Variable (2026) (Gamepoints)';
    const [one, both] = await Promise.all([readPageEvent(table(buchholz)), readPageEvent(table(buchholz, sonneborn))]);
    expect(titleOf(one)).toMatchObject({ edition: '2024-08', editionFrom: 'legend' });
    expect(titleOf(both)).toMatchObject({ edition: '2026-03', editionFrom: 'date' });
  });
});
