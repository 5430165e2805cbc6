/** A copy of an object without the properties that are undefined. */
export function withoutUndefined<T extends object>(properties: T): T {
  const left = { ...properties };
  for (const name of Object.keys(left)) {
    if (Reflect.get(left, name) === undefined) Reflect.deleteProperty(left, name);
  }
  return left;
}
