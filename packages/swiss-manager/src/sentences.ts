// The notes on a file, in English. A new one is a key and a sentence here, and a sentence in each language of `words`
import { type FileNote, type ReadingSentences, listInWords, listedNames, noteOf } from '@crosstable/core/text';

/** The values of a note on columns: their places in the list of tie-breaks, from 1, Swiss-Manager's numbers of them, and their codes. */
export interface OnColumns {
  readonly columns: readonly { readonly place: number; readonly number: number; readonly code?: string }[];
}

/** The notes on columns that have no other values. */
export type PlainNoteOnColumns =
  | 'arranz'
  | 'by-hand-of-players'
  | 'extended-encounter'
  | 'for-teams'
  | 'free-match-points'
  | 'khanty-mansiysk'
  | 'koya-refined'
  | 'mutual-games-of-players'
  | 'mutual-points'
  | 'old-virtual-opponent'
  | 'other-cut'
  | 'other-match-points'
  | 'progressive-cut'
  | 'recursive-performance'
  | 'three-match-points'
  | 'unknown-number';

/** The notes whose sentence has no values. */
type PlainNote = 'settings-length' | 'unknown-rating-setting';

/** The place of a record, counted from 1, and how many more are read like it. */
export interface OnRecords {
  readonly round: number;
  readonly more: number;
}

/** The place of a match, likewise. */
export interface OnMatches extends OnRecords {
  readonly match: number;
}

/** How a result that no file shows is read. */
export type ReportedResult = 'bye-0' | 'bye-1' | 'bye-half' | 'draw-not-rated' | 'full-bye' | 'played-0-0';

/** The values of each note, by its key. */
export interface Notes
  extends
    Readonly<Record<PlainNoteOnColumns, OnColumns>>,
    Readonly<Record<PlainNote, Readonly<Record<string, never>>>> {
  readonly 'added-points': { readonly given: readonly { readonly player: string; readonly points: number }[] };
  readonly 'added-points-left-out': { readonly given: readonly { readonly player: string; readonly points: number }[] };
  readonly 'by-hand': { readonly given: readonly { readonly player: string; readonly value: number }[] };
  readonly 'bye-by-setting': { readonly points: number };
  readonly 'games-by-type': OnColumns & {
    readonly code: string;
    readonly type: string;
    readonly differs: 'counts-forfeits' | 'leaves-out-forfeits' | 'no';
  };
  readonly 'koya-limit': OnColumns & { readonly limit: number };
  readonly 'no-day': { readonly day: number };
  readonly 'other-edition': OnColumns & { readonly edition: string; readonly first: string };
  readonly 'old-rule': OnColumns & { readonly setting: string };
  readonly 'pairs-by-hand': {
    readonly pairs: readonly { readonly round: number; readonly white: string; readonly black: string }[];
  };
  readonly performance: OnColumns & { readonly least: number };
  readonly 'reported-result': OnRecords & {
    readonly board: number;
    readonly code: number;
    readonly as: ReportedResult;
  };
  readonly 'team-absence': OnMatches;
  readonly 'team-absence-with-points': OnMatches;
  readonly 'team-bye': OnMatches;
  readonly 'team-bye-worth': OnMatches & { readonly points: number };
  readonly 'team-byes-differ': OnMatches;
  readonly 'unknown-parameter': OnColumns & {
    readonly what: 'edition' | 'score' | 'setting' | 'type';
    readonly value: string;
  };
  readonly 'vacant-boards': { readonly round: number; readonly boards: number };
}

/** The most players, or pairs, that a note names. */
const NAMED = 5;

const AS: Readonly<Record<ReportedResult, string>> = {
  'bye-0': 'a pairing-allocated bye of 0 points',
  'bye-1': 'a pairing-allocated bye of 1 point',
  'bye-half': 'a pairing-allocated bye of ½ point',
  'draw-not-rated': 'a draw that isn’t rated',
  'full-bye': 'a full-point bye',
  'played-0-0': '0–0 over the board',
};

const DIFFERENCES = {
  'counts-forfeits': ', and the column seems to count forfeits',
  'leaves-out-forfeits': ', and the column seems to leave out forfeits',
  no: '',
} as const;

const REPORTED = 'as others report; no file that was checked has it';

function on({ columns }: OnColumns): string {
  const list = (values: readonly (number | string)[]): string => listInWords(values, 'and');
  const numbers = [...new Set(columns.map(({ number }) => number))];
  const codes = columns.flatMap(({ code }) => code ?? []);
  const places = `tie-break${columns.length === 1 ? '' : 's'} ${list(columns.map(({ place }) => place))}`;
  const named = codes.length === 0 ? '' : `${list(codes)}, `;
  return `${places} (${named}number${numbers.length === 1 ? '' : 's'} ${list(numbers)}): `;
}

/** The sentence on columns without a code. */
const without =
  (why: string) =>
  (values: OnColumns): string =>
    `${on(values)}left out: ${why}`;

const moreThan = (more: number): string => (more === 0 ? '' : ` and ${more} more`);

const matches = ({ round, match, more }: OnMatches): string => `round ${round}, match ${match}${moreThan(more)}`;
const TEAM_BYE = 'read as a pairing-allocated bye of a team';

const pointsOf = (given: Notes['added-points']['given']): string =>
  listedNames(
    given.map(({ player, points }) => `${points} of player ${player}`),
    NAMED,
  );

/** The sentences. */
const SENTENCES: ReadingSentences<Notes> = {
  'added-points': ({ given }) => `points that the arbiter added, which probably count: ${pointsOf(given)}`,
  'added-points-left-out': ({ given }) =>
    `points that the arbiter added, which probably don’t count, and are left out: ${pointsOf(given)}`,
  arranz: without('Arranz, with different points for draws with White and with Black'),
  'by-hand': ({ given }) => {
    const values = given.map(({ player, value }) => `${value} of player ${player}`);
    return `values of the tie-break that the arbiter entered by hand: ${listedNames(values, NAMED)}`;
  },
  'by-hand-of-players': without('values of players entered by hand'),
  'bye-by-setting': ({ points }) =>
    `the pairing-allocated bye counts ${points === 0.5 ? '½ point' : `${points} points`} by a setting that few files show`,
  'extended-encounter': (values) =>
    `${on(values)}EDE is the nearest code to the results of teams with the same match points`,
  'for-teams': without('it is for teams'),
  'free-match-points': (values) =>
    `${on(values)}the arbiter chose the match points of a win and a draw, and nobody knows where the file has them: they are counted as 2 and 1`,
  'games-by-type': ({ code, type, differs, ...values }) =>
    `${on(values)}${code} is probable, not certain: few files have the type ${type}${DIFFERENCES[differs]}`,
  'khanty-mansiysk': without('a Sonneborn-Berger of Khanty-Mansiysk, which is nearly EMGSB/C1'),
  'koya-limit': ({ limit, ...values }) => without(`Koya with a limit of ${limit} per cent`)(values),
  'koya-refined': without('Koya with refinements'),
  'mutual-games-of-players': without('the mutual games of players'),
  'mutual-points': (values) =>
    `${on(values)}Swiss-Manager shows the points from the mutual games there, not the order of Direct Encounter`,
  'no-day': ({ day }) => `${day} is no day of the calendar and left out`,
  'old-rule': ({ setting, ...values }) =>
    `${on(values)}an old rule for unplayed rounds, whose setting ${setting} isn’t understood: values may differ where there are any`,
  'old-virtual-opponent': (values) =>
    `${on(values)}probably the old rule of the virtual opponent for unplayed rounds: values differ where there are any`,
  'other-cut': without('another number of results is left out'),
  'other-edition': ({ edition, first, ...values }) =>
    `${on(values)}of the edition ${edition}, unlike the columns before, which are of ${first}`,
  'other-match-points': without('other match points than those of a column before'),
  'pairs-by-hand': ({ pairs }) => {
    const told = pairs.map(({ round, white, black }) => `${white} against ${black} in round ${round}`);
    return `pairs that the arbiter set: ${listedNames(told, NAMED)}`;
  },
  performance: ({ least, ...values }) =>
    `${on(values)}TPR is probable, not certain: few files have it${least === 0 ? '' : `; the column takes ${least} for lower ratings`}`,
  'progressive-cut': without('progressive scores with rounds left out'),
  'recursive-performance': without('a recursive performance'),
  'reported-result': ({ round, board, more, code, as }) =>
    `round ${round}, board ${board}${moreThan(more)}: code ${code} read as ${AS[as]}, ${REPORTED}`,
  'settings-length': () =>
    'the settings have another length than in the versions that are known: class of time control and added points are left out',
  'team-absence': (values) => `${matches(values)}: read as a zero-point bye of a team, ${REPORTED}`,
  'team-absence-with-points': (values) =>
    `${matches(values)}: read as a zero-point bye of a team, ${REPORTED}; points that are stored with it are left out`,
  'team-bye': (values) =>
    `${matches(values)}: ${TEAM_BYE}, ${REPORTED}; it counts as a drawn match, because no points are stored with it`,
  'team-bye-worth': ({ points, ...values }) =>
    `${matches(values)}: ${TEAM_BYE}, ${REPORTED}; it counts ${points} GP, as is stored with it, and the match points of a draw`,
  'team-byes-differ': (values) =>
    `${matches(values)}: ${TEAM_BYE}, ${REPORTED}; each counts as a drawn match, because different points are stored with them`,
  'three-match-points': (values) => `${on(values)}a match that is won counts 3 match points, ${REPORTED}`,
  'unknown-number': without('this number isn’t known'),
  'unknown-parameter': ({ what, value, ...values }) => without(`the ${what} ${value} isn’t understood`)(values),
  'unknown-rating-setting': () =>
    'nobody knows which rating the file shows: the rating is FIDE’s, else the national one',
  'vacant-boards': ({ round, boards }) =>
    `round ${round}: ${boards === 1 ? '1 board has' : `${boards} boards have`} two vacant seats, read as double forfeits`,
};

/** A note, with its sentence in English. */
export type Note = FileNote<Notes>;

/** A note by its key. */
export function note<Key extends keyof Notes>(key: Key, values: Notes[Key]) {
  return noteOf<Notes, Key>({ key, values }, SENTENCES);
}
