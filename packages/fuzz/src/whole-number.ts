/** The number that an option of a command says; throws a RangeError that begins with the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new RangeError(`--${option}: expected a whole number, got ${JSON.stringify(text)}`);
  return Number(text);
}
