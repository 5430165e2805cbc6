// Places of a file that were repaired, or that it leaves open, in Spanish
import type { RepairWords } from '../../../answers/repair-words.js';
import { numberInWords } from '../names.js';
import { NOTES } from './notes.js';

const BYES = {
  F: 'descanso de un punto (F)',
  H: 'descanso de medio punto (H)',
  U: 'descanso por emparejamiento (U)',
  Z: 'ausencia (Z)',
} as const;

const BYES_OF_PLAYERS = {
  'full-bye': BYES.F,
  'half-bye': BYES.H,
  'pairing-bye': BYES.U,
  'zero-bye': BYES.Z,
} as const;

const UNITS = {
  game: ['partida', 'partidas'],
  line: ['línea', 'líneas'],
  place: ['lugar', 'lugares'],
  player: ['jugador', 'jugadores'],
  round: ['ronda', 'rondas'],
  team: ['equipo', 'equipos'],
} as const;

function countOf(count: number, unit: keyof typeof UNITS): string {
  return `${count} ${UNITS[unit][count === 1 ? 0 : 1]}`;
}

export const REPAIRS: RepairWords = {
  notes: NOTES,
  place: (line, column) => `línea ${line}, columna ${column}`,
  nothing: 'vacío',
  counted: (count, unit, players) =>
    countOf(count, unit) + (unit === 'round' ? ` de ${countOf(players, 'player')}` : ''),
  more: (count) => `y ${count} más`,
  readings: {
    'bye-without-result': () => 'sin resultado, leído como el descanso asignado',
    'drawn-without-play': () => 'leído como partida jugada, aunque la indicación del final diga otra cosa',
    'forfeit-without-moves': () => 'leído como incomparecencia, porque la partida no tiene jugadas',
    'games-without-moves': () => 'leído como partida jugada, porque ninguna partida del torneo tiene jugadas',
    'lost-by-both': () => 'leído como partida que ambos perdieron por incomparecencia',
    'no-matches': () =>
      'y los demás equipos leídos como clubes de los jugadores, porque sus partidas no son encuentros en varios tableros',
    'no-tag': () => 'no es una etiqueta, se omite',
    'other-ending': ({ as, ending }) => `y ${ending} se contradicen, leído como ${as}`,
    'repeated-game': () => 'está dos veces en el archivo, leído una vez',
    'round-robin-by-games': () =>
      'leído como torneo de todos contra todos, porque todos han jugado entre sí; un suizo tendría el mismo aspecto',
    'round-robin-by-rounds': () =>
      'leído como torneo de todos contra todos, porque tiene tantas rondas; faltan partidas',
    'rounds-by-dates': () => 'sin rondas; los días de las partidas se leen como rondas',
    'rounds-not-told': () => 'sin rondas; tampoco los días de las partidas las dicen, nadie las conoce',
    'swiss-by-games': () =>
      'leído como suizo, porque no todos han jugado entre sí; un torneo de todos contra todos sin terminar tendría el mismo aspecto',
    'tags-in-comment': () => 'contiene etiquetas, que pertenecen al comentario',
    'absence-by-points': () => 'leído como ausencia, como dicen los puntos impresos',
    'berger-rounds-alone': () => 'sin rondas ni colores: se suponen las rondas de la tabla de Berger',
    'either-system': () => 'leído como todos contra todos; un suizo tendría el mismo aspecto',
    'forfeit-loss-alone': () => 'leído como derrota por incomparecencia, cuyo rival no está impreso',
    'forfeit-win-alone': () => 'leído como victoria por incomparecencia, cuyo rival no está impreso',
    'full-bye-beside-odd': () => 'leído como descanso de un punto, porque los demás de la ronda son un número impar',
    'match-lost-by-both': () =>
      'leído como encuentro perdido por incomparecencia por ambos; puede ser uno sin resultado',
    'match-won-by-all': () =>
      'puede ser un encuentro ganado por incomparecencia: todos los que tienen puntos se leen como jugados',
    'no-match': () => 'leído como ningún encuentro, sin puntos',
    'no-names': () => 'tiene los números de los jugadores, que no tienen nombre en una lista de emparejamientos',
    'nobody-knows-rounds': () => 'sin rondas ni colores: no se conocen',
    'pairings-of-round-robin': () =>
      'la lista no dice el sistema: leída como todos contra todos, porque todos se han enfrentado',
    'pairings-of-swiss': () => 'la lista no dice el sistema: leída como suizo',
    'round-not-played': () => 'como los demás encuentros de la ronda, sin puntos: leído como no jugado todavía',
    'rounds-alone-unknown': () => 'sin rondas: sin números iniciales no se conocen',
    'rounds-by-progressive': ({ label }) =>
      `sin rondas ni colores: leído en el único orden de rondas que da todos los valores de «${label}»`,
    'rounds-of-berger': () => 'sin rondas: se suponen las de la tabla de Berger',
    'untold-bye': () => 'leído como ausencia: sin puntos impresos nada dice cuánto vale',
    'whole-bye-by-points': () => 'leído como ronda libre de un punto, como dicen los puntos impresos',
    'other-table': () => 'comienzo de otra tabla, que no se lee',
    'boards-lost': ({ boards, left, other, sum }) =>
      `y "${other}" suman ${numberInWords(sum)} de ${boards}: ${left === 1 ? '1 tablero perdido' : `${left} tableros perdidos`} por ambos; ningún total impreso lo confirma`,
    'boards-lost-as-said': ({ boards, left, other, sum }) =>
      `y "${other}" suman ${numberInWords(sum)} de ${boards}: ${left === 1 ? '1 tablero perdido' : `${left} tableros perdidos`} por ambos, como dicen los totales`,
    'bye-alone': ({ bye }) => `leído como ${BYES_OF_PLAYERS[bye]}, único de la ronda`,
    'bye-of-several': ({ bye }) => `leído como ${BYES_OF_PLAYERS[bye]}, uno de varios de la ronda`,
    'full-bye-of-several': ({ byes }) => `leído como descanso de un punto, uno de los ${byes} de la ronda`,
    'match-worth': ({ draw, loss, win }) =>
      `muestra que un encuentro ganado vale ${numberInWords(win)}, empatado ${numberInWords(draw)}, perdido ${numberInWords(loss)}`,
    'not-the-sum-of-team': ({ score, sum }) =>
      `distinto de la suma de la fila: ${numberInWords(sum)} ${score === 'MP' ? 'PM' : 'PP'}`,
    'above-player': ({ other, round }) =>
      `leído en el tablero encima de ${other}: ambos ganaron sin rival en la ronda ${round}, sin un registro 300`,
    absence: () => 'leído como A (ausencia)',
    'absent-team': ({ round }) => `sin encuentro en la ronda ${round}, leído como ausente`,
    'absent-team-with-points': ({ round }) =>
      `sin encuentro en la ronda ${round}, leído como ausente, tengan lo que tengan sus jugadores`,
    'as-forfeit': () => 'leído como incomparecencia, como en la otra línea',
    'as-unrated': () => 'leído como no válido para el Elo, como en la otra línea',
    'as-utf-8': () => 'leído como UTF-8',
    'berger-rounds': () => 'sin rondas ni colores: se suponen los de la tabla de Berger',
    bye: ({ bye }) => `leído como ${BYES[bye]}`,
    'bye-by-points': ({ bye }) => `leído como ${BYES[bye]}, como dice la columna de puntos`,
    'bye-of-240': ({ bye }) => `distinto de 240: ${BYES[bye]}; vale la línea`,
    'bye-of-players': ({ kind, round }) =>
      `sin encuentro en la ronda ${round}, leído con el descanso de sus jugadores: ${BYES_OF_PLAYERS[kind]}`,
    'bye-worth': ({ points, record }) =>
      `los puntos de todos los jugadores muestran que un descanso por emparejamiento (U) vale ${numberInWords(points)}; "${record}" lo diría`,
    'bye-worth-half': () => 'los puntos muestran que un descanso impreso como "-1" vale ½',
    'colour-left': ({ id }) => `leído con el color que deja la línea de ${id}`,
    'column-to-the-left': () => 'leído una columna más a la izquierda',
    'counted-in-bytes': () => 'leído con columnas contadas en bytes',
    'day-first': ({ day }) => `leído con el día primero: ${day}`,
    'decimal-point': () => 'leído con un punto en lugar de la coma',
    'forfeit-loss-by-points': () => 'leído como derrota por incomparecencia, como dicen los puntos impresos',
    'forfeit-win-by-points': () => 'leído como victoria por incomparecencia, como dicen los puntos impresos',
    'free-team': ({ round }) =>
      `sin encuentro en la ronda ${round}, leído como libre, tengan lo que tengan sus jugadores`,
    'from-opponent': () => 'leído en la línea del rival',
    'from-row': ({ id, opponent }) => `leído en la línea de ${opponent}, que nombra a ${id}`,
    'full-bye-by-points': () => 'leído como descanso de un punto, como dicen los puntos impresos',
    'game-without-result': () => 'leído como partida sin resultado',
    'half-bye-by-points': () => 'leído como descanso de medio punto, como dicen los puntos impresos',
    'left-out': () => 'omitido',
    'likely-full-bye': () => 'leído como descanso de un punto; puede ser el descanso por emparejamiento',
    'likely-pairing-bye': () => 'leído como descanso por emparejamiento; puede ser un descanso de un punto',
    'lost-by-forfeit': ({ round }) => `sin resultado en la ronda ${round}, leído como perdido por incomparecencia`,
    'match-by-record': ({ loser, winner }) =>
      `da el encuentro al equipo ${winner}, aunque el equipo ${loser} ganó más tableros: los puntos de encuentro lo siguen`,
    'match-points-only': () => 'se conserva: solo tiene puntos de encuentro',
    'month-first': ({ day }) => `leído con el mes primero: ${day}`,
    'name-in-columns': () => 'leído en las 33 columnas del nombre, y lo que sigue en las suyas',
    'neither-ranks-nor-numbers': () => 'no leído ni como puestos ni como números iniciales',
    'no-colours': ({ id }) => `sin colores: ${id} figura con blancas`,
    'no-date': () => 'no se reconoce como fecha',
    'no-known-record': () => 'registro desconocido, que se conserva tal cual',
    'no-line-up-played': () => 'leído sin tableros: ningún jugador de sus alineaciones tiene resultado',
    'no-number': () => 'sin número: los equipos tienen el orden de sus registros',
    'no-player': () => 'no es un jugador del archivo',
    'no-points': () => 'ni aquí ni al lado hay puntos',
    'no-rank': () => 'no es un puesto',
    'no-ranks': () => 'sin puestos',
    'no-rating': () => 'leído como sin Elo',
    'no-result': () => 'sin resultado: la partida está sin terminar',
    'no-round-dates': () => 'sin fechas desde la columna 92; se conserva tal cual',
    'no-team': () => 'no es un equipo del archivo',
    'no-use-for-teams': () => 'se conserva: un torneo individual no necesita sus equipos',
    'not-counted': () => 'no se cuenta: una partida sin terminar aún no tiene puntos',
    'not-paired-yet': () => 'un emparejamiento aún sin hacer',
    'not-the-crosstable': ({ points }) => `distinto del cuadro: ${numberInWords(points)}`,
    'not-the-games': ({ counted }) => `distinto de lo que dan las partidas: ${numberInWords(counted)}`,
    'not-the-matches': ({ counted }) =>
      `distinto de lo que dan los encuentros: ${typeof counted === 'number' ? numberInWords(counted) : counted || 'nada'}`,
    'not-the-players': ({ players }) => `distinto del número de jugadores: ${players}`,
    'not-the-sum': ({ sum }) => `distinto de la suma de la fila: ${numberInWords(sum)}`,
    'one-value': ({ kept, lost, said, value }) =>
      `leído con ${lost}=${value}, no ${said}: una puntuación tiene un solo valor para ${kept} y ${lost}`,
    'only-bye': () => 'leído como descanso por emparejamiento, el único de la ronda',
    'order-of-team': ({ first, round, second }) =>
      `leído en el orden del equipo ${first}; el equipo ${second} tiene otro en la ronda ${round}`,
    'other-encoding': ({ encoding }) => `no está en UTF-8, leído como ${encoding}`,
    'other-record': ({ record }) => `se conserva; vale ${JSON.stringify(record)}`,
    'pairing-bye-of-team': ({ round }) =>
      `sin encuentro en la ronda ${round}, leído como el equipo con el descanso por emparejamiento`,
    'played-games': () => 'leído como partida jugada',
    rating: ({ rating }) => `leído como Elo ${rating}`,
    'read-as': ({ as }) => `leído como ${as}`,
    repeated: () => 'repite un registro: vale el primero, este se conserva',
    'round-left-out': ({ round }) =>
      `no se cuenta, como los puntos de todos los jugadores no cuentan la ronda ${round}`,
    'rounds-of-table': ({ rounds }) => `leído como ${rounds}, el número de rondas del cuadro`,
    'rounds-unknown': () => 'sin rondas ni colores: sin números iniciales no se conocen',
    'same-colour': ({ id }) => `el mismo color que ${id}; ${id} figura con él`,
    'stray-text': () => 'omitido entre dos campos',
    'system-by-192': ({ system }) =>
      `contradice a 192, que vale: ${system === 'swiss' ? 'sistema suizo' : 'torneo de todos contra todos'}`,
    'system-not-said': () =>
      'ningún registro dice sistema suizo o todos contra todos; las rondas vacías se leen como ausencias',
    'system-unclear': () => 'ni sistema suizo ni todos contra todos; las rondas vacías se leen como ausencias',
    'tab-stops': () => 'con tabuladores, leídos como espacios hasta la parada siguiente',
    'tabs-as-blanks': () => 'con tabuladores, cada uno leído como un espacio',
    'unknown-colours': () => 'blancas o negras: no se conoce ningún color',
    'vacant-boards': ({ boards, round, seats }) =>
      `${seats} de ${boards} tableros en la ronda ${round}: los últimos se leen como vacantes`,
    'win-worth': ({ win }) => `los puntos muestran que una victoria vale ${win}, unas tablas 1`,
    'windows-1252': () => 'no está en UTF-8, leído como Windows-1252, como cada línea así',
    'won-alone': () => 'leído como tablero ganado sin rival, como dice la columna de puntos',
    'won-by-forfeit': () => 'leído como incomparecencia, como cada partida ganada',
  },
};
