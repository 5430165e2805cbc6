// The foot of every sheet of paper: where the table comes from, and the day.
import { type TemplateResult, html, nothing } from 'lit-html';

import { isAsPrinted } from './state.js';
import { present } from './store.js';

/** The file, the edition and the day; nothing while no tournament is open. */
function partsOfFoot(): readonly string[] {
  const {
    file,
    opened,
    spoken: { language, words },
  } = present();
  if (opened === null) return [];
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date());
  const rule = isAsPrinted(opened) ? words.asPrinted : words.editionOf(opened.edition);
  return ['Crosstable', file, rule, day].filter((one) => one !== '');
}

/** A text as styles write one: a sign that would end it is none. */
function inStyles(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll(/[\n\r\f\0]/g, ' ')}"`;
}

/** Hands the foot to the margins of the sheets, before they are printed. */
export function writeFoot(): void {
  document.documentElement.style.setProperty('--foot', inStyles(partsOfFoot().join(' · ')));
}

/** The foot at the end of the last sheet, where a browser has no margins to write in. */
export function footAtEnd(): TemplateResult | typeof nothing {
  if ('CSSMarginRule' in globalThis) return nothing;
  return html`<p class="paper-foot">
    ${partsOfFoot().map((one, at) => html`${at === 0 ? nothing : ' · '}<bdi>${one}</bdi>`)}
  </p>`;
}
