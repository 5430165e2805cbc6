import { daysIn } from '../../../answers/days.js';
import type { TitleWords } from '../../../answers/title-words.js';

const SYSTEMS = {
  players: { swiss: 'Sistema suizo', 'round-robin': 'Todos contra todos', none: 'Sistema desconocido' },
  teams: {
    swiss: 'Sistema suizo por equipos',
    'round-robin': 'Todos contra todos por equipos',
    none: 'Por equipos, sistema desconocido',
  },
} as const;

const ORIGINS = {
  asked: 'como se pidió',
  date: 'por la fecha',
  file: 'según el archivo',
  legend: 'según la leyenda',
  newest: 'sin fecha: la más reciente',
} as const;

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, antes de la ronda 1`;
    if (round < announcedRounds) return `${kind}, tras la ronda ${round} de ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'ronda' : 'rondas'}`;
  },
  rules: (progress, edition) => `${progress}, desempates según FIDE C.07 (${edition})`,
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: /* @__PURE__ */ daysIn('es'),
  days: (first, last) => `del ${first} al ${last}`,
  startNumber: (id) => `n.º ${id}`,
  and: 'y',
  more: (count) => `${count} más`,
};
