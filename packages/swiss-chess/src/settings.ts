// The header of a file: the texts about the tournament, and its settings.
import type { MatchScoring, Scoring } from '@crosstable/core';
import { errorAtByte, u16 } from '@crosstable/core/text';
import type { ShownRating } from '@crosstable/swiss-manager/inside';

import { dayByNumber, dayOf, textAt } from './fields.js';
import { EXPORT, type Layout, versionInWords } from './layout.js';
import type { ScheduledRound } from './swiss-chess-file.js';

/** Where the days and times of the rounds stand, and of how many. */
const SCHEDULE_AT = 11_457;
const SCHEDULED = 40;

/** A setting that is stored as true. */
const TRUE = 255;

/** The ratings that are shown, by the setting. */
const SHOWN_RATINGS: readonly (ShownRating | undefined)[] = [
  ['fideRating', 'nationalRating'],
  ['nationalRating', 'fideRating'],
  'higher',
];

/** The points of a game and of a match, by the setting. */
const SCORINGS: readonly Scoring[] = [{}, { win: 3, draw: 1 }];
const MATCH_SCORINGS: readonly MatchScoring[] = [{}, { win: 3, draw: 1 }];

const SYSTEMS = ['swiss', 'round-robin'] as const;

/** Where the tie-breaks stand, of players and of teams. */
const OF_SWISS = [621, 572];
const OF_ROUND_ROBIN = [622, 573];
const OF_TEAMS = [611, 613, 615];
const WINS_LAST_AT = 593;
const WINS = 14;

export type Settings = ReturnType<typeof settingsOf>;

/** A choice of a setting; throws for one that isn't read. */
function chosen<T>(bytes: Uint8Array, at: number, choices: readonly T[], expected: string): T {
  const choice = choices.at(bytes[at]);
  if (choice !== undefined) return choice;
  throw errorAtByte(at, 'settings', expected, `setting ${bytes[at]}`, { note: EXPORT });
}

/** The days and times of so many rounds. */
function scheduleOf(bytes: Uint8Array, rounds: number): ScheduledRound[] {
  return Array.from({ length: rounds }, (_, at) => {
    const from = SCHEDULE_AT + 4 * at;
    const days = at < SCHEDULED ? u16(bytes, from) : 0;
    const [hour, minute] = [bytes[from + 2], bytes[from + 3]];
    const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
    return days === 0 ? {} : { date: dayByNumber(days), ...(hour < 24 && minute < 60 && { time }) };
  });
}

/** The numbers of the tie-breaks, in their order. */
function tiebreakNumbersOf(bytes: Uint8Array, isOfTeams: boolean, isSwiss: boolean): readonly number[] {
  const places = isSwiss ? OF_SWISS : OF_ROUND_ROBIN;
  const numbers = (isOfTeams ? OF_TEAMS : places).map((at) => bytes[at]).filter((number) => number !== 0);
  const hasWins = !isOfTeams && isSwiss && bytes[WINS_LAST_AT] === TRUE;
  return hasWins ? [...numbers, WINS] : numbers;
}

/** The texts about the tournament. Remarks, which may be about anything, are passed over. */
function aboutOf(bytes: Uint8Array) {
  const text = (at: number, length = 60): string => textAt(bytes, at, length);
  const joined = (parts: readonly string[], sign: string): string | undefined =>
    parts.filter((part) => part !== '').join(sign) || undefined;
  const [name = text(790, 40), subtitle] = [text(245), text(376, 61)].filter((line) => line !== '');
  return {
    name,
    subtitle,
    place: text(831, 40) || undefined,
    federation: text(1160, 3) || undefined,
    organizer: text(11_786) || undefined,
    chiefArbiter: text(872) || undefined,
    deputyArbiters: joined([text(933), text(11_847), text(11_908), text(11_969)], '; '),
    timeControl: joined([text(1097, 20), text(1118, 20), text(1139, 21)], ', '),
  };
}

/** Reads the header. Throws for a system, a scoring or a number of games in a round that isn't read. */
export function settingsOf(bytes: Uint8Array, layout: Layout) {
  const { version, isOfTeams, rounds, storedRounds } = layout;
  const system = chosen(bytes, 596, SYSTEMS, 'a Swiss (0) or a round robin (1)');
  chosen(bytes, 597, [1, 1], 'one game in each round (1)');
  const scoring = chosen(bytes, 1336, SCORINGS, 'games of 1-½-0 (0) or 3-1-0 points (1)');
  const matchScoring = isOfTeams
    ? chosen(bytes, 1338, MATCH_SCORINGS, 'matches of 2-1-0 (0) or 3-1-0 points (1)')
    : undefined;
  const drawn = u16(bytes, 5);
  if (drawn > storedRounds) {
    throw errorAtByte(5, 'settings', `a number of rounds paired from 0 to ${storedRounds}`, String(drawn));
  }
  const days = [textAt(bytes, 1055, 20), textAt(bytes, 1076, 20)];
  const [start, end] = days.map(dayOf);
  return {
    /** The facts that go into the tournament as they are. */
    about: {
      version: versionInWords(version),
      ...aboutOf(bytes),
      start,
      end,
      schedule: scheduleOf(bytes, rounds),
      system,
      rounds,
      ...(Object.keys(scoring).length > 0 && { scoring }),
      ...(matchScoring !== undefined && Object.keys(matchScoring).length > 0 && { matchScoring }),
    },
    system,
    isOfTeams,
    drawn,
    hasUsualScoring: Object.keys(scoring).length === 0,
    boards: bytes[604],
    /** The number of results that Buchholz leaves out. */
    cuts: u16(bytes, 9),
    hasVirtualOpponent: bytes[675] === TRUE,
    tiebreaks: tiebreakNumbersOf(bytes, isOfTeams, system === 'swiss'),
    shownRating: SHOWN_RATINGS[bytes[582]],
    /** Days of the tournament that no calendar has, as they are written. */
    otherDays: days.filter((day) => day !== '' && dayOf(day) === undefined),
    /** Several cycles of a round robin: nobody knows which of them the number of rounds paired counts. */
    hasCycles: rounds > u16(bytes, 1),
  };
}
