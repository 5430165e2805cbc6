/**
 * The thing that a user names among several of a file: by its name, its number from 1, or a part of the name of only one. `undefined`
 * where none, or more than one, has it.
 */
export function chosenOf<T extends { readonly name: string }>(asked: string, things: readonly T[]): T | undefined {
  const text = asked.trim().toLowerCase();
  const exact = things.find(({ name }) => name.toLowerCase() === text);
  const byNumber = /^\d{1,3}$/.test(text) && Number(text) > 0 ? things.at(Number(text) - 1) : undefined;
  const [part, ...others] = things.filter(({ name }) => text !== '' && name.toLowerCase().includes(text));
  return exact ?? byNumber ?? (others.length === 0 ? part : undefined);
}

/** The names of things by their numbers from 1, as the values of an error. */
export function numbered(things: readonly { readonly name: string }[]): Record<string, string> {
  return Object.fromEntries(things.map(({ name }, at) => [at + 1, name]));
}
