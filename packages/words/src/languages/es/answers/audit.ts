import type { AuditWords } from '../../../answers/audit-words.js';
import { CONVENTIONS } from './conventions.js';

const FACTS = { colours: 'los colores', rounds: 'las rondas' } as const;

export const AUDIT: AuditWords = {
  kind: 'Control',
  subject: 'control',

  printed: 'Impreso',
  byRule: 'Según la regla',
  byValues: 'Según los valores',
  why: 'Por qué',

  ofEditions: (codes, editions) => `${codes} según C.07 (${editions})`,
  underConvention: (codes, names) => `${codes} según la convención ${names.map((name) => `«${name}»`).join(' o ')}`,
  conventions: CONVENTIONS,
  or: 'o',
  sameValues: (rule, others) => `${rule} (los mismos valores: ${others})`,

  column: (label) => `Columna ${label}`,
  verdicts: {
    identified: 'Identificada',
    'identified-with-errors': 'Identificada, con errores',
    ambiguous: 'Ambigua',
    'no-information': 'Muy pocas casillas o valores distintos para diferenciar reglas',
    unknown: 'Desconocida, porque ninguna regla conocida da estos valores',
  },
  agreement: (matches, cells) => `${matches === 1 ? 'coincide' : 'coinciden'} ${matches} de ${cells} casillas`,
  rule: (rules) => `Regla: ${rules}.`,
  agreeWith: (rules) => `Coinciden con: ${rules}.`,
  legend: (rules) => `La leyenda nombra otra regla: ${rules}.`,
  nearest: (rules, agreement) => `La más cercana: ${rules}; ${agreement}.`,
  nearestOther: (rules, agreement) => `La otra regla más cercana: ${rules}; ${agreement}.`,
  differing: (rules, agreement, cells) =>
    `La otra regla más cercana: ${rules}; ${agreement}, y las dos difieren en ${cells} ${cells === 1 ? 'casilla' : 'casillas'}.`,
  alternative: (rules, agreement) => `O bien: ${rules}; ${agreement}.`,
  named: (rules, agreement) => `La más cercana con nombre: ${rules}; ${agreement}.`,
  moreRules: (count) =>
    `${count} ${count === 1 ? 'regla más está' : 'reglas más están'} igual de cerca o a una casilla más.`,
  telling: (label) => `Columna ${label}: las casillas que diferencian las reglas`,
  checkThese: 'Revise estas casillas a mano. La regla que las da es la que produjo la columna.',

  inRound: (round) => `ronda ${round}`,
  against: (opponent) => `contra ${opponent}`,
  cut: 'descartada',

  pointsFollow: (cells) => `Los ${cells} totales de puntos se siguen de las partidas.`,
  pointsWrong:
    'Algunos puntos no se siguen de las partidas. Mire primero los resultados: uno equivocado estropea todas las columnas.',
  openByes: 'Descansos que la página deja abiertos',
  byesRead: 'Se explican más números impresos si estos descansos se leen así.',
  readAs: 'Leído como',
  notListed: { players: 'Jugadores que no están en la tabla', teams: 'Equipos que no están en la tabla' },
  notAudited: (names) => `${names}: sus números no se comprueban.`,
  untried: 'Reglas que no se probaron',
  leavesOpen: (facts) =>
    `El archivo no indica ${facts.map((fact) => FACTS[fact]).join(' ni ')}: una columna desconocida puede seguir una regla que necesita esos datos.`,
  tiebreaksAndRanks: 'Desempates y puestos',
  nothingElse: 'La tabla no contiene ninguno, así que no hay nada más que comprobar.',

  ranks: 'Puestos',
  ranksFollow: (count, cells, from) =>
    `${count} de ${cells} puestos se ${count === 1 ? 'sigue' : 'siguen'} de los ${from === 'values' ? 'valores impresos' : 'puntos'}.`,
  gives: (list, wrong, cells, participants) =>
    wrong === 0
      ? `${list} da los ${cells} puestos.`
      : `${list} da otro puesto a ${wrong} de ${cells} ${participants === 'teams' ? 'equipos' : 'jugadores'}.`,
  noneWhole: 'Ninguna lista probada da todos los puestos. Las más cercanas:',
  moreLists: (count) => `${count} ${count === 1 ? 'lista más está' : 'listas más están'} igual de cerca.`,
  range: (first, last) => `${first} a ${last}`,
};
