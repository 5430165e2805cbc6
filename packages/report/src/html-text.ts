import { visible } from '../../core/src/text/visible.js';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it stands in a page, in an element or an attribute; control characters, which no page may have, are replaced. */
export function escaped(text: string): string {
  return visible(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]);
}

/** An element with nothing but text in it. */
export function element(tag: 'li' | 'span' | 'title', text: string): string {
  return `<${tag}>${escaped(text)}</${tag}>`;
}

/** An abbreviation with what it stands for. */
export function abbreviation(text: string, title: string): string {
  return `<abbr title="${escaped(title)}">${escaped(text)}</abbr>`;
}

/** A link to a place in the same page, with what it leads to. */
export function link(place: string, text: string, title: string): string {
  return `<a href="#${escaped(place)}" title="${escaped(title)}">${escaped(text)}</a>`;
}
