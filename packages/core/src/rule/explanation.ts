import { cutHighest, cutLeastSignificant, cutLowest } from '../c07/article-14-cuts.js';
import { unplayedRounds } from '../c07/article-15-unplayed-rounds.js';
import type { ContributionTable } from '../c07/contributions.js';
import { check } from '../input/check.js';
import { checkNames } from '../input/option-names.js';
import { isIn } from '../tournament/record.js';
import type { Score } from '../tournament/score.js';
import { seatOf } from '../tournament/seat.js';
import type { Tournament } from '../tournament/tournament.js';
import { contributionOf, explainedRound } from './explained-round.js';
import type { AddedPoints, Contribution, Explanation } from './explanation-types.js';
import { type Kept, copyOf, keptAfter, take } from './kept.js';
import type { Reason } from '../input/reasons.js';
import { refusalOf, refuse } from './refusal.js';
import type { Contributing, TiebreakRule } from './rule.js';
import { unfinishedRounds } from './unfinished-rounds.js';
import { contributionsOf } from './values.js';

/** The number of cuts: of the least significant contributions, or at each end. */
export interface Cuts {
  readonly cut?: 0 | 1 | 2 | undefined;
  readonly median?: 0 | 1 | 2 | undefined;
}

/** The modifier that the options of an `explain` add to the code, such as `/C1`; the rule lists the modifiers it has. */
export function modifierOf(variant: Cuts, { cuts: known }: Pick<TiebreakRule, 'cuts'>): string {
  const { cut = 0, median = 0 } = variant;
  const count = (value: unknown, path: string, letter: string): string => {
    const allowed: readonly unknown[] = [0, 1, 2].filter((n) => n === 0 || `/${letter}${n}` in known);
    check(allowed.includes(value), path, allowed.join(' or '), value, 'number');
    return value === 0 ? '' : `/${letter}${String(value)}`;
  };
  const cuts = count(cut, 'variant.cut', 'C');
  const medians = count(median, 'variant.median', 'M');
  check(cuts === '' || medians === '', 'variant.median', '0 or nothing beside a cut', median, 'number');
  return cuts + medians;
}

/** The rule of several whose code the options of an `explain` name as `of`; default the first one. */
export function ruleNamed(variant: { readonly of?: string | undefined }, rules: readonly TiebreakRule[]): TiebreakRule {
  checkNames(variant, 'variant', { of: true });
  const codes = rules.map(({ code }) => code);
  const { of = codes[0] } = variant;
  const at = codes.indexOf(of);
  check(at >= 0, 'variant.of', codes.map((code) => `"${code}"`).join(' or '), of, 'string');
  return rules[at];
}

/** The explanation of a tie-break whose contributions are rounds. */
export interface ExplainedRounds extends Explanation {
  readonly value: number;
  readonly contributions: readonly (Contribution & { readonly round: number })[];
}

/**
 * Explains one player's value of a tie-break, from the contributions that make the value. Where the rule changes
 * results of the tournament, the explanation shows the rounds as they were.
 */
export function explanation(
  rule: TiebreakRule,
  modifier: string,
  tournament: Tournament,
  player: number,
): ExplainedRounds {
  const { article, conclusion, undefinedBecause, scoreWithAddedPoints } = rule;
  const cuts = rule.cuts[modifier] ?? [];
  const row = { from: player, to: player + 1 };
  const table = contributionsOf(rule, tournament, row);
  const kept = keptAfter(cuts, table);
  const [value] = rule.precomputed?.(table.tournament, row) ?? rule.values(kept);
  const contributions = roundsOf(rule, tournament, table, kept, cutReasons(rule, modifier, table));
  const { name } = table.tournament.primary;
  const added = scoreWithAddedPoints === undefined ? [] : addedPoints(scoreWithAddedPoints(table.tournament), player);
  return {
    code: `${rule.code}${modifier}${rule.option ?? ''}`,
    article,
    edition: tournament.edition,
    player: tournament.ids[player],
    ...(name === 'points' ? {} : { unit: name }),
    value: Number.isNaN(value) ? 0 : value,
    undefinedBecause: Number.isNaN(value) ? (undefinedBecause ?? { key: 'nothing-left', article }) : null,
    contributions,
    unfinished: unfinishedRounds(tournament, player, contributions),
    ...(added.length === 0 ? {} : { adjustments: added }),
    // A copy, so that a changed explanation leaves the table as it is
    ...(rule.needsRatings && tournament.ratingRules ? { ratings: structuredClone(tournament.ratingRules) } : {}),
    conclusion: conclusion?.(kept) ?? { key: 'sum', article },
  };
}

/** Explains a player's value in the tournament of games or of a table, as the functions of the packages do. */
export function explanationOf(
  rule: TiebreakRule,
  modifier: string,
  player: string,
  tournament: Tournament,
): Explanation {
  refuse(refusalOf(rule, tournament), 'games');
  const seat = seatOf(tournament, player);
  return explanation(rule, modifier, seat.tournament, seat.player);
}

/** The contributions of one player's rounds, in points, with their reasons; `cut` are those of the cuts, by round. */
function roundsOf(
  rule: TiebreakRule,
  tournament: Tournament,
  table: ContributionTable,
  kept: Kept,
  cut: ReadonlyMap<number, Reason>,
): ExplainedRounds['contributions'] {
  const { from: player, scores, tournament: seen } = table;
  const points = rule.pointsScore?.(seen) ?? tournament.primary;
  const values = rule.displayed?.(kept) ?? table.values;
  const units = rule.units(seen);
  const found: ExplainedRounds['contributions'][number][] = [];
  for (let round = 0; round < tournament.rounds; round++) {
    if (Number.isNaN(values[round])) continue;
    const contributing: Contributing = { player, round, score: scores[round], value: values[round] };
    found.push(
      contributionOf(explainedRound(tournament, points, player * tournament.rounds + round), {
        score: scores[round] / units.score,
        value: values[round] / units.value || 0, // a score of 0 times negative points is -0
        reason: rule.reason(seen, contributing),
        cut: cut.get(round) ?? null,
      }),
    );
  }
  return found;
}

/** The points that an arbiter added to the score of a player. */
function addedPoints({ adjustments = [], scale }: Score, player: number): AddedPoints[] {
  return adjustments
    .filter((one) => one.player === player)
    .map(({ points, round }) => ({ round: round < 0 ? null : round + 1, points: points / scale }));
}

/** The articles of the modifiers, except Cut-1: several tie-breaks have a paragraph of their own for it. */
const ARTICLES: Readonly<Record<string, string | undefined>> = { '/C2': '14.2', '/M1': '14.3', '/M2': '14.4' };

/** By round: why the cuts, one after the other, took the contribution of one player. */
function cutReasons(
  { cutArticle = '14.1', cuts: known }: TiebreakRule,
  modifier: string,
  table: ContributionTable,
): ReadonlyMap<number, Reason> {
  const article = ARTICLES[modifier] ?? cutArticle;
  const cuts = known[modifier] ?? [];
  const reasons = new Map<number, Reason>();
  const left = copyOf(table);
  for (const cut of cuts) {
    const round = cut(left, 0);
    if (round < 0) continue;
    if (cut === cutHighest) reasons.set(round, { key: 'most-significant', article });
    else if (cut === cutLeastSignificant && isException(left, round))
      reasons.set(round, { key: 'voluntary-unplayed-round', article: '16.5.1' });
    else reasons.set(round, { key: 'least-significant', article });
    take(left, round);
  }
  return reasons;
}

/** Art. 16.5.1: whether a voluntary unplayed round is cut although it isn't the least significant one. */
function isException(table: ContributionTable, round: number): boolean {
  const { from, tournament } = table;
  const { records, rounds, system, unplayed = unplayedRounds(system) } = tournament;
  return isIn(unplayed.voluntary, records[from * rounds + round]) && round !== cutLowest(table, 0);
}
