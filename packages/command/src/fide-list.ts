import { byteText, errorAt } from '@crosstable/core/text';
import type { RatingKind } from '@crosstable/elo/inside';
import type { EventPlayer } from '@crosstable/event';

import { type KFile, K_EXPECTED, coefficientOf } from './k-file.js';

/** The first heading of FIDE's rating lists as text. */
const FIRST_HEADING = 'ID Number';

/** The column of FIDE ids ends before this. */
const ID_WIDTH = 15;

/** The headings above K: that of a list of one kind, and that of the list of all three. */
const HEADINGS: Readonly<Record<RatingKind, RegExp>> = {
  standard: / S?K(?= |$)/i,
  rapid: / R?K(?= |$)/i,
  blitz: / B?K(?= |$)/i,
};

/** The place of K for a player without a rating of the kind: lists of today have a 0 there, older ones blanks. */
const UNRATED = /^[0 ] $/;

/** Whether a file is FIDE's rating list as text, by its first heading. */
export function isFideList(content: Uint8Array): boolean {
  return byteText(content.subarray(0, FIRST_HEADING.length)) === FIRST_HEADING;
}

/**
 * K of the players by their FIDE ids; a player without a rating has none. FIDE's list has a line of headings, under which
 * the columns stand; of its more than a million lines those of the tournament's players are read.
 */
export function readFideList(content: Uint8Array, players: readonly EventPlayer[], kind: RatingKind): KFile {
  const text = byteText(content);
  const wanted = new Map(players.flatMap(({ fideId, id }) => (fideId === undefined ? [] : [[fideId, id] as const])));
  const byPlayer = new Map<string, number>();
  let column = 0;
  for (let line = 1, start = 0; start < text.length; line++) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline;
    if (line === 1) column = columnOfK(text.slice(start, end).trimEnd(), kind);
    const id = wanted.get(text.slice(start, start + ID_WIDTH).trim());
    if (id !== undefined) {
      const place = text.slice(start + column, Math.min(start + column + 2, end));
      const written = place.trim();
      const k = coefficientOf(written);
      if (k !== undefined) byPlayer.set(id, k);
      else if (!UNRATED.test(place)) throw errorAt({ line, column: column + 1, text: written }, K_EXPECTED);
    }
    start = end + 1;
  }
  return { byPlayer, unused: [] };
}

function columnOfK(headings: string, kind: RatingKind): number {
  const found = HEADINGS[kind].exec(headings);
  if (found === null) throw errorAt({ line: 1, column: 1, text: headings }, `a heading K, for ${kind} ratings`);
  return found.index + 1;
}
