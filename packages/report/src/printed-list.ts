// The list that a printed table follows, where standings take it, and the numbers that the table prints beside them

import { EDITIONS, type PrintedList, type Rule, isPlayed, openTable } from '@crosstable/core';
import { capitalize } from '@crosstable/core/text';
import { type ChessEvent, tableOf } from '@crosstable/event';
import type { AnswerWords, ToldList, WordsWith } from '@crosstable/words/answers';

/** The list of the printed table of an event, where it is the event's list, too. */
export function listFollowed({ tiebreaks, written: { list } }: ChessEvent): PrintedList | undefined {
  return list?.codes.join() === tiebreaks.join() ? list : undefined;
}

/** The conventions for unplayed rounds, apart from those of the virtual opponent. */
const OF_UNPLAYED_ROUNDS = /^(?:points without unplayed rounds|forfeits as games|half of the rounds)\b/;

/** The rules that a table has for unplayed rounds, where it doesn't follow the edition in use. */
function rulesOf(rules: readonly Rule[], edition: string): ToldList['by'] {
  const ofScores = rules.filter(({ code }) => /^(?:BH|SB|FB|AOB)\b/.test(code));
  const conventions = ofScores.flatMap(({ convention }) => convention ?? []);
  if (conventions.some((name) => name.startsWith('virtual opponent'))) return 'virtual opponent';
  // Others are about rounding and the weights of results
  if (conventions.some((name) => OF_UNPLAYED_ROUNDS.test(name))) return 'convention';
  const other = ofScores.find((rule) => rule.edition !== undefined && rule.edition !== edition);
  return EDITIONS.find((one) => one === other?.edition) ?? null;
}

/** Whether everybody has played every round: then all rules for unplayed rounds are the same. */
function haveAllPlayed(event: ChessEvent): boolean {
  return openTable(tableOf(event)).records.every(isPlayed);
}

/** The sentence on the list of a printed table, where the event has one and follows it; it begins small. */
export function printedListInWords(event: ChessEvent, { reports }: WordsWith<'title'>): string | undefined {
  const list = listFollowed(event);
  if (list === undefined) return undefined;
  const { codes, editions, from, ranks, rules } = list;
  const { edition } = event;
  const differing = editions.find((one) => one.edition === edition)?.differing ?? null;
  const by = haveAllPlayed(event) ? null : rulesOf(rules, edition);
  return reports.title.printedList({ list: codes.join(', '), from, by, edition, differing, places: ranks });
}

/** The sentence as a line of its own, below a title. */
export function printedListLine(event: ChessEvent, words: AnswerWords): string[] {
  return remarksOnList(event, words).map(capitalize);
}

/** The sentence for an answer that has no lines under its title, as a table for spreadsheets. */
export function remarksOnList(event: ChessEvent, words: AnswerWords): readonly string[] {
  const said = printedListInWords(event, words);
  return said === undefined ? [] : [said];
}

/** The list of a printed table as data, with its sentence. */
export interface ToldPrintedList extends PrintedList {
  readonly sentence: string;
}

/** The list as a field of data; no field where the event follows none. */
export function printedListField(event: ChessEvent, words: AnswerWords): { readonly printedList?: ToldPrintedList } {
  const [list, sentence] = [listFollowed(event), printedListInWords(event, words)];
  return list === undefined || sentence === undefined ? {} : { printedList: { ...list, sentence } };
}

/** Whether a number isn't the printed one, as both are shown; `null` for none. */
export function isOtherThanPrinted(
  printed: number | null,
  here: number | null,
  shown: (number: number) => string,
): boolean {
  // 0 also stands for no value, as of a direct encounter that doesn't apply
  return printed !== null && (here === null ? printed !== 0 : shown(printed) !== shown(here));
}

/** The numbers that a table prints for a player, or a team. */
export interface PrintedNumbers {
  readonly rank: number | null;
  /** In the order of the list; `null` for a code without a column, and for an empty cell. */
  readonly values: readonly (number | null)[];
}

/** By id: the numbers of a printed table beside its list; `undefined` where an event has another list, or another round. */
export function printedNumbers(event: ChessEvent): ((id: string) => PrintedNumbers) | undefined {
  const list = listFollowed(event);
  const { printed } = event.written;
  if (list === undefined || printed === undefined || list.rounds !== event.round) return undefined;
  const columns = list.codes.map((code) => {
    const at = list.rules.findIndex((rule) => rule.code === code);
    if (at >= 0) return printed.columns[at].cells;
    return code === 'PTS' ? printed.points : undefined;
  });
  return (id) => ({
    rank: printed.ranks?.get(id) ?? null,
    values: columns.map((cells) => cells?.get(id) ?? null),
  });
}
