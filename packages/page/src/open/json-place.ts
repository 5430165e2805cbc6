// Where in a JSON file the value stands that an error names by its path.
import { placeAt } from '@crosstable/core/text';

import { type Mistake, placeIn, textOf } from './mistake-place.js';

/** A property with its colon, a text, a sign, or another value. */
const TOKENS = /("(?:\\.|[^"\\])*")\s*:|"(?:\\.|[^"\\])*"|[{}[\],]|[^\s{}[\],:"]+/g;

/** The place of each value of a text by its path, as `games[0][3].result`. */
function valuesIn(text: string): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const parts: (string | number)[] = [];
  for (const { 0: token, 1: property = '', index } of text.matchAll(TOKENS)) {
    const last = parts.at(-1);
    if (token === '}' || token === ']') parts.pop();
    else if (token === ',') parts.splice(-1, 1, typeof last === 'number' ? last + 1 : '');
    else if (property !== '') parts.splice(-1, 1, `.${String(JSON.parse(property))}`);
    else {
      places.set(parts.map((part) => (typeof part === 'number' ? `[${part}]` : part)).join(''), index);
      if (token === '{') parts.push('');
      if (token === '[') parts.push(0);
    }
  }
  return places;
}

/** A mistake in JSON with its place: that of the value, or of what should have it. */
export function placedInJson(mistake: Mistake, content: string | Uint8Array): Mistake {
  const [, path] = /^(\w+(?:\.\w+|\[\d+\])*): /.exec(mistake.message) ?? ['', ''];
  const text = textOf(content);
  if (path === '' || !text.trimStart().startsWith('{')) return mistake;
  const places = valuesIn(text);
  let wanted = `.${path}`;
  while (wanted !== '' && !places.has(wanted)) wanted = wanted.replace(/(?:\.\w+|\[\d+\])$/, '');
  const { line, column } = placeAt(text, places.get(wanted) ?? 0);
  return wanted === '' ? mistake : { ...mistake, place: placeIn(content, line, column) };
}
