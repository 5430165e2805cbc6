import type { WhatIfWords } from './whatif-words.js';

function ordinal(place: number): string {
  const isTeen = Math.floor(place / 10) % 10 === 1;
  const endings = ['th', 'st', 'nd', 'rd'];
  return `${place}${(isTeen ? undefined : endings.at(place % 10)) ?? 'th'}`;
}

function isAt(place: number): string {
  return place === 1 ? 'first' : `${ordinal(place)} or better`;
}

const VERBS = { 1: 'wins', 0.5: 'draws', 0: 'loses' } as const;

/** What the page says of the last round in English. */
export const WHATIF_WORDS: WhatIfWords = {
  legend: 'Choose a player and a place. Enter results of open boards, and the answer and the table follow.',
  place: 'Wanted place',
  placeOrBetter: (place) => (place === 1 ? '1st' : `${ordinal(place)} or better`),

  ownResult: 'Own result',
  best: 'Best place',
  worst: 'Worst place',
  own: (score, name) => (score === null ? `${name} has no open game` : `${name} ${VERBS[score]}`),
  ordinal,
  shown: (place) => `${ordinal(place)} shown`,
  noBetter: (place) => `better than ${ordinal(place)} excluded`,
  noWorse: (place) => `worse than ${ordinal(place)} excluded`,
  notDecided: (first, last) =>
    first === last
      ? `${ordinal(first)} not decided`
      : `${ordinal(first)} ${last === first + 1 ? 'and' : 'to'} ${ordinal(last)} not decided`,
  example: 'For example',
  searching: (exact, of) => `Searching: ${exact} of ${of} best and worst places are exact so far…`,

  ownClause: (score, name) => `${name} ${VERBS[score]}`,
  wins: (name) => `${name} wins`,
  winsNot: (name) => `${name} doesn’t win`,
  isDraw: (white, black) => `${white} – ${black} is a draw`,
  isNoDraw: (white, black) => `${white} – ${black} isn’t a draw`,
  all: (clauses) => clauses.join(' and '),
  reachedIf: (name, place, ways) => `${name} is ${isAt(place)} if ${ways.join(', or if ')}.`,
  always: (name, place) => `${name} is ${isAt(place)} whatever happens.`,
  never: (name, place) => `${name} can’t be ${isAt(place)}.`,
  notAlone: (name, place) => `No results of up to three other games are enough to make ${name} ${isAt(place)}.`,
  moreConditions: (count) =>
    count === 1 ? 'One more condition would be enough.' : `${count} more conditions would be enough.`,
  incomplete: 'Other conditions may be enough too: not all of them were decided in the time.',
  boards: 'Other boards that matter for this:',

  openBoards: 'Open boards',
  forfeits: 'Forfeits of open games are not considered.',
  early: (round) => `These are the places after round ${round}; more rounds follow.`,
  ofTeams: 'What can still happen is computed for players only, not for teams.',
  nothingOpen: 'No game of the last round is open.',
  earlier: (round, white, black) =>
    `Round ${round} lacks the result of ${white} – ${black}. Only games of the last round may be open.`,
};
