import { EDITIONS, NEWEST, type Rule, type Tournament, check, isObject } from '@crosstable/core';

import { codesIn } from '../codes/codes-of-teams.js';
import { withCodes } from '../codes/known-codes.js';
import type { Hypothesis } from './hypothesis.js';
import { hypothesesOfResults } from './team-hypotheses.js';

/** The hypothesis of a rule that gives every player a value. */
export function hypothesisOf(rule: Rule, tournament: Tournament): Hypothesis {
  const given: unknown = rule;
  const isRule =
    isObject(given) && typeof rule.code === 'string' && ['string', 'undefined'].includes(typeof rule.convention);
  check(isRule, 'rule', 'a rule', given);
  const { code, convention, edition } = rule;
  check(edition === undefined || EDITIONS.includes(edition), 'rule.edition', EDITIONS.join(' or '), edition, 'string');
  const found = hypothesesOfResults(tournament, NEWEST, withCodes(codesIn(tournament), [code])).find(
    ({ rule: other }) => other.code === code && other.edition === edition && other.convention === convention,
  );
  const named = convention === undefined ? code : `${code} (${convention})`;
  check(found !== undefined, 'rule', 'a rule that gives every player a value', named, 'string');
  return found;
}
