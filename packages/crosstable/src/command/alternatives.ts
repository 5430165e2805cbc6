/** `text, json or csv`. */
export function alternatives(words: readonly string[]): string {
  return joined(words, 'or');
}

function joined(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
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
  return [...names].map(([formats, together]) => `${joined(together, 'and')}: ${formats}`).join('; ');
}
