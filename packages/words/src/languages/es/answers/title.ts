import { daysIn } from '../../../answers/days.js';
import type { TitleWords, ToldList } from '../../../answers/title-words.js';

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

function ruleOf(by: ToldList['by']): string {
  if (by === null) return '';
  if (by === 'virtual opponent') return ' según la regla anterior a 2023';
  return by === 'convention' ? ' según una regla propia para las rondas no jugadas' : ` de C.07 (${by})`;
}

export const TITLE: TitleWords = {
  progress: ({ announcedRounds, participants, round, system }) => {
    const kind = SYSTEMS[participants ?? 'players'][system ?? 'none'];
    if (round === 0) return `${kind}, antes de la ronda 1`;
    if (round < announcedRounds) return `${kind}, tras la ronda ${round} de ${announcedRounds}`;
    return `${kind}, ${round} ${round === 1 ? 'ronda' : 'rondas'}`;
  },
  rules: (progress, edition, by) => {
    if (by === 'us-chess') return `${progress}, desempates según US Chess (regla 34)`;
    return by === 'both'
      ? `${progress}, desempates según US Chess (regla 34) y FIDE C.07 (${edition})`
      : `${progress}, desempates según FIDE C.07 (${edition})`;
  },
  edition: (edition, from) => `${edition}, ${ORIGINS[from]}`,
  day: /* @__PURE__ */ daysIn('es'),
  days: (first, last) => `del ${first} al ${last}`,
  startNumber: (id) => `n.º ${id}`,
  printedList: ({ by, differing, edition, from, list, places }) => {
    const follows = `la tabla impresa ${from === 'values' ? 'sigue' : 'indica'} ${list}${ruleOf(by)}`;
    if (differing === null) return follows;
    const count =
      differing === 0
        ? 'no cambia ningún puesto'
        : `${differing === 1 ? 'cambia' : 'cambian'} ${differing} de ${places} puestos`;
    return `${follows}; según ${edition}, ${count}`;
  },
  and: 'y',
  more: (count) => `${count} más`,
};
