// The conventions for unplayed rounds that have a name: what tables were made with before C.07 of September 2023, and what
// programs make them with beside it

import type { CutOrder } from './cut-orders.js';
import type { Factor, Own, Seen } from './unplayed-rounds.js';

/** How a table takes unplayed rounds, where it doesn't follow C.07. */
export interface Convention {
  readonly name: string;
  /** The score that an own unplayed round meets. */
  readonly own: Own;
  /** The points that opponents see in a player's unplayed round. */
  readonly opponents: Seen;
  /** By what Sonneborn-Berger multiplies the score met in an own unplayed round. */
  readonly factor: Factor;
  /** The contribution that a cut takes first: of Buchholz, and of Sonneborn-Berger. */
  readonly cuts: { readonly BH: CutOrder; readonly SB: CutOrder };
  /** The codes that it changes. */
  readonly codes: readonly ('BH' | 'SB')[];
  /** When and where it was in use. */
  readonly use: string;
}

/** A convention without its history. */
export type UnplayedConvention = Omit<Convention, 'use'>;

const CUTS = { BH: 'lowest score', SB: 'lowest contribution' } as const;

const VIRTUAL = {
  own: 'virtual opponent',
  opponents: 'draw',
  cuts: CUTS,
} as const;

const PLAIN = {
  opponents: 'points awarded',
  factor: 'points awarded',
  cuts: CUTS,
  codes: ['BH', 'SB'],
} as const;

/** All of them, the most common first. */
export const NAMED: readonly UnplayedConvention[] = [
  { ...VIRTUAL, name: 'virtual opponent', factor: 'points awarded', codes: ['BH', 'SB'] },
  { ...VIRTUAL, name: 'virtual opponent, ½ in unplayed rounds', factor: 'draw', codes: ['SB'] },
  {
    ...VIRTUAL,
    name: 'virtual opponent, 0 in pairing byes',
    factor: 'points awarded, pairing bye 0',
    codes: ['SB'],
  },
  { ...PLAIN, name: 'points without unplayed rounds', own: 'nothing' },
  { ...PLAIN, name: 'forfeits as games', own: 'scheduled opponent' },
  { ...PLAIN, name: 'half of the rounds', own: 'half of the rounds' },
];
