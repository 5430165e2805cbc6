// The words of a language for the places of a file that were repaired, or that it leaves open
import type { ReadingSentences } from '@crosstable/core/text';
import type { Readings as PageReadings } from '@crosstable/printed-table/inside';
import type { RepairUnit, Readings as ReportReadings } from '@crosstable/trf/inside';

/** The values of each reading of a place, of reports and of printed crosstables, by its key. */
export interface FileReadings extends ReportReadings, PageReadings {}

/** The notes on a file that no repair has. */
export type RemarkKey = 'arbiter-points';

/** The words for repairs, and for the other notes of a reader. A language that lacks a sentence on a reading doesn't compile. */
export interface RepairWords {
  /** The other notes, by their keys. */
  readonly remarks: Readonly<Record<RemarkKey, string>>;
  /** A place of a file, from 1. */
  readonly place: (line: number, column: number) => string;
  /** The word for an empty text of a file. */
  readonly nothing: string;
  /** So many units; rounds, of so many players. */
  readonly counted: (count: number, unit: RepairUnit, players: number) => string;
  /** In the place of more repairs of a kind. */
  readonly more: (count: number) => string;
  /** The clauses on how a text was read, which stand behind the text and a dash. */
  readonly readings: ReadingSentences<FileReadings>;
}
