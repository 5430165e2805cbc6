// The players of a file.
import { withoutUndefined } from '@crosstable/core';
import { errorAtByte, u16 } from '@crosstable/core/text';
import { ratingBy } from '@crosstable/swiss-manager/inside';

import type { Card } from './cards.js';
import { birthOf, ratingOf, textAt } from './fields.js';
import type { Layout } from './layout.js';
import type { Settings } from './settings.js';
import type { SwissChessPlayer } from './swiss-chess-file.js';

const TEAM_AT = 201;
const SEXES: Readonly<Partial<Record<string, 'm' | 'w'>>> = { m: 'm', w: 'w' };

/** The name as it is printed: `Surname, First name`. */
function printedName(name: string): string {
  return name
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');
}

/** Reads the card of a player. Throws for a team that isn't in the list. */
export function playerOf(
  { at, id, name }: Card,
  bytes: Uint8Array,
  { isOfTeams, teams }: Layout,
  { shownRating }: Settings,
): SwissChessPlayer {
  const text = (offset: number, length: number): string | undefined => textAt(bytes, at + offset, length) || undefined;
  const ratings = { fideRating: ratingOf(text(70, 4) ?? ''), nationalRating: ratingOf(text(75, 4) ?? '') };
  const attribute = text(184, 1) ?? '';
  const team = isOfTeams ? u16(bytes, at + TEAM_AT) : 0;
  if (team > teams) {
    throw errorAtByte(at + TEAM_AT, `player ${id}`, `a team from 1 to ${teams}`, String(team));
  }
  return withoutUndefined({
    id,
    name: printedName(name),
    title: text(66, 3),
    federation: text(105, 3),
    rating: ratingBy(shownRating, ratings),
    ...ratings,
    fideId: text(324, 12),
    birth: birthOf(text(128, 10) ?? ''),
    sex: SEXES[attribute.toLowerCase()],
    inactive: attribute === '*' || undefined,
    // In a tournament of teams the field has the name of the team
    club: isOfTeams ? undefined : text(33, 32),
    team: team === 0 ? undefined : `T${team}`,
    board: team === 0 ? undefined : u16(bytes, at + 203) || undefined,
  });
}
