import type { WhatIfWords } from '../../../answers/what-if-words.js';

/** `1st`, `2nd`, `11th`. */
function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const endings = ['th', 'st', 'nd', 'rd'];
  return `${place}${(isTeen ? undefined : endings[place % 10]) ?? 'th'}`;
}

function isAt(place: number): string {
  return place === 1 ? 'first' : `${ordinal(place)} or better`;
}

const VERBS = { 1: 'wins', 0.5: 'draws', 0: 'loses' } as const;
const NOUNS = { 1: 'win', 0.5: 'draw', 0: 'loss' } as const;

export const WHAT_IF: WhatIfWords = {
  kind: 'What-if',
  placeOf: (name) => `the place of ${name}`,
  canBring: (games, name) => `what ${games} open ${games === 1 ? 'game' : 'games'} can bring to ${name}`,
  ifOwn: (score, name) => `If ${name} ${VERBS[score]}`,
  noOpenGame: (name) => `${name} has no open game`,
  placeOrBetter: (place) => (place === 1 ? 'First place' : `${ordinal(place)} place or better`),

  best: 'Best place',
  worst: 'Worst place',
  surePlace: (place, areOthers) => `${ordinal(place)} place, whatever happens${areOthers ? ' elsewhere' : ''}.`,
  exactly: ordinal,
  forExample: (results) => `for example after ${results}`,
  moreResults: (count) => `and ${count} more`,
  shown: (place) => `${ordinal(place)} shown`,
  noBetter: (place) => `better than ${ordinal(place)} excluded`,
  noWorse: (place) => `worse than ${ordinal(place)} excluded`,
  notDecided: (first, last) =>
    first === last
      ? `${ordinal(first)} not decided`
      : `${ordinal(first)} ${last === first + 1 ? 'and' : 'to'} ${ordinal(last)} not decided`,

  wins: (name) => `${name} wins`,
  winsNot: (name) => `${name} doesn't win`,
  isDraw: (white, black) => `${white} – ${black} is a draw`,
  isNoDraw: (white, black) => `${white} – ${black} isn't a draw`,
  all: (clauses) => clauses.join(' and '),
  hasToWin: (name, place) => `${name} has to win to be ${isAt(place)}.`,
  reached: (name, place, own) => `${name} is ${isAt(place)}${own === null ? '' : ` with a ${NOUNS[own]}`}`,
  enough: 'That is enough',
  inCase: (head, clauses) => `${head} if ${clauses}.`,
  inCases: (head, common) => `${head}${common === null ? '' : `, if ${common},`} in each of these cases:`,
  oneCase: (clauses) => `if ${clauses}`,
  always: (name, place) => `${name} is ${isAt(place)} whatever happens.`,
  never: (name, place) => `${name} can't be ${isAt(place)}.`,
  notAlone: (name, place) => `No results of up to three other games are enough to make ${name} ${isAt(place)}.`,
  incomplete: 'Other conditions may suffice too: not all of them were decided in the time.',
  noneFound: (name, place) =>
    `In the time no results of other games were found that are enough to make ${name} ${isAt(place)}.`,
  moreGames: 'Results of four or more other games together may suffice too.',
  moreConditions: (all) => `--format json has all ${all} conditions.`,

  counted: (share) => `Probability: ${share}, counted over all results.`,
  sampled: (share, error) =>
    `Probability: ${share}, at most ${error} percentage points from the true value with a certainty of 99 %.`,
  lessThan: (share) => `less than ${share}`,
  moreThan: (share) => `more than ${share}`,
  equallyLikely: 'The probability takes all results as equally likely.',
  byRatings: (drawRate) =>
    `The probability takes each result as likely as the ratings make it (FIDE B.02, Art. 8.1.2), with draws at a rate of ${drawRate} where they allow it.`,

  about: 'What the answer is about',
  meaning: (tiebreaks, edition) =>
    `A place is one more than the number of players strictly ahead, by ${tiebreaks} of C.07 (${edition}).`,
  early: (round) => `These are places after round ${round}; more rounds follow.`,
  nothingOpen: 'No game is open, so that the place is the present one.',
  forfeits: 'Forfeits of open games are not considered.',
};
