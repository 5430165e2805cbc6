/** A view of the page, or a part of one that can be named. */
export type ViewKey =
  'standings' | 'rounds' | 'editions' | 'course' | 'matches' | 'boards' | 'live' | 'audit' | 'whatif' | 'prizes';

/**
 * The words of the page before somebody asks for a part of it, in one language; `PartWords` has the rest. A record that lacks
 * a key doesn't compile.
 */
export interface PageWords {
  readonly staysHere: string;
  /** Beside it: the device keeps the last tournaments, or nothing. */
  readonly isKept: string;
  readonly isNotKept: string;
  readonly onThisDevice: string;
  readonly forget: string;
  readonly forgetAll: string;
  readonly keepNothing: string;
  /** Over the head and the controls. */
  readonly toTable: string;
  readonly openFile: string;
  readonly languageLabel: string;
  readonly themeLabel: string;
  readonly themes: Readonly<Record<'auto' | 'light' | 'dark', string>>;
  readonly loading: string;
  readonly guides: string;

  // Before a file is open
  readonly headline: string;
  readonly promise: string;
  readonly dropHere: string;
  readonly choose: string;
  readonly orPaste: string;
  readonly pasteHint: string;
  /** The name of a pasted text in a sentence. */
  readonly pastedText: string;
  readonly openPasted: string;
  readonly sample: string;
  readonly sampleOfTeams: string;
  readonly byHand: string;
  /** Before the ways to a file, by program. */
  readonly recipes: string;
  /** The question about files that were opened together, and its answers. */
  readonly severalFiles: (count: number) => string;
  readonly besideGames: (table: string, games: string) => string;
  readonly asGroups: string;
  readonly onlyOne: (file: string) => string;
  /** The effect of a drop. */
  readonly dropOpens: string;
  readonly dropSeveral: string;
  readonly dropInstead: (name: string) => string;
  /** Back from another file, or from two players side by side. */
  readonly closeOpening: string;

  // A file that can't be read, or was repaired
  readonly unreadable: (file: string) => string;
  readonly mistakeAt: (line: number, column: number) => string;
  /** The question about a file that has several. */
  readonly severalTables: (file: string) => string;
  readonly groups: string;
  /** Of a page that can be read, beside one that can't. */
  readonly copyAddress: string;
  readonly addressCopied: string;
  readonly stillOpen: (name: string) => string;
  /** Asked before another tournament replaces one with results that no file has. */
  readonly discard: string;
  readonly readerSays: string;
  /** The codes of a file's list that can't be computed are separated by commas. */
  readonly usualList: (codes: string) => string;
  readonly notReached: (file: string) => string;
  /** The sentence on a Swiss from a PGN in which somebody lacks a game. */
  readonly byesNotInPgn: string;
  readonly fileNotes: (count: number) => string;
  readonly dismiss: string;

  // The tournament
  readonly unnamed: string;
  readonly systems: Readonly<Record<'swiss' | 'round-robin' | 'none', string>>;
  readonly players: (count: number) => string;
  readonly teams: (count: number) => string;
  /** Nobody knows the number of all where it isn't announced. */
  readonly afterRound: (round: number, of: number | null) => string;
  readonly running: (games: number) => string;
  readonly edition: string;
  readonly editionOf: (edition: string) => string;
  /** In the place of an edition: the standings of the file. */
  readonly asPrinted: string;

  // The list
  readonly list: string;
  /** Said of a list, without a capital letter. */
  readonly notAnnounced: string;
  readonly notDefault: string;
  readonly otherEdition: (edition: string, announced: string) => string;
  readonly asAnnounced: string;
  /** Beside a list that the file doesn't name. */
  readonly isDefault: string;
  readonly asDefault: string;
  readonly listHint: string;
  readonly moveEarlier: (code: string) => string;
  readonly moveLater: (code: string) => string;
  readonly remove: (code: string) => string;
  readonly add: string;
  readonly moved: (code: string, place: number) => string;
  readonly removed: (code: string) => string;
  readonly notComputable: string;

  // Round and view
  readonly round: string;
  readonly roundBefore: string;
  readonly roundAfter: string;
  readonly view: string;
  readonly views: Readonly<Record<ViewKey, string>>;

  // Standings
  readonly rank: string;
  readonly player: string;
  readonly team: string;
  readonly federation: string;
  readonly rating: string;
  /** Behind the name of a score of teams: it isn't the one that ranks them first. */
  readonly otherScore: string;
  readonly moves: string;
  readonly movedUp: (places: number) => string;
  readonly movedDown: (places: number) => string;
  readonly stayed: string;
  readonly expelled: string;
  readonly legend: string;
  /** Of small numbers in the cells. */
  readonly besidePrinted: string;
  readonly chooseNumber: string;
  readonly decides: string;
  readonly keys: string;

  // The story of the table
  readonly storyTitle: string;
  /** How many neighbours a code separated. */
  readonly times: (code: string, count: number) => string;
  /** The codes, with how often each decided, are separated by commas. */
  readonly decidedBy: (codes: string) => string;
  readonly leftShared: (neighbours: number) => string;
  /** The codes are separated by commas. */
  readonly notNeeded: (codes: string) => string;
  readonly closest: (first: string, second: string, code: string) => string;
  /** The places that another edition gives otherwise. */
  readonly movedBy: (edition: string, places: number) => string;
  readonly arbiter: string;

  // Finding somebody
  readonly find: string;
  /** How many of all are shown. */
  readonly shownOf: (count: number, all: number) => string;
  readonly filter: string;
  readonly slashKey: string;
  readonly overall: string;

  // Results that are entered on the page
  readonly changed: (count: number) => string;
  /** Beside a player or a game. */
  readonly changedHere: string;

  // Sharing, and links
  readonly share: string;
  readonly linkAsks: string;
  readonly linkOfAnother: string;
  readonly linkDamaged: string;
}
