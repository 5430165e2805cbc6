// What the commands of this package have to say of the words that they are given.

/** The number that an option of a command says; throws a RangeError that begins with the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new RangeError(`--${option}: expected a whole number, got ${JSON.stringify(text)}`);
  return Number(text);
}

/** Whether a word of the command is wrong; anything else that is thrown is a fault of the program, and its place is wanted. */
export function isWrongWord(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return thrown.message.startsWith('--') || code.startsWith('ERR_PARSE_ARGS');
}
