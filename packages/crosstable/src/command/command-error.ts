/** Something that the user has to change: one line on standard error, and exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** What was meant, as the end of a sentence; where nobody knows, what to do. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? ` ${otherwise}` : `: did you mean ${meant}?`;
}

/** The sentence of whatever was thrown; of what the file system throws without its code and call. */
export function sentenceOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (message.startsWith('EISDIR: ')) return 'expected a file, got a directory';
  return message.replace(/^E[A-Z]+: (.*?), [a-z]+( '.*')?$/, '$1');
}
