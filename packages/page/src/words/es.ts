import type { PageWords } from './page-words.js';

function places(count: number): string {
  return count === 1 ? 'un puesto' : `${count} puestos`;
}

/** What the page says in Spanish. */
export const PAGE_WORDS: PageWords = {
  language: 'es',
  called: 'Español',
  staysHere: 'El archivo no sale de este dispositivo.',
  openFile: 'Abrir un archivo',
  languageLabel: 'Idioma',
  themeLabel: 'Colores',
  themes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  loading: 'Cargando…',
  guides: 'Guías y referencia',

  headline: 'Cada número de la clasificación, explicado',
  promise:
    'Abra el archivo de un torneo de ajedrez. La página calcula los desempates de la FIDE (C.07), muestra cuál decidió cada puesto y explica cada valor ronda por ronda.',
  dropHere: 'Suelte aquí el archivo de un torneo',
  choose: 'Elegir un archivo',
  orPaste: 'O pegue su texto',
  pasteHint: 'Un informe de torneo (TRF), JSON, o un cuadro copiado de una página',
  openPasted: 'Abrir el texto',
  sample: 'Ver un ejemplo: AVRO 1938',
  closeOpening: 'Volver a la clasificación',

  unreadable: (file) => `No se puede leer ${file}.`,
  mistakeAt: (line, column) => `El error está en la línea ${line}, columna ${column}:`,
  stillOpen: (name) => `${name} sigue abierto.`,
  readerSays: 'Mensaje en inglés:',
  notReached: (file) => `No se puede cargar ${file} desde este sitio.`,
  repairs: (count) => (count === 1 ? 'Se corrigió un punto del archivo' : `Se corrigieron ${count} puntos del archivo`),
  repairedAt: (line) => `Línea ${line}:`,
  dismiss: 'Cerrar',

  unnamed: 'Torneo sin nombre',
  systems: { swiss: 'Sistema suizo', 'round-robin': 'Todos contra todos', none: 'Sistema desconocido' },
  players: (count) => `${count} ${count === 1 ? 'jugador' : 'jugadores'}`,
  teams: (count) => `${count} ${count === 1 ? 'equipo' : 'equipos'}`,
  afterRound: (round, of) => `tras la ronda ${round} de ${of}`,
  running: (games) =>
    games === 1 ? 'Torneo en juego: falta terminar una partida.' : `Torneo en juego: falta terminar ${games} partidas.`,
  edition: 'Edición',
  editionOf: (edition) => `FIDE C.07, edición ${edition}`,

  list: 'Desempates, en este orden',
  asAnnounced: 'Como se anunció',
  listHint: 'Arrastre un desempate, o muévalo con las teclas de flecha.',
  moveEarlier: (code) => `Adelantar ${code}`,
  moveLater: (code) => `Retrasar ${code}`,
  remove: (code) => `Quitar ${code}`,
  add: 'Añadir',
  moved: (code, place) => `${code} ocupa ahora la posición ${place}.`,
  removed: (code) => `Se ha quitado ${code}.`,
  notComputable: 'Esta lista no se puede calcular aquí.',

  round: 'Ronda',
  roundOf: (round) => `Ronda ${round}`,
  view: 'Vista',
  views: {
    standings: 'Clasificación',
    rounds: 'Rondas',
    editions: 'Ediciones',
    course: 'Evolución',
    matches: 'Encuentros',
    boards: 'Jugadores',
    live: 'Resultados',
    audit: 'Control',
    whatif: 'Posibilidades',
  },

  rank: 'Puesto',
  player: 'Jugador',
  team: 'Equipo',
  federation: 'Federación',
  rating: 'Elo',
  moves: 'Puestos ganados o perdidos desde la ronda anterior',
  movedUp: (count) => `gana ${places(count)}`,
  movedDown: (count) => `pierde ${places(count)}`,
  stayed: 'mismo puesto',
  expelled: 'expulsión',
  legend:
    'En rojo: lo que desempató a vecinos. En gris: lo que nadie necesitó. Elija un número para ver de dónde sale.',
  decides: 'decide',
  keys: 'Las teclas de flecha recorren la clasificación, Intro explica un número.',

  changed: (count) =>
    count === 1 ? 'Hay un resultado cambiado en esta página.' : `Hay ${count} resultados cambiados en esta página.`,

  share: 'Compartir',
  linkAsks: 'El enlace lleva a una clasificación. Abra el archivo de su torneo para verla.',
  linkOfAnother: 'El enlace procede de otro archivo. La clasificación puede diferir de la que se quería mostrar.',
  linkDamaged: 'El enlace está dañado y no se puede mostrar la clasificación.',
};
