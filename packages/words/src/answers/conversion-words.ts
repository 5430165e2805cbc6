// The words of a language for what a report (TRF) that was written from another file lacks, or can't hold

/** The facts of a tournament that a report states. */
export type TournamentFact =
  'chiefArbiter' | 'city' | 'end' | 'federation' | 'name' | 'roundDates' | 'start' | 'system' | 'timeControl';

/** The facts of a player that a report states. */
export type PlayerFact = 'birth' | 'federation' | 'fideId' | 'rating' | 'sex';

/** The facts of a player of which a report may hold less than a file has, or nothing. */
export type HeldFact = 'birth' | 'club' | 'federation' | 'fideId' | 'group' | 'title';

/** The values of each note on a report, by its key. */
export interface ReportNoteValues {
  /** Facts of the tournament that the file doesn't tell. */
  readonly blank: { readonly facts: readonly TournamentFact[] };
  /** A fact that it doesn't tell of some players. */
  readonly 'blank-of-players': { readonly fact: PlayerFact; readonly count: number; readonly all: number };
  /** No number of rounds is announced, so the report has that of its rounds. */
  readonly 'rounds-not-announced': { readonly rounds: number };
  /** The report has the default list. */
  readonly 'default-list': { readonly list: string };
  /** It has the list that the columns of a page follow. */
  readonly 'followed-list': { readonly list: string };
  readonly 'colours-unknown': { readonly games: number };
  /** Games without a result, and their sign in the report; `''` where they are blank. */
  readonly unfinished: { readonly games: number; readonly sign: '' | '?' };
  /** Byes whose kind the file leaves open. */
  readonly 'bye-kinds': { readonly byes: number };
  /** The participants got numbers in the order of the file. */
  readonly numbered: Readonly<Record<string, never>>;
  readonly 'names-cut': { readonly names: number; readonly width: number };
  /** A fact of some players that doesn't fit into its columns. */
  readonly 'left-out': { readonly fact: HeldFact; readonly count: number };
  /** A fact of some players for which a report has no columns. */
  readonly 'no-place': { readonly fact: HeldFact; readonly count: number };
  /** The report will be read by another edition of C.07. */
  readonly edition: { readonly edition: string; readonly read: string };
  /** The report will be read after another round. */
  readonly round: { readonly round: number; readonly read: number };
  readonly 'unrated-rule': Readonly<Record<string, never>>;
  readonly 'rating-list': Readonly<Record<string, never>>;
  /** Article 12 for the whole tournament instead of the match. */
  readonly 'article-twelve': Readonly<Record<string, never>>;
  readonly 'long-event': Readonly<Record<string, never>>;
  /** The values of tie-breaks that C.07 doesn't have. */
  readonly values: { readonly codes: string };
}

/** A note on a report as data. */
export type ReportNote<Key extends keyof ReportNoteValues = keyof ReportNoteValues> = {
  readonly [K in Key]: { readonly key: K; readonly values: ReportNoteValues[K] };
}[Key];

/** The sentences on a report that was written from another file. */
export interface ConversionWords {
  readonly notes: { readonly [Key in keyof ReportNoteValues]: (values: ReportNoteValues[Key]) => string };
}
