/** Names, the last after `and`; with semicolons where a name has a comma, as `Euwe, Max`. */
export function listedNames(names: readonly string[]): string {
  const sign = names.some((name) => name.includes(',')) ? '; ' : ', ';
  return [names.slice(0, -1).join(sign), ...names.slice(-1)].filter((part) => part !== '').join(' and ');
}
