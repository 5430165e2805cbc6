// How places of a page were read, in English. A new reading is a key and a sentence here, and a sentence in each language of `words`
import type { Reading as AnyReading, ReadingSentences } from '@crosstable/core/text';

/** The readings whose sentence has no values. */
type PlainReading =
  | 'absence-by-points'
  | 'berger-rounds'
  | 'berger-rounds-alone'
  | 'bye-worth-half'
  | 'either-system'
  | 'forfeit-loss-alone'
  | 'forfeit-loss-by-points'
  | 'forfeit-win-alone'
  | 'forfeit-win-by-points'
  | 'full-bye-beside-odd'
  | 'full-bye-by-points'
  | 'game-without-result'
  | 'half-bye-by-points'
  | 'likely-full-bye'
  | 'likely-pairing-bye'
  | 'match-lost-by-both'
  | 'match-won-by-all'
  | 'neither-ranks-nor-numbers'
  | 'no-match'
  | 'no-names'
  | 'no-points'
  | 'no-rank'
  | 'no-ranks'
  | 'no-rating'
  | 'nobody-knows-rounds'
  | 'only-bye'
  | 'other-table'
  | 'pairings-of-round-robin'
  | 'pairings-of-swiss'
  | 'played-games'
  | 'round-not-played'
  | 'rounds-alone-unknown'
  | 'rounds-of-berger'
  | 'rounds-unknown'
  | 'unknown-colours'
  | 'untold-bye'
  | 'whole-bye-by-points'
  | 'won-by-forfeit';

/** The byes of teams. */
export type ByeOfTeam = 'full-bye' | 'half-bye' | 'pairing-bye' | 'zero-bye';

/** The values of each reading, by its key. */
export interface Readings extends Readonly<Record<PlainReading, Readonly<Record<string, never>>>> {
  readonly 'boards-lost': {
    readonly boards: number;
    readonly left: number;
    readonly other: string;
    readonly sum: number;
  };
  readonly 'boards-lost-as-said': {
    readonly boards: number;
    readonly left: number;
    readonly other: string;
    readonly sum: number;
  };
  readonly 'bye-alone': { readonly bye: ByeOfTeam };
  readonly 'bye-of-several': { readonly bye: ByeOfTeam };
  readonly 'full-bye-of-several': { readonly byes: number };
  readonly 'match-worth': { readonly draw: number; readonly loss: number; readonly win: number };
  readonly 'not-the-sum-of-team': { readonly score: 'MP' | 'GP'; readonly sum: number };
  readonly 'not-the-crosstable': { readonly points: number };
  readonly 'not-the-sum': { readonly sum: number };
  readonly 'other-encoding': { readonly encoding: string };
  readonly rating: { readonly rating: number };
  readonly 'rounds-by-progressive': { readonly label: string };
  readonly 'win-worth': { readonly win: number };
}

/** How a place was read. */
export type Reading = AnyReading<Readings>;

const BYES = {
  'full-bye': 'a full-point bye',
  'half-bye': 'a half-point bye',
  'pairing-bye': 'the pairing-allocated bye',
  'zero-bye': 'a zero-point bye',
} as const;

function lostBoards(boards: number, left: number, other: string, sum: number): string {
  return `and ${JSON.stringify(other)} make ${sum} of ${boards}: ${left === 1 ? '1 board was' : `${left} boards were`} lost by both`;
}

/** The sentences, which go on from the text that was found. */
export const READINGS: ReadingSentences<Readings> = {
  'absence-by-points': () => 'read as an absence, as the printed points say',
  'berger-rounds-alone': () => 'has no rounds and colours: the rounds of the Berger table are assumed',
  'either-system': () => 'read as a round robin; a Swiss would look the same',
  'forfeit-loss-alone': () => "read as a forfeit loss without its opponent, who isn't printed",
  'forfeit-win-alone': () => "read as a forfeit win without its opponent, who isn't printed",
  'full-bye-beside-odd': () => 'read as a full-point bye, because the others of its round are odd in number',
  'match-lost-by-both': () => 'read as a match that both lost by forfeit; it may be one without a result',
  'match-won-by-all': () => 'may be a match won by forfeit: all matches with points are read as played',
  'no-match': () => 'read as no match, without points',
  'no-names': () => 'has the numbers of players, who have no names in a list of pairings',
  'nobody-knows-rounds': () => 'has no rounds and colours: nobody knows them',
  'pairings-of-round-robin': () =>
    "and the list don't tell the system: read as a round robin, as all have met all others",
  'pairings-of-swiss': () => "and the list don't tell the system: read as a Swiss",
  'round-not-played': () => 'and the other matches of the round have no points: read as not played yet',
  'rounds-alone-unknown': () => 'has no rounds: without starting numbers nobody knows them',
  'rounds-by-progressive': ({ label }) =>
    `has no rounds and colours: read in the only order of rounds that gives all values of ${JSON.stringify(label)}`,
  'rounds-of-berger': () => 'has no rounds: those of the Berger table are assumed',
  'untold-bye': () => 'read as an absence: without printed points nothing tells what it is worth',
  'whole-bye-by-points': () => 'read as a bye worth a point, as the printed points say',
  'other-table': () => 'begins another table, which is passed over',
  'boards-lost': ({ boards, left, other, sum }) =>
    `${lostBoards(boards, left, other, sum)}; no printed game points confirm it`,
  'boards-lost-as-said': ({ boards, left, other, sum }) =>
    `${lostBoards(boards, left, other, sum)}, as the game points say`,
  'bye-alone': ({ bye }) => `read as ${BYES[bye]}, the only one of its round`,
  'bye-of-several': ({ bye }) => `read as ${BYES[bye]}, one of several of its round`,
  'full-bye-of-several': ({ byes }) => `read as a full-point bye, one of ${byes} in its round`,
  'match-worth': ({ draw, loss, win }) => `shows that a match won is worth ${win}, drawn ${draw}, lost ${loss}`,
  'not-the-sum-of-team': ({ score, sum }) => `is not the sum of the row, ${sum} ${score}`,
  'berger-rounds': () => 'has no rounds and colours: those of the Berger table are assumed',
  'bye-worth-half': () => 'shows that a bye printed as "-1" is worth ½',
  'forfeit-loss-by-points': () => 'read as a forfeit loss, as the printed points say',
  'forfeit-win-by-points': () => 'read as a forfeit win, as the printed points say',
  'full-bye-by-points': () => 'read as a full-point bye, as the printed points say',
  'game-without-result': () => 'read as a game without a result',
  'half-bye-by-points': () => 'read as a half-point bye, as the printed points say',
  'likely-full-bye': () => 'read as a full-point bye; it may be the pairing-allocated bye',
  'likely-pairing-bye': () => 'read as the pairing-allocated bye; it may be a full-point bye',
  'neither-ranks-nor-numbers': () => 'is read neither as ranks nor as starting numbers',
  'no-points': () => 'and what stands beside it have no points',
  'no-rank': () => 'is no rank',
  'no-ranks': () => 'has no ranks',
  'no-rating': () => 'read as no rating',
  'not-the-crosstable': ({ points }) => `is not what the crosstable has, ${points}`,
  'not-the-sum': ({ sum }) => `is not the sum of the row, ${sum}`,
  'only-bye': () => 'read as the pairing-allocated bye, the only one of its round',
  'other-encoding': ({ encoding }) => `in UTF-8: read as ${encoding}`,
  'played-games': () => 'read as a game that was played',
  rating: ({ rating }) => `read as the rating ${rating}`,
  'rounds-unknown': () => 'has no rounds and colours: without starting numbers nobody knows them',
  'unknown-colours': () => 'may be White or Black: all colours are unknown',
  'win-worth': ({ win }) => `shows that a win is worth ${win}, a draw 1`,
  'won-by-forfeit': () => 'read as a forfeit, as every game that was won',
};
