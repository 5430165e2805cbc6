// An account, or A before B, as a picture to send: it is set once more beside the screen, under the name of the tournament.
import { html, render } from 'lit-html';

import { announcedRounds } from '@crosstable/event';

import type { Context } from '../context.js';
import { painted } from './painting.js';
import './picture.css';
import { fileName, saveBlob } from './save.js';

/** Pixels of the picture for one of the page: letters stay sharp on every screen. */
const SCALE = 2;

/** A copy of a part of the page without what can be pressed, and without names that the page has once. */
function copyOf(part: Element): Node {
  const copy = part.cloneNode(true);
  if (!(copy instanceof Element)) return copy;
  // Names and articles stay, which lead nowhere from a picture
  for (const name of copy.querySelectorAll('.to-player')) name.replaceWith(...name.childNodes);
  for (const article of copy.querySelectorAll('button.article')) {
    const mark = document.createElement('span');
    mark.className = 'article';
    mark.textContent = article.textContent;
    article.replaceWith(mark);
  }
  for (const control of copy.querySelectorAll('button, select, details, .codes, .questions, .compare, .pictured'))
    control.remove();
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  return copy;
}

/** The picture of the account, or of the two side by side, that the page shows. */
async function pictureOf({ opened, shown: { event }, words }: Context): Promise<Blob | undefined> {
  const part = document.querySelector('.duel, .account');
  if (part === null) return undefined;
  const frame = document.createElement('div');
  frame.className = 'picture';
  frame.inert = true;
  render(
    html`<header>
        <strong><bdi>${event.name || words.unnamed}</bdi></strong>
        <span>${words.afterRound(event.round, announcedRounds(event))}</span>
      </header>
      ${copyOf(part)}
      <footer><span>Crosstable · ${words.editionOf(opened.edition)}</span></footer>`,
    frame,
  );
  document.body.append(frame);
  try {
    return await painted(frame, SCALE);
  } finally {
    frame.remove();
  }
}

/** Whether the device has a share sheet that takes a file: with a mouse, a download is what is looked for. */
function isSent(files: readonly File[]): boolean {
  return (
    matchMedia('(pointer: coarse)').matches && 'canShare' in navigator && navigator.canShare({ files: [...files] })
  );
}

/** Gives the picture to the share sheet of a telephone, which can keep it, too, or else saves it. */
export async function givePicture(context: Context): Promise<void> {
  const blob = await pictureOf(context);
  if (blob === undefined) return;
  const file = new File([blob], fileName(context.shown.event.name, 'png'), { type: blob.type });
  // The reader may close the sheet again
  if (isSent([file])) await navigator.share({ files: [file] }).catch(() => undefined);
  else saveBlob(file, file.name);
}
