// Language and colours: all that the page stores.
import type { Spoken } from './context.js';
import type { Language } from './words/page-words.js';
import { LANGUAGES } from './words/page-words.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PLACES = { language: 'crosstable.language', theme: 'crosstable.theme' } as const;

/** What is stored; nothing where the browser forbids it. */
function stored(place: string): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

function store(place: string, value: string): void {
  try {
    localStorage.setItem(place, value);
  } catch {
    // The page works without it
  }
}

function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language that was chosen before, else the first one of the browser that the page speaks. */
export function preferredLanguage(): Language {
  const wanted = [stored(PLACES.language) ?? '', ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find(isLanguage) ?? 'en';
}

const LOADED: Readonly<Record<Language, () => Promise<Spoken>>> = {
  en: async () => (await import('./words/spoken-en.js')).SPOKEN,
  de: async () => (await import('./words/spoken-de.js')).SPOKEN,
  fr: async () => (await import('./words/spoken-fr.js')).SPOKEN,
  es: async () => (await import('./words/spoken-es.js')).SPOKEN,
};

/** The words of a language. */
export function wordsOf(language: Language): Promise<Spoken> {
  return LOADED[language]();
}

export function storeLanguage(language: Language): void {
  store(PLACES.language, language);
}

export function preferredTheme(): Theme {
  const theme = stored(PLACES.theme);
  return THEMES.find((one) => one === theme) ?? 'auto';
}

/** Colours of the device, or light or dark ones; kept for the next time. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  store(PLACES.theme, theme);
}
