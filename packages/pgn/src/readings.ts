// How places of a PGN were read, in English. A new reading is a key and a sentence here, and a sentence in each language of `words`
import {
  type Reading as AnyReading,
  type Cell,
  type FileRepair,
  type ReadingSentences,
  repairOf,
  shorten,
} from '@crosstable/core/text';

/** The sort of a {@link Repair}: what the file leaves open or contradicts. */
export type RepairKind =
  | 'bye-code' // a bye worth a point: pairing-allocated or not
  | 'duplicate-record' // a game that stands twice, or a player under two spellings
  | 'encoding' // bytes that aren't UTF-8
  | 'line-up' // teams whose games aren't matches, or with fewer boards
  | 'player-field' // several ratings of a player
  | 'result' // a forfeit that only missing moves show, or results that contradict each other
  | 'rounds' // a round robin without rounds
  | 'system' // a Swiss or a round robin, which only the games tell
  | 'unfinished-game' // a game without a result
  | 'unknown-record'; // what is no tag, or tags in a comment

/** The readings whose sentence has no values. */
type PlainReading =
  | 'bye-without-result'
  | 'drawn-without-play'
  | 'forfeit-without-moves'
  | 'game-without-result'
  | 'games-without-moves'
  | 'likely-pairing-bye'
  | 'lost-by-both'
  | 'no-matches'
  | 'no-tag'
  | 'only-bye'
  | 'repeated-game'
  | 'round-robin-by-games'
  | 'round-robin-by-rounds'
  | 'rounds-by-dates'
  | 'rounds-not-told'
  | 'swiss-by-games'
  | 'tags-in-comment';

/** The values of each reading, by its key. */
export interface Readings extends Readonly<Record<PlainReading, Readonly<Record<string, never>>>> {
  /** The result behind the moves, and the one that counts. */
  readonly 'other-ending': { readonly as: string; readonly ending: string };
  readonly 'other-encoding': { readonly encoding: string };
  readonly rating: { readonly rating: number };
  /** The name under which the player stands. */
  readonly 'read-as': { readonly as: string };
  readonly 'vacant-boards': { readonly boards: number; readonly round: number; readonly seats: number };
}

/** How a place was read. */
export type Reading = AnyReading<Readings>;

/** One place that the file leaves open, and how it was read: in English, and as a key with values. */
export type Repair<Key extends keyof Readings = keyof Readings> = FileRepair<RepairKind, Readings, Key>;

/** Takes down a repair. */
export type OnRepair = (kind: RepairKind, cell: Cell, reading: Reading) => void;

/** The sentences, which go on from the text that was found. */
export const READINGS: ReadingSentences<Readings> = {
  'bye-without-result': () => 'read as the pairing-allocated bye: it has no result',
  'drawn-without-play': () => 'read as a game that was played, although the termination says another thing',
  'forfeit-without-moves': () => 'read as a forfeit, because the game has no moves',
  'game-without-result': () => 'read as a game without a result',
  'games-without-moves': () => 'read as a game that was played: no game of the event has moves',
  'likely-pairing-bye': () => 'read as the pairing-allocated bye; it may be a full-point bye',
  'lost-by-both': () => 'read as a game that both lost by forfeit',
  'no-matches': () => 'and the other teams read as clubs of players: their games are no matches on several boards',
  'no-tag': () => 'is no tag, and is passed over',
  'only-bye': () => 'read as the pairing-allocated bye, the only one of its round',
  'other-encoding': ({ encoding }) => `is no UTF-8: read as ${encoding}`,
  'other-ending': ({ as, ending }) => `and ${ending} contradict each other: read as ${as}`,
  rating: ({ rating }) => `read as the rating ${rating}`,
  'read-as': ({ as }) => `read as ${as}`,
  'repeated-game': () => 'stands twice, and is read once',
  'round-robin-by-games': () => 'read as a round robin, as all have met all others; a Swiss would look the same',
  'round-robin-by-rounds': () => 'read as a round robin, as there are as many rounds as it has; games are missing',
  'rounds-by-dates': () => 'has no rounds: the days of the games are read as rounds',
  'rounds-not-told': () => 'has no rounds, and its days don’t tell them: nobody knows them',
  'swiss-by-games': () => 'read as a Swiss, as not all have met; an unfinished round robin would look the same',
  'tags-in-comment': () => 'has tags in it, which belong to the comment',
  'vacant-boards': ({ boards, round, seats }) =>
    `has ${seats} of ${boards} boards in round ${round}: the last ones are read as vacant`,
};

/** Repairs in the order in which they are found. */
export function collectRepairs(): { readonly repairs: readonly Repair[]; readonly onRepair: OnRepair } {
  const repairs: Repair[] = [];
  const onRepair: OnRepair = (kind, cell, reading) => {
    repairs.push(repairOf(kind, cell, reading, READINGS, shorten(cell.text)));
  };
  return { repairs, onRepair };
}
