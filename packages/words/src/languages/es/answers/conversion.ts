import type { ConversionWords, HeldFact, PlayerFact, TournamentFact } from '../../../answers/conversion-words.js';

const FACTS: Readonly<Record<TournamentFact, string>> = {
  name: 'nombre',
  city: 'ciudad',
  federation: 'federación',
  start: 'primer día',
  end: 'último día',
  system: 'sistema de emparejamiento',
  chiefArbiter: 'árbitro principal',
  timeControl: 'ritmo de juego',
  roundDates: 'fechas de las rondas',
};

const OF_PLAYERS: Readonly<Record<PlayerFact | HeldFact, string>> = {
  birth: 'fecha de nacimiento',
  club: 'club',
  federation: 'federación',
  fideId: 'código FIDE',
  group: 'grupo',
  rating: 'Elo',
  sex: 'sexo',
  title: 'título',
};

function players(count: number): string {
  return `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;
}

export const CONVERSION: ConversionWords = {
  notes: {
    blank: ({ facts }) =>
      `no está en el archivo y queda en blanco en el informe: ${facts.map((fact) => FACTS[fact]).join(', ')}`,
    'blank-of-players': ({ all, count, fact }) => `sin ${OF_PLAYERS[fact]}: ${count} de ${players(all)}`,
    'rounds-not-announced': ({ rounds }) =>
      `el archivo no anuncia el número de rondas: el informe tiene el de las jugadas, ${rounds}`,
    'default-list': ({ list }) => `el archivo no nombra desempates: el informe tiene la lista por defecto ${list}`,
    'followed-list': ({ list }) => `el informe tiene la lista que siguen las columnas del archivo: ${list}`,
    'colours-unknown': ({ games }) => `partidas sin colores, que el informe deja abiertos: ${games}`,
    unfinished: ({ games, sign }) =>
      sign === ''
        ? `partidas sin resultado, que el informe deja en blanco: ${games} (--unfinished escribe un signo)`
        : `partidas sin resultado, escritas como ${sign}: ${games}`,
    'bye-kinds': ({ byes }) => `descansos cuyo tipo no dice el archivo, escritos como el más probable: ${byes}`,
    numbered: () => 'un informe tiene números: los participantes recibieron los suyos en el orden del archivo',
    'names-cut': ({ names, width }) => `nombres reducidos a los ${width} caracteres de un informe: ${names}`,
    'left-out': ({ count, fact }) => `no cabe en un informe y falta en él: ${OF_PLAYERS[fact]}, ${players(count)}`,
    'no-place': ({ count, fact }) => `no tiene sitio en un informe: ${OF_PLAYERS[fact]}, ${players(count)}`,
    edition: ({ edition, read }) =>
      `un informe no nombra la edición de C.07: por su fecha se lee con ${read}, no con ${edition}`,
    round: ({ read, round }) => `un informe se lee tras la ronda ${read}, no tras la ronda ${round}`,
    'unrated-rule': () =>
      'un informe no contiene la regla para jugadores sin Elo: hay que volver a indicarla (--unrated)',
    'rating-list': () => 'un informe no contiene cuál de varios Elos cuenta: hay que volver a indicarlo (--ratings)',
    'article-twelve': () => 'un informe no contiene que el artículo 12 se aplica al torneo entero',
    'long-event': () => 'un informe solo dice por sus fechas que el torneo dura más de 30 días',
    values: ({ codes }) => `un informe no contiene los valores de ${codes}: hay que volver a darlos (--values)`,
  },
};
