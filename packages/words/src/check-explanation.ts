import type { Explanation, OutcomeName, Reason } from '@crosstable/core';
import { check, isObject } from '@crosstable/core';

import type { Check } from './checks.js';
import { list, number, optional, orNull, record, text } from './checks.js';
import { ENGLISH } from './languages/en.js';

/** A reason, with a key that there are words for. */
const reason: Check = (value, path) => {
  check(isObject(value) && 'key' in value, path, 'a Reason', value);
  const { key } = value;
  const isKey = typeof key === 'string' && Object.hasOwn(ENGLISH.reasons, key);
  check(isKey, `${path}.key`, 'a key of REASON_KEYS', key, 'string');
  record({ article: text, rounds: optional(list(number)) })(value, path);
  const values: unknown = Reflect.get(value, 'values');
  if (values === undefined) return;
  check(isObject(values), `${path}.values`, 'an object', values);
  for (const [name, one] of Object.entries(values)) number(one, `${path}.values.${name}`);
};

const outcome: Check = (value, path) => {
  const isOutcome = typeof value === 'string' && Object.hasOwn(ENGLISH.outcomes, value);
  check(isOutcome, path, 'the outcome of a round', value, 'string');
};

export function checkReason(value: Reason): void {
  reason(value, 'reason');
}

export function checkOutcome(value: OutcomeName): void {
  outcome(value, 'outcome');
}

/** One of the two scores of teams. */
export const scoreOfTeams: Check = (value, path) => {
  check(value === 'MP' || value === 'GP', path, "'MP' or 'GP'", value, 'string');
};

/** The checks of an explanation: all parts that its words are made of. */
function parts(): Readonly<Record<string, Check>> {
  const game = { round: number, opponent: text };
  return {
    ...{ code: text, article: text, edition: text, player: text, value: orNull(number) },
    unit: optional(scoreOfTeams),
    undefinedBecause: orNull(reason),
    contributions: list(
      record({
        ...{ round: number, opponent: orNull(text), outcome, points: number, score: number, value: number },
        ...{ reason, cut: orNull(reason) },
        match: optional(
          record({ matchPoints: number, gamePoints: number, against: orNull(number), boards: orNull(list(number)) }),
        ),
      }),
    ),
    unfinished: list(record(game)),
    adjustments: optional(list(record({ round: orNull(number), points: number }))),
    conclusion: reason,
    steps: optional(
      list(
        record({
          score: optional(scoreOfTeams),
          tied: list(text),
          standings: list(
            record({
              ...{ player: text, score: number, worst: number, best: number },
              games: list(record({ ...game, points: number, boards: optional(list(number)) })),
              missing: list(text),
            }),
          ),
          reason,
          groups: list(list(text)),
        }),
      ),
    ),
  };
}

export function checkExplanation(explanation: Explanation): void {
  check(isObject(explanation) && 'contributions' in explanation, 'explanation', 'an Explanation', explanation);
  record(parts())(explanation, 'explanation');
}
