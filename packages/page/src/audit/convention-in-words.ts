// The names of conventions in the languages of the page.
import type { Words } from 'crosstable/words';

import type { PageWords } from '../words/page-words.js';
import type { PartWords } from '../words/part-words.js';

type OfPage = Pick<PageWords & PartWords, 'audit' | 'editionOf'>;
type Phrases = Pick<Words['phrases'], 'cited' | 'semicolon'>;

/** The words for a term in a name that has no sentence of its own: a convention, an article or an edition. */
function termInWords(term: string, { audit, editionOf }: OfPage, { cited }: Phrases): string | undefined {
  const number = term.replace(/^Article /, '');
  if (number !== term) return cited(number);
  return /^\d{4}-\d{2}$/.test(term) ? editionOf(term) : audit.conventions[term];
}

/**
 * A convention in the words of a language: by its name, which may end with a number, or where it is one of the library's grid,
 * "part: term; part: term", word by word. Nothing where a word is missing.
 */
export function conventionInWords(convention: string, words: OfPage, phrases: Phrases): string | undefined {
  const { conventions } = words.audit;
  const { [convention]: known } = conventions;
  if (known !== undefined) return known;
  const [name, number] = convention.split(/ (?=\d+$)/);
  if (conventions[name] !== undefined) return `${conventions[name]} ${number}`;
  const parts = convention.split('; ').map((part) => {
    const [label, ...terms] = part.split(': ').map((term) => termInWords(term, words, phrases));
    return label === undefined || terms.includes(undefined) ? undefined : [label, ...terms].join(' ');
  });
  return parts.includes(undefined) ? undefined : parts.join(`${phrases.semicolon} `);
}
