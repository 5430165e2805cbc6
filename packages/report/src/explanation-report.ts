import { type Crosstable, type Explanation, check } from '@crosstable/core';
import { type ChessEvent, type Names, namesOf, participantsOf, tableOf, withId } from '@crosstable/event';
import {
  type EqualValue,
  type SeparatedOrder,
  type UndecidedOrder,
  explain,
  explainOrder,
  explainStanding,
  standings,
} from '@crosstable/standings';
import { encounterInWords, headingInWords, inWords, optional, ordersTied, record, text } from '@crosstable/words';
import { printedValue, titleInWords } from '@crosstable/words/checked';
import { ENGLISH } from '@crosstable/words/en';

import { type Part, type Sentence, textOf } from './document.js';

/** A question about an event, by ids. */
export interface Question {
  readonly player: string;
  /** Another player: why one of the two ranks before the other. */
  readonly other?: string | undefined;
  /** With one player: this code alone, instead of the whole list. */
  readonly tiebreak?: string | undefined;
}

const QUESTION = /* @__PURE__ */ record({
  player: text,
  other: /* @__PURE__ */ optional(text),
  tiebreak: /* @__PURE__ */ optional(text),
});

/** Throws unless a value is a question that has an answer. */
function checkQuestion(question: Question): void {
  QUESTION(question, 'question');
  const { other, tiebreak } = question;
  check(other === undefined || tiebreak === undefined, 'question.tiebreak', 'nothing beside other', tiebreak, 'string');
}

/** An explanation: the data for programs, the explanations in it, and the parts of a document. */
export interface ExplanationReport {
  readonly data: object;
  readonly explanations: readonly Explanation[];
  readonly parts: readonly Part[];
}

/** A tournament to be explained. */
interface Explained {
  readonly table: Crosstable;
  readonly codes: readonly string[];
  readonly names: Names;
}

/** The value of one code. */
function ofOneCode(code: string, id: string, { table, names }: Explained): ExplanationReport {
  const explanations = [explain(code, id, table)];
  return { data: { player: id, explanations }, explanations, parts: partsOf(explanations, names) };
}

/** The blanks before a line in words that belongs to the line before it. */
const OF_A_SENTENCE = '    ';

/** Lines in words as a part: the heading first, and each line below the one that it belongs to. */
function partOf([heading, ...lines]: readonly string[]): Part {
  const sentences: { readonly text: string; readonly details: string[] }[] = [];
  for (const line of lines) {
    if (line.startsWith(OF_A_SENTENCE)) sentences.at(-1)?.details.push(line.trim());
    else sentences.push({ text: line.trim(), details: [] });
  }
  return { heading, sentences };
}

function partsOf(explanations: readonly Explanation[], names: Names): Part[] {
  return explanations.map((explanation) => partOf(inWords(explanation, names)));
}

/** The values of an expelled player: the games stay, and there is no rank. */
function ofExpelled(id: string, { table, codes, names }: Explained): ExplanationReport {
  const explanations = codes.map((code) => explain(code, id, table));
  const place = `${withId(names, id, [', ', ''])}: expelled, so without a rank`;
  const parts = [{ sentences: [place] }, ...partsOf(explanations, names)];
  return { data: { player: id, rank: null, explanations }, explanations, parts };
}

/** The values of one player along the list. */
function ofOne(id: string, explained: Explained, isExpelled: boolean): ExplanationReport {
  const { table, codes, names } = explained;
  if (isExpelled) return ofExpelled(id, explained);
  const explanations = explainStanding(table, codes, id);
  const ranked = standings(table, codes);
  const rank = ranked.find(({ player }) => player === id)?.rank ?? 0;
  const isShared = ranked.filter((row) => row.rank === rank).length > 1;
  const place = `${withId(names, id, [', ', ''])}: rank ${rank} of ${ranked.length}${isShared ? ', shared' : ''}`;
  const order = ranked.map(({ player }) => player);
  const parts = [{ sentences: [place] }, ...partsOf(explanations, names), ...neighbours(order, id, explained)];
  return { data: { player: id, rank, explanations }, explanations, parts };
}

/** Parts in which the dummy is introduced once, however many tie-breaks have one. */
function introducedOnce(parts: readonly Part[]): Part[] {
  const introductions = [ENGLISH.phrases.dummy, ENGLISH.ofTeams.phrases.dummy];
  const isIntroduction = (one: Sentence): boolean => introductions.includes(textOf(one));
  const first = parts.findIndex(({ sentences = [] }) => sentences.some(isIntroduction));
  return parts.map((part, at) => {
    const { sentences } = part;
    if (at === first || sentences === undefined) return part;
    return { ...part, sentences: sentences.filter((one) => !isIntroduction(one)) };
  });
}

/** Why a player stands between two others: the closing sentence of the values of one player. */
function neighbours(ranked: readonly string[], id: string, { table, codes, names }: Explained): Part[] {
  const at = ranked.indexOf(id);
  const pairs = [ranked.slice(Math.max(at - 1, 0), at), ranked.slice(at + 1, at + 2)].flat();
  const said = pairs.map((other) => {
    const { first, second, code, explanations } = explainOrder(table, codes, id, other);
    if (code === null) return `the list leaves ${names(id)} and ${names(other)} tied`;
    const values = explanations.map(({ value }) => valueInWords(code, value)).join(' against ');
    return `${code} puts ${names(first)} before ${names(second)} (${values})`;
  });
  return said.length === 0 ? [] : [{ sentences: [`What made the difference: ${said.join(', and ')}.`] }];
}

/** The closing sentence: the difference between the two players. */
function difference({ code, equal }: SeparatedOrder, values: readonly string[]): string {
  const before = equal.length === 0 ? '' : `, after ${equal.map((one) => one.code).join(', ')} left the two equal`;
  return `What made the difference: ${code}, ${values.join(' against ')}${before}.`;
}

/** A value, or the rank that stands for one. */
function valueInWords(code: string, value: number | null): string {
  return `${ordersTied(code) ? 'rank ' : ''}${printedValue(code, value)}`;
}

function equalInWords(equal: readonly EqualValue[]): string {
  return equal.map(({ code, value }) => `${code} ${valueInWords(code, value)}`).join(', ');
}

/** Both sides of what separates two; of direct encounter there is one story of both. */
function bothSides({ explanations: [first, second] }: SeparatedOrder, names: Names): Part[] {
  const { steps } = first;
  if (steps === undefined) return partsOf([first, second], names);
  const story = encounterInWords(steps, names, ENGLISH);
  return [{ heading: headingInWords(first, names) }, partOf([headingInWords(second, names), ...story])];
}

/** The sentences on two of whom at least one was expelled: the one who is ranked has the rank that the standings give. */
function ofExpelledPair({ first, second }: UndecidedOrder, gone: readonly string[], explained: Explained): Part {
  const { table, codes, names } = explained;
  const ranked = standings(table, codes);
  const sentences = [first, second].map((id) => {
    const rank = ranked.find(({ player }) => player === id)?.rank ?? 0;
    const place = gone.includes(id) ? 'was expelled, and so has no rank' : `has rank ${rank} of ${ranked.length}`;
    return `${withId(names, id)} ${place}.`;
  });
  return { sentences: [...sentences, 'The list does not order the two.'] };
}

/** The order of two players, with the reason. */
function ofTwo(ids: readonly [string, string], explained: Explained): ExplanationReport {
  const { table, codes, names } = explained;
  const order = explainOrder(table, codes, ...ids);
  const { first, second, equal, code } = order;
  if (code === null && order.expelled)
    return { data: order, explanations: [], parts: [ofExpelledPair(order, order.expelled, explained)] };
  const before = equal.length === 0 ? [] : [`Equal before that: ${equalInWords(equal)}.`];
  const [one, other] = [first, second].map((id) => withId(names, id));
  if (code === null) {
    const said = [`${one} and ${other} are tied: the list doesn't separate them.`, `Equal: ${equalInWords(equal)}.`];
    return { data: order, explanations: [], parts: [{ sentences: said }] };
  }
  const values = order.explanations.map(({ value }) => valueInWords(code, value));
  const decision = `by ${titleInWords(code)} (${ENGLISH.phrases.cited(order.article)}): ${values.join(' against ')}.`;
  const parts = [
    { sentences: [`${one} ranks before ${other} ${decision}`, ...before] },
    ...bothSides(order, names),
    { sentences: [difference(order, values)] },
  ];
  return { data: order, explanations: order.explanations, parts };
}

/**
 * Explains the values of a player, or why one player is before another.
 *
 * @throws RangeError for a player who isn't in the event, for a code that can't be used, and for the same player twice.
 */
export function explanationReport(event: ChessEvent, question: Question): ExplanationReport {
  checkQuestion(question);
  const { player, other, tiebreak } = question;
  const participants = participantsOf(event);
  const explained = { table: tableOf(event), codes: event.tiebreaks, names: namesOf(participants) };
  const isExpelled = participants.some(({ id, expelled }) => id === player && expelled === true);
  const found =
    other !== undefined
      ? ofTwo([player, other], explained)
      : tiebreak !== undefined
        ? ofOneCode(tiebreak, player, explained)
        : ofOne(player, explained, isExpelled);
  return { ...found, parts: introducedOnce(found.parts) };
}
