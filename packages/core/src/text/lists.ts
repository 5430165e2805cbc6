/** A clause as a line of its own. */
export function capitalize(clause: string): string {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}`;
}

/** The words of a language before the last thing of a list, and for those that aren't named; and its semicolon, where that has a blank. */
interface WordsOfLists {
  readonly and: string;
  readonly more: (count: number) => string;
  readonly semicolon?: string;
}

const ENGLISH: WordsOfLists = { and: 'and', more: (count) => `${count} more` };

/** Names, the last after `and`; with semicolons where a name has a comma, as `Euwe, Max`. Of many only the first are named. */
export function listedNames(names: readonly string[], most = Infinity, words: WordsOfLists = ENGLISH): string {
  const more = names.length - most;
  const named = more > 0 ? [...names.slice(0, most), words.more(more)] : names;
  const sign = named.some((name) => name.includes(',')) ? `${words.semicolon ?? ';'} ` : ', ';
  return [named.slice(0, -1).join(sign), ...named.slice(-1)].filter((part) => part !== '').join(` ${words.and} `);
}

/** One thing or several, the last after a word for `and` or `or`. */
export function listInWords(things: readonly (number | string)[], and: string): string {
  const [last, ...others] = things.toReversed();
  return others.length === 0 ? String(last) : `${others.reverse().join(', ')} ${and} ${last}`;
}
