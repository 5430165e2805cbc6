// FIDE C.07 (editions 2024-08 and 2026-03): the reasons of a value. Every reason is derived from the text a second
// time.

import type { Contribution, Explanation } from 'crosstable';

import { CUTS } from './article-14.js';
import { encounterColumn, placings } from './article-4.js';
import type { Account, Parts } from './contribution.js';
import { explainEncounter } from './explain-encounter.js';
import { explainOwnRounds } from './explain-own-rounds.js';
import { explainRatings } from './explain-ratings.js';
import { explainScores } from './explain-scores.js';
import { type Fraction, fraction, toNumber } from './fraction.js';
import type { Event } from './record.js';
import { type Sheet, columnOf, isEncounter } from './values.js';

function partsOf(code: string): Parts {
  const [, name, cut = '', option = ''] = /^([A-Z]+)(\/[CM]\d)?(\/.+)?$/.exec(code) ?? [];
  return { name, cut: CUTS.find((one) => one === cut) ?? '', option };
}

export function accountOf(sheet: Sheet, code: string, player: number): Account {
  const parts = partsOf(code);
  const account =
    explainOwnRounds(sheet, parts, player) ??
    explainScores(sheet, parts, player) ??
    explainRatings(sheet, parts, player);
  if (account === undefined) throw new RangeError(`expected a known code, got ${code}`);
  return account;
}

/** The player's unfinished games without a contribution. */
function unfinishedGames({ entries, ids }: Event, player: number, contributions: readonly Contribution[]) {
  const contributing = contributions.map(({ round }) => round);
  return entries[player].flatMap(({ outcome, opponent }, round) =>
    outcome === 'unfinished' && opponent !== null && !contributing.includes(round + 1)
      ? [{ round: round + 1, opponent: ids[opponent] }]
      : [],
  );
}

/** The explanations of one player's row of the standings, code by code. */
export function explainStanding(sheet: Sheet, list: readonly string[], player: number): readonly Explanation[] {
  const { tied, values } = placings(sheet, list)[player];
  return list.map((code, at) =>
    isEncounter(code) ? encounterAmong(sheet, code, player, tied[at], values[at]) : explanationOf(sheet, code, player),
  );
}

/** The explanation of one player's value; for direct encounter, among players with the same points. */
export function explanationOf(sheet: Sheet, code: string, player: number): Explanation {
  const { event } = sheet;
  if (isEncounter(code)) {
    const isExpelled = (one: number): boolean => event.expelled?.has(one) === true;
    const tied = [...event.scores.keys()].filter(
      (other) => event.scores[other] === event.scores[player] && (other === player || !isExpelled(other)),
    );
    if (isExpelled(player)) return encounterAmong(sheet, code, player, [player], null);
    const value = encounterColumn(sheet, code)[player];
    return encounterAmong(sheet, code, player, tied, value);
  }
  const value = columnOf(code, sheet)[player];
  return complete(sheet, code, player, value, accountOf(sheet, code, player));
}

/** Explains direct encounter among given tied players. */
function encounterAmong(
  { event }: Sheet,
  code: string,
  player: number,
  tied: readonly number[],
  value: Fraction | null,
): Explanation {
  const account = explainEncounter(event, tied, player, code === 'DE/P');
  return { ...complete({ event }, code, player, value, account), undefinedBecause: null };
}

/** The codes whose value includes points that an arbiter added apart from any game. */
const WITH_ADDED = /^(PTS|MPTS|GPTS|MPvGP|PS)\b/;

/** Art. 10. */
const OF_RATINGS = /^(ARO|TPR|PTP|APRO|APPO|RTNG)\b/;

export function addedOf({ added, parts }: Event, code: string, player: number): Pick<Explanation, 'adjustments'> {
  if (added[player].length === 0 || !WITH_ADDED.test(code)) return {};
  return {
    adjustments: added[player].map(({ round, points }) => ({
      round: round === 0 ? null : round,
      points: toNumber(fraction(points, parts)),
    })),
  };
}

export function complete(
  { event }: Pick<Sheet, 'event'>,
  code: string,
  player: number,
  value: Fraction | null,
  { article, contributions, conclusion, ifUndefined, steps }: Account,
): Explanation {
  return {
    code: code === 'KS/L3' ? 'KS/L+3' : code, // a number without a sign is half points or, from 10 on, a percentage
    article,
    edition: event.edition,
    player: event.ids[player],
    value: value === null ? null : toNumber(value),
    undefinedBecause: value === null ? (ifUndefined ?? { key: 'nothing-left', article }) : null,
    contributions,
    unfinished: unfinishedGames(event, player, steps === undefined ? contributions : []),
    ...addedOf(event, code, player),
    ...(event.ratingRules !== undefined && OF_RATINGS.test(code) ? { ratings: event.ratingRules } : {}),
    conclusion,
    ...(steps === undefined ? {} : { steps }),
  };
}
