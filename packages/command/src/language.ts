import type { AnswerWords } from '@crosstable/words/answers';

import { alternatives } from './command-error.js';
import type { Io } from './io.js';
import { type Given, valueOption } from './option.js';

/** The languages by their codes, each loaded when somebody asks for it. */
const LOADERS = {
  en: async () => (await import('@crosstable/words/en/answers')).ENGLISH_ANSWERS,
  de: async () => (await import('@crosstable/words/de/answers')).GERMAN_ANSWERS,
  fr: async () => (await import('@crosstable/words/fr/answers')).FRENCH_ANSWERS,
  es: async () => (await import('@crosstable/words/es/answers')).SPANISH_ANSWERS,
} as const;

type Language = keyof typeof LOADERS;

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es'];

function languageNamed(code: string): Language | undefined {
  return LANGUAGES.find((one) => one === code);
}

export const LANGUAGE = valueOption(
  {
    name: 'language',
    argument: 'L',
    says: `${alternatives(LANGUAGES)}: the language of the answer. Default: that of the environment. The names of fields in json and csv are English.`,
  },
  alternatives(LANGUAGES),
  languageNamed,
);

/** The variables that name the language of messages; the first that is set decides, as POSIX has it. */
const VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/** The language of an environment: German of `de_AT.UTF-8`; English where there is none, or another one. */
function languageOf(environment: Io['environment'] = {}): Language {
  const set = VARIABLES.map((variable) => environment[variable] ?? '').find((value) => value !== '') ?? '';
  const [code] = set.toLowerCase().split(/[_.@-]/);
  return languageNamed(code) ?? 'en';
}

/** The words in which a line asks for its answer. Throws a `CommandError` for a language that there is not. */
export function wordsIn(given: Given): (io: Pick<Io, 'environment'>) => Promise<AnswerWords> {
  const asked = LANGUAGE.read(given);
  return ({ environment }) => LOADERS[asked ?? languageOf(environment)]();
}
