import { daysIn } from '../../../answers/days.js';
import type { TitleWords } from '../../../answers/title-words.js';

const SYSTEMS = {
  players: { swiss: 'Schweizer System', 'round-robin': 'Rundenturnier', none: 'System unbekannt' },
  teams: {
    swiss: 'Schweizer System für Mannschaften',
    'round-robin': 'Rundenturnier für Mannschaften',
    none: 'Mannschaften, System unbekannt',
  },
} as const;

const ORIGINS = {
  asked: 'wie verlangt',
  date: 'nach dem Datum',
  file: 'laut Datei',
  legend: 'laut Legende',
  newest: 'kein Datum: die neueste',
} as const;

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, vor Runde 1`;
    if (round < announcedRounds) return `${kind}, nach Runde ${round} von ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'Runde' : 'Runden'}`;
  },
  rules: (progress, edition) => `${progress}, Feinwertungen nach FIDE C.07 (${edition})`,
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: /* @__PURE__ */ daysIn('de'),
  days: (first, last) => `${first} bis ${last}`,
  startNumber: (id) => `Nr. ${id}`,
  and: 'und',
  more: (count) => `${count} weitere`,
};
