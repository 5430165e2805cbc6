// The texts at the beginning of a file, and the settings behind them.
import { errorAtByte as errorAt, u16 } from '@crosstable/core/text';

import { type Cursor, dayOf, take, takeTexts, u32 } from './bytes.js';
import { enterSettings } from './sections.js';

/** The number of texts in the header. */
const TEXTS = 132;

/** The length of the settings in the versions that are known. */
const LENGTH = 5887;

/** The part of the settings that is the same in older versions: up to the parameters of the tie-breaks. */
const SURE_LENGTH = 826;

const TYPES = [
  { system: 'swiss', isOfTeams: false },
  { system: 'round-robin', isOfTeams: false },
  { system: 'round-robin', isOfTeams: true },
  { system: 'swiss', isOfTeams: true },
] as const;

const MOST_TIEBREAKS = 9;
const PARAMETERS = 19;

/** A tie-break by its number, with the 19 bytes of its parameters. */
export interface StoredTiebreak {
  readonly number: number;
  readonly parameters: Uint8Array;
}

/** A setting of which rating is shown: in this order, the first that a player has, or the higher one. */
export type ShownRating = readonly ('fideRating' | 'nationalRating')[] | 'higher';

const SHOWN_RATINGS: readonly (ShownRating | undefined)[] = [
  undefined,
  ['nationalRating', 'fideRating'],
  ['fideRating', 'nationalRating'],
  ['fideRating', 'nationalRating'], // Another order of the start list alone
  'higher',
  ['nationalRating'],
  ['fideRating'],
];

const TIME_CLASSES = [undefined, 'standard', 'rapid', 'blitz'] as const;

export type Settings = ReturnType<typeof settingsOf>;

/** The texts about the tournament. Those with paths, addresses and the name of the file are passed over. */
function textsOf(header: Cursor) {
  const texts = takeTexts(header, TEXTS);
  const text = (place: number): string | undefined => texts[place] || undefined;
  return {
    name: texts[0],
    subtitle: text(1),
    director: text(3),
    organizer: text(4),
    place: text(5),
    city: text(10),
    arbiters: text(6),
    timeControl: text(14),
    federation: text(20),
    chiefArbiter: text(21),
    representative: text(22),
    deputyArbiters: text(35),
  };
}

/** Reads the texts and the settings. Throws for an unknown type, and for numbers that can't be. */
export function settingsOf(header: Cursor) {
  const texts = textsOf(header);
  const section = enterSettings(header);
  const { bytes, at: start, end } = section;
  const length = end - start;
  take({ ...section }, SURE_LENGTH, 'settings');
  const number = (offset: number): number => u16(bytes, start + offset);
  const upTo = (offset: number, most: number, what: string): number => {
    const value = number(offset);
    if (value > most) throw errorAt(start + offset, 'settings', `${what} from 0 to ${most}`, String(value));
    return value;
  };
  const type = upTo(15, TYPES.length - 1, 'a type of tournament');
  const rounds = number(4);
  const count = upTo(31, MOST_TIEBREAKS, 'a number of tie-breaks');
  const tiebreaks = Array.from({ length: count }, (_, at): StoredTiebreak => {
    const from = start + 655 + PARAMETERS * at;
    return { number: number(33 + 2 * at), parameters: bytes.subarray(from, from + PARAMETERS) };
  });
  const isKnown = length === LENGTH;
  const { system, isOfTeams } = TYPES[type];
  const pairedRounds = upTo(21, rounds, 'a number of rounds paired');
  const [firstDay, lastDay] = [u32(bytes, start + 75), u32(bytes, start + 79)];
  return {
    /** The facts that go into the tournament as they are. */
    about: {
      ...texts,
      start: dayOf(firstDay),
      end: dayOf(lastDay),
      timeClass: isKnown ? TIME_CLASSES[number(1267)] : undefined,
      system,
      rounds,
      pairedRounds,
    },
    system,
    isOfTeams,
    rounds,
    pairedRounds,
    players: number(23),
    scheduled: number(27),
    teams: number(51),
    boards: number(53),
    /** Days of the tournament that no calendar has. */
    otherDays: [firstDay, lastDay].filter((day) => day !== 0 && dayOf(day) === undefined),
    /** Twice the points of the pairing-allocated bye, and the place of this setting. */
    pairingBye: { twice: number(92), at: start + 92 },
    tiebreaks,
    /** Whether the settings have the length of the known versions. Of others the rest is left out. */
    isKnown,
    addedPointsCount: isKnown && !isOfTeams && bytes[start + 867] === 1,
    shownRating: isKnown ? SHOWN_RATINGS[bytes[start + 880]] : undefined,
  };
}
