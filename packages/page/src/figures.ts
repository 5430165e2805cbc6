// Numbers as the page prints them.
import { type TemplateResult, html } from 'lit-html';

import { readable, withMinus } from '@crosstable/words';
import type { Naming } from 'crosstable/words';

/** A number that keeps its direction among words of any script. */
export function isolated(printed: string): TemplateResult {
  return html`<bdi dir="ltr">${withMinus(printed)}</bdi>`;
}

/** A number of points or rating points. */
export function figure(value: number, { numbers }: Naming): TemplateResult {
  return isolated(readable(value, numbers));
}

/** A name in a sentence, between the signs that isolate it; {@link sentence} makes an element of it. */
export function isolatedName(name: string): string {
  return `\u2068${name}\u2069`;
}

/** Such a name, or a number with what belongs to it, `2½–1½` or `12½ / 5 = 2½`; the digits of `BH/C1` and `C.07` aren't numbers. */
const ISOLATES =
  /(\u2068[^\u2068\u2069]*\u2069|(?<![A-Z\d][./:-]?)[−+]?[\d½](?:(?:[.,–-]|\s?[/×=≈+−]\s?)?[\d½])*(?:\s?%|\.[a-z]\b)?)/;

/** A sentence of the library in print: its names and numbers keep their direction among words of any script. */
export function sentence(words: string): TemplateResult {
  const isolate = (part: string): TemplateResult =>
    part.startsWith('\u2068') ? html`<bdi>${part.slice(1, -1)}</bdi>` : isolated(part);
  return html`${words.split(ISOLATES).map((part, at) => (at % 2 === 0 ? part.replaceAll("'", '’') : isolate(part)))}`;
}
