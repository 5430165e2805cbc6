// The order of rosters and lists helps to find the players of a board, and decides nothing.

import { expect, it } from 'vitest';

import type { Match, Team } from '@crosstable/core';
import { board, boards } from '@crosstable/core/testing/team-notation';
import { playersOf, teamTable } from '@crosstable/team/inside';

import { explain } from '../../src/explain.js';

const ROSTERS = { A: ['a1', 'a2', 'a3'], B: ['b1', 'b2', 'b3'], C: ['c1', 'c2'], D: ['d1', 'd2', 'd3', 'd4'] };

/** The first match of each round follows the rosters, the second one has reserves, and the second round turns boards. */
const MATCHES: readonly (readonly Match[])[] = [
  [
    boards('A', 'B', board('a1', 'b1', 1), board('b2', 'a2', 0.5)),
    boards('C', 'D', board('c1', 'd2', 0), board('d4', 'c2', 1)),
  ],
  [
    boards('D', 'A', board('d1', 'a1', 0), board('a3', 'd3', 1)),
    boards('C', 'B', board('b3', 'c1', 0.5), board('c2', 'b1', 1)),
  ],
];

const teamsWith = (ordered: (players: readonly string[]) => readonly string[]): Team[] =>
  Object.entries(ROSTERS).map(([id, players]) => ({ id, players: ordered(players) }));

/** The games of each player by hand: opponent and points by round, nothing for a round without a game. */
const GAMES = {
  a1: ['b1 1', 'd1 1'],
  a2: ['b2 0.5', ''],
  a3: ['', 'd3 1'],
  b1: ['a1 0', 'c2 0'],
  b2: ['a2 0.5', ''],
  b3: ['', 'c1 0.5'],
  c1: ['d2 0', 'b3 0.5'],
  c2: ['d4 0', 'b1 1'],
  d1: ['', 'a1 0'],
  d2: ['c1 1', ''],
  d3: ['', 'a3 0'],
  d4: ['c2 1', ''],
};

it.each([
  ['in their order', teamsWith((players) => players), undefined],
  ['turned around', teamsWith((players) => players.toReversed()), undefined],
  ['beside a list in their order', teamsWith((players) => players), Object.values(ROSTERS).flat()],
  ['beside a list turned around', teamsWith((players) => players), Object.values(ROSTERS).flat().reverse()],
])('rosters %s give every player their games', (_, teams, listed) => {
  const table = playersOf(teamTable(MATCHES, { teams, players: listed?.map((id) => ({ id })) }));
  const games = Object.keys(GAMES).map((id) => {
    const rounds = new Map(
      explain('PTS', id, table).contributions.map(({ opponent, points, round }) => [
        round,
        `${opponent ?? ''} ${points}`,
      ]),
    );
    return [id, [1, 2].map((round) => rounds.get(round) ?? '')];
  });
  expect(Object.fromEntries(games)).toEqual(GAMES);
});
