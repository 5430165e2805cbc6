// One tab stop for a whole table: the arrows move inside it.

function rowsOf(table: Element): readonly Element[] {
  return [...table.querySelectorAll('tr:not([hidden])')];
}

function cellsOf(row: Element | undefined): readonly HTMLElement[] {
  return [...(row?.querySelectorAll<HTMLElement>('td, th') ?? [])];
}

/** Makes a cell the one that the tab key comes to. */
function makeCurrent(table: Element, cell: HTMLElement): void {
  table.querySelector('[tabindex="0"]')?.removeAttribute('tabindex');
  cell.tabIndex = 0;
}

/** Makes sure that the tab key comes to a table: to its first cell, unless it has been somewhere else before. */
export function prepareGrid(table: Element): void {
  if (table.querySelector('tr:not([hidden]) [tabindex="0"]') !== null) return;
  table.querySelector('[tabindex="0"]')?.removeAttribute('tabindex');
  const [, first] = rowsOf(table);
  cellsOf(first).at(0)?.setAttribute('tabindex', '0');
}

/** Brings the focus to a cell. */
export function focusCell(cell: HTMLElement): void {
  const table = cell.closest('[role="grid"]');
  if (table !== null) makeCurrent(table, cell);
  cell.focus();
  cell.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The player and the column of the cell that was clicked or entered; beside the numbers, the `first` column. */
export function chosenCell(
  target: EventTarget | null,
  first: number,
): { readonly player: string; readonly at: number } | undefined {
  const cell = target instanceof Element ? target.closest('td, th') : null;
  const player = cell?.closest('tr')?.dataset.player;
  if (!(cell instanceof HTMLElement) || player === undefined) return undefined;
  return { player, at: cell.dataset.at === undefined ? first : Number(cell.dataset.at) };
}

/** The place that a key leads to from a row and a column, in a table of this many of both; nothing for another key. */
export function placeAfter(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { row, column }: { readonly row: number; readonly column: number },
  {
    rows,
    columns,
    isRightToLeft,
  }: { readonly rows: number; readonly columns: number; readonly isRightToLeft: boolean },
): { readonly row: number; readonly column: number } | undefined {
  const forward = isRightToLeft ? -1 : 1;
  const last = columns - 1;
  const steps: Readonly<Record<string, { readonly row: number; readonly column: number }>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - forward },
    ArrowRight: { row, column: column + forward },
    Home: { row: ctrlKey ? 0 : row, column: 0 },
    End: { row: ctrlKey ? rows - 1 : row, column: last },
    PageUp: { row: row - 10, column },
    PageDown: { row: row + 10, column },
  };
  if (!Object.hasOwn(steps, key)) return undefined;
  const step = steps[key];
  return {
    row: Math.min(Math.max(step.row, 0), rows - 1),
    column: Math.min(Math.max(step.column, 0), last),
  };
}

/** The keys of a table; `enter` is what the return key does in a cell. */
export function gridKeys(enter: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, currentTarget } = event;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof Element)) return;
    const row = target.closest('tr');
    if (row === null) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      enter(event);
      return;
    }
    const rows = rowsOf(currentTarget);
    const cells = cellsOf(row);
    const at = { row: rows.indexOf(row), column: cells.indexOf(target) };
    const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
    const next = placeAfter(event, at, { rows: rows.length, columns: cells.length, isRightToLeft });
    const cell = next && cellsOf(rows[next.row]).at(next.column);
    if (cell === undefined) return;
    event.preventDefault();
    focusCell(cell);
  };
}
