// The line that puts the table into another page.
import { type TemplateResult, html } from 'lit-html';

import type { Context } from '../context.js';
import { copyField } from './copy-field.js';
import type { ShareWords } from '../words/share-words.js';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign]);
}

/** The frame with the table of a link, as HTML: no name of a file is markup in it. */
function frameOf(link: string, name: string): string {
  const address = escaped(link.replace('#', '#embed&'));
  return `<iframe src="${address}" title="${escaped(name)}" width="100%" height="600" style="border: 0" loading="lazy"></iframe>`;
}

/** The line to copy, under a heading that opens it. */
export function embedLine(link: string, words: ShareWords, context: Context): TemplateResult {
  const { opened, words: page } = context;
  const text = frameOf(link, opened.event.name || page.unnamed);
  const { copyLine: copy, lineCopied: copied, onAnotherPage: label } = words;
  return html`<details class="embed">
    <summary>${label}</summary>
    <p>${words.embedHint}</p>
    <div class="link-line">${copyField({ text, kind: 'embed-field', label, copy, copied }, context)}</div>
  </details>`;
}
