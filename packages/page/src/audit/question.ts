// The questions of the page to the worker that audits and compares, and its answers.
import type { Audit, PrintedTable, Rule } from '@crosstable/audit';
import type { Comparison } from '@crosstable/audit/compare';
import type { Account } from '@crosstable/audit/conventions';
import type { PrintedList } from '@crosstable/core';
import type { BestReading } from '@crosstable/report/audit';
import type { ChessEvent } from 'crosstable/event';

/** The tournament, of players or of teams. */
interface OfTournament {
  readonly event: ChessEvent;
}

/** Which rule made each column of a printed table? */
export interface AuditQuestion extends OfTournament {
  readonly kind: 'audit';
  readonly printed: PrintedTable;
  /** The list that the ranks are held against; a list with a code that audits don't know is left out. */
  readonly declared: readonly string[] | undefined;
}

/** Where does the value of a player come from under a rule that an audit names? */
export interface AccountQuestion extends OfTournament {
  readonly kind: 'account';
  readonly rule: Rule;
  readonly player: string;
}

/** The question who moves between the editions; of players alone. */
export interface CompareQuestion extends OfTournament {
  readonly kind: 'compare';
}

/** Which list does a printed table follow? */
export interface ListQuestion extends OfTournament {
  readonly kind: 'list';
  readonly printed: PrintedTable;
}

export type Question = AuditQuestion | AccountQuestion | CompareQuestion | ListQuestion;

/** The audit of a printed table, in the best reading of the byes that a page leaves open. */
export interface AuditAnswer extends Pick<BestReading, 'event' | 'guesses' | 'readings'> {
  readonly kind: 'audit';
  readonly audit: Audit;
}

/** The list of a printed table, and the tie-breaks of an event by it; no list where none is known. */
export interface FollowedList {
  readonly list: PrintedList | undefined;
  readonly tiebreaks: readonly string[];
}

/** The answer to a question of the same kind, or why there is none. */
export type Answer =
  | AuditAnswer
  | { readonly kind: 'account'; readonly account: Account }
  | ({ readonly kind: 'list' } & FollowedList)
  | { readonly kind: 'compare'; readonly comparison: Comparison }
  | { readonly kind: 'refused'; readonly message: string };

/** A question or an answer on its way, with the number by which both find each other. */
export interface Message<T> {
  readonly number: number;
  readonly content: T;
}
