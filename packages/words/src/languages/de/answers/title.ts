import { daysIn } from '../../../answers/days.js';
import type { TitleWords, ToldList } from '../../../answers/title-words.js';

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

function ruleOf(by: ToldList['by']): string {
  if (by === null) return '';
  if (by === 'virtual opponent') return ' nach der Regel vor 2023';
  return by === 'convention' ? ' nach einer eigenen Regel für ungespielte Runden' : ` von C.07 (${by})`;
}

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, vor Runde 1`;
    if (round < announcedRounds) return `${kind}, nach Runde ${round} von ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'Runde' : 'Runden'}`;
  },
  rules: (progress, edition, by) => {
    if (by === 'us-chess') return `${progress}, Feinwertungen nach US Chess (Regel 34)`;
    return by === 'both'
      ? `${progress}, Feinwertungen nach US Chess (Regel 34) und FIDE C.07 (${edition})`
      : `${progress}, Feinwertungen nach FIDE C.07 (${edition})`;
  },
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: /* @__PURE__ */ daysIn('de'),
  days: (first, last) => `${first} bis ${last}`,
  startNumber: (id) => `Nr. ${id}`,
  printedList: ({ by, differing, edition, from, list, places }) => {
    const follows = `die gedruckte Tabelle ${from === 'values' ? 'folgt' : 'nennt'} ${list}${ruleOf(by)}`;
    if (differing === null) return follows;
    const count =
      differing === 0
        ? 'ist kein Platz anders'
        : `${differing === 1 ? 'ist' : 'sind'} ${differing} von ${places} Plätzen anders`;
    return `${follows}; nach ${edition} ${count}`;
  },
  and: 'und',
  more: (count) => `${count} weitere`,
};
