import { describe, expect, it } from 'vitest';

import { game } from '@crosstable/core/testing/notation';

import { rateEvent, rateSections } from '../../src/ratings.js';

const PLAYERS = [
  { id: 'A', rating: 1500, games: 8, wins: 1, draws: 1, events: 1 },
  { id: 'B', rating: 1600 },
  { id: 'C' },
  { id: 'D', rating: 1400, games: 30, highest: 1450 },
  { id: 'E', rating: 1300, games: 3, earlier: 'all-won' },
] as const;

const SATURDAY = [[game('A', 'C', 1)], [game('C', 'B', 1)], [game('B', 'A', 1)]];
const SUNDAY = [
  [game('D', 'C', 1), game('A', 'E', 0)],
  [game('A', 'D', 0.5), game('E', 'C', 1)],
];

describe('rateSections', () => {
  it('rates a section that ends later from the ratings of those before', () => {
    const [sunday, saturday] = rateSections(
      [
        { games: SUNDAY, on: '2026-05-03' },
        { games: SATURDAY, on: '2026-05-02' },
      ],
      PLAYERS,
    );
    const first = rateEvent(SATURDAY, PLAYERS, { on: '2026-05-02' });
    expect(saturday).toEqual(first);
    const between = [
      // 2 games more, a win more; 2 games are no event of three
      { ...PLAYERS[0], rating: Number(first[0].after), games: 10, wins: 2 },
      { ...PLAYERS[1], rating: Number(first[1].after), wins: 1 },
      { id: 'C', rating: Number(first[2].after), games: 2, wins: 1, draws: 0, events: 0 },
      PLAYERS[3],
      PLAYERS[4],
    ];
    expect(sunday).toEqual(rateEvent(SUNDAY, between, { on: '2026-05-03' }));
  });

  it('all won stays all won, and a player without a record gets one', () => {
    const rounds = [[game('E', 'A', 1)], [game('E', 'B', 1)], [game('E', 'D', 1)]];
    const more = [[game('E', 'A', 1)], [game('B', 'E', 1)], [game('E', 'D', 0.5)]];
    const sections = [rounds, rounds, more, rounds].map((games) => ({ games }));
    const rated = rateSections(sections, PLAYERS);
    // 3, 6, 9 and 12 games before
    expect(rated.map((section) => section[4].formula)).toEqual(['special', 'special', 'special', 'standard']);
    expect(rated[3][4].gamesAfter).toBe(15);
    // One who lost all of the first three
    const lost = rateSections(
      [
        { games: rounds.slice(0, 1).concat([[game('B', 'C', 1)], [game('D', 'C', 1)]]) },
        { games: more.concat([[game('A', 'C', 1)]]) },
      ],
      PLAYERS,
    );
    expect(lost[1][2].formula).toBe('special');
  });

  it('a highest rating that grew makes a higher floor', () => {
    const won = Array.from({ length: 6 }, (_, at) => [game('D', at % 2 === 0 ? 'B' : 'A', 1)]);
    const lost = Array.from({ length: 6 }, (_, at) => [game('D', at % 2 === 0 ? 'B' : 'E', 0)]);
    const [first, second] = rateSections([{ games: won }, { games: lost }], PLAYERS);
    const { after } = first[3];
    expect(Number(after)).toBeGreaterThan(1500);
    expect(second[3].floor).toBe(Math.floor((Math.round(Number(after)) - 200) / 100) * 100);
  });
});
