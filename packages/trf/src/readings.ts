// How places of a report were read, in English. A new reading is a key and a sentence here, and a sentence in each language of `words`
import type { System } from '@crosstable/core';
import type { Reading as AnyReading, ReadingSentences } from '@crosstable/core/text';

import { type ByeCode, type ByeKind, byeInWords } from './records/result-codes.js';

/** The readings whose sentence has no values. */
type PlainReading =
  | 'absence'
  | 'as-forfeit'
  | 'as-unrated'
  | 'as-utf-8'
  | 'column-to-the-left'
  | 'counted-in-bytes'
  | 'decimal-point'
  | 'from-opponent'
  | 'left-out'
  | 'match-points-only'
  | 'name-in-columns'
  | 'no-date'
  | 'no-known-record'
  | 'no-line-up-played'
  | 'no-number'
  | 'no-player'
  | 'no-result'
  | 'no-round-dates'
  | 'no-team'
  | 'no-use-for-teams'
  | 'not-counted'
  | 'not-paired-yet'
  | 'repeated'
  | 'stray-text'
  | 'system-not-said'
  | 'system-unclear'
  | 'tab-stops'
  | 'tabs-as-blanks'
  | 'windows-1252'
  | 'won-alone';

/** The values of each reading, by its key. */
export interface Readings extends Readonly<Record<PlainReading, Readonly<Record<string, never>>>> {
  readonly 'above-player': { readonly other: string; readonly round: number };
  readonly 'absent-team': { readonly round: number };
  readonly 'absent-team-with-points': { readonly round: number };
  readonly bye: { readonly bye: ByeCode };
  readonly 'bye-by-points': { readonly bye: ByeCode };
  readonly 'bye-of-240': { readonly bye: ByeCode };
  readonly 'bye-of-players': { readonly kind: ByeKind; readonly round: number };
  readonly 'bye-worth': { readonly points: number; readonly record: string };
  readonly 'colour-left': { readonly id: string };
  readonly 'day-first': { readonly day: string };
  readonly 'from-row': { readonly id: string; readonly opponent: string };
  readonly 'free-team': { readonly round: number };
  readonly 'lost-by-forfeit': { readonly round: number };
  readonly 'match-by-record': { readonly loser: string; readonly winner: string };
  readonly 'month-first': { readonly day: string };
  readonly 'no-colours': { readonly id: string };
  readonly 'not-the-games': { readonly counted: number };
  readonly 'not-the-matches': { readonly counted: number | string };
  readonly 'not-the-players': { readonly players: number };
  readonly 'one-value': { readonly kept: string; readonly lost: string; readonly said: number; readonly value: number };
  readonly 'order-of-team': { readonly first: string; readonly round: number; readonly second: string };
  readonly 'other-record': { readonly record: string };
  readonly 'pairing-bye-of-team': { readonly round: number };
  readonly 'read-as': { readonly as: string };
  readonly 'round-left-out': { readonly round: number };
  readonly 'rounds-of-table': { readonly rounds: number };
  readonly 'same-colour': { readonly id: string };
  readonly 'system-by-192': { readonly system: System };
  readonly 'vacant-boards': { readonly boards: number; readonly round: number; readonly seats: number };
}

/** How a place was read. */
export type Reading = AnyReading<Readings>;

/** The sentences, which go on from the text that was found. */
export const READINGS: ReadingSentences<Readings> = {
  'above-player': ({ other, round }) =>
    `is read on the board above that of ${other}: both won against nobody in round ${round}, without a 300`,
  absence: () => 'read as A (absence)',
  'absent-team': ({ round }) => `has no match in round ${round}: read as absent`,
  'absent-team-with-points': ({ round }) => `has no match in round ${round}: read as absent, whatever its players have`,
  'as-forfeit': () => 'read as a forfeit, as the other row has it',
  'as-unrated': () => 'read as unrated, as the other row has it',
  'as-utf-8': () => 'read as UTF-8',
  bye: ({ bye }) => `read as ${byeInWords(bye)}`,
  'bye-by-points': ({ bye }) => `read as ${byeInWords(bye)}, as the Points column says`,
  'bye-of-240': ({ bye }) => `is not the bye of 240 (${bye}): the row is followed`,
  'bye-of-players': ({ kind, round }) => `has no match in round ${round}: read with the bye of its players, ${kind}`,
  'bye-worth': ({ points, record }) =>
    `shows that a pairing-allocated bye (U) is worth ${points === 0.5 ? '½' : points}, as the points of all players do: "${record}" would say so`,
  'colour-left': ({ id }) => `has the colour that the row of ${id} leaves`,
  'column-to-the-left': () => 'read a column further to the left',
  'counted-in-bytes': () => 'read with columns counted in bytes',
  'day-first': ({ day }) => `read with the day first: ${day}`,
  'decimal-point': () => 'read with a decimal point',
  'from-opponent': () => "read from the opponent's row",
  'from-row': ({ id, opponent }) => `read from the row of ${opponent}, which names ${id}`,
  'free-team': ({ round }) => `has no match in round ${round}: read as free, whatever its players have`,
  'left-out': () => 'is left out',
  'lost-by-forfeit': ({ round }) => `has no result in round ${round}: read as lost by forfeit`,
  'match-by-record': ({ loser, winner }) =>
    `gives the match to team ${winner}, though team ${loser} won more boards: match points as it says`,
  'match-points-only': () => 'is kept: it has match points only',
  'month-first': ({ day }) => `read with the month first: ${day}`,
  'name-in-columns': () => 'read in its 33 columns, and what follows in its own',
  'no-colours': ({ id }) => `gives no colours: ${id} is listed as White`,
  'no-date': () => 'is not recognised as a date',
  'no-known-record': () => 'is no known record: kept as it is',
  'no-line-up-played': () => 'is read without boards: no player of its line-ups has a result',
  'no-number': () => 'has no number: teams have the order of their records',
  'no-player': () => 'is no player of the file',
  'no-result': () => 'has no result: the game is not finished',
  'no-round-dates': () => 'has no dates from column 92 on: kept as it is',
  'no-team': () => 'is no team of the file',
  'no-use-for-teams': () => 'is kept: a tournament of individuals has no use for its teams',
  'not-counted': () => 'is not counted: a game that is not finished has no points yet',
  'not-paired-yet': () => "is a pairing that isn't made yet",
  'not-the-games': ({ counted }) => `is not what the games give: ${counted}`,
  'not-the-matches': ({ counted }) => `is not what the matches give: ${counted === '' ? 'nothing' : counted}`,
  'not-the-players': ({ players }) => `is not the number of the players: ${players}`,
  'one-value': ({ kept, lost, said, value }) =>
    `is read with ${lost}=${value}, not ${said}: a scoring has one value for ${kept} and ${lost}`,
  'order-of-team': ({ first, round, second }) =>
    `is read in the order of team ${first}: team ${second} has another one in round ${round}`,
  'other-record': ({ record }) => `is kept, and ${JSON.stringify(record)} followed`,
  'pairing-bye-of-team': ({ round }) =>
    `has no match in round ${round}: read as the one with the pairing-allocated bye`,
  'read-as': ({ as }) => `read as ${as}`,
  repeated: () => 'repeats a record: the first one counts, this one is kept',
  'round-left-out': ({ round }) => `is not counted, as the points of all players do not count round ${round}`,
  'rounds-of-table': ({ rounds }) => `read as ${rounds}, the rounds of the table`,
  'same-colour': ({ id }) => `has the colour of ${id} too: ${id} is listed with it`,
  'stray-text': () => 'between two fields is left out',
  'system-by-192': ({ system }) => `contradicts 192, which is followed: a ${system}`,
  'system-not-said': () => 'tells a Swiss from a round-robin: blank rounds are read as absences',
  'system-unclear': () => 'does not tell a Swiss from a round-robin: blank rounds are read as absences',
  'tab-stops': () => 'has tabs, read as blanks up to the next tab stop',
  'tabs-as-blanks': () => 'has tabs, each read as a blank',
  'vacant-boards': ({ boards, round, seats }) =>
    `has ${seats} of ${boards} boards in round ${round}: the last ones are read as vacant`,
  'windows-1252': () => 'is not UTF-8, read as Windows-1252, as is each such line',
  'won-alone': () => 'read as a board won against nobody, as the Points column says',
};
