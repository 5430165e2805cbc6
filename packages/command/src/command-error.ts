import { listInWords } from '@crosstable/core/text';

/** `text, json or csv`. */
export function alternatives(words: readonly string[]): string {
  return listInWords(words, 'or');
}

/** The hint at the end of an error. */
export const SEE_HELP = '(crosstable --help shows what there is)';

/** The end of a sentence about a mistake: the word that was meant, or else some advice. */
export function didYouMean(meant: string | undefined, otherwise: string): string {
  return meant === undefined ? ` ${otherwise}` : `: did you mean ${meant}?`;
}

/** Something that the user has to change: one line on standard error, and exit code 2. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** The sentence of a thrown value. Errors of the file system lose their code and call, those of a function its `undefined`. */
export function sentenceOf(thrown: unknown): string {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  if (message.startsWith('EISDIR: ')) return 'expected a file, got a directory';
  return message.replace(/^E[A-Z]+: (.*?), [a-z]+( '.*')?$/s, '$1').replace(/, got undefined$/, ', got nothing');
}

/** The result of a computation; `sentence` words an error about one of its arguments, which begins as `path` says. */
export function withErrorsOf<T>(path: RegExp, compute: () => T, sentence: (error: string) => string): T {
  try {
    return compute();
  } catch (thrown) {
    const error = sentenceOf(thrown);
    if (!path.test(error)) throw thrown;
    throw new CommandError(sentence(error.replace(path, '')));
  }
}
