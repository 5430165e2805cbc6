import type { Random } from '@crosstable/core/testing/random/random';

/** Tournaments of teams with every kind of match and board; the tables of `TEAM_OPTIONS` take them all. */
export const MATCHES = [
  [
    [
      {
        white: 'A',
        black: 'B',
        boards: [
          { white: 'a1', black: 'b1', result: 1 },
          { white: 'b2', black: 'a2', result: 0.5, blackResult: 0 },
        ],
      },
      { white: 'C', black: '', kind: 'pairing-bye' },
      { white: 'D', black: 'D', kind: 'half-bye' },
    ],
    [
      { white: 'C', black: 'A', kind: 'forfeit-loss' },
      {
        white: 'B',
        black: 'D',
        kind: 'forfeit-win',
        boards: [
          { white: 'b1', black: '', result: 1, kind: 'forfeit-win' },
          { white: 'd2', black: 'b2', result: 0, kind: 'forfeit-loss' },
        ],
      },
    ],
  ],
  [
    [
      {
        white: 'D',
        black: 'A',
        boards: [
          { white: 'd1', black: 'a1', result: 0, unrated: true },
          { white: '', black: '', result: 0, kind: 'double-forfeit' },
        ],
      },
      { white: 'B', black: 'C', gamePoints: [1.5, 0.5] },
    ],
    [{ white: 'C', black: 'D', kind: 'double-forfeit' }],
  ],
  // The second round is being played
  [
    [
      { white: 'A', black: 'C', gamePoints: [0, 2] },
      { white: 'B', black: 'B', kind: 'zero-bye' },
    ],
    [
      { white: 'B', black: 'A', gamePoints: null },
      {
        white: 'D',
        black: 'C',
        boards: [
          { white: 'd1', black: 'c1', result: null },
          { white: 'c2', black: 'd2', result: 1 },
        ],
      },
    ],
  ],
] as const;

const TEAMS = ['A', 'B', 'C', 'D', 'E'].map((id, at) => ({ id, name: `Team ${id}`, pairingNumber: 5 - at }));
const ROSTERS = TEAMS.map((team) => ({
  ...team,
  players: [1, 2, 3].map((place) => `${team.id.toLowerCase()}${place}`),
}));
const PLAYERS = ROSTERS.flatMap(({ players }) => players).map((id, at) => ({ id, rating: 2400 - 10.5 * at }));

/** The facts that options can give about a tournament of teams. */
export const TEAM_OPTIONS = [
  {
    teams: ROSTERS,
    players: PLAYERS,
    boards: 2,
    system: 'swiss',
    rounds: 4,
    scoring: { win: 1, draw: 0.5, loss: 0, absence: 0 },
    matchScoring: { win: 3, draw: 1, loss: 0, absence: 0 },
    pairingBye: { matchPoints: 1, gamePoints: 1 },
    primary: 'GP',
    edition: '2026-03',
    articleTwelve: 'tournament',
  },
  { teams: TEAMS, colours: 'WB', system: 'swiss', rounds: 3, adjustments: [{ team: 'A', matchPoints: -1 }] },
  { teams: ROSTERS, system: 'round-robin', edition: '2024-08', rounds: 2, round: 1 },
  {
    teams: ROSTERS,
    system: 'swiss',
    adjustments: [
      { team: 'A', round: 1, gamePoints: 1.5, replaces: true },
      { team: 'E', round: 2, matchPoints: 0.5, gamePoints: 1 },
    ],
  },
];

/** The arguments of the functions for teams. */
export const VALID_OF_TEAMS = {
  matches: (random: Random) => random.pick(MATCHES),
  teamOptions: (random: Random) => random.pick(TEAM_OPTIONS),
  products: (random: Random) =>
    random.pick([
      { opponents: 'MP', own: 'GP', cut: 1, forfeits: true },
      { opponents: 'GP', own: 'GP' },
      { opponents: 'GP', own: 'MP', cut: 2 },
    ]),
  strength: (random: Random) => random.pick([{ divisor: 4, fore: false, forfeits: true }, { divisor: 1 }, {}]),
  prizes: (random: Random) =>
    random.pick([{ board: 1, by: 'roster', minimum: 2 }, { by: 'played', order: ['points', 'percentage'] }, {}]),
  extendedEncounter: (random: Random) =>
    random.pick([{ forfeits: true }, {}, { knockOut: 'BT' }, { knockOut: 'B', forfeits: false }]),
};
