/** A value of a wrong sort in what is to be written. */
export function wrongType(path: string, expected: string, value: unknown): never {
  throw new TypeError(`${path}: expected ${expected}, got ${display(value)}`);
}

/** A value of the right sort that cannot be written. */
export function wrongValue(path: string, expected: string, value: unknown): never {
  throw new RangeError(`${path}: expected ${expected}, got ${display(value)}`);
}

export function checkArray(path: string, expected: string, value: unknown): void {
  if (!Array.isArray(value)) wrongType(path, expected, value);
}

function display(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
