import { check, isObject } from './check.js';

/** The names that an object of options may have. */
export type OptionNames<Options> = { readonly [Name in keyof Options]-?: true };

/**
 * Throws unless a value is an object of options, and for a name that no option has: a mistyped one would be ignored. What is
 * `undefined` is the same as left out.
 *
 * @param meant - Finds the one name that was meant. Left out where there are so few that the message may list them, and
 *   every byte counts.
 * @param passedOver - Names that belong to something else.
 */
export function checkNames<Options extends object>(
  options: Options,
  path: string,
  known: OptionNames<NoInfer<Options>>,
  meant: (name: string, names: readonly string[]) => string | undefined = () => undefined,
  passedOver: readonly string[] = [],
): void {
  check(isObject(options), path, 'an object', options);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(known, name) || passedOver.includes(name)) continue;
    const names = Object.keys(known);
    const one = meant(name, names);
    check(false, path, one === undefined ? `only ${names.join(', ')}` : `"${one}"`, name, 'string');
  }
}
