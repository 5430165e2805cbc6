/** The label of an opponent in the cells of rounds: the rank, the start number, or an id that is a word. */
export type OpponentLabel = 'rank' | 'number' | 'id';

/** The words of standings, of teams and of players. */
export interface StandingsWords {
  /** The title of a page about a tournament without a name. */
  readonly kind: string;
  /** The abbreviations at the heads of the columns, in words; `number` is that of the start numbers, where they have one. */
  readonly legend: (told: {
    readonly number: string | null;
    readonly areTeams: boolean;
    readonly federation: string | null;
  }) => string;
  /** The tie-breaks, each with its name. */
  readonly tiebreaks: (named: readonly string[]) => string;
  /** Under a table in which somebody has no rank. */
  readonly expelled: string;
  /** Art. 4.2. */
  readonly lots: (seed: string, ranks: readonly number[]) => string;
  /** A code that is undefined for everybody, with the reason where there is one. */
  readonly undefinedCode: (code: string, why: string | null) => string;
  /** A code without a value for some, who stay tied with those with whom they were tied before it. */
  readonly openCode: (code: string, open: number, all: number, why: string) => string;
  /** Art. 4.1: a code whose values come from outside, of which nobody has one. */
  readonly noValues: (code: string) => string;
  /** The colours in a cell of a round. */
  readonly colours: Readonly<Record<'w' | 'b', string>>;
  /** A bye in a cell of a round, with what it brought. */
  readonly bye: (points: string) => string;
  /** The cells of the rounds, with the signs in them that have a meaning of their own. */
  readonly rounds: (label: OpponentLabel, areTeams: boolean, signs: readonly string[]) => string;
  /** The cells of a round robin, opponent by opponent. */
  readonly opponents: (label: OpponentLabel, areTeams: boolean, signs: readonly string[]) => string;
  readonly signs: {
    readonly forfeits: string;
    readonly zeroBye: string;
    readonly unfinishedGame: string;
    readonly unfinishedMatch: string;
  };
  /** The players of a tournament of teams. */
  readonly ofPlayers: {
    readonly kind: string;
    /** The players of the table: those of a board (`null`: of all), with this number of games or more. */
    readonly about: (progress: string, board: number | null, minimum: number) => string;
    /** The share of the points that as many wins bring. */
    readonly share: string;
    readonly legend: string;
    readonly nobody: string;
  };
}
