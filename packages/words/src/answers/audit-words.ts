/** How sure the rule of a column is. */
type Verdict = 'identified' | 'identified-with-errors' | 'ambiguous' | 'no-information' | 'unknown';

/** A fact that a file may leave open, and that rules need. */
type OpenFact = 'colours' | 'rounds';

type Participants = 'players' | 'teams';

/** The words of audits. Rules, values and names come ready to be read. */
export interface AuditWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The name of the answer, behind the progress of the tournament. */
  readonly subject: string;

  // Headings of columns
  readonly printed: string;
  readonly byRule: string;
  readonly byValues: string;
  readonly why: string;

  // Rules
  /** A code or a list of C.07, with its editions. */
  readonly ofEditions: (codes: string, editions: string) => string;
  /** A list under a convention by its name, or under any of several, given as such. */
  readonly underConvention: (codes: string, names: readonly string[]) => string;
  /** The conventions, and the parts of their names; `undefined` where they stand for themselves. */
  readonly conventions: Readonly<Record<string, string>> | undefined;
  /** Between rules. */
  readonly or: string;
  /** A rule, and others that give the same values. */
  readonly sameValues: (rule: string, others: string) => string;

  // Columns
  readonly column: (label: string) => string;
  readonly verdicts: Readonly<Record<Verdict, string>>;
  /** How many cells agree with a rule. */
  readonly agreement: (matches: number, cells: number) => string;
  readonly rule: (rules: string) => string;
  /** The rules where too few cells tell them apart. */
  readonly agreeWith: (rules: string) => string;
  readonly legend: (rules: string) => string;
  /** The nearest rule where none is known, or the nearest other one. */
  readonly nearest: (rules: string, agreement: string) => string;
  readonly nearestOther: (rules: string, agreement: string) => string;
  /** The nearest other rule, with the number of cells in which it differs from the rule. */
  readonly differing: (rules: string, agreement: string, cells: number) => string;
  readonly alternative: (rules: string, agreement: string) => string;
  /** The nearest rule that has a name, below the nearest one. */
  readonly named: (rules: string, agreement: string) => string;
  readonly moreRules: (count: number) => string;
  readonly telling: (label: string) => string;
  readonly checkThese: string;

  // The account of a wrong cell
  readonly inRound: (round: number) => string;
  readonly against: (opponent: string) => string;
  readonly cut: string;

  // Parts of a table
  readonly pointsFollow: (cells: number) => string;
  readonly pointsWrong: string;
  readonly openByes: string;
  readonly byesRead: string;
  readonly readAs: string;
  readonly notListed: Readonly<Record<Participants, string>>;
  readonly notAudited: (names: string) => string;
  readonly untried: string;
  readonly leavesOpen: (facts: readonly OpenFact[]) => string;
  /** The heading and the sentence where there are neither columns nor ranks. */
  readonly tiebreaksAndRanks: string;
  readonly nothingElse: string;

  // Ranks
  readonly ranks: string;
  readonly ranksFollow: (count: number, cells: number, from: 'values' | 'points') => string;
  /** The number of ranks that a list gives, with the number of wrong ones among them. */
  readonly gives: (list: string, wrong: number, cells: number, participants: Participants) => string;
  readonly noneWhole: string;
  readonly moreLists: (count: number) => string;
  /** The ranks that a player may share, the first and the last. */
  readonly range: (first: number, last: number) => string;
}
