// The players of a file.
import { withoutUndefined } from '@crosstable/core';
import { WITHOUT_PARTICIPANTS, errorAtByte as errorAt, u16 } from '@crosstable/core/text';

import { type Cursor, birthOf, u32 } from './bytes.js';
import { type Entry, entriesOf } from './entries.js';
import type { Settings, ShownRating } from './settings.js';
import type { SwissManagerPlayer } from './swiss-manager-file.js';

/** The rating that a setting chooses. Where nobody knows the setting, it is FIDE's, else the national one. */
export function ratingBy(
  shown: ShownRating = ['fideRating', 'nationalRating'],
  ratings: Pick<SwissManagerPlayer, 'fideRating' | 'nationalRating'>,
): number | undefined {
  const { fideRating = 0, nationalRating = 0 } = ratings;
  if (shown === 'higher') return Math.max(fideRating, nationalRating) || undefined;
  return shown.map((name) => ratings[name]).find((rating) => rating !== undefined);
}

const SEXES = ['m', 'w'] as const;

function playerOf({ texts, block }: Entry, at: number, bytes: Uint8Array, settings: Settings): SwissManagerPlayer {
  const number = (offset: number): number | undefined => u16(bytes, block + offset) || undefined;
  const ratings = { fideRating: number(2), nationalRating: number(4) };
  const team = settings.isOfTeams ? number(22) : undefined;
  if (team !== undefined && team > settings.teams) {
    throw errorAt(block + 22, `player ${at + 1}`, `a team from 1 to ${settings.teams}`, String(team));
  }
  const added = number(44);
  return withoutUndefined({
    id: String(at + 1),
    name: [texts[0], texts[1]].filter((name) => name !== '').join(', '),
    title: texts[4] || undefined,
    federation: texts[10] || undefined,
    rating: ratingBy(settings.shownRating, ratings),
    ...ratings,
    fideId: String(u32(bytes, block + 18) || '') || undefined,
    birth: birthOf(u32(bytes, block + 8)),
    sex: SEXES[u16(bytes, block)],
    club: texts[9] || undefined,
    type: texts[11] || undefined,
    group: texts[12] || undefined,
    k: number(52),
    team: team === undefined ? undefined : `T${team}`,
    board: team === undefined ? undefined : number(24),
    enteredAfterRound: number(46),
    manualValue: number(26),
    addedPoints: added === undefined ? undefined : added / 2,
  });
}

/** Reads the players. Throws where there are none, or not as many as the settings say. */
export function playersOf(section: Cursor, settings: Settings): readonly SwissManagerPlayer[] {
  const { players: count } = settings;
  if (count === 0) throw errorAt(section.at, 'players', 'a player', 'none', WITHOUT_PARTICIPANTS);
  const entries = entriesOf(section, { what: 'player', count, texts: [33, 18], block: 104 });
  return entries.map((entry, at) => playerOf(entry, at, section.bytes, settings));
}
