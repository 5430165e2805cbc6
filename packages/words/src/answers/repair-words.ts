// The words of a language for the places of a file that were repaired, or that it leaves open
import type { ReadingSentences } from '@crosstable/core/text';
import type { Readings as PgnReadings } from '@crosstable/pgn/inside';
import type { Readings as PageReadings } from '@crosstable/printed-table/inside';
import type { Notes as SwissChessNotes } from '@crosstable/swiss-chess/inside';
import type { Notes as SwissManagerNotes } from '@crosstable/swiss-manager/inside';
import type { RepairUnit, Readings as ReportReadings } from '@crosstable/trf/inside';

/** The values of each reading of a place, of reports, of printed crosstables and of PGN, by its key. */
export interface FileReadings extends ReportReadings, PageReadings, PgnReadings {}

/** The values of each note on a file that no repair has, by its key: of Swiss-Manager's and Swiss-Chess's files, and of events. */
export interface FileNotes extends SwissManagerNotes, SwissChessNotes {
  readonly 'arbiter-points': Readonly<Record<string, never>>;
  /** The report has only the rounds of a rating period. */
  readonly 'rating-period': Readonly<Record<string, never>>;
  readonly 'byes-not-in-pgn': Readonly<Record<string, never>>;
}

/** The words for repairs, and for the other notes of a reader. A language that lacks a sentence on a reading doesn't compile. */
export interface RepairWords {
  /** The other notes. */
  readonly notes: ReadingSentences<FileNotes>;
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
