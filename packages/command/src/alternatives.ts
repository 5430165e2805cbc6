import { listed } from '../../core/src/text/lists.js';

/** `text, json or csv`. */
export function alternatives(words: readonly string[]): string {
  return listed(words, 'or');
}

/** `standings: text or csv; explain and audit: text`: commands with the same formats stand together. */
export function formatsInWords(
  commands: readonly { readonly name: string; readonly formats: readonly string[] }[],
): string {
  const names = new Map<string, string[]>();
  for (const { formats, name } of commands) {
    const said = alternatives(formats);
    names.set(said, [...(names.get(said) ?? []), name]);
  }
  return [...names].map(([formats, together]) => `${listed(together, 'and')}: ${formats}`).join('; ');
}
