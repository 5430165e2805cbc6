// The rounds of a file: the schedule says how many records each has, and nothing else marks where one ends.
import { withoutUndefined } from '@crosstable/core';
import { errorAtByte as errorAt, u16 } from '@crosstable/core/text';

import { type Cursor, dayOf, take, u32 } from './bytes.js';
import { checkEnd, entriesOf } from './entries.js';
import { type GameRecord, VACANT, isNobody, placeOf } from './results.js';
import type { Settings } from './settings.js';
import type { ScheduledRound } from './swiss-manager-file.js';

const GAME_LENGTH = 21;

/** A round of the schedule, and the number of its records. */
interface Round extends ScheduledRound {
  readonly games: number;
  readonly matches: number;
}

/** Reads the schedule. Throws where it hasn't as many rounds as the settings say. */
export function scheduleOf(section: Cursor, { rounds, scheduled, isOfTeams }: Settings): readonly Round[] {
  // A tournament of teams may have more, for rounds with several games
  if (isOfTeams ? scheduled < rounds : scheduled !== rounds) {
    throw errorAt(section.at, 'schedule', `${rounds} rounds, as planned`, String(scheduled));
  }
  const { bytes } = section;
  const entries = entriesOf(section, { what: 'round', count: scheduled, texts: [16], block: 76 });
  return entries.map(({ texts, block }) => ({
    ...withoutUndefined({ date: dayOf(u32(bytes, block)), time: texts[0] || undefined }),
    games: u16(bytes, block + 6),
    matches: u16(bytes, block + 8),
  }));
}

/** Reads records of the same length by round, and throws where they don't fill the section. */
export function byRound<T>(
  section: Cursor,
  counts: readonly number[],
  length: number,
  read: (at: number, round: number, place: number) => T,
): T[][] {
  const cursor = { ...section };
  const rounds = counts.map((count, at) => {
    const own = { ...cursor, name: `round ${at + 1}` };
    const from = take(own, count * length, `${count} records`);
    cursor.at = own.at;
    return Array.from({ length: count }, (_, place) => read(from + place * length, at + 1, place + 1));
  });
  checkEnd(cursor, `the records of ${counts.length} rounds`);
  return rounds;
}

/** Throws unless the players of a record are in the list and two. */
function checkPlayers(record: GameRecord, { players, isOfTeams }: Settings): void {
  const { at, white, black } = record;
  const least = isOfTeams ? VACANT : 1;
  const expected = `a player from ${least} to ${players}`;
  const isAlone = !isOfTeams && isNobody(black);
  if (white < least || white > players) throw errorAt(at, placeOf(record), expected, String(white));
  if (!isAlone && (black < least || black > players)) throw errorAt(at + 2, placeOf(record), expected, String(black));
  if (white === black && white !== VACANT) {
    throw errorAt(at, placeOf(record), 'two players', `player ${white} against player ${white}`);
  }
}

/** Reads the records of all rounds, also of those after the last one that was paired. */
export function recordsOf(section: Cursor, schedule: readonly Round[], settings: Settings): readonly GameRecord[][] {
  const { bytes } = section;
  const counts = schedule.map(({ games }) => games);
  return byRound(section, counts, GAME_LENGTH, (at, round, board) => {
    const [white, black, code] = [u16(bytes, at), u16(bytes, at + 2), u16(bytes, at + 4)];
    const record = { at, round, board, white, black, code, isByHand: bytes[at + 6] === 1 };
    checkPlayers(record, settings);
    if (round > settings.pairedRounds && !isNobody(black) && code !== 0) {
      const expected = `no result before round ${settings.pairedRounds + 1} is paired`;
      throw errorAt(at + 4, placeOf(record), expected, `code ${code}`);
    }
    return record;
  });
}

/** Throws where a player is in two records of a round. Gives the players who are in one. */
export function playersIn(round: readonly GameRecord[]): ReadonlySet<number> {
  const seen = new Set<number>();
  for (const record of round) {
    for (const player of [record.white, record.black]) {
      if (player === VACANT || isNobody(player)) continue;
      if (seen.has(player)) throw errorAt(record.at, placeOf(record), 'each player once', `player ${player} again`);
      seen.add(player);
    }
  }
  return seen;
}
