// The facts of a player's card: by hand from the report of Harbour Open, the tables of B.02 and C.07.
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { eventOf, readEvent } from '@crosstable/event';

import { placesByRound } from '../src/player/places-by-round.js';
import { playerReport } from '../src/player/player-report.js';

const EXAMPLES = new URL('../../../examples/', import.meta.url);
const HARBOUR = readEvent(readFileSync(new URL('harbour-open.trf', EXAMPLES)));
const LAGOON = readEvent(readFileSync(new URL('lagoon-team-cup.trf', EXAMPLES)));

const RULES = { kind: 'standard', on: '2026-05-08' } as const;

describe('a player of Harbour Open', () => {
  const csonka = playerReport(HARBOUR, '3', { ...RULES, k: 20 });

  it('has a name, a place, a score and colours', () => {
    expect(csonka).toMatchObject({ player: '3', name: 'Csonka, Ágnes', federation: 'HUN', rating: 2103, title: '' });
    expect(csonka).toMatchObject({ participants: 11, points: 4, colours: { white: 3, black: 3 } });
  });

  it('has every round: colour, opponent with rating and points, and the own points', () => {
    expect(
      csonka.rounds.map(({ round, colour, opponent, points }) => [
        ...[round, colour, opponent?.name, opponent?.rating, opponent?.points, points],
      ]),
    ).toEqual([
      [1, 'w', 'Hoxha, Arta', 1877, 2.5, 1],
      [2, 'b', 'Ionescu, Radu', 1822, 3, 0.5],
      [3, 'w', 'Kask, Jaan', 1688, 2, 1],
      [4, 'w', 'Dvořák, Petr', 2066, 3, 1],
      [5, 'b', 'Brandão, Tiago', 2187, 4.5, 0],
      [6, 'b', 'Eriksen, Liv', 1998, 4, 0.5],
    ]);
  });

  it('has expected scores by the table of B.02 8.1.2, the change with K, and the performance', () => {
    // Differences 226, 281, 415 which counts as 400, 37, −84, 105
    expect(csonka.rounds.map(({ expected }) => expected)).toEqual([0.79, 0.84, 0.92, 0.55, 0.38, 0.64]);
    // 4 − 4.12 = −0.12, times 20; the mean of the opponents is 1939⅔, and 67 % add 125
    expect(csonka.ratings).toMatchObject([{ ratedGames: 6, score: 4, expected: 4.12, k: 20, performance: 2065 }]);
    expect(csonka.ratings[0].change).toBeCloseTo(-2.4, 10);
    expect(csonka.ratings[0]).toMatchObject({ rounded: -2, newRating: 2101 });
  });

  it('has no change without K, which no report has', () => {
    expect(playerReport(HARBOUR, '3', RULES).ratings).toMatchObject([{ k: null, change: null, expected: 4.12 }]);
  });

  it('has the values of the list in its order', () => {
    expect(csonka.values.map(({ code }) => code)).toEqual(['PTS', 'SB/C1', 'SB', 'PS', 'ARO']);
    // 1, 1½, 2½, 3½, 3½, 4 are 16; the mean of the ratings is 1940
    expect(csonka.values.filter(({ code }) => ['PS', 'ARO'].includes(code)).map(({ value }) => value)).toEqual([
      16, 1940,
    ]);
  });

  it('has byes and forfeits as they are: no colour of what wasn’t played counts', () => {
    const { colours, rounds } = playerReport(HARBOUR, '5', RULES);
    expect(rounds[1]).toMatchObject({ outcome: 'half-bye', opponent: null, points: 0.5, colour: '', expected: null });
    expect(rounds[4]).toMatchObject({ outcome: 'forfeit-win', opponent: { player: '9' }, points: 1, expected: null });
    // White in rounds 1 and 6, Black in 3 and 4; the white of round 5 was a forfeit
    expect(colours).toEqual({ white: 2, black: 2 });
  });

  it('has a new rating only where there was one: others have their first', () => {
    const players = [{ id: 'A' }, { id: 'B', rating: 1900 }];
    const event = eventOf({ players, games: [[{ white: 'A', black: 'B', result: 1 }]] });
    const { ratings, unrated } = playerReport(event, 'A', RULES);
    expect(ratings).toEqual([]);
    expect(unrated?.player).toBe('A');
    expect(playerReport(event, 'B', RULES).unrated).toBeNull();
  });
});

describe('places after every round', () => {
  it('are those of the list after the round', () => {
    const event = eventOf({
      system: 'swiss',
      tiebreaks: ['PTS'],
      players: ['A', 'B', 'C', 'D'].map((id) => ({ id })),
      games: [
        [
          { white: 'A', black: 'B', result: 1 },
          { white: 'C', black: 'D', result: 0.5 },
        ],
        [
          { white: 'B', black: 'C', result: 1 },
          { white: 'D', black: 'A', result: 1 },
        ],
      ],
    });
    // 1, 0, ½, ½; then A 1, B 1, C ½, D 1½
    expect(Object.fromEntries(placesByRound(event))).toEqual({ A: [1, 2], B: [4, 2], C: [2, 4], D: [2, 1] });
  });
});

describe('a tournament of teams', () => {
  it('has its teams: rounds with game points, no ratings', () => {
    const [team] = LAGOON.teams ?? [];
    const { rounds, ratings, unrated, values, participants } = playerReport(LAGOON, team.id, RULES);
    expect(rounds).toHaveLength(LAGOON.round);
    expect(rounds.every(({ match, opponent }) => opponent === null || match !== undefined)).toBe(true);
    expect([ratings, unrated]).toEqual([[], null]);
    expect(values.map(({ code }) => code)).toEqual(LAGOON.tiebreaks);
    expect(participants).toBe(LAGOON.teams?.length);
  });

  it('has their players: games on the boards and ratings, but neither place nor values', () => {
    const [{ white }] = LAGOON.games[0];
    const player = playerReport(LAGOON, white, { ...RULES, k: 10, onTeam: true });
    expect(player).toMatchObject({ rank: null, values: [], participants: null });
    expect(player.team).toEqual(LAGOON.teams?.find(({ players }) => players?.includes(white))?.id);
    const own = LAGOON.games.flatMap((games) => games.filter((game) => [game.white, game.black].includes(white)));
    expect(player.rounds.filter(({ opponent }) => opponent !== null)).toHaveLength(
      own.filter(({ black }) => black !== '').length,
    );
  });
});

it('nobody of that id is an error that names it', () => {
  expect(() => playerReport(HARBOUR, '99', RULES)).toThrow(
    new RangeError('player: expected an id of the event, got "99"'),
  );
  expect(() => playerReport(LAGOON, '99', { ...RULES, onTeam: true })).toThrow('player: expected an id of the event');
});
