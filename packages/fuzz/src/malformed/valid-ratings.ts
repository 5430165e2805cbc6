import type { Random } from '@crosstable/core/testing/random/random';

const RATED_GAMES = [
  { opponent: 1902, score: 0.5, event: 'x' },
  { opponent: 2650, score: 1 },
  { opponent: null, score: 1 },
  { opponent: 1884, score: 0, kind: 'forfeit-loss' },
  { opponent: 1877, score: 1, unrated: true },
  { opponent: 2012, score: 0, event: 2 },
];

const DEVELOPMENT = { games: 12, birthYear: 2010, listYear: 2026, highestRating: 2310, gamesInPeriod: 39 };
const GLICKO = { rating: 1500, deviation: 200, volatility: 0.06 };
const PLAYED = [
  { white: 'A', black: 'B', result: 1 },
  { white: 'B', black: 'C', result: 0.5 },
  { white: 'C', black: 'A', result: 0.25 },
];

const ruleOptions = (random: Random) => random.pick([{ on: '2025-09-30' }, { kind: 'rapid', on: '2025-10-01' }, {}]);

/** The arguments of ratings, by their names in the table of arguments. */
export const VALID_OF_RATINGS = {
  rating: (random: Random) => random.pick([1500, 2700, 1399.5, 2651]),
  result: (random: Random) => random.pick([0, 0.5, 1, 0.3]),
  eloOptions: (random: Random) => random.pick([{ k: 20, floor: 100 }, { k: [40, 10], scale: 200, bonus: 35 }, {}]),
  ruleOptions,
  ratedGames: () => RATED_GAMES,
  developing: () => ({ rating: 2054, kind: 'blitz', everReached2400: false, ...DEVELOPMENT }),
  change: (random: Random) => ({ rating: 2350, k: 10, games: RATED_GAMES, ...ruleOptions(random) }),
  explained: (random: Random) => ({
    rating: 2350,
    k: random.pick<unknown>([10, DEVELOPMENT]),
    games: RATED_GAMES,
    ...ruleOptions(random),
  }),
  period: (random: Random) => ({
    listRating: 2400,
    k: 20,
    events: [{ rating: 2395, on: '2025-05-01', games: RATED_GAMES }, { games: RATED_GAMES.slice(0, 2) }],
    roundPer: random.pick(['period', 'event']),
  }),
  required: () => ({ games: RATED_GAMES, target: 2300 }),
  column: () => new Float64Array([1500, 1600, 1700]),
  columns: (random: Random) => ({
    white: new Int32Array([0, 1, 2]),
    black: new Int32Array([1, 2, 0]),
    result: random.pick([new Float64Array([1, 0.5, 0]), new Uint8Array([2, 1, 0])]),
  }),
  rateOptions: (random: Random) =>
    random.pick<unknown>([
      { k: new Float64Array([10, 20, 40]), floor: 100 },
      { k: 20, scale: 400, bonus: 10, onProgress: () => undefined },
      {},
    ]),
  played: () => PLAYED,
  stateOptions: (random: Random) =>
    random.pick<unknown>([
      {
        k: 20,
        initial: 1000,
        ratings: [
          ['A', 1516],
          ['B', 1484],
        ],
        games: 2,
      },
      { ratings: new Map([['A', 1700]]) },
      {},
    ]),
  onProgress: () => () => undefined,
  glickoPlayer: (random: Random) => ({ ...GLICKO, days: random.pick([0, 0.5, undefined]) }),
  glickoGames: () => [
    { rating: 1400, deviation: 30, score: 1 },
    { rating: 1550, deviation: 100, score: 0.5 },
  ],
  glickoPlayers: () => ['A', 'B', 'C', 'D', 'E'].map((id) => ({ id, ...GLICKO })),
  glickoRounds: () => [
    [
      { white: 'A', black: 'B', result: 1 },
      { white: 'C', black: '', result: 1, kind: 'pairing-bye' },
    ],
    [{ white: 'B', black: 'C', result: 0.5, blackResult: 0 }],
  ],
  glickoColumns: () => ({
    rating: new Float64Array([1500, 1600, 1700]),
    deviation: new Float64Array([200, 30, 350]),
    volatility: new Float64Array([0.06, 0.09, 0.01]),
  }),
  glickoOptions: (random: Random) => random.pick([{ tau: 0.3, epsilon: 1e-9 }, { tau: 1.2 }, {}]),
  glicko1Options: (random: Random) => random.pick([{ c: 63.2, periods: 2, maximum: 400, minimum: 30 }, { c: 15 }, {}]),
  intervalOptions: (random: Random) => random.pick([{ deviations: 2 }, {}]),
  lichessOptions: (random: Random) => random.pick([{ advantage: 11.782457 }, {}]),
  usMembers: (random: Random) => [
    { id: 'A', rating: 1500.25, games: random.pick<unknown>([4, 40, undefined]), highest: 1720 },
    { id: 'B', rating: 1610, games: 9, earlier: random.pick<unknown>(['all-won', 'all-lost', undefined]), wins: 9 },
    { id: 'C', ...random.pick([{ age: 12 }, { fide: 1800 }, { initial: 900 }, {}]) },
    { id: 'D', rating: 2350, draws: 3, events: 2 },
    { id: 'E' },
  ],
  usMember: (random: Random) => random.pick<unknown>([{ rating: 1300, games: 45 }, { initial: 700 }]),
  usGames: () => [
    { opponent: 1250, score: 1, id: 'x' },
    { opponent: 1400, score: 0.5, id: 'y' },
    { opponent: 1550.5, score: 0, id: 'x' },
  ],
  usRatingOptions: (random: Random) => random.pick([{ on: '2024-05-01' }, { rating: 'quick' }, { dual: true }, {}]),
  usSections: () => [
    { games: [[{ white: 'A', black: 'D', result: 1 }], [{ white: 'A', black: 'C', result: 0.5 }]], on: '2026-05-02' },
    { games: [[{ white: 'B', black: 'C', result: 1 }], [{ white: 'A', black: 'B', result: 0 }]] },
  ],
  usFacts: (random: Random) => random.pick([{ fide: 2105 }, { age: 9.5 }, { initial: 1100, age: 9 }]),
  dwzPlayer: (random: Random) => ({ rating: random.pick([980, 1500, 2210]), index: random.pick([1, 9, 30]), age: 15 }),
  dwzGames: () => [
    { opponent: 1250, score: 1 },
    { opponent: null, score: 0 },
    { opponent: 1550, score: 0.5 },
  ],
  dwzPlayers: () => [
    { id: 'A', rating: 1500, index: 4, age: 15 },
    { id: 'B', rating: 1610, index: 9, age: 22 },
    { id: 'C' },
    { id: 'D', rating: 990, index: 30, age: 61 },
    { id: 'E', rating: null },
  ],
  dwzOptions: (random: Random) => random.pick([{ on: '2024-05-01' }, { expectation: 'table' }, {}]),
  fraction: (random: Random) => random.pick([0, 0.75, 4 / 7, 1]),
} satisfies Record<string, (random: Random) => unknown>;

/** The functions of Elo, Glicko, DWZ and US Chess ratings, each with a valid list of arguments. */
export const OF_RATINGS = {
  '@crosstable/dwz dwz': ['dwzPlayer', 'dwzGames', 'dwzOptions'],
  '@crosstable/dwz/event rateEvent': ['glickoRounds', 'dwzPlayers', 'dwzOptions'],
  '@crosstable/dwz/explain explain': ['dwzPlayer', 'dwzGames', 'dwzOptions'],
  '@crosstable/dwz/performance performance': ['dwzGames'],
  '@crosstable/elo elo': ['rating', 'result', 'rating', 'eloOptions'],
  '@crosstable/elo expectedScore': ['rating', 'rating', 'eloOptions'],
  '@crosstable/elo/fide expectedScore': ['rating', 'rating', 'ruleOptions'],
  '@crosstable/elo/fide initialRating': ['ratedGames'],
  '@crosstable/elo/fide kFactor': ['developing'],
  '@crosstable/elo/fide performanceRating': ['ratedGames'],
  '@crosstable/elo/fide ratingChange': ['change'],
  '@crosstable/elo/fide ratingDifference': ['fraction'],
  '@crosstable/elo/fide ratingPeriod': ['period'],
  '@crosstable/elo/fide requiredScore': ['required'],
  '@crosstable/elo/batch fromJSON': ['stateOptions'],
  '@crosstable/elo/batch rateGames': ['column', 'columns', 'rateOptions'],
  '@crosstable/elo/batch rateGamesByPlayer': ['played', 'stateOptions'],
  '@crosstable/elo/batch ratePeriod': ['column', 'columns', 'rateOptions'],
  '@crosstable/elo/batch ratingState': ['stateOptions', 'played', 'onProgress'],
  '@crosstable/elo/explain explain': ['explained'],
  '@crosstable/glicko glicko2': ['glickoPlayer', 'glickoGames', 'glickoOptions'],
  '@crosstable/glicko/expected expectedScore': ['glickoPlayer', 'glickoPlayer'],
  '@crosstable/glicko/expected ratingInterval': ['glickoPlayer', 'intervalOptions'],
  '@crosstable/glicko/explain explain': ['glickoPlayer', 'glickoGames', 'glickoOptions'],
  '@crosstable/glicko/glicko1 glicko1': ['glickoPlayer', 'glickoGames', 'glicko1Options'],
  '@crosstable/glicko/lichess lichess': ['glickoPlayer', 'glickoPlayer', 'result', 'lichessOptions'],
  '@crosstable/glicko/period rateCrosstable': ['glickoPlayers', 'glickoRounds', 'glickoOptions'],
  '@crosstable/glicko/period ratePeriod': ['glickoColumns', 'columns', 'glickoOptions'],
  '@crosstable/us-chess/ratings initialRating': ['usFacts'],
  '@crosstable/us-chess/ratings rateEvent': ['glickoRounds', 'usMembers', 'usRatingOptions'],
  '@crosstable/us-chess/ratings ratePlayer': ['usMember', 'usGames', 'usRatingOptions'],
  '@crosstable/us-chess/ratings rateSections': ['usSections', 'usMembers'],
  '@crosstable/us-chess/ratings/explain explain': ['glickoRounds', 'usMembers', 'usRatingOptions'],
} as const satisfies Readonly<Record<string, readonly (keyof typeof VALID_OF_RATINGS)[]>>;
