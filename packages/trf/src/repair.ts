/** What a reader of files can have guessed, repaired or found odd, as listed in {@link Repair.kind}. */
export const REPAIR_KINDS = [
  'adjustment',
  'bye-code',
  'colour',
  'columns-shifted',
  'count-differs',
  'date',
  'duplicate-record',
  'encoding',
  'letter-case',
  'opponent-row',
  'player-field',
  'points-differ',
  'result',
  'round-dates',
  'rounds',
  'scoring',
  'system',
  'tab',
  'unfinished-game',
  'unknown-record',
] as const;

/** The sort of a {@link Repair}, for filtering. */
export type RepairKind = (typeof REPAIR_KINDS)[number];

/** One place where the file was not as the format has it, and how it was read all the same. */
export interface Repair {
  /** The sort of repair. */
  readonly kind: RepairKind;
  /** Line of the file, counted from 1. */
  readonly line: number;
  /** Column of the line, counted from 1 in characters. */
  readonly column: number;
  /** The text of the file at this place; `''` where nothing stands. */
  readonly found: string;
  /** What it was read as, in a few words. */
  readonly read: string;
  /** The whole in a sentence: `line 14, column 92: "0000 - -" read as an absence`. */
  readonly message: string;
}

/** Takes down one repair. */
export type Report = (kind: RepairKind, line: number, column: number, found: string, read: string) => void;

/** A report that fills `repairs`, and the way to have them in the order of the file. */
export function collectRepairs(): { readonly report: Report; readonly sorted: () => readonly Repair[] } {
  const repairs: Repair[] = [];
  return {
    report(kind, line, column, found, read) {
      const text = found === '' ? 'nothing' : JSON.stringify(found);
      repairs.push({ kind, line, column, found, read, message: `line ${line}, column ${column}: ${text} ${read}` });
    },
    sorted: () => repairs.sort((a, b) => a.line - b.line || a.column - b.column),
  };
}
