// Words that are loaded when something needs them, by language.
import type { LaterWords } from './languages.js';
import { present } from './store.js';

/** Gives the words of a language; while they are loaded `undefined`, and `again` is called once they are there. */
export type LateWords<Words> = (language: string, again: () => void) => Words | undefined;

/** The words of languages, each of which is loaded once. */
function loadedOnce<Words>(load: (language: string) => Promise<Words>): LateWords<Words> {
  const loaded = new Map<string, Words>();
  return (language, again) => {
    const words = loaded.get(language);
    if (words === undefined) {
      void load(language).then((come) => {
        loaded.set(language, come);
        again();
      });
    }
    return words;
  };
}

/** The words in the files of languages. */
export function lateWords<Words>(files: Readonly<Record<string, () => Promise<Words>>>): LateWords<Words> {
  return loadedOnce((language) => files[`../languages/${language}.ts`]());
}

/** Words of the language that the page speaks which have a file of their own: a file that handed them on would load them, too. */
export function laterWords<Key extends keyof LaterWords>(key: Key): LateWords<LaterWords[Key]> {
  return loadedOnce(async () => {
    const later = await present().spoken.later();
    return later[key]();
  });
}
