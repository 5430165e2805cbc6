import { check, isObject, unexpected, valueInMessage } from './check.js';

/** The names that an object of options may have. */
export type OptionNames<Options> = { readonly [Name in keyof Options]-?: true };

/**
 * Throws unless a value is an object of options, and for an unknown name, because a mistyped option would be ignored. An
 * option that is `undefined` counts as left out.
 *
 * @param meant - Finds the one name that was meant. Left out where the message can list all of the few names, which
 *   saves bytes.
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
  const table: object = known;
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Reflect.get(table, name) === true || passedOver.includes(name)) continue;
    const names = Object.keys(table);
    const one = meant(name, names);
    const expected = one === undefined ? `only ${names.join(', ')}` : `"${one}"`;
    const values = { name, ...(one !== undefined && { meant: one }) };
    throw unexpected(path, expected, valueInMessage(name), RangeError, 'unknown-name', values);
  }
}
