// A note over the page, at what it is about: Escape, a tap beside it and its button close it, and the focus goes back.
import { type TemplateResult, html, render } from 'lit-html';

import { closeButton } from './close-button.js';
import type { PageWords } from './words/page-words.js';
import './note.css';

/** The content of a note under its heading. */
export interface Note {
  readonly heading: TemplateResult | string;
  readonly content: TemplateResult;
}

const ID = 'note';

function noteElement(): HTMLElement {
  const found = document.getElementById(ID);
  if (found !== null) return found;
  const made = document.createElement('div');
  made.id = ID;
  made.popover = 'auto';
  made.setAttribute('role', 'dialog');
  made.setAttribute('aria-labelledby', 'note-title');
  // The page under it has nothing to do with a tap on it, or with the key that closes it
  for (const kind of ['click', 'keydown'])
    made.addEventListener(kind, (event) => {
      event.stopPropagation();
    });
  document.body.append(made);
  return made;
}

/** Opens a note at an element; an open one is closed. */
export function openNote(at: Element, { content, heading }: Note, words: PageWords): void {
  const note = noteElement();
  note.hidePopover();
  const close = (): void => {
    note.hidePopover();
  };
  render(
    html`<div class="note-head">
        <h2 id="note-title" tabindex="-1">${heading}</h2>
        ${closeButton(words, close)}
      </div>
      ${content}`,
    note,
  );
  const { bottom, left, top } = at.getBoundingClientRect();
  const isLow = top > innerHeight / 2;
  note.classList.toggle('is-above', isLow);
  note.style.setProperty('--left', `${left}px`);
  note.style.setProperty('--from', `${isLow ? innerHeight - top : bottom}px`);
  note.showPopover();
  note.querySelector<HTMLElement>('#note-title')?.focus();
}
