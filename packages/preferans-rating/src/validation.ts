/** A value as an error message shows it. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  if (value && typeof value === 'object') return 'an object';
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'function' ? 'a function' : String(value);
}

/** The text of every error: where, what was expected and what came. */
export function refusal(path: string, expected: string, value: unknown): string {
  return path + ': expected ' + expected + ', got ' + shown(value);
}

/** Gives `value` back if it is a finite number `above` a bound, which `kind` puts into words: `'a positive'`. */
export function finite(path: string, value: unknown, above = -Infinity, kind = 'a'): number {
  if (typeof value !== 'number') throw new TypeError(refusal(path, 'a number', value));
  if (Number.isFinite(value) && value > above) return value;
  throw new RangeError(refusal(path, kind + ' finite number', value));
}
