import { sharedBytes, sharedJson } from '@crosstable/core/testing/shared-files';
import { parseTrf } from '@crosstable/trf';

import type { AuditOptions, PrintedTable, Rounds } from '../src/index.js';

interface Event {
  readonly rounds_recorded: number;
  readonly start: string;
  readonly declared_tiebreaks: readonly string[];
  readonly players: Readonly<Record<string, { readonly rank?: number; readonly points: number }>>;
  readonly published?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A tournament with the table that its organisers printed. */
export interface RealTable {
  readonly games: Rounds;
  readonly options: AuditOptions;
  readonly printed: PrintedTable;
  readonly declared: readonly string[];
}

function numbers(entries: readonly (readonly [string, number | undefined])[]): Map<string, number> {
  return new Map(entries.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]])));
}

/** Files of tests share a process, and each event is read once. */
const tables = new Map<string, RealTable>();

/** An event of ../shared/real, without hints. */
export function realTable(event: string): RealTable {
  const table = tables.get(event) ?? readTable(event);
  tables.set(event, table);
  return table;
}

function readTable(event: string): RealTable {
  const { players, games, system, scoring, rounds } = parseTrf(sharedBytes(`real/${event}.trf`));
  const told = sharedJson(`real/${event}.json`) as Event;
  const listed = Object.entries(told.players);
  const columns = Object.entries(told.published ?? {}).map(([label, cells]) => ({
    label,
    cells: numbers(Object.entries(cells)),
  }));
  return {
    games: games.slice(0, told.rounds_recorded),
    options: { players, system, scoring, rounds },
    printed: {
      points: numbers(listed.map(([id, { points }]) => [id, points])),
      ranks: numbers(listed.map(([id, { rank }]) => [id, rank])),
      columns,
    },
    declared: told.declared_tiebreaks,
  };
}
