import { listInWords } from '@crosstable/core/text';

/** `text, json or csv`. */
export function alternatives(words: readonly string[]): string {
  return listInWords(words, 'or');
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
  return [...names].map(([formats, together]) => `${listInWords(together, 'and')}: ${formats}`).join('; ');
}

/** Something that the user has to change: one line on standard error, and exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Whether an error is a `CommandError`. Each built file of the command has a class of its own, so the name decides. */
export function isCommandError(thrown: unknown): thrown is Error {
  return thrown instanceof Error && thrown.name === 'CommandError';
}

/** The end of a sentence about a mistake: the word that was meant, or else some advice. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? ` ${otherwise}` : `: did you mean ${meant}?`;
}

/** The sentence of a thrown value. Errors of the file system lose their code and call, those of a function its `undefined`. */
export function sentenceOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (message.startsWith('EISDIR: ')) return 'expected a file, got a directory';
  return message.replace(/^E[A-Z]+: (.*?), [a-z]+( '.*')?$/s, '$1').replace(/, got undefined$/, ', got nothing');
}
