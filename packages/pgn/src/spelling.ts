// Names of players, and whether two spellings can be one person's

/** A name by its words, in small letters without accents. */
export interface Spelling {
  /** The words before the comma; none of a name without one. */
  readonly surname: readonly string[];
  /** The words behind the comma, or all. */
  readonly others: readonly string[];
  /** The same for spellings that only differ in capitals, accents, dots and blanks. */
  readonly key: string;
}

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name by its words. One without letters is a word of its own. */
export function spellingOf(name: string): Spelling {
  const [before, ...behind] = name.split(',');
  const surname = behind.length === 0 ? [] : wordsOf(before);
  const others = wordsOf(surname.length === 0 ? name : behind.join(' '));
  const key = surname.length + others.length === 0 ? name : `${surname.join(' ')},${others.join(' ')}`;
  return { surname, others, key };
}

/** All words of a name that are no initials. */
export function fullWords({ surname, others }: Spelling): readonly string[] {
  return [...surname, ...others].filter((word) => word.length > 1);
}

/** Whether two words are the same, or one is the initial of the other. */
function fit(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length === 1 && long.startsWith(short));
}

/** Whether each of the words has one of its own among `all`, the same or one that fits. */
function haveAll(words: readonly string[], all: readonly string[], isOf: typeof fit): boolean {
  const left = [...all];
  return words.every((word) => {
    const at = left.findIndex((other) => isOf(word, other));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const isSame = (one: string, other: string): boolean => one === other;

/** Whether the words fit one by one, as far as both have them. */
function beginAlike(one: readonly string[], other: readonly string[]): boolean {
  return one.every((word, at) => at >= other.length || fit(word, other[at]));
}

/**
 * Whether two spellings can be one person's: the same surname, and other names or initials that fit, as `Euwe, Max` and `Euwe,M`. Of a
 * name without a comma, as `Max Euwe`, the surname is any of its words.
 */
export function canBeOne(one: Spelling, other: Spelling): boolean {
  if (one.surname.length > 0 && other.surname.length > 0)
    return one.surname.join(' ') === other.surname.join(' ') && beginAlike(one.others, other.others);
  const [short, long] = [one, other]
    .map(({ surname, others }) => [...surname, ...others])
    .sort((a, b) => a.length - b.length);
  const surnames = [...one.surname, ...other.surname];
  const hasSurname = haveAll(surnames, short, isSame) && haveAll(surnames, long, isSame);
  return hasSurname && haveAll(short, long, fit) && short.some((word) => word.length > 1 && long.includes(word));
}
