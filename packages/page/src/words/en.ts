import type { PageWords } from './page-words.js';

function places(count: number): string {
  return `${count} ${count === 1 ? 'place' : 'places'}`;
}

/** What the page says in English. */
export const PAGE_WORDS: PageWords = {
  language: 'en',
  called: 'English',
  staysHere: 'The file stays on this device.',
  openFile: 'Open a file',
  languageLabel: 'Language',
  themeLabel: 'Colours',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  loading: 'Loading…',
  guides: 'Guides and reference',

  headline: 'Every number of the standings, explained',
  promise:
    'Open the file of a chess tournament. The page computes the tie-breaks of FIDE C.07, shows which one decided each place, and explains every value round by round.',
  dropHere: 'Drop a tournament file here',
  choose: 'Choose a file',
  orPaste: 'Or paste its text',
  pasteHint: 'A tournament report (TRF), JSON, or a crosstable copied from a page',
  openPasted: 'Open the text',
  sample: 'See a sample: AVRO 1938',
  closeOpening: 'Back to the table',

  unreadable: (file) => `${file} can’t be read.`,
  mistakeAt: (line, column) => `The mistake is in line ${line}, column ${column}:`,
  stillOpen: (name) => `${name} is still open.`,
  readerSays: 'The reader says:',
  notReached: (file) => `${file} can’t be loaded from this site.`,
  repairs: (count) =>
    count === 1 ? 'One place of the file was repaired' : `${count} places of the file were repaired`,
  repairedAt: (line) => `Line ${line}:`,
  dismiss: 'Close',

  unnamed: 'Tournament without a name',
  systems: { swiss: 'Swiss system', 'round-robin': 'Round robin', none: 'System unknown' },
  players: (count) => `${count} ${count === 1 ? 'player' : 'players'}`,
  teams: (count) => `${count} ${count === 1 ? 'team' : 'teams'}`,
  afterRound: (round, of) => `after round ${round} of ${of}`,
  running: (games) => (games === 1 ? 'Running: one game isn’t finished.' : `Running: ${games} games aren’t finished.`),
  edition: 'Edition',
  editionOf: (edition) => `FIDE C.07, edition ${edition}`,

  list: 'Tie-breaks, in this order',
  asAnnounced: 'As announced',
  listHint: 'Drag a tie-break, or move it with the arrow keys.',
  moveEarlier: (code) => `Move ${code} earlier`,
  moveLater: (code) => `Move ${code} later`,
  remove: (code) => `Remove ${code}`,
  add: 'Add',
  moved: (code, place) => `${code} is now number ${place}.`,
  removed: (code) => `${code} is removed.`,
  notComputable: 'This list can’t be computed here.',

  round: 'Round',
  roundOf: (round) => `Round ${round}`,
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
  },

  rank: 'Rank',
  player: 'Player',
  team: 'Team',
  federation: 'Federation',
  rating: 'Rating',
  moves: 'Places won or lost since the round before',
  movedUp: (count) => `${places(count)} won`,
  movedDown: (count) => `${places(count)} lost`,
  stayed: 'same place',
  expelled: 'expelled',
  legend: 'Red: what separated neighbours. Grey: what nobody needed. Choose a number to see where it comes from.',
  decides: 'decides',
  keys: 'Arrow keys move through the table, Enter explains a number.',

  changed: (count) =>
    count === 1 ? 'One result is changed on this page.' : `${count} results are changed on this page.`,

  share: 'Share',
  linkAsks: 'The link leads to a table. Open the file of its tournament to see it.',
  linkOfAnother: 'The link was made from another file than this one. The table may differ from the one that was meant.',
  linkDamaged: 'The link is damaged, so that the table can’t be shown.',
};
