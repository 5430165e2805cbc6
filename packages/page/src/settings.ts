// Language and colours, and whether tournaments are kept.
import { LANGUAGES } from './languages.js';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const PLACES = {
  language: 'crosstable.language',
  theme: 'crosstable.theme',
  keep: 'crosstable.keep',
  slash: 'crosstable.slash',
} as const;

/** The stored value; nothing where the browser forbids storing. */
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

/** The language that was chosen before, else the first one of the browser that the page speaks. */
export function preferredLanguage(): string {
  const wanted = [stored(PLACES.language) ?? '', ...navigator.languages.map((tag) => tag.split('-')[0])];
  return wanted.find((code) => LANGUAGES.includes(code)) ?? 'en';
}

export function storeLanguage(language: string): void {
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

const NOTHING = 'nothing';

/** Whether this device keeps the last tournaments. */
export function isKeeping(): boolean {
  return stored(PLACES.keep) !== NOTHING;
}

export function storeKeeping(isKept: boolean): void {
  store(PLACES.keep, isKept ? '' : NOTHING);
}

const OFF = 'off';

/** Whether the key `/` leads to the field that finds players: a single key that somebody may hit by chance, or by voice. */
export function isSlashOn(): boolean {
  return stored(PLACES.slash) !== OFF;
}

export function storeSlash(isOn: boolean): void {
  store(PLACES.slash, isOn ? '' : OFF);
}
