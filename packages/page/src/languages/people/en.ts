import type { PeopleWords } from '../../words/people-words.js';

/** English. */
export const PEOPLE: PeopleWords = {
  placeOf: (place, all) => `Place ${place} of ${all}`,
  startNumber: (number) => `No. ${number}`,
  rated: (rating) => `Rating ${rating}`,
  unrated: 'Unrated',
  follow: 'Follow',
  follows: (name) => `${name} is marked in every table and in the link.`,
  followsNot: (name) => `${name} is no longer marked.`,
  whatIf: 'What the open games can bring',
  places: 'Place by round',
  placeAfter: (place, round) => `place ${place} after round ${round}`,
  games: 'Games',
  opponent: 'Opponent',
  result: 'Result',
  opponentPoints: 'Their points',
  expected: 'Expected',
  colours: (white, black) => `White ${white}, Black ${black}`,
  tiebreaks: 'Tie-breaks',
  whyNumber: 'Choose one to see where it comes from.',

  rating: 'Rating',
  kind: 'Rate of play',
  kinds: { standard: 'Standard', rapid: 'Rapid', blitz: 'Blitz' },
  k: 'K',
  kUnknown: 'choose',
  scoreOf: (score, games) => `${score} in ${games} rated ${games === 1 ? 'game' : 'games'}`,
  expectedScore: (expected) => `expected ${expected}`,
  performance: (performance) => `performance ${performance}`,
  change: (change, rating) => `change ${change}, new rating ${rating}`,
  needsK: 'The file doesn’t say K: choose it to see the change.',
  firstRating: (rating) => `These games alone would make a first rating of ${rating}.`,
  noFirstRating: 'These games alone make no first rating.',

  systems: {
    system: 'Rating system',
    rating: 'Rating before',
    games: 'Games before',
    index: 'Index',
    age: 'Age',
    needsIndex: 'No file has the index. Enter it, and the age where it is missing, to see the change.',
    noDwz: 'Without a DWZ before there is no change. A first one isn’t calculated here.',
    gamesUnknown: 'The games before the event aren’t known, and count as many.',
    initialUnknown: 'No rating before: without an age the initial rating is 750.',
    ofFile: 'The rating before is that of the file, which may be of another system.',
  },

  conditions: (title) => `All conditions of the ${title} norm`,

  list: {
    open: 'Open FIDE’s rating list',
    completes: 'It completes ratings, titles and federations of this table. It stays on this device.',
    reading: 'The list is read …',
    opensBeside: 'This is a rating list. Open a tournament first, and the list beside it.',
    notKept: 'The list isn’t kept; nothing of it is in links.',
  },

  kindsOfGroups: {
    sex: 'Sex',
    age: 'Age',
    rating: 'Rating',
    title: 'Title',
    federation: 'Federation',
    club: 'Club',
    group: 'Group',
  },
  everybody: 'all',
  sexes: { m: 'Men', w: 'Women' },
  upTo: (years) => `up to ${years} years`,
  andMore: (years) => `${years} years or more`,
  below: (rating) => `below ${rating}`,
  withoutRating: 'unrated',
  noGroups: 'The file tells nothing by which its players could be grouped.',

  decided: (places) =>
    places === 0 ? 'It decided nothing here.' : `It decided ${places} ${places === 1 ? 'place' : 'places'} here.`,
};
