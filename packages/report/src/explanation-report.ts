import { type Crosstable, type Explanation, check } from '@crosstable/core';
import { type ChessEvent, type Names, namesOf, participantsOf, tableOf, withId } from '@crosstable/event';
import {
  type EqualValue,
  type SeparatedOrder,
  type UndecidedOrder,
  definedIn,
  explain,
  explainOrder,
  explainStanding,
  standings,
} from '@crosstable/standings';
import {
  encounterInWords,
  headingInWords,
  inWords,
  optional,
  ordersTied,
  printedValue,
  readable,
  record,
  text,
} from '@crosstable/words';
import { type AnswerWords, checkAnswerWords } from '@crosstable/words/answers';
import { titleInWords } from '@crosstable/words/checked';

import { type Part, type Sentence, textOf } from './document.js';
import { printedNumbers } from './printed-list.js';
import { idsIn } from './title-lines.js';

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
  readonly words: AnswerWords;
  /** The numbers of a printed table beside those of the list. */
  readonly printedFor: ReturnType<typeof printedNumbers>;
}

/** The value of one code. */
function ofOneCode(code: string, id: string, explained: Explained): ExplanationReport {
  const explanations = [explain(code, id, explained.table)];
  return { data: { player: id, explanations }, explanations, parts: partsOf(explanations, explained) };
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

/** The value that a printed table has where the explanation has its own. */
function printedValueOf({ code, player }: Explanation, { codes, printedFor, words }: Explained): string[] {
  const value = printedFor?.(player).values.at(codes.indexOf(code)) ?? null;
  if (value === null || !codes.includes(code)) return [];
  return [`${words.reports.table.printed}${words.phrases.colon} ${readable(value, words.numbers)}`];
}

function partsOf(explanations: readonly Explanation[], explained: Explained): Part[] {
  const { names, words } = explained;
  return explanations.map((explanation) => {
    const { sentences = [], ...part } = partOf(inWords(explanation, names, words));
    return { ...part, sentences: [...sentences, ...printedValueOf(explanation, explained)] };
  });
}

/** A name at the head of an answer, with the id behind a comma. */
function headed(id: string, { names, words }: Explained): string {
  return withId(names, id, [', ', ''], idsIn(words));
}

/** A name with its id in brackets. */
function called(id: string, { names, words }: Explained): string {
  return withId(names, id, undefined, idsIn(words));
}

/** The values of an expelled player: the games stay, and there is no rank. */
function ofExpelled(id: string, explained: Explained): ExplanationReport {
  const explanations = explained.codes.map((code) => explain(code, id, explained.table));
  const place = explained.words.reports.explanation.placeOfExpelled(headed(id, explained));
  const parts = [{ sentences: [place] }, ...partsOf(explanations, explained)];
  return { data: { player: id, rank: null, explanations }, explanations, parts };
}

/** The values of one player along the list. */
function ofOne(id: string, explained: Explained, isExpelled: boolean): ExplanationReport {
  const { table, codes, words } = explained;
  if (isExpelled) return ofExpelled(id, explained);
  const explanations = explainStanding(table, codes, id);
  const ranked = standings(table, codes);
  const rank = ranked.find(({ player }) => player === id)?.rank ?? 0;
  const isShared = ranked.filter((row) => row.rank === rank).length > 1;
  const place = words.reports.explanation.place(headed(id, explained), rank, ranked.length, isShared);
  const order = ranked.map(({ player }) => player);
  const parts = [{ sentences: [place] }, ...partsOf(explanations, explained), ...neighbours(order, id, explained)];
  return { data: { player: id, rank, explanations }, explanations, parts };
}

/** Parts in which the dummy is introduced once, however many tie-breaks have one. */
function introducedOnce(parts: readonly Part[], { ofTeams, phrases }: AnswerWords): Part[] {
  const introductions = [phrases.dummy, ofTeams.phrases.dummy];
  const isIntroduction = (one: Sentence): boolean => introductions.includes(textOf(one));
  const first = parts.findIndex(({ sentences = [] }) => sentences.some(isIntroduction));
  return parts.map((part, at) => {
    const { sentences } = part;
    if (at === first || sentences === undefined) return part;
    return { ...part, sentences: sentences.filter((one) => !isIntroduction(one)) };
  });
}

/** Why a player stands between two others: the closing sentence of the values of one player. */
function neighbours(ranked: readonly string[], id: string, explained: Explained): Part[] {
  const { table, codes, names, words } = explained;
  const { difference, leavesTied, puts } = words.reports.explanation;
  const at = ranked.indexOf(id);
  const pairs = [ranked.slice(Math.max(at - 1, 0), at), ranked.slice(at + 1, at + 2)].flat();
  const said = pairs.map((other) => {
    const { first, second, code, explanations } = explainOrder(table, codes, id, other);
    if (code === null) return leavesTied(names(id), names(other));
    return puts(code, names(first), names(second), against(code, explanations, explained));
  });
  return said.length === 0 ? [] : [{ sentences: [difference(said)] }];
}

/** A value, or the rank that stands for one. */
function valueInWords(code: string, value: number | null, { table, words }: Explained): string {
  const defined = definedIn(table, code);
  const printed = printedValue(code, value, words, defined);
  return (defined?.isOrder ?? ordersTied(code)) ? words.reports.explanation.rank(printed) : printed;
}

/** The values of two, side by side. */
function against(code: string, [one, other]: SeparatedOrder['explanations'], explained: Explained): string {
  const [left, right] = [one, other].map(({ value }) => valueInWords(code, value, explained));
  return explained.words.phrases.against(left, right);
}

function equalInWords(equal: readonly EqualValue[], explained: Explained): string {
  return equal.map(({ code, value }) => `${code} ${valueInWords(code, value, explained)}`).join(', ');
}

/** Both sides of what separates two; of direct encounter there is one story of both. */
function bothSides({ explanations: [first, second] }: SeparatedOrder, explained: Explained): Part[] {
  const { names, words } = explained;
  const { steps } = first;
  if (steps === undefined) return partsOf([first, second], explained);
  return [partOf([headingInWords([first, second], names, words), ...encounterInWords(steps, names, words)])];
}

/** The sentences on two of whom at least one was expelled: the one who is ranked has the rank that the standings give. */
function ofExpelledPair({ first, second }: UndecidedOrder, gone: readonly string[], explained: Explained): Part {
  const { table, codes, words } = explained;
  const { hasRank, isExpelled, noOrder } = words.reports.explanation;
  const ranked = standings(table, codes);
  const sentences = [first, second].map((id) => {
    const name = called(id, explained);
    const rank = ranked.find(({ player }) => player === id)?.rank ?? 0;
    return gone.includes(id) ? isExpelled(name) : hasRank(name, rank, ranked.length);
  });
  return { sentences: [...sentences, noOrder] };
}

/** The order of two players, with the reason. */
function ofTwo(ids: readonly [string, string], explained: Explained): ExplanationReport {
  const { table, codes, words } = explained;
  const said = words.reports.explanation;
  const order = explainOrder(table, codes, ...ids);
  const { first, second, equal, code } = order;
  if (code === null && order.expelled)
    return { data: order, explanations: [], parts: [ofExpelledPair(order, order.expelled, explained)] };
  const [one, other] = [first, second].map((id) => called(id, explained));
  if (code === null) {
    const sentences = [said.tied(one, other), said.equal(equalInWords(equal, explained))];
    return { data: order, explanations: [], parts: [{ sentences }] };
  }
  const before = equal.length === 0 ? [] : [said.equalBefore(equalInWords(equal, explained))];
  const values = against(code, order.explanations, explained);
  const cited = words.phrases.cited(order.article);
  const title = titleInWords(code, words, definedIn(table, code));
  const codesBefore = equal.map((value) => value.code);
  const parts = [
    { sentences: [said.before(one, other, title, cited, values), ...before] },
    ...bothSides(order, explained),
    { sentences: [said.differenceOfTwo(code, values, codesBefore)] },
  ];
  return { data: order, explanations: order.explanations, parts };
}

/** Words that name no round: those of an event whose rounds nobody knows are made up. */
function withoutRounds(words: AnswerWords): AnswerWords {
  const { against } = words.phrases;
  const phrases = { ...words.phrases, round: () => '', encounter: (amount: string, other: string) => against(amount, other) }; // prettier-ignore
  return { ...words, phrases };
}

/**
 * Explains the values of a player, or why one player is before another.
 *
 * @throws RangeError for a player who isn't in the event, for a code that can't be used, and for the same player twice.
 */
export function explanationReport(event: ChessEvent, question: Question, words: AnswerWords): ExplanationReport {
  checkQuestion(question);
  checkAnswerWords(words, 'title', 'explanation', 'findings');
  const { player, other, tiebreak } = question;
  const participants = participantsOf(event);
  const explained = {
    table: tableOf(event),
    codes: event.tiebreaks,
    names: namesOf(participants, idsIn(words)),
    words: event.unknown?.includes('rounds') === true ? withoutRounds(words) : words,
    printedFor: printedNumbers(event),
  };
  const isExpelled = participants.some(({ id, expelled }) => id === player && expelled === true);
  const found =
    other !== undefined
      ? ofTwo([player, other], explained)
      : tiebreak !== undefined
        ? ofOneCode(tiebreak, player, explained)
        : ofOne(player, explained, isExpelled);
  return { ...found, parts: introducedOnce(found.parts, words) };
}
