// The list of tie-breaks as chips: dragged by the handle, by the mouse, or by a finger that waits; moved by the arrow keys, or by the
// buttons of the chosen one.
import { type TemplateResult, html, nothing } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';

import { definedIn } from '@crosstable/standings';
import { nameByWords } from '@crosstable/words';

import type { TableContext } from '../context.js';
import { isAsAnnounced, isAsPrinted, withCodes, withMoved } from '../state.js';

/** The chip whose buttons are shown, by its place. */
export interface ChipState {
  readonly chosen: number | null;
  readonly isAdding: boolean;
}

interface Chips {
  readonly context: TableContext;
  readonly state: ChipState;
  readonly set: (state: ChipState) => void;
}

/** The number of a tie-break: the points, which come first mostly, are none. */
function numberAt(codes: readonly string[], at: number): number | null {
  const isPoints = (code: string): boolean => code.endsWith('PTS');
  return isPoints(codes[at]) ? null : codes.slice(0, at + 1).filter((code) => !isPoints(code)).length;
}

/** Focuses the chip at a place at once: the next key may come before the next frame. */
function focusChip(place: number): void {
  document.querySelectorAll<HTMLElement>('.chip > .code').item(place).focus();
}

function move({ context, set, state }: Chips, from: number, to: number): void {
  const { opened, show, say, words } = context;
  if (to < 0 || to >= opened.codes.length || from === to) return;
  if (state.chosen !== null) set({ ...state, chosen: to });
  show(withMoved(opened, from, to));
  say(words.moved(opened.codes[from], to + 1));
  focusChip(to);
}

function remove({ context, set, state }: Chips, at: number): void {
  const { opened, show, say, words } = context;
  // A list of nothing ranks nobody
  if (opened.codes.length === 1) return;
  set({ ...state, chosen: null });
  show(
    withCodes(
      opened,
      opened.codes.filter((_, place) => place !== at),
    ),
  );
  say(words.removed(opened.codes[at]));
  focusChip(Math.max(0, at - 1));
}

/** The place among the chips that a pointer is over. */
function placeUnder(x: number, y: number): number {
  const chip = document.elementFromPoint(x, y)?.closest<HTMLElement>('.chip');
  return chip?.dataset.place === undefined ? -1 : Number(chip.dataset.place);
}

/** How long a finger waits on a chip before it drags it, in milliseconds: one that moves at once scrolls the page. */
const WAIT = 400;

/** Whether a finger drags a chip: then the page doesn't scroll under it. */
let isHeld = false;

function keepStill(event: Event): void {
  if (isHeld) event.preventDefault();
}

/** Drags with the mouse, a pen or the handle, or with a finger after a wait; a press that doesn't move is a click. */
function startDrag(chips: Chips, from: number, down: PointerEvent): void {
  if (!(down.currentTarget instanceof HTMLElement) || down.button !== 0) return;
  const chip = down.currentTarget.closest('.chip');
  const isFinger = down.pointerType === 'touch' && !down.currentTarget.matches('.grip');
  let over = from;
  let hasMoved = false;
  const lift = (): void => {
    isHeld = true;
    chip?.classList.add('is-dragged');
  };
  const waiting = isFinger ? setTimeout(lift, WAIT) : undefined;
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    hasMoved ||= Math.hypot(clientX - down.clientX, clientY - down.clientY) > 6;
    if (!hasMoved) return;
    if (!isFinger) lift();
    if (!isHeld) {
      end();
      return;
    }
    const place = placeUnder(clientX, clientY);
    if (place >= 0) over = place;
    for (const [at, one] of document.querySelectorAll('.chip').entries())
      one.classList.toggle('is-target', at === over && over !== from);
  };
  const listening = new AbortController();
  const end = (): void => {
    listening.abort();
    clearTimeout(waiting);
    isHeld = false;
    chip?.classList.remove('is-dragged');
    for (const one of document.querySelectorAll('.chip.is-target')) one.classList.remove('is-target');
  };
  const drop = (): void => {
    const isDropped = isHeld && hasMoved;
    end();
    if (isDropped) move(chips, from, over);
  };
  addEventListener('pointermove', onMove, listening);
  addEventListener('pointerup', drop, listening);
  addEventListener('pointercancel', end, listening);
}

function chipButton(sign: string, label: string, isDisabled: boolean, press: () => void): TemplateResult {
  return html`<button type="button" aria-label=${label} ?disabled=${isDisabled} @click=${press}>${sign}</button>`;
}

function chip(chips: Chips, code: string, at: number): TemplateResult {
  const {
    context: { opened, shown, words, naming },
    state,
    set,
  } = chips;
  const isChosen = state.chosen === at;
  const number = numberAt(opened.codes, at);
  const keys = (event: KeyboardEvent): void => {
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') move(chips, at, at + forward);
    else if (event.key === 'ArrowLeft') move(chips, at, at - forward);
    else if (event.key === 'Delete') remove(chips, at);
    else return;
    event.preventDefault();
  };
  const toggle = (): void => {
    set({ chosen: isChosen ? null : at, isAdding: false });
  };
  const drag = (event: PointerEvent): void => {
    startDrag(chips, at, event);
  };
  return html`<li class="chip" data-place=${at}>
    <span class="grip" aria-hidden="true" title=${words.listHint} @pointerdown=${drag}></span
    ><button
      type="button"
      class="code"
      title=${nameByWords(code, naming, definedIn(shown.table, code)) ?? code}
      aria-expanded=${isChosen ? 'true' : 'false'}
      aria-describedby="list-hint"
      @pointerdown=${drag}
      @touchmove=${keepStill}
      @contextmenu=${keepStill}
      @keydown=${keys}
      @click=${toggle}
    >
      ${number === null ? nothing : html`<small>${number}</small> `}${code}
    </button>
    ${
      isChosen
        ? html`<span class="chip-buttons"
            >${chipButton('←', words.moveEarlier(code), at === 0, () => {
              move(chips, at, at - 1);
            })}${chipButton('→', words.moveLater(code), at === opened.codes.length - 1, () => {
              move(chips, at, at + 1);
            })}${chipButton('×', words.remove(code), opened.codes.length === 1, () => {
              remove(chips, at);
            })}</span
          >`
        : nothing
    }
  </li>`;
}

/** The list in one line, which unfolds it: seen on a phone alone. */
export function foldedList({ opened, words }: TableContext, isUnfolded: boolean, toggle: () => void): TemplateResult {
  return html`<button type="button" class="fold" aria-expanded=${isUnfolded ? 'true' : 'false'} @click=${toggle}>
    <span class="unseen">${words.list}: </span
    ><span class="folded-codes">${isAsPrinted(opened) ? words.asPrinted : opened.codes.join(' · ')}</span>
    <span aria-hidden="true">▾</span>
  </button>`;
}

/** The list of the tournament, and what is done with it. */
export function listOfCodes(context: TableContext, state: ChipState, set: (state: ChipState) => void): TemplateResult {
  const { opened, words } = context;
  const chips = { context, state, set };
  const isDefault = opened.event.written.tiebreaks === undefined;
  return html`<div class="list" role="group" aria-labelledby="list-label">
    <span class="label" id="list-label"
      >${words.list}${isDefault && isAsAnnounced(opened) ? html` <small>(${words.isDefault})</small>` : nothing}</span
    >
    <span class="unseen" id="list-hint">${words.listHint}</span>
    <ol class="chips">
      ${repeat(
        opened.codes,
        (code, at) => `${code} ${opened.codes.slice(0, at).filter((one) => one === code).length}`,
        (code, at) => chip(chips, code, at),
      )}
    </ol>
    <button
      type="button"
      class="add"
      aria-expanded=${state.isAdding ? 'true' : 'false'}
      @click=${() => {
        set({ chosen: null, isAdding: !state.isAdding });
      }}
    >
      + ${words.add}
    </button>
  </div>`;
}
