// The options of the commands of this package, and their errors.

/** The number that an option of a command says; throws a RangeError that begins with the option. */
export function wholeNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text))
    throw new RangeError(`--${option}: expected a whole number, got ${JSON.stringify(text)}`);
  return Number(text);
}

/** Runs a command of this package. The exit code comes from `run`; a wrong word gives a sentence and the exit code 2. */
export async function runCommand(name: string, run: () => number | Promise<number>): Promise<void> {
  try {
    process.exitCode = await run();
  } catch (thrown) {
    if (!isWrongWord(thrown)) throw thrown;
    console.error(`${name}: ${thrown.message}`);
    process.exitCode = 2;
  }
}

/** Whether an option is wrong; any other error is a fault of the program and must show its place. */
export function isWrongWord(thrown: unknown): thrown is Error {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return thrown.message.startsWith('--') || code.startsWith('ERR_PARSE_ARGS');
}
