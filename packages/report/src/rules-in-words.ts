import type { Rule } from '@crosstable/core';
import { listInWords } from '@crosstable/core/text';
import { type AnswerWords, conventionInWords } from '@crosstable/words/answers';

/** A convention as a language calls it; a name for which it has no words stands for itself. */
export function conventionIn({ phrases, reports }: AnswerWords, name: string): string {
  const { conventions } = reports.audit;
  if (conventions === undefined) return name;
  return conventionInWords(name, { conventions, editionOf: (edition) => `C.07 ${edition}` }, phrases) ?? name;
}

/** A rule as people name it: `BH/C1 of C.07 (2026-03)`. */
export function ruleInWords({ code, convention, edition }: Rule, words: AnswerWords): string {
  if (convention !== undefined) return `${code} (${conventionIn(words, convention)})`;
  return edition === undefined ? code : words.reports.audit.ofEditions(code, edition);
}

/** Rules in words, each code with all editions that have it. */
export function namesOfRules(rules: readonly Rule[], words: AnswerWords): string[] {
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
export function rulesInWords(rules: readonly Rule[], words: AnswerWords): string {
  const { audit, title } = words.reports;
  const [first, ...others] = namesOfRules(rules, words);
  if (others.length === 0) return first;
  const shown = others.slice(0, NAMED_RULES - 1).join(', ');
  const more = others.length - NAMED_RULES + 1;
  return audit.sameValues(first, more > 0 ? `${shown} ${title.and} ${title.more(more)}` : shown);
}
