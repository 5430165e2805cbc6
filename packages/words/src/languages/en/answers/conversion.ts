import type { ConversionWords, HeldFact, PlayerFact, TournamentFact } from '../../../answers/conversion-words.js';

const FACTS: Readonly<Record<TournamentFact, string>> = {
  name: 'name',
  city: 'city',
  federation: 'federation',
  start: 'first day',
  end: 'last day',
  system: 'system of pairing',
  chiefArbiter: 'chief arbiter',
  timeControl: 'time control',
  roundDates: 'dates of the rounds',
};

const OF_PLAYERS: Readonly<Record<PlayerFact | HeldFact, string>> = {
  birth: 'date of birth',
  club: 'club',
  federation: 'federation',
  fideId: 'FIDE ID',
  group: 'group',
  rating: 'rating',
  sex: 'sex',
  title: 'title',
};

function players(count: number): string {
  return `${count} ${count === 1 ? 'player' : 'players'}`;
}

export const CONVERSION: ConversionWords = {
  notes: {
    blank: ({ facts }) =>
      `the file doesn’t tell, and the report leaves blank: ${facts.map((fact) => FACTS[fact]).join(', ')}`,
    'blank-of-players': ({ all, count, fact }) => `no ${OF_PLAYERS[fact]}: ${count} of ${players(all)}`,
    'rounds-not-announced': ({ rounds }) =>
      `the file announces no number of rounds: the report has the ${rounds} played`,
    'default-list': ({ list }) => `the file names no tie-breaks: the report has the default list ${list}`,
    'followed-list': ({ list }) => `the report has the list that the columns of the file follow: ${list}`,
    'colours-unknown': ({ games }) => `games without colours, which the report leaves open: ${games}`,
    unfinished: ({ games, sign }) =>
      sign === ''
        ? `games without a result, which the report leaves blank: ${games} (--unfinished writes a sign)`
        : `games without a result, written as ${sign}: ${games}`,
    'bye-kinds': ({ byes }) => `byes whose kind the file leaves open, written as the likeliest one: ${byes}`,
    numbered: () => 'a report has numbers: the participants got theirs in the order of the file',
    'names-cut': ({ names, width }) => `names cut to the ${width} characters of a report: ${names}`,
    'left-out': ({ count, fact }) =>
      `the ${OF_PLAYERS[fact]} doesn’t fit into a report and is left out: ${players(count)}`,
    'no-place': ({ count, fact }) => `a report has no place for the ${OF_PLAYERS[fact]}: ${players(count)}`,
    edition: ({ edition, read }) =>
      `a report doesn’t name the edition of C.07: by its date it is read with ${read}, not with ${edition}`,
    round: ({ read, round }) => `a report is read after round ${read}, not after round ${round}`,
    'unrated-rule': () => 'a report doesn’t hold the rule for unrated players: state it again (--unrated)',
    'rating-list': () => 'a report doesn’t hold which of several ratings counts: state it again (--ratings)',
    'article-twelve': () => 'a report doesn’t hold that Article 12 is applied to the whole tournament',
    'long-event': () => 'a report doesn’t hold that the event takes more than 30 days, except by its dates',
    values: ({ codes }) => `a report doesn’t hold the values of ${codes}: enter them again (--values)`,
  },
};
