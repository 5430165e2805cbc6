// Where in a JSON file the value stands that an error names by its path.
import { placeAt, valuesIn } from '@crosstable/core/text';

import { type Mistake, placeIn, textOf } from './mistake-place.js';

/** A mistake in JSON with its place: that of the value, or of what should have it. */
export function placedInJson(mistake: Mistake, content: string | Uint8Array): Mistake {
  const [, path] = /^(\w+(?:\.\w+|\[\d+\])*): /.exec(mistake.message) ?? ['', ''];
  const text = textOf(content);
  if (path === '' || !text.trimStart().startsWith('{')) return mistake;
  const places = valuesIn(text);
  let wanted = `.${path}`;
  while (wanted !== '' && !places.has(wanted.slice(1))) wanted = wanted.replace(/(?:\.\w+|\[\d+\])$/, '');
  const { line, column } = placeAt(text, places.get(wanted.slice(1)) ?? 0);
  return wanted === '' ? mistake : { ...mistake, place: placeIn(content, line, column) };
}
