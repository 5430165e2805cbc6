// Words that are loaded when something needs them, by language.

/** Gives the words of a language; while they are loaded `undefined`, and `again` is called once they are there. */
export type LateWords<Words> = (language: string, again: () => void) => Words | undefined;

/** The words of files of languages, each of which is loaded once. */
export function lateWords<Words>(files: Readonly<Record<string, () => Promise<Words>>>): LateWords<Words> {
  const loaded = new Map<string, Words>();
  return (language, again) => {
    const words = loaded.get(language);
    if (words === undefined) {
      void files[`../languages/${language}.ts`]().then((come) => {
        loaded.set(language, come);
        again();
      });
    }
    return words;
  };
}
