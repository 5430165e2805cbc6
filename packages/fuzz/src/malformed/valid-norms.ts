import type { Random } from '@crosstable/core/testing/random/random';

const TITLES = ['GM', 'IM', 'FM', 'WGM', '', 'CM'] as const;
const FEDERATIONS = ['FRA', 'ITA', 'FID', 'NON', 'GER'] as const;

/** Everybody in the games, most of whom X has met. */
const PLAYERS = [
  { id: 'X', rating: 2400, title: 'IM', federation: 'GER' },
  ...Array.from({ length: 11 }, (_, at) => ({
    id: `p${at}`,
    rating: at === 3 ? 0 : 2380 + 10 * at,
    ...(at !== 8 && { title: TITLES[at % 6], federation: FEDERATIONS[at % 5] }),
    ...(at === 5 && { ratings: [{ from: 1, rating: 2430 }, { from: 4, rating: 2440 }] }), // prettier-ignore
  })),
];

/** Eleven rounds with a bye, a forfeit and an open game. */
const GAMES = PLAYERS.slice(1).map(({ id }, at) => {
  if (at === 2) return [{ white: 'X', black: '', result: 1, kind: 'pairing-bye' }];
  if (at === 6) return [{ white: 'X', black: id, result: 1, kind: 'forfeit-win' }];
  return [{ white: 'X', black: id, result: at === 10 ? null : at % 3 === 0 ? 0.5 : 1 }];
});

const REASON = { key: 'raised', values: { player: 'p3', rating: 0, to: 2200 } };

/** Valid arguments for the functions of norms. */
export const VALID_OF_NORMS = {
  normPlayer: () => 'X',
  normGames: () => GAMES,
  normPlayers: () => PLAYERS,
  normOptions: (random: Random) =>
    random.pick<unknown>([
      { system: 'swiss', rounds: 12, host: 'GER', edition: '2024-01', dates: ['2026-05-08', ''] },
      { system: 'round-robin', kind: 'zonal', ratings: 'round', titles: ['GM', 'WIM'] },
      { system: 'swiss', kind: 'national-championship' },
    ]),
  normTitle: (random: Random) => random.pick(['GM', 'IM', 'WGM', 'WIM']),
  normGameCount: (random: Random) => random.pick([7, 9, 13]),
  normAverage: (random: Random) => random.pick([2380, 2460.5, 2100]),
  normReason: (random: Random) =>
    random.pick<unknown>([REASON, { key: 'days', values: { single: 1, known: 2, rounds: 9 } }]),
  norm: () => ({
    ...{ player: 'X', title: 'GM', holds: undefined, missing: [{ fact: 'title', player: 'p8' }], way: 'all' },
    ...{ games: 9, score: 6.5, average: 2440, performance: 2606, short: 0, rounds: [], mayLeaveOut: [3] },
    checks: [
      { check: 'titled', article: '1.4.5', bound: 'least', needed: 5, have: 6, unknown: 1, holds: undefined },
      { check: 'score', article: '1.4.8', bound: 'least', needed: 3.5, have: 6.5, unknown: 0, holds: true },
    ],
    reasons: [REASON, { key: 'missing-title', values: { player: 'p8' } }],
    facts: [{ key: 'rating', values: { rating: 2500 } }],
  }),
  normForecast: (random: Random) => {
    const known = {
      open: [{ round: 9, opponent: 'p8' }],
      outcomes: [
        { results: [0], holds: false },
        { results: [1], holds: true },
      ],
      needs: [
        { points: 0, holds: 'never' },
        { points: 1, holds: 'sometimes' },
      ],
    };
    const limits = [{ federation: 'FRA', most: 0 }];
    const opponents = { count: 1, average: 2431, titled: 1, mainTitles: 0, newFederations: 1, limits, leftOut: [2] };
    const unknown = { open: [{ round: 9 }], outcomes: [], needs: [{ points: 0.5, holds: 'sometimes', opponents }] };
    return { player: 'X', title: 'GM', least: 1, ...random.pick<object>([known, unknown]) };
  },
  normWords: () => ({ nameOf: String }),
};

const OF_TOURNAMENT = ['normGames', 'normPlayers', 'normOptions'] as const;

/** Every function of norms with a valid list of arguments. */
export const OF_NORMS: Readonly<Record<string, readonly (keyof typeof VALID_OF_NORMS)[]>> = {
  '@crosstable/norms norms': ['normPlayer', ...OF_TOURNAMENT],
  '@crosstable/norms normsOfAll': OF_TOURNAMENT,
  '@crosstable/norms scoreNeeded': ['normTitle', 'normGameCount', 'normAverage'],
  '@crosstable/norms scoreTable': ['normTitle', 'normGameCount'],
  '@crosstable/norms/forecast normForecast': ['normPlayer', ...OF_TOURNAMENT],
  '@crosstable/norms/words forecastInWords': ['normForecast', 'normWords'],
  '@crosstable/norms/words normInWords': ['norm', 'normWords'],
  '@crosstable/norms/words reasonInWords': ['normReason', 'normWords'],
};
