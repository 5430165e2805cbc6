// FIDE C.07 (edition 2026-03), Articles 16.1.1 and 16.2.1: what a Swiss reads that a file leaves open

import { type Game, type GameKind, isAlone } from '../input/game.js';
import type { System } from '../input/system.js';
import { BYE_WITHOUT_KIND, HALF_BYE, NO_RECORD, PAIRING_BYE, READ_AS_KIND, ZERO_BYE } from './record.js';

/**
 * The kind of a bye without one in a Swiss, by twice its result. Of the byes of Articles 16.1.1 and 16.2.1 only the full-point bye is
 * left out, which Article 16 treats as it does the pairing-allocated one.
 */
const KINDS_READ = ['zero-bye', 'half-bye', 'pairing-bye'] as const satisfies readonly GameKind[];

/** A kind as which a Swiss reads a bye without one. */
export type KindRead = (typeof KINDS_READ)[number];

/** The games as the system reads them: in a Swiss each bye has its kind. */
export function withKindsRead<T extends Game>(
  games: readonly (readonly T[])[],
  system: System | undefined,
): readonly (readonly T[])[] {
  if (system !== 'swiss') return games;
  return games.map((round) =>
    round.map((game) => {
      const { kind, result } = game;
      return kind === undefined && result !== null && isAlone(game) ? { ...game, kind: KINDS_READ[2 * result] } : game;
    }),
  );
}

/** The records of byes without a kind in a Swiss, likewise. */
const RECORDS_READ = [READ_AS_KIND + ZERO_BYE, READ_AS_KIND + HALF_BYE, READ_AS_KIND + PAIRING_BYE + 2];

/**
 * Makes records those that the system reads. In a Swiss a round without one is an absence (Art. 16.1.1, note), and a bye without a
 * kind has the kind that it must be of.
 */
export function readRecords(system: System | undefined, records: Uint8Array): void {
  if (system !== 'swiss') return;
  for (let cell = 0; cell < records.length; cell++) {
    const record = records[cell];
    if (record === NO_RECORD) records[cell] = ZERO_BYE;
    else if (record >= BYE_WITHOUT_KIND && record < BYE_WITHOUT_KIND + RECORDS_READ.length)
      records[cell] = RECORDS_READ[record - BYE_WITHOUT_KIND];
  }
}

/** The kinds as which byes without one were read, each with the number of players' rounds; none outside a Swiss. */
export function kindsReadIn(records: Uint8Array): readonly { readonly kind: KindRead; readonly rounds: number }[] {
  return KINDS_READ.map((kind, at) => ({
    kind,
    rounds: records.reduce((rounds, record) => rounds + Number(record === RECORDS_READ[at]), 0),
  })).filter(({ rounds }) => rounds > 0);
}
