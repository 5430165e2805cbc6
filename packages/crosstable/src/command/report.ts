import type { Crosstable } from '@crosstable/core';

import { explain } from '../explain.js';
import type { Standings } from '../standings.js';
import { standings } from '../standings.js';
import { reasonInWords } from '../words/reasons.js';
import type { StandingsRequest } from './arguments.js';
import type { ChessEvent, EventTitle } from './event.js';
import { byTheList } from './event.js';
import { printedTitle } from './titles.js';

/** One line of the table. */
export interface ReportRow {
  readonly rank: number;
  /** The start number. */
  readonly player: string;
  /** `''` where the file has none, like the next. */
  readonly title: string;
  readonly name: string;
  readonly federation: string;
  readonly rating: number | null;
  /** In the order of the codes; `null` where the regulations leave a value undefined. */
  readonly values: readonly (number | null)[];
}

/** A table to be printed. */
export interface Report extends EventTitle {
  readonly tiebreaks: readonly string[];
  readonly rows: readonly ReportRow[];
  /** What the reader should know: what was repaired in the file, what the table leaves out. */
  readonly notes: readonly string[];
}

/** The codes that have no value for anybody, and why. */
function notesOnUndefined(ranked: Standings, table: Crosstable): string[] {
  return ranked.undefinedCodes.map((code) => {
    const { undefinedBecause } = explain(code, ranked[0].player, table);
    const why = undefinedBecause === null ? '' : `: ${reasonInWords(undefinedBecause)}`;
    return `${code} is undefined for everybody and separates nobody${why}`;
  });
}

/** The table that was asked for. */
export function reportOn({ title, table, codes, players, notes }: ChessEvent, request: StandingsRequest): Report {
  const byId = new Map(players.map((player) => [player.id, player]));
  const ranked = byTheList(request, () => standings(table, codes));
  return {
    ...title,
    tiebreaks: codes,
    rows: ranked.map(({ rank, player, values }): ReportRow => {
      const { title: written = '', name = '', federation = '', rating = null } = byId.get(player) ?? {};
      return { rank, player, title: printedTitle(written), name, federation, rating, values };
    }),
    notes: [...notes, ...notesOnUndefined(ranked, table)],
  };
}
