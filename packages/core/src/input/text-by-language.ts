import { check, isObject } from './check.js';

/** A text for people: in English, or by language (`{ en: '…', de: '…' }`), of which `en` stands for those that are missing. */
export type TextByLanguage = string | (Readonly<Record<string, string>> & { readonly en: string });

/** Throws unless a value is a text, or texts by language with an English one. */
export function checkTextByLanguage(given: unknown, path: string): asserts given is TextByLanguage {
  if (typeof given === 'string') return;
  const texts: unknown[] = isObject(given) && 'en' in given ? Object.values(given) : [undefined];
  check(
    texts.every((text) => typeof text === 'string'),
    path,
    'a text, or texts by language with "en"',
    given,
  );
}
