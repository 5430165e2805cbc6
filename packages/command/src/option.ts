import { CommandError } from './command-error.js';

/** The options of a line with their values, as they were written; a flag has an empty one. */
export type Given = ReadonlyMap<string, string>;

/** An option as the command line and the help text have it. */
export interface OptionSyntax {
  readonly name: string;
  /** The letter that stands for it. */
  readonly short?: string;
  /** The name of the value; left out for a flag. */
  readonly argument?: string;
  readonly says: string;
}

/** An option with the reading of its value. */
export interface Option<T> extends OptionSyntax {
  /** The value that the line gives. Throws a `CommandError` for a wrong value. */
  readonly read: (given: Given) => T;
}

interface ValueSyntax extends OptionSyntax {
  readonly argument: string;
}

/** The error for a value of an option. */
export function wrongValue(option: string, expected: string, written: string): CommandError {
  return new CommandError(`--${option}: expected ${expected}, got "${written}"`);
}

/** An option without a value. */
export function flag(syntax: OptionSyntax): Option<boolean> {
  return { ...syntax, read: (given) => given.has(syntax.name) };
}

/** An option whose value is taken as it is, or is read where the tournament is known. */
export function textOption(syntax: ValueSyntax): Option<string | undefined> {
  return { ...syntax, read: (given) => given.get(syntax.name) };
}

/** An option with a value that `valueOf` reads; `undefined` means that `expected` was expected. */
export function valueOption<T>(
  syntax: ValueSyntax,
  expected: string,
  valueOf: (written: string) => T | undefined,
): Option<T | undefined> {
  return {
    ...syntax,
    read: (given) => {
      const written = given.get(syntax.name);
      if (written === undefined) return undefined;
      const value = valueOf(written);
      if (value === undefined) throw wrongValue(syntax.name, expected, written);
      return value;
    },
  };
}

/** An option with words between commas. */
export function listOption(syntax: ValueSyntax): Option<readonly string[] | undefined> {
  return {
    ...syntax,
    read: (given) =>
      given
        .get(syntax.name)
        ?.split(',')
        .map((word) => word.trim()),
  };
}
