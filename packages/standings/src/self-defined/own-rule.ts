// FIDE C.07 (edition 2026-03), Article 4.1: a self-defined tie-break as a rule that standings and explanations take

import {
  type CheckedDefinition,
  type Contribution,
  type Explanation,
  type OrderingRule,
  type PlayerView,
  type Reason,
  type SelfDefinedByContributions,
  type SelfDefinedByOrder,
  type SelfDefinedContribution,
  type SelfDefinedInPrint,
  type Title,
  type Tournament,
  check,
  checkArray,
  contributionOf,
  explainedRound,
  isObject,
  memoized,
  unfinishedRounds,
} from '@crosstable/core';

import { ranksIn } from '../article-4.2-ranking.js';
import { called, columnOfDefinition, evaluated } from './evaluate.js';
import { numberOf } from './exact.js';

/** Gives the views of the participants of a tournament, by number. */
export type Viewing = (tournament: Tournament) => readonly PlayerView[];

/** A self-defined tie-break that gives everybody a number. */
export interface OwnRule extends Title {
  readonly lowerFirst?: boolean;
  readonly needsRatings?: 'met';
  /** The number of decimals in print. */
  readonly decimals?: number | undefined;
  /** By participant; NaN where there is none. */
  readonly column: (tournament: Tournament) => Float64Array;
  readonly explain: (tournament: Tournament, participant: number) => Explanation;
}

/** The article that an explanation cites: the rule that the definition names, or Article 4.1. */
function articleOf({ rule = '4.1' }: CheckedDefinition): string {
  return rule;
}

function titleOf(definition: CheckedDefinition): Title {
  const { code, name, systems = ['swiss', 'round-robin'], type = 'B' } = definition;
  return { code, name: typeof name === 'string' ? name : name.en, article: articleOf(definition), type, systems };
}

/** The name of a definition and the decimals of its values. */
export function inPrint(definition: CheckedDefinition): SelfDefinedInPrint {
  const { name } = definition;
  return 'decimals' in definition && definition.decimals !== undefined
    ? { name, decimals: definition.decimals }
    : { name };
}

/** The part of every explanation that doesn't depend on the way in which the tie-break is defined. */
function explained(definition: CheckedDefinition, { edition, ids }: Tournament, participant: number) {
  const article = articleOf(definition);
  const common = {
    code: definition.code,
    article,
    edition,
    player: ids[participant],
    selfDefined: inPrint(definition),
  };
  return { ...common, contributions: [], unfinished: [], undefinedBecause: null };
}

/** Whether the reason of a contribution is one of Crosstable's, and no text. */
function isReason(because: NonNullable<SelfDefinedContribution['because']>): because is Reason {
  return isObject(because) && 'article' in because;
}

/** The contribution of a round, or of no round, as explanations have it. */
function explainedContribution(
  tournament: Tournament,
  participant: number,
  { because, round, score, value }: SelfDefinedContribution,
  cut: Reason | null,
  article: string,
): Contribution {
  const number = numberOf(value);
  const said = because ?? '';
  const reason: Reason = isReason(said) ? said : { key: 'as-defined', article, values: { because: said } };
  const rest = { score: score ?? number, value: number, reason, cut };
  if (round === null) return { round, opponent: null, outcome: 'none', points: 0, ...rest };
  const cell = participant * tournament.rounds + round - 1;
  return contributionOf(explainedRound(tournament, tournament.primary, cell), rest);
}

/** The rule of a definition by contributions. */
export function ruleByContributions(definition: SelfDefinedByContributions, viewing: Viewing): OwnRule {
  const article = articleOf(definition);
  const column = memoized((tournament: Tournament) => columnOfDefinition(definition, viewing(tournament)));
  return {
    ...titleOf(definition),
    ...(definition.lowerFirst === true && { lowerFirst: true }),
    decimals: definition.decimals,
    ...(definition.needsRatings && { needsRatings: 'met' }),
    column,
    explain(tournament, participant) {
      const { contributions, cut, value } = evaluated(definition, viewing(tournament)[participant]);
      const reasonOfCut = (at: number): Reason | null => {
        const end = cut.get(at);
        return end === undefined ? null : { key: end === 'lowest' ? 'least-significant' : 'most-significant', article };
      };
      const shown = contributions.map((one, at) =>
        explainedContribution(tournament, participant, one, reasonOfCut(at), article),
      );
      return {
        ...explained(definition, tournament, participant),
        ...(tournament.boards === undefined ? {} : { unit: tournament.primary.name === 'GP' ? 'GP' : 'MP' }),
        value: value === null ? null : column(tournament)[participant],
        undefinedBecause: value === null ? { key: 'undefined-as-defined', article } : null,
        contributions: shown,
        unfinished: unfinishedRounds(tournament, participant, shown),
        conclusion: { key: definition.value === undefined ? 'sum' : 'made-as-defined', article },
      };
    },
  };
}

function ruleByValues(definition: Extract<CheckedDefinition, { readonly values: unknown }>): OwnRule {
  const { values } = definition;
  const article = articleOf(definition);
  return {
    ...titleOf(definition),
    ...(definition.lowerFirst === true && { lowerFirst: true }),
    decimals: definition.decimals,
    column: ({ ids }) => Float64Array.from(ids, (id) => values.get(id) ?? NaN),
    explain(tournament, participant) {
      const value = values.get(tournament.ids[participant]) ?? null;
      return {
        ...explained(definition, tournament, participant),
        value,
        undefinedBecause: value === null ? { key: 'not-entered', article } : null,
        conclusion: { key: 'by-hand', article },
      };
    },
  };
}

/** The groups in which a definition puts the tied, by number. */
function groupsOf(definition: SelfDefinedByOrder, views: readonly PlayerView[], tied: readonly number[]): number[][] {
  const numbers = new Map(tied.map((one) => [views[one], one]));
  const path = `${definition.code} of ${[...numbers.keys()].map(({ id }) => id).join(', ')}`;
  const given = called(() => definition.separate([...numbers.keys()]), path);
  checkArray(given, path, 'groups');
  const groups = given.map((group) => {
    checkArray(group, path, 'groups of the tied');
    return group.map((view) => {
      const number = numbers.get(view);
      check(number !== undefined, path, 'each of the tied once', view);
      numbers.delete(view);
      return number;
    });
  });
  check(
    numbers.size === 0,
    path,
    'each of the tied once',
    [...numbers.keys()].map(({ id }) => id).join(', '),
    'string',
  );
  return groups.filter((group) => group.length > 0);
}

function orderingRule(definition: SelfDefinedByOrder, viewing: Viewing): OrderingRule {
  const article = articleOf(definition);
  const separate = (tournament: Tournament, tied: readonly number[]) =>
    tied.length < 2 ? [tied] : groupsOf(definition, viewing(tournament), tied);
  return {
    ...titleOf(definition),
    separate,
    explain(tournament, tied) {
      const groups = separate(tournament, tied);
      const ranks = new Float64Array(tournament.ids.length).fill(1);
      ranksIn(groups, ranks);
      const ids = (some: readonly number[]): string[] => some.map((one) => tournament.ids[one]);
      const reason: Reason = { key: 'ordered-as-defined', article };
      const step = { tied: ids(tied), standings: [], reason, groups: groups.map(ids) };
      return (participant) => ({
        ...explained(definition, tournament, participant),
        value: ranks[participant],
        conclusion: tied.length < 2 ? { key: 'alone', article } : reason,
        steps: tied.length < 2 ? [] : [step],
      });
    },
  };
}

/** The rule of a definition: one that gives numbers, or an order of the tied. */
export function ruleOf(
  definition: CheckedDefinition,
  viewing: Viewing,
): { readonly own: OwnRule } | { readonly ordering: OrderingRule } {
  if ('separate' in definition) return { ordering: orderingRule(definition, viewing) };
  if ('values' in definition) return { own: ruleByValues(definition) };
  return { own: ruleByContributions(definition, viewing) };
}
