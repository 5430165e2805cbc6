import type { Column } from './columns.js';

/** 310, a team. */
// prettier-ignore
export const TEAM = {
  number:      { from:  5, to:  7, align: 'right' },
  name:        { from:  9, to: 40, align: 'left'  },
  nick:        { from: 42, to: 46, align: 'left'  },
  strength:    { from: 48, to: 53, align: 'right' },
  matchPoints: { from: 55, to: 60, align: 'right' },
  gamePoints:  { from: 62, to: 67, align: 'right' },
  rank:        { from: 69, to: 71, align: 'right' },
  player:      { from: 74, to: 77, align: 'right', every: 5 },
} as const satisfies Record<string, Column>;

/** 013, a team of TRF16. */
// prettier-ignore
export const OLD_TEAM = {
  name:   { from:  5, to: 36, align: 'left'  },
  player: { from: 37, to: 40, align: 'right', every: 5 },
} as const satisfies Record<string, Column>;

/** 300, the line-up of a team for a match. */
// prettier-ignore
export const LINE_UP = {
  round:    { from:  5, to:  7, align: 'right' },
  team:     { from:  9, to: 11, align: 'right' },
  opponent: { from: 13, to: 15, align: 'right' },
  player:   { from: 17, to: 20, align: 'right', every: 5 },
} as const satisfies Record<string, Column>;

/** 320, the pairing-allocated byes of teams: their points, and the team of each round. */
// prettier-ignore
export const TEAM_BYES = {
  matchPoints: { from:  5, to:  8, align: 'right' },
  gamePoints:  { from: 10, to: 13, align: 'right' },
  team:        { from: 15, to: 17, align: 'right', every: 4 },
} as const satisfies Record<string, Column>;

/** 330, a forfeited match. */
// prettier-ignore
export const FORFEITED_MATCH = {
  type:  { from:  5, to:  6, align: 'left'  },
  round: { from:  8, to: 10, align: 'right' },
  white: { from: 12, to: 14, align: 'right' },
  black: { from: 16, to: 18, align: 'right' },
} as const satisfies Record<string, Column>;

/** 362, the first symbol and its points. */
// prettier-ignore
export const MATCH_SCORE = {
  symbol: { from: 5, to:  6, align: 'left',  every: 9 },
  points: { from: 7, to: 10, align: 'right', every: 9 },
} as const satisfies Record<string, Column>;
