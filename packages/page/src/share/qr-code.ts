// A code to scan; loaded with the first one that somebody asks for.
import { type TemplateResult, html, svg } from 'lit-html';
import { encode } from 'uqr';

import { css } from '../css.js';
import { fileName, saveBlob } from './save.js';
import type { ShareWords } from '../words/share-words.js';

/** A text as a code, for the tournament of this name. */
export interface QrCode {
  readonly text: string;
  readonly name: string;
  readonly words: Pick<ShareWords, 'qrCode' | 'qrOfLink'>;
  readonly asPicture: string;
}

/** The quiet margin that readers of codes need, in squares. */
const MARGIN = 4;

/** The width of a square in a picture, in pixels. */
const SQUARE = 8;

/** The squares of a text. A widespread reader looks for the marks of version 23 in wrong places: the next version is used instead. */
function encoded(text: string): ReturnType<typeof encode> {
  const options = { ecc: 'L', border: MARGIN } as const;
  const code = encode(text, options);
  return code.version === 23 ? encode(text, { ...options, minVersion: 24 }) : code;
}

/** Saves the squares as a picture, black on white. */
async function saveSquares(squares: readonly (readonly boolean[])[], name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = squares.length * SQUARE;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  for (const [y, row] of squares.entries())
    for (const [x, isDark] of row.entries()) if (isDark) context.fillRect(x * SQUARE, y * SQUARE, SQUARE, SQUARE);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done);
  });
  if (blob !== null) saveBlob(blob, fileName(name, 'png'));
}

/** The code, and a button that saves it. */
export function qrCode({ name, asPicture, text, words }: QrCode): TemplateResult {
  const { data, size } = encoded(text);
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return html`<figure class="qr" role="group" aria-label=${words.qrCode} ${css({ '--squares': String(size) })}>
    <svg role="img" aria-label=${words.qrOfLink} viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">
      ${svg`<rect class="light" width=${size} height=${size} /><path class="dark" d=${dark.join('')} />`}
    </svg>
    <button type="button" @click=${() => saveSquares(data, name)}>${asPicture}</button>
  </figure>`;
}
