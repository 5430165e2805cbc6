import type { Phrases } from '../words.js';

/** The words for conventions: by their names and by the terms of their names, and for an edition among these. */
interface ConventionNames {
  readonly conventions: Readonly<Record<string, string | undefined>>;
  readonly editionOf: (edition: string) => string;
}

type Citing = Pick<Phrases, 'cited' | 'semicolon'>;

/** The words for a term in a name that has no sentence of its own: a convention, an article or an edition. */
function termInWords(term: string, { conventions, editionOf }: ConventionNames, { cited }: Citing): string | undefined {
  const number = term.replace(/^Article /, '');
  if (number !== term) return cited(number);
  return /^\d{4}-\d{2}$/.test(term) ? editionOf(term) : conventions[term];
}

/**
 * A convention in the words of a language: by its name, which may end with a number, or where it is one of the library's grid,
 * "part: term; part: term", word by word. Nothing where a word is missing.
 */
export function conventionInWords(convention: string, names: ConventionNames, phrases: Citing): string | undefined {
  const { conventions } = names;
  const { [convention]: known } = conventions;
  if (known !== undefined) return known;
  const [name, number] = convention.split(/ (?=\d+$)/);
  if (conventions[name] !== undefined) return `${conventions[name]} ${number}`;
  const parts = convention.split('; ').map((part) => {
    const [label, ...terms] = part.split(': ').map((term) => termInWords(term, names, phrases));
    return label === undefined || terms.includes(undefined) ? undefined : [label, ...terms].join(' ');
  });
  return parts.includes(undefined) ? undefined : parts.join(`${phrases.semicolon} `);
}
