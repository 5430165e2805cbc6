// The page in English.
import { ENGLISH_NAMES } from '@crosstable/words';
import { ENGLISH } from '@crosstable/words/en';
import { AUDIT, COMPARISON, FINDINGS, TITLE, WHAT_IF } from '@crosstable/words/en/parts';

import type { Opening, Parts } from '../languages.js';
import type { NoteWords } from '../open/note-words.js';
import type { LastRoundWords } from '../whatif/last-round-words.js';

function places(count: number): string {
  return `${count} ${count === 1 ? 'place' : 'places'}`;
}

const PAGE_WORDS: Opening['words'] = {
  staysHere: 'The file stays on this device.',
  isKept: 'It opens again here until you forget it.',
  isNotKept: 'Nothing of it is kept.',
  onThisDevice: 'On this device',
  forget: 'Forget',
  forgetAll: 'Forget all',
  keepNothing: 'Keep nothing',
  toTable: 'To the table',
  openFile: 'Open a file',
  languageLabel: 'Language',
  themeLabel: 'Colours',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  loading: 'Loading…',
  guides: 'Guides and reference',

  headline: 'Every number of the standings, explained',
  promise:
    'Open the file of a chess tournament. The page computes the tie-breaks of FIDE C.07, shows which one decided each place, and explains every value round by round.',
  dropHere: 'Drop a tournament file here',
  choose: 'Choose a file',
  orPaste: 'Or paste its text',
  pasteHint: 'A tournament report (TRF), JSON, or a crosstable copied from a page',
  pastedText: 'The pasted text',
  openPasted: 'Open the text',
  sample: 'See a sample: Harbour Open, a Swiss with byes',
  sampleOfTeams: 'See a sample of teams',
  byHand: 'Enter a round robin by hand',
  recipes: 'Where the file comes from',
  severalFiles: (count) => `${count} files. How do they belong together?`,
  besideGames: (table, games) => `${table} is the printed table of ${games}`,
  asGroups: 'They are groups, to switch between',
  onlyOne: (file) => `Only ${file}`,
  dropOpens: 'Drop to open',
  dropSeveral: 'Drop: you are asked how the files belong together',
  dropInstead: (name) => `Drop: a tournament opens instead of ${name}, a printed table stands beside it`,
  closeOpening: 'Back to the table',

  unreadable: (file) => `${file} can’t be read.`,
  mistakeAt: (line, column) => `The mistake is in line ${line}, column ${column}:`,
  severalTables: (file) => `${file} has several crosstables. Which one?`,
  groups: 'Groups',
  copyAddress: 'Copy the address',
  addressCopied: 'The address is copied.',
  stillOpen: (name) => `${name} is still open.`,
  discard: 'Open this tournament, and lose the results that were entered?',
  readerSays: 'The reader says:',
  usualList: (codes) => `The file asks for ${codes}, which can’t be computed here. The usual tie-breaks are shown.`,
  notReached: (file) => `${file} can’t be loaded from this site.`,
  byesNotInPgn: 'PGN has no byes and no absences: points of rounds without a game may be missing.',
  fileNotes: (count) => `Notes on the file (${count})`,
  dismiss: 'Close',

  unnamed: 'Tournament without a name',
  systems: { swiss: 'Swiss system', 'round-robin': 'Round robin', none: 'System unknown' },
  players: (count) => `${count} ${count === 1 ? 'player' : 'players'}`,
  teams: (count) => `${count} ${count === 1 ? 'team' : 'teams'}`,
  afterRound: (round, of) => (round === 0 ? 'before round 1' : `after round ${round}${of === null ? '' : ` of ${of}`}`),
  running: (games) => (games === 1 ? 'Running: one game isn’t finished.' : `Running: ${games} games aren’t finished.`),
  edition: 'Edition',
  editionOf: (edition) => `FIDE C.07, edition ${edition}`,
  asPrinted: 'As printed',

  list: 'Tie-breaks, in this order',
  notAnnounced: 'not the announced list',
  notDefault: 'not the default list',
  otherEdition: (edition, announced) => `edition ${edition} instead of ${announced}`,
  asAnnounced: 'As announced',
  isDefault: 'The file names none: a default',
  asDefault: 'As the default',
  listHint: 'Drag a tie-break, or move it with the arrow keys.',
  moveEarlier: (code) => `Move ${code} earlier`,
  moveLater: (code) => `Move ${code} later`,
  remove: (code) => `Remove ${code}`,
  add: 'Add',
  moved: (code, place) => `${code} is now number ${place}.`,
  removed: (code) => `${code} is removed.`,
  notComputable: 'This list can’t be computed here.',

  round: 'Round',
  roundBefore: 'Round before',
  roundAfter: 'Next round',
  view: 'View',
  views: {
    standings: 'Standings',
    rounds: 'Rounds',
    editions: 'Editions',
    course: 'Course',
    matches: 'Matches',
    boards: 'Players',
    live: 'Results',
    audit: 'Audit',
    whatif: 'What if',
    prizes: 'Prizes',
  },

  rank: 'Rank',
  player: 'Player',
  team: 'Team',
  federation: 'Federation',
  rating: 'Rating',
  otherScore: 'the other score',
  moves: 'Places won or lost since the round before',
  movedUp: (count) => `${places(count)} won`,
  movedDown: (count) => `${places(count)} lost`,
  stayed: 'same place',
  expelled: 'expelled',
  legend: 'Red: what separated neighbours. Grey: what nobody needed.',
  besidePrinted: 'Small: what the file prints, where that is another number.',
  chooseNumber: 'Choose a number to see where it comes from.',
  decides: 'decides',
  keys: 'Arrow keys move through the table, Enter explains a number.',

  storyTitle: 'What decided',
  times: (code, count) => `${code} ${count === 1 ? 'once' : `${count} times`}`,
  decidedBy: (codes) => `Decided between neighbours: ${codes}.`,
  leftShared: (neighbours) =>
    neighbours === 1
      ? 'The list leaves two neighbours on the same place.'
      : `The list leaves ${neighbours} pairs of neighbours on the same place.`,
  notNeeded: (codes) => `Nobody needed ${codes}.`,
  closest: (first, second, code) => `Closest: ${first} and ${second}, whom only ${code} tells apart.`,
  movedBy: (edition, places) =>
    `By edition ${edition}, ${places === 1 ? 'one place differs' : `${places} places differ`}\u00A0→`,
  arbiter: 'Chief arbiter',

  find: 'Find a player: name, number, club, federation',
  shownOf: (count, all) => `${count} of ${all}`,
  filter: 'Groups',
  slashKey: 'The key / leads here',
  overall: 'Place among all',

  changedHere: 'changed on this page',
  changed: (count) =>
    count === 1 ? 'One result is changed on this page.' : `${count} results are changed on this page.`,

  share: 'Share',
  linkAsks: 'The link leads to a table. Open the file of its tournament to see it.',
  linkOfAnother: 'The link was made from another file than this one. The table may differ from the one that was meant.',
  linkDamaged: 'The link is damaged: not everything that it asks for can be shown.',
};

const later: Opening['later'] = async () => (await import('./later/en.js')).LATER;

export const OPENING: Opening = { words: PAGE_WORDS, naming: ENGLISH_NAMES, title: TITLE, direction: 'ltr', later };

const PART_WORDS: Parts['words'] = {
  addTitle: 'Add a tie-break',
  lookFor: 'Name or code',
  wholeLists: 'Or a whole list',
  added: (code) => `${code} is added.`,
  findings: {
    'unknown-code': 'no such tie-break',
    'rounds-not-announced': 'needs the announced number of rounds',
    'not-for-system': 'meant for the other system',
    'no-buchholz-in-round-robins': 'not for round robins',
    'for-teams-only': 'for teams only',
    'not-for-teams': 'for individuals',
    'boards-not-known': 'needs the results by board',
    'colours-not-known': 'needs the colours of every game',
    'rounds-not-known': 'needs the rounds of the games',
    'pairing-numbers-not-known': 'needs the pairing numbers',
    'game-points-may-differ': 'separates only teams with the same game points',
    'unrated-players': 'has no value while somebody is unrated',
    'newer-than-edition': 'this edition doesn’t have it yet',
    repeated: 'is in the list already',
    'points-not-first': 'stands before the points',
    'long-event': 'isn’t advised in an event of more than 30 days',
    'no-values': 'no values entered',
    'changed-after-start': 'not the list that was announced',
  },

  dummyFor: (name) => `Dummy for ${name}`,
  dummy: 'Dummy',
  cut: 'cut',
  total: 'Total',
  before: 'before',
  askBefore: (first, second) => `Why is ${first} before ${second}?`,
  askShared: (first, second, place) => `Why do ${first} and ${second} share place ${place}?`,
  compareWith: 'Compare with',
  separateScore: 'Score among the tied',
  atLeast: 'at least',
  atMost: 'at most',
  asPicture: 'As an image',

  same: (count, sum) =>
    `${count === 1 ? 'One opponent is the same' : `${count} opponents are the same`}, with ${sum} on both sides:`,
  onlyHas: (name) => `Only ${name} has`,
  sameTotal: (count) => `The same opponents (${count})`,
  sharePlace: (one, other, place) => `${one} and ${other} share place ${place}: every tie-break is equal.`,
  wholeTie: (players) => `All ${players} in this tie, pair by pair`,

  number: 'Number in this table',
  numberSign: 'No',
  byRounds: 'Round by round',
  byValues: 'Values and rounds',
  byOpponents: 'Opponent by opponent',
  byes: 'Byes',
  colours: { w: 'w', b: 'b' },
  roundsLegend: (areTeams) =>
    `Each cell: the opponent’s number, the colour${areTeams ? ' of board 1 (w White, b Black), the game points' : ' (w White, b Black), the points'}. + and − are forfeits, brackets are byes, – is a zero-point bye, * isn’t finished.`,
  opponentsLegend: 'Each cell: the points against the number above. + and − are forfeits, * isn’t finished.',
  matchesLegend: 'Each cell: the game points against the number above. * isn’t finished.',
  firstDifference: 'First value that differs',
  placeIn: (edition) => `Place in ${edition}`,
  courseLegend: 'Places after every round. Choose up to ten, by name or in the picture. A square is a bye.',
  courseTable: 'The same as a table',
  place: 'Place',

  andMore: (count) => `and ${count} more`,
  compare: {
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    newer: {
      '16.4.1': 'The newer edition: a dummy has no more points than the opponent who was scheduled.',
      '16.4.2': 'The newer edition: a dummy has no more points than a draw in every round gives.',
    },
  },

  printed: {
    looking: 'Looking for the rule that the printed table follows…',
    noList: 'No list of tie-breaks explains the printed order.',
    showBy: (edition, places) =>
      `By ${edition}: ${places === 0 ? 'no place differs' : `${places} ${places === 1 ? 'place differs' : 'places differ'}`}`,
    by: (edition) => `by ${edition}`,
    legend: (edition) =>
      `As the file prints it. Small and red: what ${edition} gives, where that differs. Choose a number to see where it comes from.`,
  },

  audit: {
    noTable: 'This file has no printed table. Add one to see which rule made each column, and which numbers are wrong.',
    form: 'A table of values: a column No or Name, then Rank and Points if you like, and a column for each tie-break. Commas, semicolons or tabs separate them.',
    addTable: 'Put it beside ours',
    added: (columns) => `The table is added: ${columns} ${columns === 1 ? 'column' : 'columns'}.`,
    another: 'Put another table beside ours',
    looking: 'Trying more than a thousand rules…',
    allFollow: (count) => `All ${count} printed numbers that a rule explains are right.`,
    someWrong: (wrong, count) => `${wrong} of ${count} printed numbers ${wrong === 1 ? 'is' : 'are'} wrong.`,
    apart: 'These numbers tell them apart:',
    otherEdition: (followed, now, player, place, printed, more) =>
      `The table follows edition ${followed}. By ${now}, ${player} has place ${place} and not ${printed}${more === 0 ? '' : more === 1 ? ', and one other place differs' : `, and ${more} other places differ`}.`,
    wrongSign: 'Red: the printed number struck through, and the right one beside it.',
    unknownSign: 'Grey: no rule is known.',
    noRule: 'No known rule makes this column, and so nothing can be said of the number.',
    noAccount: 'Direct encounter compares those who are tied; it doesn’t add rounds up.',
  },

  boardOf: (board) => `Board ${board}`,
  games: 'Games',

  liveHint: 'Enter or change a result; the table follows at once. The file stays as it is until you save a new one.',
  undo: 'Undo',
  undoAll: 'Undo all',
  saveTrf: 'Save as TRF',
  saveJson: 'Save as JSON',
  notAsTrf: 'This tournament can’t be saved as TRF. Save it as JSON instead.',
  open: 'open',
  resultOf: (white, black) => `Result of ${white} against ${black}`,
  print: 'Print',
};

export const PARTS: Parts = {
  words: PART_WORDS,
  explaining: /* @__PURE__ */ (() => ({
    ...ENGLISH,
    reports: { audit: AUDIT, comparison: COMPARISON, title: TITLE },
  }))(),
};

/** The words of the notes on a file. */
export const NOTES: NoteWords = /* @__PURE__ */ (() => ({ ...ENGLISH, reports: { findings: FINDINGS } }))();

/** The words about the last round. */
export const LAST_ROUND: LastRoundWords = {
  answer: WHAT_IF,
  legend: 'Choose a player and a place. Enter results of open boards, and the answer and the table follow.',
  place: 'Wanted place',
  ownResult: 'Own result',
  example: 'For example',
  begins: 'Looking for the best and the worst place…',
  seeksConditions: 'The places are found. Looking for what leads to the wanted one…',
  searching: (exact, of) => `Searching: ${exact} of ${of} best and worst places exact so far…`,
  boards: (areOther) => `${areOther ? 'Other boards' : 'Boards'} that matter for this:`,
  canBeFirst: (count, of) => `Can still be first, of the first ${of}: ${count} ${count === 1 ? 'player' : 'players'}.`,
  mayBeFirst: 'Not decided in the time:',
  openBoards: 'Open boards',
  nothingOpen: (round) => `No game of round ${round} is open.`,
  earlier: (round, white, black) =>
    `Round ${round} lacks the result of ${white} – ${black}. Only games of the last round may be open.`,
};
