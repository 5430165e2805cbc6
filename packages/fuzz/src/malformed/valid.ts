import type { Random } from '@crosstable/core/testing/random/random';

import { VALID_OF_EVENTS } from './valid-events.js';
import { VALID_OF_NORMS } from './valid-norms.js';
import { VALID_OF_PRIZES } from './valid-prizes.js';
import { VALID_OF_RATINGS } from './valid-ratings.js';
import { VALID_OF_TEAMS } from './valid-teams.js';

/** Tournaments with every kind of round. */
export const GAMES = [
  [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: 0.5 },
      { white: 'E', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [
      { white: 'B', black: 'C', result: 0, unrated: true },
      { white: 'E', black: 'A', result: 0, kind: 'forfeit-loss' },
      { white: 'D', black: '', result: 0.5, kind: 'half-bye' },
    ],
    [
      { white: 'A', black: 'C', result: 0, blackResult: 0.5 },
      { white: 'D', black: 'E', result: 1 },
      { white: 'B', black: 'B', result: 0, kind: 'zero-bye' },
    ],
  ],
  [
    [{ white: 'A', black: 'B', result: 1 }],
    [
      { white: 'B', black: 'A', result: 0.5 },
      { white: 'E', black: 'C', result: 0, kind: 'double-forfeit' },
    ],
  ],
  [[], [{ white: 'A', black: 'B', result: 0.5 }]],
  // The second round is being played, and a game of the first isn't finished either
  [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: null },
    ],
    [
      { white: 'C', black: 'A', result: null },
      { white: 'B', black: 'D', result: 0.5 },
    ],
  ],
] as const;

const PLAYERS = [
  { id: 'A', rating: 2400, name: 'Ann', pairingNumber: 2 },
  {
    id: 'B',
    rating: 1923.5,
    ratings: [
      { from: 1, rating: 1923.5 },
      { from: 2, rating: 1950 },
    ],
    pairingNumber: 1,
  },
  { id: 'C', rating: 2650.1234567, pairingNumber: 3, expelled: false },
  { id: 'D', rating: 1400, pairingNumber: 4 },
  { id: 'E', rating: 2000, pairingNumber: 5 },
];

/** The facts that options can give about a tournament. */
export const OPTIONS = [
  {
    players: PLAYERS,
    system: 'swiss',
    rounds: 5,
    scoring: { win: 1, draw: 0.5, loss: 0, absence: 0, pairingBye: 0.5 },
    edition: '2026-03',
    unrated: 1500.25,
    ratings: 'round',
  },
  { players: PLAYERS, edition: '2024-08', system: 'swiss', rounds: 3, unrated: 'skip', unknown: ['colours', 'rounds'] },
  { players: PLAYERS, rounds: 4, round: 1, scoring: { win: 3, draw: 1.000001 } },
  { players: PLAYERS, system: 'round-robin', rounds: 5, scoring: { win: 3, draw: 1 }, ratings: { inRound: 2 } },
  {
    players: PLAYERS,
    unrated: { D: 1500 },
    adjustments: [
      { player: 'A', points: -0.5 },
      { player: 'B', round: 2, points: 0.25, replaces: true },
    ],
  },
  {},
];

const CODES = 'PTS DE BH/C1 SB KS/L+1 ARO/M1 TPR FB PS/C1 AOB/F WON TPN SB/M1/P BH/P'.split(' ');

const PREF_PLAYERS = [
  { username: 'Pedja', rating: 1200, score: -500 },
  { username: 'Marko', rating: 1150, score: 40 },
  { username: 'Johnny', rating: 1100, score: 460 },
] as const;
/** The arguments of the library, by their names in the table of arguments; each call may give another one. */
export const VALID = {
  player: (random: Random) => random.pick(['A', 'B', 'C', 'E']),
  tied: (random: Random) =>
    random.pick([
      ['A', 'B'],
      ['A', 'B', 'C'],
      ['C', 'A', 'E', 'B', 'D'],
    ]),
  games: (random: Random) => random.pick(GAMES),
  players: () => PLAYERS,
  options: (random: Random) => random.pick(OPTIONS),
  code: (random: Random) => random.pick(CODES),
  codes: (random: Random) =>
    random.pick([['PTS', 'DE', 'BH/C1'], ['PTS', random.pick(CODES), random.pick(CODES)], [random.pick(CODES)]]),
  other: () => 'D',
  codesWithManual: (random: Random) =>
    random.pick([
      ['PTS', 'PLAYOFF'],
      ['PTS', 'DE', 'PLAYOFF', 'SB'],
      ['PTS', 'WON', 'DE', 'PLAYOFF', 'DE'],
    ]),
  manual: () => ({
    manual: {
      PLAYOFF: new Map([
        ['A', 1],
        ['B', 0.5],
      ]),
    },
    lots: 'seed',
    of: ['A', 'B', 'C'],
  }),
  koyaLimit: (random: Random) => random.pick([{ limit: 1 }, { percent: 40 }, {}]),
  cuts: (random: Random) => random.pick([{ cut: 1 }, { median: 1 }, {}]),
  buchholzVariant: (random: Random) => random.pick([{ fore: true, cut: 1 }, { median: 1 }, { average: true }, {}]),
  performanceVariant: (random: Random) => random.pick([{ of: 'PTP' }, {}]),
  progressiveVariant: (random: Random) => random.pick([{ fide: true, cut: 1 }, { cut: 1 }, {}]),
  usScores: (random: Random) => random.pick([{ scores: 'adjusted' }, { scores: 'real' }, {}]),
  usVariant: (random: Random) => random.pick([{ of: 'US_CUM' }, { of: 'US_OPP_PERF' }, {}]),
  winsVariant: (random: Random) => random.pick([{ of: 'BWG' }, {}]),
  forfeits: (random: Random) => random.pick([{ forfeits: true }, {}]),
  printed: () => ({
    points: new Map([['A', 1.5]]),
    ranks: new Map([
      ['A', 1],
      ['B', 2],
    ]),
    columns: [
      {
        label: 'TB1',
        cells: new Map([
          ['A', 2.5],
          ['B', null],
        ]),
        named: [{ code: 'BH', edition: '2026-03', article: '8.1' }],
      },
    ],
  }),
  auditOptions: (random: Random) => ({
    ...random.pick(OPTIONS.slice(1)),
    declared: ['BH/C1', 'DE'],
    start: '2025-05-01',
  }),
  auditCodes: (random: Random) => random.pick([['PTS', 'DE', 'BH/C1'], ['SB/M1/P'], ['TPR', 'TPN']]),
  openGames: (random: Random) => [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: 'D', result: random.pick([0, 0.5]) },
    ],
    [
      { white: 'D', black: 'A', result: null },
      { white: 'B', black: 'C', result: null },
    ],
  ],
  whatIfOptions: (random: Random) => ({
    player: random.pick(['A', 'B']),
    place: random.pick([1, 3, undefined]),
    open: random.pick<unknown>([
      undefined,
      [
        { white: 'D', black: 'A' },
        { white: 'B', black: 'C' },
      ],
    ]),
    maxNodes: 100,
    system: random.pick(['swiss', undefined]),
  }),
  questions: () => [{ player: 'A', place: 1 }, { player: 'D' }],
  limits: (random: Random) => random.pick<unknown>([{ budgetMs: 20, progress: () => true }, { maxNodes: 20 }, {}]),
  chancesOptions: (random: Random) => ({
    player: 'A',
    place: 2,
    seed: 7,
    samples: 50,
    model: random.pick<unknown>(['thirds', { drawRate: 0.3 }]),
    unrated: 1400,
  }),
  sides: (random: Random) =>
    random.pick<unknown>([
      ['2024-08', '2026-03'],
      [{ edition: '2024-08' }, { convention: 'virtual opponent', codes: ['SB'] }],
    ]),
  rule: (random: Random) =>
    random.pick([
      { code: 'BH/C1', convention: 'virtual opponent', article: null },
      { code: 'SB', edition: '2024-08', article: '9.1' },
    ]),
  prefPlayer: (random: Random) => random.pick(PREF_PLAYERS),
  bula: () => 30,
  papers: () => [
    { left: 320, middle: -20, right: 160 },
    { left: 120, middle: 4, right: 60 },
    { left: 20, middle: 16, right: 60 },
  ],
  season: () => PREF_PLAYERS.map(({ username, rating }) => ({ username, rating })),
  seasonGames: () => [
    { players: ['Pedja', 'Marko', 'Johnny'], scores: [-500, 40, 460], bula: 30 },
    { players: ['Johnny', 'Pedja', 'Marko'], scores: [0, 10, -10], bula: 60 },
  ],
  ...VALID_OF_EVENTS,
  ...VALID_OF_NORMS,
  ...VALID_OF_PRIZES,
  ...VALID_OF_RATINGS,
  ...VALID_OF_TEAMS,
  line: () => 14,
  words: () => 'a number',
} satisfies Record<string, (random: Random) => unknown>;
