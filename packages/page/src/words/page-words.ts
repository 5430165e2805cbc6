import type { Verdict } from '../../../audit/src/index.js';
import type { Finding } from '../../../crosstable/src/index.js';

/** A view of the page, or a part of one that can be named. */
export type ViewKey =
  'standings' | 'rounds' | 'editions' | 'course' | 'matches' | 'boards' | 'live' | 'audit' | 'whatif';

/** The languages of the page. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Everything that the page itself says, in one language. A record that lacks a key doesn't compile. */
export interface PageWords {
  readonly language: Language;
  /** The name of the language, in that language. */
  readonly called: string;
  readonly staysHere: string;
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
  readonly openPasted: string;
  readonly sample: string;
  readonly closeOpening: string;

  // A file that can't be read, or was repaired
  readonly unreadable: (file: string) => string;
  readonly mistakeAt: (line: number, column: number) => string;
  readonly stillOpen: (name: string) => string;
  readonly readerSays: string;
  readonly notReached: (file: string) => string;
  readonly repairs: (count: number) => string;
  readonly repairedAt: (line: number) => string;
  readonly dismiss: string;

  // The tournament
  readonly unnamed: string;
  readonly systems: Readonly<Record<'swiss' | 'round-robin' | 'none', string>>;
  readonly players: (count: number) => string;
  readonly teams: (count: number) => string;
  readonly afterRound: (round: number, of: number) => string;
  readonly running: (games: number) => string;
  readonly edition: string;
  readonly editionOf: (edition: string) => string;

  // The list
  readonly list: string;
  readonly asAnnounced: string;
  readonly listHint: string;
  readonly moveEarlier: (code: string) => string;
  readonly moveLater: (code: string) => string;
  readonly remove: (code: string) => string;
  readonly add: string;
  readonly addTitle: string;
  readonly moved: (code: string, place: number) => string;
  readonly added: (code: string) => string;
  readonly removed: (code: string) => string;
  readonly findings: Readonly<Record<Finding['key'], string>>;
  readonly notComputable: string;

  // Round and view
  readonly round: string;
  readonly roundOf: (round: number) => string;
  readonly view: string;
  readonly views: Readonly<Record<ViewKey, string>>;

  // Standings
  readonly rank: string;
  readonly player: string;
  readonly team: string;
  readonly federation: string;
  readonly rating: string;
  readonly moves: string;
  readonly movedUp: (places: number) => string;
  readonly movedDown: (places: number) => string;
  readonly stayed: string;
  readonly expelled: string;
  readonly legend: string;
  readonly decides: string;
  readonly keys: string;

  // Why
  readonly close: string;
  readonly dummyFor: (name: string) => string;
  readonly dummy: string;
  readonly cut: string;
  readonly withoutCut: string;
  readonly total: string;
  readonly noValue: string;
  readonly before: string;
  readonly askBefore: (first: string, second: string) => string;
  readonly compareWith: string;
  readonly setByArbiter: string;
  readonly unfinished: string;
  readonly separateScore: string;
  readonly atLeast: string;
  readonly atMost: string;
  readonly article: (number: string) => string;

  // A before B
  readonly same: (count: number, sum: string) => string;
  readonly onlyHas: (name: string) => string;
  readonly stillTied: (one: string, other: string) => string;
  readonly back: string;
  readonly result: string;
  readonly opponent: string;

  // Rounds, editions and the course of the event
  readonly byRounds: string;
  readonly byOpponents: string;
  readonly roundsLegend: string;
  readonly editionsSame: string;
  readonly editionsMoved: (moved: number, of: number) => string;
  readonly firstDifference: string;
  readonly placeIn: (edition: string) => string;
  readonly courseLegend: string;
  readonly courseTable: string;
  readonly place: string;

  /** More than are named. */
  readonly andMore: (count: number) => string;

  // Both editions
  readonly compare: {
    readonly ownAndOthers: (own: number, others: number) => string;
    readonly contributions: (count: number) => string;
    readonly passedBy: string;
    readonly passed: string;
    readonly why: string;
  };

  // A printed table beside ours
  readonly audit: {
    readonly noTable: string;
    readonly form: string;
    readonly addTable: string;
    readonly added: (columns: number) => string;
    readonly pasted: string;
    readonly another: string;
    readonly looking: string;
    readonly allFollow: (count: number) => string;
    readonly someWrong: (wrong: number, count: number) => string;
    readonly pointsFirst: string;
    readonly verdicts: Readonly<Record<Verdict, string>>;
    readonly agree: (matches: number, cells: number) => string;
    readonly sameColumn: string;
    readonly nearest: string;
    readonly or: string;
    readonly apart: string;
    readonly tellApart: (count: number) => string;
    readonly ranksUnder: (wrong: number, cells: number) => string;
    readonly legend: string;
    readonly printed: string;
    readonly byRule: string;
    readonly noRule: string;
    readonly noAccount: string;
    /** By the name of the convention in the library. */
    readonly conventions: Readonly<Record<string, string | undefined>>;
  };

  // Teams
  readonly board: string;
  readonly boardOf: (board: number) => string;
  readonly match: string;
  readonly games: string;
  readonly points: string;
  readonly performance: string;

  // Results that are entered on the page
  readonly liveHint: string;
  readonly changed: (count: number) => string;
  readonly undo: string;
  readonly undoAll: string;
  readonly saveTrf: string;
  readonly saveJson: string;
  readonly notAsTrf: string;
  readonly open: string;
  readonly resultOf: (white: string, black: string) => string;

  // Sharing
  readonly share: string;
  readonly shareHint: string;
  readonly withTournament: string;
  readonly namesInLink: string;
  readonly linkIs: (kilobytes: string) => string;
  readonly linkTooLong: string;
  readonly copyLink: string;
  readonly copied: string;
  readonly saveCsv: string;
  readonly saveHtml: string;
  readonly print: string;
  readonly linkAsks: string;
  readonly linkOfAnother: string;
  readonly linkDamaged: string;
}
