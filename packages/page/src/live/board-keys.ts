// The keys of boards: one stop of the tab key for each, arrows inside it and to the next one, and a key for each usual result.

/** The parts of a board, in the order of the arrows. */
const ITEMS = '.to-player, [data-code], select, .undo';

/** The code of the result that a key enters for the player on the left. */
const CODES: Readonly<Record<string, string>> = { 1: '1', 0: '0', '=': 'h', '½': 'h', '+': 'w', '-': 'l', '−': 'l' };

function boardsOf(list: Element): readonly HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>('li.board')];
}

function itemsOf(board: Element | undefined): readonly HTMLElement[] {
  return [...(board?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];
}

/** The element of a board to which the tab key comes. */
export function stopOf(board: Element | null | undefined): HTMLElement | null {
  return board?.querySelector<HTMLElement>('[tabindex="0"]') ?? null;
}

/** The tab key comes back to where the focus was last. */
export function followFocus({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement)) return;
  const items = itemsOf(target.closest('li.board') ?? undefined);
  if (!items.includes(target)) return;
  for (const item of items) item.tabIndex = item === target ? 0 : -1;
}

function neighbour(item: HTMLElement, board: HTMLElement, key: string): HTMLElement | undefined {
  const items = itemsOf(board);
  const at = items.indexOf(item);
  const forward = getComputedStyle(board).direction === 'rtl' ? -1 : 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight') return items[at + (key === 'ArrowRight' ? forward : -forward)];
  // A select has a use for these keys itself
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || item instanceof HTMLSelectElement) return undefined;
  const list = board.closest('.results');
  const boards = list === null ? [] : boardsOf(list);
  const to = boards.indexOf(board) + (key === 'ArrowDown' ? 1 : -1);
  const next = to < 0 ? undefined : boards.at(to);
  const code = item.dataset.code;
  const same = code === undefined ? null : next?.querySelector<HTMLElement>(`[data-code="${code}"]`);
  return same ?? stopOf(next) ?? undefined;
}

/** Brings the focus to the next open board behind one, or to the first one. */
function toNextOpen(board: HTMLElement): void {
  const list = board.closest('.results');
  const boards = list === null ? [] : boardsOf(list);
  const at = boards.indexOf(board);
  const next = [...boards.slice(at + 1), ...boards.slice(0, at)].find(({ classList }) => classList.contains('is-open'));
  stopOf(next)?.focus();
}

/** The keys of a board; `enter` enters the result of a code for the player on the left. */
export function boardKeys(enter: (code: string) => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { altKey, ctrlKey, currentTarget, key, metaKey, target } = event;
    if (altKey || ctrlKey || metaKey) return;
    if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
    if (Object.hasOwn(CODES, key)) {
      event.preventDefault();
      enter(CODES[key]);
      toNextOpen(currentTarget);
      return;
    }
    const next = neighbour(target, currentTarget, key);
    if (next === undefined) {
      // Elsewhere these keys would choose another result
      if (target instanceof HTMLSelectElement && /^Arrow(?:Left|Right)$/.test(key)) event.preventDefault();
      return;
    }
    event.preventDefault();
    next.focus();
  };
}
