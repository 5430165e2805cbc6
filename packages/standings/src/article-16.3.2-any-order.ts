// FIDE C.07 (edition 2026-03), Article 16.3.2: the values that are the same in every order of the rounds

import {
  type Calculation,
  type Refusal,
  type Tournament,
  UNFINISHED,
  derive,
  inScore,
  isIn,
  memoized,
  outcomeOf,
  refuse,
  unplayedRounds,
} from '@crosstable/core';

import { columnOf, refusalIn } from './columns.js';
import type { ResolvedCode } from './resolved-code.js';

/** By cell: the key by which the rounds of a player are put in order for the lowest value, and backwards for the highest. */
type Keys = (tournament: Tournament) => (cell: number) => number;

/** By the article that needs the order; no other tie-break has its lowest and its highest value in two orders. */
const KEYS: Readonly<Record<string, Keys | undefined>> = {
  // Art. 7.5: points count the more often, the earlier they are scored; a cut of the first round takes nothing of an unfinished game
  '7.5':
    ({ primary: { awarded }, records }) =>
    (cell) =>
      outcomeOf(records[cell]) === UNFINISHED ? Infinity : awarded[cell],
  // Art. 16.3.2: requested byes at the end count as draws, for more than their points or for less
  '16.3.2': ({ primary: { awarded, draw }, records, system }) => {
    const { requested } = unplayedRounds(system);
    return (cell) => (isIn(requested, records[cell]) ? awarded[cell] - draw : 0);
  },
};

/** The tournament with each player's rounds in the order of a key. Any player's rounds can be in any order, if all players' are. */
function inOrderOf(tournament: Tournament, keyOf: (cell: number) => number): Tournament {
  const { opponents, primary, records, rounds, secondary } = tournament;
  const cells = Array.from(records.keys()).sort(
    (one, other) =>
      Math.floor(one / rounds) - Math.floor(other / rounds) ||
      Number(keyOf(one) > keyOf(other)) - Number(keyOf(one) < keyOf(other)),
  );
  return derive(tournament, {
    opponents: opponents.map((_, at) => opponents[cells[at]]),
    records: records.map((_, at) => records[cells[at]]),
    primary: { awarded: primary.awarded.map((_, at) => primary.awarded[cells[at]]) },
    ...(secondary && { secondary: { awarded: secondary.awarded.map((_, at) => secondary.awarded[cells[at]]) } }),
  });
}

/** By article: the two orders with the lowest and with the highest values. In between, no sum falls when a score rises. */
const ordersFor = /* @__PURE__ */ memoized((keys: Keys) =>
  memoized((tournament: Tournament): readonly Tournament[] => {
    const keyOf = keys(tournament);
    return [inOrderOf(tournament, keyOf), inOrderOf(tournament, (cell) => -keyOf(cell))];
  }),
);

/** The keys for a tie-break that is refused for the unknown order of rounds alone, on which some players' values don't depend. */
function keysOf(refusal: Refusal | undefined): Keys | undefined {
  return refusal?.key === 'rounds-not-known' ? KEYS[refusal.article] : undefined;
}

/** Whether players whose values don't depend on the order of the rounds have one, although the tie-break needs it. */
export function isKnownForSome(refusal: Refusal | undefined): boolean {
  return keysOf(refusal) !== undefined;
}

/** Throws where no player has a value of a tie-break. */
export function checkComputable(resolved: ResolvedCode, tournament: Tournament, path: string): void {
  const refusal = refusalIn(resolved, tournament);
  if (!isKnownForSome(refusal)) refuse(refusal, path);
}

/** The values of a tie-break that every order of the rounds gives. */
export interface KnownColumn {
  /** By player; NaN where there is none. */
  readonly column: Float64Array;
  /** The players whose values differ, and the article by which they do; left out where the order is known, or isn't needed. */
  readonly open?: { readonly players: ReadonlySet<number>; readonly article: string } | undefined;
}

/** Art. 14.1: a cut takes the lowest score, and not the lowest product: the value rises with each score only while all are counted. */
function asCompared(resolved: ResolvedCode): ResolvedCode {
  if (!('rule' in resolved) || resolved.rule.type !== 'BC' || resolved.modifier === '') return resolved;
  const { contributions } = resolved.rule;
  const ofScores: Calculation['contributions'] = (tournament, rows) => {
    const { scores } = contributions(tournament, rows);
    return { scores, values: scores };
  };
  return { ...resolved, modifier: '', rule: { ...resolved.rule, contributions: ofScores } };
}

/** The values of all players that every order of the rounds gives. */
export function knownColumn(resolved: ResolvedCode, given: Tournament): KnownColumn {
  const refusal = refusalIn(resolved, given);
  const keys = keysOf(refusal);
  if (refusal === undefined || keys === undefined) return { column: columnOf(resolved, given) };
  const orders = ordersFor(keys)(inScore(given, resolved.score));
  const compared = asCompared(resolved);
  const [lowest, highest] = orders.map((one) => columnOf(compared, one));
  const players = new Set([...lowest.keys()].filter((player) => !Object.is(lowest[player], highest[player])));
  const column = columnOf(resolved, orders[0]).map((value, player) => (players.has(player) ? NaN : value));
  return { column, open: { players, article: refusal.article } };
}
