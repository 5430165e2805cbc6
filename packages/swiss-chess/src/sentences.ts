// The notes on a file, in English. A new one is a key and a sentence here, and a sentence in each language of `words`
import { type FileNote, type ReadingSentences, listedNames, noteOf } from '@crosstable/core/text';
import type { Notes as SwissManagerNotes } from '@crosstable/swiss-manager/inside';

/** The notes that files of Swiss-Manager may have, too. */
type SharedNotes = Pick<
  SwissManagerNotes,
  | 'for-teams'
  | 'old-virtual-opponent'
  | 'other-cut'
  | 'progressive-cut'
  | 'unknown-number'
  | 'unknown-rating-setting'
  | 'vacant-boards'
>;

/** The values of a note on columns: their places in the list of tie-breaks, from 1, the numbers that Swiss-Chess gives them, and their codes. */
export type OnColumns = SharedNotes['unknown-number'];

/** The notes on columns that have no other values. */
type OwnNoteOnColumns =
  | 'berlin'
  | 'buchholz-sum'
  | 'encounter-points'
  | 'mean-rating'
  | 'median-without-cut'
  | 'no-correction'
  | 'of-teams-unknown'
  | 'rating-difference'
  | 'rating-performance'
  | 'schmuljan'
  | 'three-points'
  | 'wins-or-won';

export type PlainNoteOnColumns =
  OwnNoteOnColumns | Exclude<keyof SharedNotes, 'unknown-rating-setting' | 'vacant-boards'>;

/** How a round without an opponent is read. */
export type UnseenRound = 'double-forfeit' | 'half-bye' | 'pairing-bye' | 'zero-bye';

/** The values of each note, by its key. */
export interface Notes extends SharedNotes, Readonly<Record<OwnNoteOnColumns, OnColumns>> {
  readonly 'free-rounds': { readonly round: number; readonly player: string; readonly more: number };
  readonly 'probable-cut': OnColumns & { readonly code: string };
  readonly 'several-cycles': Readonly<Record<string, never>>;
  readonly 'special-points': { readonly names: readonly string[] };
  readonly 'stored-points': { readonly players: readonly string[] };
  readonly 'unread-day': { readonly day: string };
  readonly 'unseen-round': {
    readonly round: number;
    readonly player: string;
    readonly more: number;
    readonly as: UnseenRound;
  };
  readonly 'unseen-team-bye': {
    readonly round: number;
    readonly team: string;
    readonly more: number;
    readonly as: 'pairing-bye' | 'zero-bye';
  };
}

/** The most players that a note names. */
const NAMED = 5;

const AS: Readonly<Record<UnseenRound, string>> = {
  'double-forfeit': 'a forfeit of both',
  'half-bye': 'a half-point bye',
  'pairing-bye': 'the pairing-allocated bye',
  'zero-bye': 'a zero-point bye',
};

function on({ columns }: OnColumns): string {
  const told = columns.map(({ place, number, code }) => {
    const named = code === undefined ? '' : `${code}, `;
    return `tie-break ${place} (${named}number ${number}): `;
  });
  return told.join('');
}

/** The sentence on a column without a code. */
const without =
  (why: string) =>
  (values: OnColumns): string =>
    `${on(values)}left out: ${why}`;

const moreThan = (more: number): string => (more === 0 ? '' : ` and ${more} more`);

const UNSEEN = 'no file that was checked has it';

/** The sentences. */
const SENTENCES: ReadingSentences<Notes> = {
  berlin: without('the rule of Berlin, with a weight for each board'),
  'buchholz-sum': without('the sum of the opponents’ Buchholz, of which C.07 has the mean (AOB)'),
  'encounter-points': (values) =>
    `${on(values)}Swiss-Chess shows points from the mutual games there, not the order of Direct Encounter`,
  'for-teams': without('it is for teams'),
  'free-rounds': ({ round, player, more }) =>
    `round ${round}, player ${player}${moreThan(more)}: a free round of a round robin, which counts for nothing; ${UNSEEN}`,
  'mean-rating': (values) =>
    `${on(values)}ARO is the nearest code: the column may leave out opponents, or have a rating for the unrated`,
  'median-without-cut': without('a median that leaves out no results'),
  'no-correction': (values) =>
    `${on(values)}without FIDE’s correction for unplayed rounds: values differ where there are any`,
  'of-teams-unknown': without('nobody knows what this number is of teams'),
  'old-virtual-opponent': (values) =>
    `${on(values)}probably the old rule of the virtual opponent for unplayed rounds: values differ where there are any`,
  'other-cut': without('another number of results is left out'),
  'probable-cut': ({ code, ...values }) =>
    `${on(values)}${code} is probable, not certain: no file that was checked has it`,
  'progressive-cut': without('progressive scores with rounds left out'),
  'rating-difference': without('a difference of ratings'),
  'rating-performance': without('a performance by a German rule'),
  schmuljan: without('the rule of Schmuljan'),
  'several-cycles': () => `the rounds of several cycles: ${UNSEEN}`,
  'special-points': ({ names }) =>
    `points that the arbiter gave or took are left out, because nobody knows how they are stored: ${listedNames(names, NAMED)}`,
  'stored-points': ({ players }) => {
    const told = players.map((player) => `player ${player}`);
    return `the points that are stored in the file are others than those of the games: ${listedNames(told, NAMED)}`;
  },
  'three-points': without('a rule with three points'),
  'unknown-number': without('this number isn’t known'),
  'unknown-rating-setting': () =>
    'nobody knows which rating the file shows: the rating is FIDE’s, else the national one',
  'unread-day': ({ day }) => `${JSON.stringify(day)} is no day of the calendar and left out`,
  'unseen-round': ({ round, player, more, as }) =>
    `round ${round}, player ${player}${moreThan(more)}: read as ${AS[as]}; ${UNSEEN}`,
  'unseen-team-bye': ({ round, team, more, as }) =>
    `round ${round}, team ${team}${moreThan(more)}: read as ${AS[as]} of a team; ${UNSEEN}; points that are stored with it are left out`,
  'vacant-boards': ({ round, boards }) =>
    `round ${round}: ${boards === 1 ? '1 board has' : `${boards} boards have`} two vacant seats, read as double forfeits`,
  'wins-or-won': without('nobody knows whether these wins are those over the board (WON) or with forfeits (WIN)'),
};

/** A note, with its sentence in English. */
export type Note = FileNote<Notes>;

/** A note by its key. */
export function note<Key extends keyof Notes>(key: Key, values: Notes[Key]) {
  return noteOf<Notes, Key>({ key, values }, SENTENCES);
}
