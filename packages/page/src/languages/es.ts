// The page in Spanish.
import { SPANISH_NAMES } from '@crosstable/words';
import { SPANISH } from '@crosstable/words/es';
import { AUDIT, COMPARISON, FINDINGS, TITLE, WHAT_IF } from '@crosstable/words/es/parts';

import type { Opening, Parts } from '../languages.js';
import type { NoteWords } from '../open/note-words.js';
import type { LastRoundWords } from '../whatif/last-round-words.js';

function places(count: number): string {
  return count === 1 ? 'un puesto' : `${count} puestos`;
}

const PAGE_WORDS: Opening['words'] = {
  staysHere: 'El archivo no sale de este dispositivo.',
  isKept: 'Se vuelve a abrir aquí hasta que lo olvide.',
  isNotKept: 'No se guarda nada de él.',
  onThisDevice: 'En este dispositivo',
  forget: 'Olvidar',
  forgetAll: 'Olvidar todo',
  keepNothing: 'No guardar nada',
  toTable: 'Ir a la tabla',
  openFile: 'Abrir un archivo',
  languageLabel: 'Idioma',
  themeLabel: 'Colores',
  themes: { auto: 'Automático', light: 'Claro', dark: 'Oscuro' },
  loading: 'Cargando…',
  guides: 'Guías y referencia',

  headline: 'Cada número de la clasificación, explicado',
  promise:
    'Abra el archivo de un torneo de ajedrez. La página calcula los desempates de la FIDE (C.07), muestra cuál decidió cada puesto y explica cada valor ronda por ronda.',
  dropHere: 'Suelte aquí el archivo de un torneo',
  choose: 'Elegir un archivo',
  orPaste: 'O pegue su texto',
  pasteHint: 'Un informe de torneo (TRF), JSON, o un cuadro copiado de una página',
  pastedText: 'el texto pegado',
  openPasted: 'Abrir el texto',
  sample: 'Ver un ejemplo: Harbour Open, un suizo con byes',
  sampleOfTeams: 'Ver un ejemplo por equipos',
  byHand: 'Introducir una liga a mano',
  recipes: 'De dónde viene el archivo',
  severalFiles: (count) => `${count} archivos. ¿Qué relación tienen?`,
  besideGames: (table, games) => `${table} es la tabla impresa de ${games}`,
  asGroups: 'Son grupos, entre los que se elige',
  onlyOne: (file) => `Solo ${file}`,
  dropOpens: 'Suelte para abrir',
  dropSeveral: 'Suelte: se le preguntará qué relación tienen los archivos',
  dropInstead: (name) => `Suelte: un torneo se abre en lugar de ${name}, una tabla impresa se pone al lado`,
  closeOpening: 'Volver a la clasificación',

  unreadable: (file) => `No se puede leer ${file}.`,
  mistakeAt: (line, column) => `El error está en la línea ${line}, columna ${column}:`,
  severalTables: (file) => `${file} tiene varios cuadros cruzados. ¿Cuál?`,
  groups: 'Grupos',
  copyAddress: 'Copiar la dirección',
  addressCopied: 'La dirección está copiada.',
  stillOpen: (name) => `${name} sigue abierto.`,
  discard: '¿Abrir este torneo y perder los resultados introducidos?',
  readerSays: 'Mensaje en inglés:',
  usualList: (codes) => `Aquí no se calcula lo que pide el archivo: ${codes}. Se muestran los desempates habituales.`,
  notReached: (file) => `No se puede cargar ${file} desde este sitio.`,
  byesNotInPgn: 'El PGN no conoce descansos ni ausencias: pueden faltar puntos de rondas sin partida.',
  fileNotes: (count) => `Notas sobre el archivo (${count})`,
  dismiss: 'Cerrar',

  unnamed: 'Torneo sin nombre',
  systems: { swiss: 'Sistema suizo', 'round-robin': 'Todos contra todos', none: 'Sistema desconocido' },
  players: (count) => `${count} ${count === 1 ? 'jugador' : 'jugadores'}`,
  teams: (count) => `${count} ${count === 1 ? 'equipo' : 'equipos'}`,
  afterRound: (round, of) =>
    round === 0 ? 'antes de la ronda 1' : `tras la ronda ${round}${of === null ? '' : ` de ${of}`}`,
  running: (games) => `Torneo en juego: falta terminar ${games === 1 ? 'una partida' : `${games} partidas`}.`,
  edition: 'Edición',
  editionOf: (edition) => `FIDE C.07, edición ${edition}`,
  asPrinted: 'Como está impresa',

  list: 'Desempates, en este orden',
  notAnnounced: 'no es la lista anunciada',
  notDefault: 'no es la lista por defecto',
  otherEdition: (edition, announced) => `edición ${edition} en vez de ${announced}`,
  asAnnounced: 'Como se anunció',
  isDefault: 'El archivo no nombra ninguno: lista por defecto',
  asDefault: 'Por defecto',
  listHint: 'Arrastre un desempate, o muévalo con las teclas de flecha.',
  moveEarlier: (code) => `Adelantar ${code}`,
  moveLater: (code) => `Retrasar ${code}`,
  remove: (code) => `Quitar ${code}`,
  add: 'Añadir',
  moved: (code, place) => `${code} ocupa ahora la posición ${place}.`,
  removed: (code) => `Se ha quitado ${code}.`,
  notComputable: 'Esta lista no se puede calcular aquí.',

  round: 'Ronda',
  roundBefore: 'Ronda anterior',
  roundAfter: 'Ronda siguiente',
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
    prizes: 'Premios',
  },

  rank: 'Puesto',
  player: 'Jugador',
  team: 'Equipo',
  federation: 'Federación',
  rating: 'Elo',
  otherScore: 'la otra puntuación',
  moves: 'Puestos ganados o perdidos desde la ronda anterior',
  movedUp: (count) => `gana ${places(count)}`,
  movedDown: (count) => `pierde ${places(count)}`,
  stayed: 'mismo puesto',
  expelled: 'expulsión',
  legend: 'En rojo: lo que desempató a vecinos. En gris: lo que nadie necesitó.',
  besidePrinted: 'En pequeño: lo que imprime el archivo, donde el número es otro.',
  chooseNumber: 'Elija un número para ver de dónde sale.',
  decides: 'decide',
  keys: 'Las teclas de flecha recorren la clasificación, Intro explica un número.',

  storyTitle: 'Qué decidió',
  times: (code, count) => `${code} ${count === 1 ? 'una vez' : `${count} veces`}`,
  decidedBy: (codes) => `Entre vecinos decidieron ${codes}.`,
  leftShared: (neighbours) =>
    neighbours === 1
      ? 'Dos vecinos quedan en el mismo puesto.'
      : `${neighbours} pares de vecinos quedan en el mismo puesto.`,
  notNeeded: (codes) => `Nadie necesitó ${codes}.`,
  closest: (first, second, code) => `Lo más ajustado: ${first} y ${second}, a quienes solo separa ${code}.`,
  movedBy: (edition, count) =>
    `Según la edición ${edition}, ${count === 1 ? 'cambia un puesto' : `cambian ${count} puestos`}\u00A0→`,
  arbiter: 'Árbitro principal',

  find: 'Buscar: nombre, número, club, federación',
  shownOf: (count, all) => `${count} de ${all}`,
  filter: 'Grupos',
  slashKey: 'La tecla / lleva aquí',
  overall: 'Puesto entre todos',

  changedHere: 'cambiado en esta página',
  changed: (count) => (count === 1 ? 'Hay un resultado cambiado aquí.' : `Hay ${count} resultados cambiados aquí.`),

  share: 'Compartir',
  linkAsks: 'El enlace lleva a una clasificación. Abra el archivo de su torneo para verla.',
  linkOfAnother: 'El enlace procede de otro archivo. La clasificación puede diferir de la que se quería mostrar.',
  linkDamaged: 'El enlace está dañado: no se puede mostrar todo lo que pide.',
};

const later: Opening['later'] = async () => (await import('./later/es.js')).LATER;

export const OPENING: Opening = { words: PAGE_WORDS, naming: SPANISH_NAMES, title: TITLE, direction: 'ltr', later };

const PART_WORDS: Parts['words'] = {
  addTitle: 'Añadir un desempate',
  lookFor: 'Nombre o código',
  wholeLists: 'O una lista entera',
  added: (code) => `Se ha añadido ${code}.`,
  findings: {
    'unknown-code': 'este desempate no existe',
    'rounds-not-announced': 'necesita el número de rondas anunciado',
    'not-for-system': 'pensado para el otro sistema',
    'no-buchholz-in-round-robins': 'no es para torneos de todos contra todos',
    'for-teams-only': 'solo para equipos',
    'not-for-teams': 'para torneos individuales',
    'boards-not-known': 'necesita los resultados por tablero',
    'colours-not-known': 'necesita los colores de cada partida',
    'rounds-not-known': 'necesita la ronda de cada partida',
    'pairing-numbers-not-known': 'necesita los números de emparejamiento',
    'game-points-may-differ': 'solo desempata equipos con los mismos puntos de tablero',
    'unrated-players': 'no tiene valor mientras haya jugadores sin Elo',
    'newer-than-edition': 'esta edición aún no lo tiene',
    repeated: 'ya está en la lista',
    'points-not-first': 'va antes que los puntos',
    'long-event': 'desaconsejado en un torneo de más de 30 días',
    'no-values': 'sin valores introducidos',
    'changed-after-start': 'no es la lista anunciada',
  },

  dummyFor: (name) => `Rival virtual para ${name}`,
  dummy: 'Rival virtual',
  cut: 'descartado',
  total: 'Total',
  before: 'por delante de',
  askBefore: (first, second) => `¿Por qué está ${first} por delante de ${second}?`,
  askShared: (first, second, place) => `¿Por qué comparte ${first} el puesto ${place} con ${second}?`,
  compareWith: 'Comparar con',
  separateScore: 'Puntos entre empatados',
  atLeast: 'al menos',
  atMost: 'como máximo',
  asPicture: 'Como imagen',

  same: (count, sum) =>
    `${count === 1 ? 'Un rival es el mismo' : `${count} rivales son los mismos`}, con ${sum} en ambos lados:`,
  onlyHas: (name) => `Solo ${name} tiene`,
  sameTotal: (count) => `Los mismos rivales (${count})`,
  sharePlace: (one, other, place) => `${one} comparte el puesto ${place} con ${other}: cada desempate es igual.`,
  wholeTie: (players) => `Los ${players} empatados, pareja por pareja`,

  number: 'Número en esta tabla',
  numberSign: 'N.º',
  byRounds: 'Ronda por ronda',
  byValues: 'Desempates y rondas',
  byOpponents: 'Rival por rival',
  byes: 'Descansos',
  colours: { w: 'b', b: 'n' },
  roundsLegend: (areTeams) =>
    `En cada casilla: el número del rival, el color${areTeams ? ' del primer tablero (b blancas, n negras), los puntos de tablero' : ' (b blancas, n negras), los puntos'}. + y − son incomparecencias, los paréntesis son descansos, – es un descanso de cero puntos, * está sin terminar.`,
  opponentsLegend:
    'En cada casilla: los puntos contra el número de arriba. + y − son incomparecencias, * está sin terminar.',
  matchesLegend: 'En cada casilla: los puntos de tablero contra el número de arriba. * está sin terminar.',
  firstDifference: 'Primer valor que difiere',
  placeIn: (edition) => `Puesto en ${edition}`,
  courseLegend: 'Puestos tras cada ronda. Elija hasta diez, por el nombre o en la imagen. Un cuadrado es un descanso.',
  courseTable: 'Lo mismo en una tabla',
  place: 'Puesto',

  andMore: (count) => `y ${count} más`,
  compare: {
    times: (count) => (count === 1 ? 'una vez' : `${count} veces`),
    newer: {
      '16.4.1': 'La edición nueva: un rival virtual no tiene más puntos que el rival previsto.',
      '16.4.2': 'La edición nueva: un rival virtual no tiene más puntos que unas tablas en cada ronda.',
    },
  },

  printed: {
    looking: 'Se busca la regla que sigue la tabla impresa…',
    noList: 'Ninguna lista de desempates explica el orden impreso.',
    showBy: (edition, places) =>
      `Según ${edition}: ${places === 0 ? 'ningún puesto cambia' : `${places} ${places === 1 ? 'puesto cambia' : 'puestos cambian'}`}`,
    by: (edition) => `según ${edition}`,
    legend: (edition) =>
      `Tal como la imprime el archivo. En pequeño y en rojo: lo que da ${edition}, donde difiere. Elija un número para ver de dónde viene.`,
  },

  audit: {
    noTable:
      'Este archivo no tiene una tabla impresa. Añada una para ver qué regla produjo cada columna y qué números están mal.',
    form: 'Una tabla de valores: una columna «Núm.» o «Nombre», luego «Puesto» y «Pts» si quiere, y una columna por desempate. Las separa una coma, un punto y coma o un tabulador.',
    addTable: 'Ponerla junto a la nuestra',
    added: (columns) => `Se ha añadido la tabla: ${columns} ${columns === 1 ? 'columna' : 'columnas'}.`,
    another: 'Poner otra tabla junto a la nuestra',
    looking: 'Probando más de mil reglas…',
    allFollow: (count) => `Los ${count} números impresos que una regla explica son correctos.`,
    someWrong: (wrong, count) => `${wrong} de ${count} números impresos ${wrong === 1 ? 'está mal' : 'están mal'}.`,
    apart: 'Estos números las diferencian:',
    otherEdition: (followed, now, player, place, printed, more) =>
      `La tabla sigue la edición ${followed}. Según ${now}, ${player} ocupa el puesto ${place} y no el ${printed}${more === 0 ? '' : more === 1 ? ', y cambia otro puesto' : `, y cambian otros ${more} puestos`}.`,
    wrongSign: 'En rojo: el número impreso está tachado, y el correcto está al lado.',
    unknownSign: 'En gris: no se conoce la regla.',
    noRule: 'Ninguna regla conocida produce esta columna, así que nada se puede decir del número.',
    noAccount: 'El encuentro directo compara a los empatados; no suma rondas.',
  },

  boardOf: (board) => `Tablero ${board}`,
  games: 'Partidas jugadas',

  liveHint:
    'Introduzca o cambie un resultado; la clasificación lo sigue al instante. El archivo queda como está hasta que guarde uno nuevo.',
  undo: 'Deshacer',
  undoAll: 'Deshacer todo',
  saveTrf: 'Guardar como TRF',
  saveJson: 'Guardar como JSON',
  notAsTrf: 'Este torneo no se puede guardar como TRF. Guárdelo como JSON.',
  open: 'en juego',
  resultOf: (white, black) => `Resultado de ${white} contra ${black}`,
  print: 'Imprimir',
};

export const PARTS: Parts = {
  words: PART_WORDS,
  explaining: /* @__PURE__ */ (() => ({
    ...SPANISH,
    reports: { audit: AUDIT, comparison: COMPARISON, title: TITLE },
  }))(),
};

/** The words of the notes on a file. */
export const NOTES: NoteWords = /* @__PURE__ */ (() => ({ ...SPANISH, reports: { findings: FINDINGS } }))();

/** The words about the last round. */
export const LAST_ROUND: LastRoundWords = {
  answer: WHAT_IF,
  legend:
    'Elija un jugador y un puesto. Introduzca resultados de tableros en juego; la respuesta y la clasificación los siguen.',
  place: 'Puesto deseado',
  ownResult: 'Resultado propio',
  example: 'Por ejemplo',
  begins: 'Buscando el mejor y el peor puesto…',
  seeksConditions: 'Los puestos están hallados. Buscando qué lleva al deseado…',
  searching: (exact, of) => `Buscando: mejores y peores puestos exactos hasta ahora, ${exact} de ${of}…`,
  boards: (areOther) => `${areOther ? 'Otros tableros' : 'Tableros'} que importan para esto:`,
  canBeFirst: (count, of) => `Aún pueden ser primeros, entre los ${of} primeros: ${count}.`,
  mayBeFirst: 'Sin decidir en el tiempo dado:',
  openBoards: 'Tableros en juego',
  nothingOpen: (round) => `No hay partidas en juego en la ronda ${round}.`,
  earlier: (round, white, black) =>
    `En la ronda ${round} falta el resultado de ${white} – ${black}. Solo pueden estar en juego partidas de la última ronda.`,
};
