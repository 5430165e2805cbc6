import type { ColumnAudit } from '@crosstable/audit/inside';
import type { Rule } from '@crosstable/core';
import { listInWords } from '@crosstable/core/text';
import { type WordsWith, conventionInWords } from '@crosstable/words/answers';

/** The words that rules need. */
export type RuleWords = WordsWith<'audit' | 'title'>;

/** A convention as a language calls it; a name for which it has no words stands for itself. */
export function conventionIn({ phrases, reports }: WordsWith<'audit'>, name: string): string {
  const { conventions } = reports.audit;
  if (conventions === undefined) return name;
  return conventionInWords(name, { conventions, editionOf: (edition) => `C.07 ${edition}` }, phrases) ?? name;
}

/** A rule as people name it: `BH/C1 of C.07 (2026-03)`. */
export function ruleInWords({ code, convention, edition }: Rule, words: RuleWords): string {
  if (convention !== undefined) return `${code} (${conventionIn(words, convention)})`;
  return edition === undefined ? code : words.reports.audit.ofEditions(code, edition);
}

/** Rules in words, each code with all editions that have it. */
function namesOfRules(rules: readonly Rule[], words: RuleWords): string[] {
  const { audit, title } = words.reports;
  const names = rules.map((rule) => {
    const editions = rules.flatMap(({ code, edition }) => (code === rule.code ? (edition ?? []) : []));
    return rule.edition === undefined
      ? ruleInWords(rule, words)
      : audit.ofEditions(rule.code, listInWords(editions, title.and));
  });
  return [...new Set(names)];
}

/** How many rules of a class are named; the JSON has all. */
const NAMED_RULES = 3;

/** The simplest rule of a class, a few more that give the same values, and how many others do. */
function rulesInWords(rules: readonly Rule[], words: RuleWords): string {
  const { audit, title } = words.reports;
  const [first, ...others] = namesOfRules(rules, words);
  if (others.length === 0) return first;
  const shown = others.slice(0, NAMED_RULES - 1).join(', ');
  const more = others.length - NAMED_RULES + 1;
  return audit.sameValues(first, more > 0 ? `${shown} ${title.and} ${title.more(more)}` : shown);
}

/** How many alternatives are named. */
export const NAMED_ALTERNATIVES = 4;

/** Other rules that the column may follow, in sentences. */
function sentencesOnAlternatives({ alternatives, cells, verdict }: ColumnAudit, words: RuleWords): string[] {
  const { agreement, alternative, moreRules, named } = words.reports.audit;
  const [, ...others] = alternatives;
  const shown = others.slice(0, NAMED_ALTERNATIVES - 1);
  const more = others.length - shown.length;
  const say = verdict === 'ambiguous' ? alternative : named;
  return [
    ...shown.map(({ matches, rules }) => say(rulesInWords(rules, words), agreement(matches, cells))),
    ...(more > 0 ? [moreRules(more)] : []),
  ];
}

/** The rules that a column follows or may follow, in sentences. */
export function sentencesOnRules(column: ColumnAudit, words: RuleWords): string[] {
  const { alternatives, cells, distance, misnamed = [], rules, runnerUp, verdict } = column;
  const { audit } = words.reports;
  const sentences: string[] = [];
  const isGuess = verdict === 'no-information';
  if (rules.length > 0) sentences.push((isGuess ? audit.agreeWith : audit.rule)(rulesInWords(rules, words)));
  if (misnamed.length > 0) sentences.push(audit.legend(listInWords(namesOfRules(misnamed, words), audit.or)));
  // An alternative has a name, so that a column may be ambiguous without one
  if (runnerUp !== null && (verdict !== 'ambiguous' || alternatives.length === 0) && !isGuess) {
    const nearest = rulesInWords(runnerUp.rules, words);
    const agreement = audit.agreement(runnerUp.matches, cells);
    // Beside wrong cells the column that differs least may be another one than that with the next most cells
    const differing = verdict === 'identified' ? distance : null;
    if (verdict === 'unknown') sentences.push(audit.nearest(nearest, agreement));
    else if (differing === null) sentences.push(audit.nearestOther(nearest, agreement));
    else sentences.push(audit.differing(nearest, agreement, differing));
  }
  return [...sentences, ...sentencesOnAlternatives(column, words)];
}
