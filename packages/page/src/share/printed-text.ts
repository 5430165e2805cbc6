// A printed table as a link carries it beside its tournament: JSON, with the numbers in the order of the tournament's participants.
import type { Rule } from '@crosstable/audit';
import { participantsOf } from '@crosstable/event';
import { EDITIONS } from 'crosstable';
import type { ChessEvent } from 'crosstable/event';

import type { Printed } from '../state.js';

type Cells = ReadonlyMap<string, number | null>;
type Column = Printed['columns'][number];

function idsOf(event: ChessEvent): readonly string[] {
  return participantsOf(event).map(({ id }) => id);
}

/** The text of a printed table. */
export function printedText({ columns, points, ranks }: Printed, event: ChessEvent): string {
  const ids = idsOf(event);
  const inOrder = (cells: Cells | undefined) => cells && ids.map((id) => cells.get(id) ?? null);
  return JSON.stringify({
    points: inOrder(points),
    ranks: inOrder(ranks),
    columns: columns.map(({ cells, label, legend, named }) => ({ label, legend, named, cells: inOrder(cells) })),
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isRule(value: unknown): value is Rule {
  if (!isObject(value)) return false;
  const { article, code, convention = '', edition } = value;
  return (
    typeof code === 'string' &&
    typeof convention === 'string' &&
    (article === null || typeof article === 'string') &&
    (edition === undefined || EDITIONS.some((one) => one === edition))
  );
}

/** The numbers of a list by participant; nothing where it isn't such a list. */
function cellsIn(list: unknown, ids: readonly string[]): Cells | undefined {
  if (!Array.isArray(list) || list.length !== ids.length) return undefined;
  const cells = new Map<string, number | null>();
  for (const [at, id] of ids.entries()) {
    const number: unknown = list[at];
    if (number !== null && typeof number !== 'number') return undefined;
    cells.set(id, number);
  }
  return cells;
}

function columnIn(value: unknown, ids: readonly string[]): Column | undefined {
  if (!isObject(value)) return undefined;
  const { label, legend, named } = value;
  const cells = cellsIn(value.cells, ids);
  const areWords = typeof label === 'string' && (legend === undefined || typeof legend === 'string');
  if (!areWords || cells === undefined) return undefined;
  if (named !== undefined && !(Array.isArray(named) && named.every(isRule))) return undefined;
  return { label, cells, ...(legend !== undefined && { legend }), ...(named !== undefined && { named }) };
}

/** Those who have a number. */
function filled(cells: Cells): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const [id, number] of cells) if (number !== null) found.set(id, number);
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The printed table of a text; nothing where the text isn't that of a table of these participants. */
export function printedIn(text: string, event: ChessEvent): Printed | undefined {
  const ids = idsOf(event);
  const value = parsed(text);
  if (!isObject(value) || !Array.isArray(value.columns)) return undefined;
  const columns = value.columns.map((column: unknown) => columnIn(column, ids));
  const points = value.points === undefined ? new Map<string, null>() : cellsIn(value.points, ids);
  const ranks = value.ranks === undefined ? new Map<string, null>() : cellsIn(value.ranks, ids);
  if (points === undefined || ranks === undefined) return undefined;
  const known = columns.filter((column) => column !== undefined);
  if (known.length < columns.length) return undefined;
  return {
    columns: known,
    ...(value.points !== undefined && { points: filled(points) }),
    ...(value.ranks !== undefined && { ranks: filled(ranks) }),
  };
}
