import type { Edition, Rounds, System } from '@crosstable/core';
import { EDITIONS, crosstable } from '@crosstable/core';

import type { TrfTournament } from '../../../trf/src/index.js';
import { parseTrf } from '../../../trf/src/index.js';
import { standings } from '../standings.js';
import type { StandingsRequest } from './arguments.js';
import { Refusal, sentenceOf } from './refusal.js';

/** One line of the table. */
export interface ReportRow {
  readonly rank: number;
  /** The start number. */
  readonly player: string;
  readonly name: string;
  readonly federation: string;
  readonly rating: number | null;
  /** In the order of the codes; `null` where the regulations leave a value undefined. */
  readonly values: readonly (number | null)[];
}

/** A table to be printed. */
export interface Report {
  readonly name: string;
  readonly system: System | null;
  readonly edition: Edition;
  readonly round: number;
  readonly announcedRounds: number;
  readonly tiebreaks: readonly string[];
  readonly rows: readonly ReportRow[];
  /** What the reader should know: what was repaired in the file, what the table leaves out. */
  readonly notes: readonly string[];
}

/** What a file without a list of its own is ranked by. */
const DEFAULT_LIST = ['PTS', 'SB'];

/** The day from which the edition of March 2026 applies. */
const MARCH_2026 = '2026-03-01';

function editionOf(asked: string | undefined, start: string | undefined): Edition {
  if (asked === undefined) return start !== undefined && start < MARCH_2026 ? '2024-08' : '2026-03';
  const edition = EDITIONS.find((one) => one === asked);
  if (edition !== undefined) return edition;
  throw new Refusal(`--edition: expected ${EDITIONS.join(' or ')}, got "${asked}"`);
}

/** The last round with a pairing: the byes after it were asked for in advance. */
function lastPairing(games: Rounds): number {
  return games.findLastIndex((round) => round.some((game) => game.black !== '' || game.kind === 'pairing-bye')) + 1;
}

function roundOf(asked: string | undefined, { games }: TrfTournament): number {
  if (asked === undefined) return lastPairing(games);
  const round = Number(asked);
  if (/^\d+$/.test(asked) && round >= 1 && round <= games.length) return round;
  throw new Refusal(`--round: expected a number from 1 to ${games.length}, got "${asked}"`);
}

function listOf(asked: readonly string[] | undefined, { tiebreaks }: TrfTournament): readonly string[] {
  const list = asked ?? tiebreaks ?? DEFAULT_LIST;
  return list.some((code) => code.toUpperCase() === 'PTS') ? list : ['PTS', ...list];
}

function notesOn(tournament: TrfTournament, round: number): string[] {
  const { adjustments, repairs, unfinished } = tournament;
  const notes = repairs.map(({ message }) => message);
  const open = unfinished.filter((game) => game.round <= round).length;
  if (open > 0) notes.push(`${open} games without a result are left out`);
  if (adjustments.length > 0) notes.push('points given or taken by the arbiter (299) are left out');
  return notes;
}

/** The table that was asked for. */
export function reportOn(content: Uint8Array, request: StandingsRequest): Report {
  const tournament = parseTrf(content);
  const edition = editionOf(request.edition, tournament.start);
  const round = roundOf(request.round, tournament);
  const tiebreaks = listOf(request.tiebreaks, tournament);
  const { players, system, scoring, rounds } = tournament;
  const table = crosstable(tournament.games.slice(0, round), { players, system, scoring, edition, rounds });
  const byId = new Map(players.map((player) => [player.id, player]));
  try {
    const rows = standings(table, tiebreaks).map(({ rank, player, values }): ReportRow => {
      const { name = '', federation = '', rating = null } = byId.get(player) ?? {};
      return { rank, player, name, federation, rating, values };
    });
    const notes = notesOn(tournament, round);
    const announcedRounds = rounds;
    return { name: tournament.name, system: system ?? null, edition, round, announcedRounds, tiebreaks, rows, notes };
  } catch (thrown) {
    const sentence = sentenceOf(thrown).replace(/^codes\[\d+\]: /, '');
    if (request.tiebreaks !== undefined) throw new Refusal(`--tiebreaks: ${sentence}`);
    throw new Refusal(`the tie-break list of the file: ${sentence} (--tiebreaks takes another list)`);
  }
}
