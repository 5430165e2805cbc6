// Both sides of a game in a crosstable: where one is pointed at, or has the focus, the other one is marked, too.

/** The row of somebody in a table. */
function rowOfPlayer(table: Element, player: string | undefined): HTMLTableRowElement | undefined {
  return [...table.querySelectorAll<HTMLTableRowElement>('tbody tr')].find(({ dataset }) => dataset.player === player);
}

/** The cell of the same game in the row of the opponent: of the same round, or under the number of the player. */
function otherSide(cell: HTMLTableCellElement, other: HTMLTableRowElement, player: string): Element | undefined {
  const own = [...other.cells];
  const isByRounds = cell.dataset.round !== undefined;
  return own.find(
    ({ dataset }) => dataset.opponent === player && (!isByRounds || dataset.round === cell.dataset.round),
  );
}

/** Marks the game of the cell that an event is about, the one at its other side, and both names. */
export function markGame({ currentTarget, target }: Event): void {
  if (!(currentTarget instanceof Element)) return;
  for (const marked of currentTarget.querySelectorAll('[data-game]')) marked.removeAttribute('data-game');
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-opponent]') : null;
  const row = cell?.closest('tr') ?? null;
  const other = rowOfPlayer(currentTarget, cell?.dataset.opponent);
  if (cell === null || row === null || other === undefined) return;
  const sides = [
    cell,
    otherSide(cell, other, row.dataset.player ?? ''),
    row.querySelector('.name'),
    other.querySelector('.name'),
  ];
  for (const side of sides) side?.setAttribute('data-game', '');
}
