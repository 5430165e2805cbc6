// Pairs that must not meet, and pairs that the arbiter set by hand.
import { errorAtByte as errorAt, u16 } from '@crosstable/core/text';

import type { Cursor } from './bytes.js';
import { type GameRecord, isNobody } from './results.js';
import type { Settings } from './settings.js';
import type { PairByHand } from './swiss-manager-file.js';

const PAIR_LENGTH = 4;

/** The pairs that must not meet, of players or of teams. */
export function forbiddenPairsOf(
  section: Cursor,
  { isOfTeams, players, teams }: Settings,
): (readonly [string, string])[] {
  const { bytes, at: start, end } = section;
  const most = isOfTeams ? teams : players;
  const pairs: (readonly [string, string])[] = [];
  for (let at = start; at < end; at += PAIR_LENGTH) {
    const place = `forbidden pair ${pairs.length + 1}`;
    if (end - at < PAIR_LENGTH) throw errorAt(at, place, `${PAIR_LENGTH} bytes`, `${end - at} before the end of it`);
    const pair = [u16(bytes, at), u16(bytes, at + 2)] as const;
    const wrong = pair.find((one) => one < 1 || one > most);
    if (wrong !== undefined) throw errorAt(at, place, `numbers from 1 to ${most}`, String(wrong));
    if (pair[0] === pair[1]) throw errorAt(at, place, 'two numbers', `${pair[0]} twice`);
    const [one, other] = pair.map((number) => (isOfTeams ? `T${number}` : String(number)));
    pairs.push([one, other]);
  }
  return pairs;
}

/** The pairs of the rounds that were paired which the arbiter set. */
export function pairsByHandOf(paired: readonly (readonly GameRecord[])[]): PairByHand[] {
  return paired
    .flat()
    .filter(({ isByHand, black }) => isByHand && !isNobody(black))
    .map(({ round, white, black }) => ({ round, white: String(white), black: String(black) }));
}
