import { check, isObject } from './check.js';
import { nearest } from './nearest.js';

/** The names that an object of options may have. */
export type OptionNames<Options> = { readonly [Name in keyof Options]-?: true };

/**
 * Throws unless a value is an object of options, and for a name that no option has: a mistyped one would be ignored. Names
 * that belong to something else are passed over, and so is what is `undefined`, which is the same as left out.
 */
export function checkNames<Options extends object>(
  options: Options,
  path: string,
  known: OptionNames<NoInfer<Options>>,
  passedOver: readonly string[] = [],
): void {
  check(isObject(options), path, 'an object', options);
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined || Object.hasOwn(known, name) || passedOver.includes(name)) continue;
    const names = Object.keys(known);
    const meant = nearest(name, names);
    check(false, path, meant === undefined ? `no other names than ${names.join(', ')}` : `"${meant}"`, name, 'string');
  }
}
