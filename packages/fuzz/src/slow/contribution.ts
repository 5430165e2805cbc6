// The parts of an explanation that all tie-breaks share.

import type { Contribution, Explanation, Reason } from 'crosstable';

import type { Cut } from './article-14.js';
import { type Fraction, fraction, toNumber } from './fraction.js';
import type { Entry, Event } from './record.js';

/** A code in its parts. */
export interface Parts {
  /** Without modifiers. */
  readonly name: string;
  readonly cut: Cut;
  /** The option behind the cut: `/P`, `/L60`. */
  readonly option: string;
}

/** One player's value with its reasons, by the articles. */
export interface Account {
  /** The article of the tie-break. */
  readonly article: string;
  readonly contributions: readonly Contribution[];
  readonly conclusion: Reason;
  /** The reason for an undefined value. */
  readonly ifUndefined?: Reason;
  readonly steps?: Explanation['steps'];
}

/** The name of an outcome of the slow implementation in an explanation. */
function outcomeName(entry: Entry): Contribution['outcome'] {
  switch (entry.outcome) {
    case 'bye-without-kind':
      return 'bye';
    case 'no-round':
      return 'none';
    case 'forfeit-loss':
      return entry.isDouble ? 'double-forfeit' : 'forfeit-loss';
    default:
      return entry.outcome;
  }
}

/** The contribution of a round of the event as it was. */
export function contributionOf(
  event: Event,
  player: number,
  round: number,
  what: {
    readonly score: Fraction;
    readonly value: Fraction;
    readonly reason: Reason;
    readonly cut?: Reason | undefined;
  },
): Contribution {
  const entry = event.entries[player][round];
  return {
    round: round + 1,
    opponent: entry.opponent === null ? null : event.ids[entry.opponent],
    outcome: outcomeName(entry),
    points: toNumber(fraction(entry.points, event.parts)),
    score: toNumber(what.score),
    value: toNumber(what.value),
    reason: what.reason,
    cut: what.cut ?? null,
    ...(entry.isReplaced === true ? { replaced: true } : {}),
    ...(event.ofTeams === undefined ? {} : { match: event.ofTeams.matches[player][round] }),
  };
}
