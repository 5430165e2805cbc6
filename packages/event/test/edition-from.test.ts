import { describe, expect, it } from 'vitest';

import { editionFrom, eventOf } from '../src/index.js';

const GAMES = { games: [[{ white: 'Ana', black: 'Bo', result: 1 }]] } as const;

describe('the edition of an event comes from', () => {
  it.each([
    ['date', { start: '2025-05-01' }],
    ['date', { end: '2026-05-01' }],
    ['file', { start: '2025-05-01', edition: '2026-03' }],
    ['newest', {}],
  ] as const)('%s', (from, given) => {
    expect(editionFrom(eventOf({ ...GAMES, ...given }))).toBe(from);
  });

  it('what was asked, where it is another one', () => {
    const asked = { edition: '2024-08' } as const;
    const events = [{}, { start: '2026-05-01' }, { edition: '2026-03' as const }].map((given) =>
      eventOf({ ...GAMES, ...given }),
    );
    expect(events.map((event) => editionFrom({ ...event, ...asked }))).toEqual(['asked', 'asked', 'asked']);
  });
});
