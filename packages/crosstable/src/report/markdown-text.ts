import { visible } from './visible.js';

/** Signs that begin markup, a link or a picture, or that end a cell. */
const MARKUP = /[\\`*_~[\]|]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that stands for itself in Markdown: nothing in it is markup, HTML, or the end of a cell or a row. */
export function markdownText(text: string): string {
  return visible(text)
    .replaceAll(MARKUP, String.raw`\$&`)
    .replaceAll(/[&<>]/g, (sign) => ENTITIES[sign]);
}
