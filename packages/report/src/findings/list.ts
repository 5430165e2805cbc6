import { type Crosstable, openTable } from '@crosstable/core';
import { listedNames } from '@crosstable/core/text';
import type { ChessEvent, Names } from '@crosstable/event';
import { type CheckedCode, type Finding, checkList } from '@crosstable/standings';
import type { ListChange } from '@crosstable/trf/inside';
import type { AnswerWords } from '@crosstable/words/answers';

import { listFollowed, printedListInWords } from '../printed-list.js';
import type { EventFinding } from './finding.js';

/** The largest number of unrated players that are named. */
const MOST_NAMED = 5;

/** The players without a rating that counts, in some round or at all; the first of them by name. */
function unratedIn(table: Crosstable, names: Names, { reports }: AnswerWords): string {
  const { ids, ratings, roundRatings, rounds } = openTable(table);
  const isUnrated = (at: number) =>
    Number.isNaN(ratings[at]) || roundRatings?.subarray(at * rounds, (at + 1) * rounds).includes(NaN);
  return listedNames(ids.filter((_, at) => isUnrated(at)).map(names), MOST_NAMED, reports.title);
}

/** A finding on a code as a sentence. */
function sentenceOn(
  { article, isWrong, key, meant }: Finding,
  { code }: CheckedCode,
  { edition, system }: ChessEvent,
  unrated: () => string,
  { phrases, reports }: AnswerWords,
): string {
  const { codes, onCode } = reports.findings;
  const clause = codes[key]({ isWrong, meant, unrated, isSwiss: system === 'swiss', edition });
  return onCode(JSON.stringify(code), clause, phrases.cited(article));
}

/** A change of the list after the start, as a sentence. */
export function changeInWords({ round, previous }: ListChange, { phrases, reports }: AnswerWords): string {
  return reports.findings.listChanged(previous.join(), round, phrases.cited('4.1.1'));
}

/** The list that a printed table follows, in place of a default; in other places than the printed ones it can change a rank. */
function printedListFindings(event: ChessEvent, words: AnswerWords): EventFinding[] {
  const [list, message] = [listFollowed(event), printedListInWords(event, words)];
  if (list === undefined || message === undefined) return [];
  const inUse = list.editions.find(({ edition }) => edition === event.edition);
  return [{ changes: (inUse?.differing ?? 0) > 0 ? 'rank' : 'nothing', key: 'printed-list', message }];
}

/** Mistakes and doubtful choices in the list of tie-breaks of a file. */
export function listFindings(event: ChessEvent, table: Crosstable, names: Names, words: AnswerWords): EventFinding[] {
  const followed = printedListFindings(event, words);
  if (followed.length > 0) return followed;
  if (event.written.tiebreaks === undefined) {
    const message = words.reports.findings.noTiebreaks(event.tiebreaks.join());
    return [{ changes: 'nothing', key: 'no-tiebreaks', message }];
  }
  const changes = (event.listChanges ?? []).map((change): EventFinding => {
    const message = changeInWords(change, words);
    return { changes: 'nothing', key: 'changed-after-start', message, round: change.round };
  });
  const unrated = (): string => unratedIn(table, names, words);
  const { start, end, isLong } = event;
  const ofCodes = checkList(event.tiebreaks, table, { start, end, isLong }).codes.flatMap((checked) =>
    checked.findings.map((finding): EventFinding => {
      const { key, article, isWrong } = finding;
      const message = sentenceOn(finding, checked, event, unrated, words);
      return { changes: isWrong ? 'rank' : 'nothing', key, message, code: checked.code, article };
    }),
  );
  return [...changes, ...ofCodes];
}
