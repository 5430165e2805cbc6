import type { Finding } from 'crosstable';

/** The words of the parts that are loaded when somebody asks for them, in one language. */
export interface PartWords {
  // Adding to the list
  readonly addTitle: string;
  readonly lookFor: string;
  readonly wholeLists: string;
  readonly added: (code: string) => string;
  readonly findings: Readonly<Record<Finding['key'], string>>;

  // Why
  readonly dummyFor: (name: string) => string;
  readonly dummy: string;
  readonly cut: string;
  readonly total: string;
  readonly before: string;
  readonly askBefore: (first: string, second: string) => string;
  readonly askShared: (first: string, second: string, place: number) => string;
  readonly compareWith: string;
  readonly separateScore: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly asPicture: string;

  // A before B
  readonly same: (count: number, sum: string) => string;
  readonly onlyHas: (name: string) => string;
  /** A line of the sum, for the opponents that both have. */
  readonly sameTotal: (count: number) => string;
  readonly sharePlace: (one: string, other: string, place: number) => string;
  /** All who have as many points as the two, each with the next one. */
  readonly wholeTie: (players: number) => string;

  // Rounds, editions and the course of the event
  /** In short, as a heading. */
  readonly numberSign: string;
  /** Of a line in a crosstable. */
  readonly number: string;
  readonly byRounds: string;
  /** The values of the list beside the results of every round. */
  readonly byValues: string;
  readonly byOpponents: string;
  /** The points of rounds without an opponent, as the head of a column. */
  readonly byes: string;
  /** The letters of White and Black in a crosstable. */
  readonly colours: Readonly<Record<'w' | 'b', string>>;
  readonly roundsLegend: (areTeams: boolean) => string;
  readonly opponentsLegend: string;
  readonly matchesLegend: string;
  readonly firstDifference: string;
  readonly placeIn: (edition: string) => string;
  readonly courseLegend: string;
  readonly courseTable: string;
  readonly place: string;

  /** More than are named. */
  readonly andMore: (count: number) => string;

  // Both editions
  readonly compare: {
    /** How often an article made a difference. */
    readonly times: (count: number) => string;
    /** The sentences of the newer edition that say something else, by its articles. */
    readonly newer: Readonly<Record<'16.4.1' | '16.4.2', string>>;
  };

  // The standings as the file prints them
  readonly printed: {
    readonly looking: string;
    readonly noList: string;
    /** The way to the standings by an edition, with the number of places that are others there. */
    readonly showBy: (edition: string, places: number) => string;
    readonly by: (edition: string) => string;
    readonly legend: (edition: string) => string;
  };

  // A printed table beside ours
  readonly audit: {
    readonly noTable: string;
    readonly form: string;
    readonly addTable: string;
    readonly added: (columns: number) => string;
    readonly another: string;
    readonly looking: string;
    readonly allFollow: (count: number) => string;
    readonly someWrong: (wrong: number, count: number) => string;
    readonly apart: string;
    /** The table follows an edition, by which another one stands in a place: `more` others do, too. */
    readonly otherEdition: (
      followed: string,
      now: string,
      player: string,
      place: string,
      printed: number,
      more: number,
    ) => string;
    /** The signs that the table has. */
    readonly wrongSign: string;
    readonly unknownSign: string;
    readonly noRule: string;
    readonly noAccount: string;
  };

  // Teams
  readonly boardOf: (board: number) => string;
  readonly games: string;

  // Results that are entered on the page
  readonly liveHint: string;
  readonly undo: string;
  readonly undoAll: string;
  readonly saveTrf: string;
  readonly saveJson: string;
  readonly notAsTrf: string;
  readonly open: string;
  readonly resultOf: (white: string, black: string) => string;
  readonly print: string;
}
