import type { FindingsWords } from '../../../answers/findings-words.js';

const RESULTS = { 'zero-bye': '0 points', 'half-bye': '½ point', 'pairing-bye': '1 point' } as const;

export const FINDINGS: FindingsWords = {
  kind: 'Findings',
  headings: {
    result: 'Can change a result:',
    score: 'Can change a score:',
    rank: 'Can change a rank:',
    nothing: 'Looks odd and changes no result, score or rank:',
  },
  none: 'Nothing looks wrong.',
  more: (count) => `and ${count} more like it (--format json has them all)`,
  endBeforeStart: (start, end) => `the tournament starts on ${start} and ends before, on ${end}`,
  unfinishedGame: (round, white, black) => `round ${round}: the game of ${white} and ${black} is not finished`,
  unfinishedMatch: (round, first, second) => `round ${round}: the match of ${first} and ${second} is not finished`,
  byeRead: (kind, outcome, rounds) =>
    `${RESULTS[kind]} without a kind read as a ${outcome}: ${rounds} ${rounds === 1 ? 'round' : 'rounds'}`,
  metTwice: (names, rounds) => `${names} met in rounds ${rounds}, in a Swiss`,
  sameName: (names) => `${names} have the same name`,
  sameFideId: (names) => `${names} have the same FIDE id`,
  noTiebreaks: (list) => `the file names no tie-breaks: ${list} is a default`,
  noListFits: 'no list of tie-breaks explains the printed ranks, and so they are compared with none',
  defaultList: (list) => `the file names no tie-breaks: ${list} is a default (--tiebreaks takes another list)`,
  announcedList: (list, cited) =>
    `the file announces ${list}, and a list is not to be changed after the start (${cited})`,
  repeated: (message, places) => `${message}: ${places} places`,
  listChanged: (previous, round, cited) =>
    `the list of tie-breaks was ${previous} until round ${round}, and was changed after it (C.07 ${cited})`,
  onCode: (code, clause, cited) => `tie-break ${code} ${clause} (C.07 ${cited})`,
  codes: {
    'unknown-code': ({ meant }) => `is no code of C.07${meant === undefined ? '' : ` (did you mean ${meant}?)`}`,
    'no-buchholz-in-round-robins': () => 'is not allowed in a round robin',
    'rounds-not-announced': () => 'needs the number of rounds, which the file does not announce',
    'unrated-players': ({ unrated }) =>
      `is undefined for everybody and to be dropped, because there are unrated players: ${unrated()}`,
    'not-for-teams': ({ isWrong }) =>
      isWrong
        ? 'is not for teams, which have neither a colour nor a rating'
        : "is for individuals alone in FIDE's list of codes (C.02.03); for teams it is an extension of Crosstable",
    'no-values': () => 'has no values: --values enters them, in JSON "values"',
    'for-teams-only': () => 'is for tournaments of teams',
    'boards-not-known': () => 'needs the boards of every match, which the file lacks',
    'colours-not-known': () => 'needs the colours of every game, which the file lacks',
    'rounds-not-known': () => 'needs the rounds of the games, which the file lacks',
    'pairing-numbers-not-known': () => 'needs the pairing numbers, which the file lacks',
    'game-points-may-differ': () =>
      'separates only teams with the same game points, and nothing before it makes them equal (GPTS would)',
    'not-for-system': ({ isSwiss }) => `is not meant for a ${isSwiss ? 'Swiss' : 'round robin'}`,
    'newer-than-edition': ({ edition }) => `is not in the edition of ${edition} yet`,
    repeated: () => 'stands twice, and separates nobody the second time',
    'points-not-first': () => 'stands before the points (PTS)',
    'long-event': () => 'is advised against in an event of more than 30 days, in which players may get other ratings',
    'changed-after-start': () => 'is of a list that was changed after the start',
  },
  firstDifference: (position, name, meant, why) =>
    `position ${position} has ${name}, where the list puts ${meant}: ${why}`,
  expelledStands: (position, name, meant) =>
    `position ${position} has ${name}, who was expelled, where the list puts ${meant}`,
  statedRank: (rank, name, list, found) => `rank ${rank} of ${name} does not follow from ${list}, which gives ${found}`,
  sharedRanks: (first, last) => `${first} to ${last}, shared`,
  repairs: null,
};
