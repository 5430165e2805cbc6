import { lastPairedRound, withKindsRead } from '@crosstable/core';

import { systemOf } from '../records/system.js';
import { pairingByeResult } from '../rounds/game-points.js';
import { sumPoints } from '../rounds/points-check.js';
import type { TrfDraft } from '../tournament.js';
import { ranksByList } from './ranks.js';
import { type WrittenCell, formatRounds } from './rounds.js';
import { scoreTableOf } from './scoring.js';

/** The rounds of the players' rows, and the numbers before them. */
export interface Rows {
  readonly cells: ReadonlyMap<string, ReadonlyMap<number, WrittenCell>>;
  /** Blank in a file that was read without them. */
  readonly points: (id: string) => number | undefined;
  readonly ranks: (id: string) => number | undefined;
}

/** The rows of a draft, with `unfinished` for a game without a result. @throws TypeError or RangeError naming the game that cannot be written */
export function rowsOf(draft: TrfDraft, unfinished: string): Rows {
  const isOfTeams = draft.teams !== undefined;
  const read = { ...draft, games: withKindsRead(draft.games, isOfTeams ? undefined : systemOf(draft)) };
  const { players, games, adjustments = [] } = read;
  const table = scoreTableOf(draft);
  const cells = formatRounds(read, pairingByeResult(table), unfinished);
  const lastOfSwiss = isOfTeams || systemOf(draft) === 'round-robin' ? 0 : lastPairedRound(games, players.length);
  // Readers take players without an entry for absent (C.07 16.1.1)
  const absentIn = (round: number) =>
    round > lastOfSwiss ? [] : [...cells].flatMap(([id, row]) => (row.has(round) ? [] : id));
  const points = numbersOf(draft, 'points', () => sumPoints(games, isOfTeams ? [] : adjustments, table, absentIn));
  const ranks = numbersOf(draft, 'ranks', () => (isOfTeams ? new Map() : ranksByList(read)));
  return { cells, points: (id) => points(id) ?? (isKept(draft, 'points') ? undefined : 0), ranks };
}

/** Whether a field is written as it was read: a field that the file left blank stays blank. */
function isKept(draft: TrfDraft, field: 'points' | 'ranks'): boolean {
  return draft.written !== undefined && draft[field] !== undefined;
}

/** The numbers of the draft. Missing ones are computed, once and only if they are needed. */
function numbersOf(
  draft: TrfDraft,
  field: 'points' | 'ranks',
  compute: () => ReadonlyMap<string, number>,
): (id: string) => number | undefined {
  const given = draft[field] ?? {};
  const own = new Map<string, number | undefined>(given instanceof Map ? given : Object.entries(given));
  if (isKept(draft, field) || draft.players.every(({ id }) => own.get(id) !== undefined)) return (id) => own.get(id);
  const computed = compute();
  return (id) => own.get(id) ?? computed.get(id);
}
