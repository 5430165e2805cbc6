import type { GroupKind } from '@crosstable/event';

/** The words about players: their cards, their groups, and the codes that rank them. Loaded when somebody asks for them. */
export interface PeopleWords {
  // The card of a player or a team
  readonly placeOf: (place: number, all: number) => string;
  readonly startNumber: (number: number) => string;
  readonly rated: (rating: number) => string;
  readonly unrated: string;
  readonly follow: string;
  readonly follows: (name: string) => string;
  readonly followsNot: (name: string) => string;
  readonly whatIf: string;
  /** Of the numbers that follow: place by place. */
  readonly places: string;
  readonly placeAfter: (place: number, round: number) => string;
  readonly games: string;
  readonly opponent: string;
  readonly result: string;
  readonly opponentPoints: string;
  /** The head of expected scores: short. */
  readonly expected: string;
  readonly colours: (white: number, black: number) => string;
  readonly tiebreaks: string;
  readonly whyNumber: string;

  // The effect on the rating
  readonly rating: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'standard' | 'rapid' | 'blitz', string>>;
  readonly k: string;
  /** K isn't chosen yet. */
  readonly kUnknown: string;
  readonly scoreOf: (score: string, games: number) => string;
  readonly expectedScore: (expected: string) => string;
  readonly performance: (performance: number) => string;
  /** The change with its sign, and the new rating. */
  readonly change: (change: string, rating: number) => string;
  readonly needsK: string;
  readonly firstRating: (rating: number) => string;
  readonly noFirstRating: string;

  /** The effect by other systems than FIDE's. */
  readonly systems: {
    readonly system: string;
    // Facts that no file has, to be entered
    readonly rating: string;
    readonly games: string;
    readonly index: string;
    readonly age: string;
    // Sentences on facts that are missing
    readonly needsIndex: string;
    readonly noDwz: string;
    readonly gamesUnknown: string;
    readonly initialUnknown: string;
    readonly ofFile: string;
  };

  // Norms
  readonly conditions: (title: string) => string;

  /** A rating list of FIDE beside a tournament. */
  readonly list: {
    readonly open: string;
    readonly completes: string;
    readonly reading: string;
    /** A list was given to the page before a tournament. */
    readonly opensBeside: string;
    readonly notKept: string;
  };

  // Groups of players
  readonly kindsOfGroups: Readonly<Record<GroupKind, string>>;
  readonly everybody: string;
  readonly sexes: Readonly<Record<'m' | 'w', string>>;
  readonly upTo: (years: string) => string;
  readonly andMore: (years: string) => string;
  readonly below: (rating: string) => string;
  readonly withoutRating: string;
  readonly noGroups: string;

  // A code of the list
  readonly decided: (places: number) => string;
}
