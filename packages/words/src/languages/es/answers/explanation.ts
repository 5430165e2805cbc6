import type { ExplanationWords } from '../../../answers/explanation-words.js';

export const EXPLANATION: ExplanationWords = {
  kind: 'Explicación',
  place: (name, rank, of, isShared) => `${name}: puesto ${rank} de ${of}${isShared ? ', compartido' : ''}`,
  placeOfExpelled: (name) => `${name}: expulsión, por tanto sin puesto`,
  rank: (rank) => `puesto ${rank}`,
  puts: (code, first, second, values) => `${code} pone a ${first} por delante de ${second} (${values})`,
  leavesTied: (one, other) => `la lista deja empatados a ${one} y ${other}`,
  difference: (clauses) => `Lo que marcó la diferencia: ${clauses.join(', y ')}.`,
  differenceOfTwo: (code, values, equal) =>
    `Lo que marcó la diferencia: ${code}, ${values}${equal.length === 0 ? '' : `, tras la igualdad en ${equal.join(', ')}`}.`,
  before: (one, other, title, cited, values) =>
    `${one} está por delante de ${other} por ${title} (${cited}): ${values}.`,
  equalBefore: (values) => `Igualdad antes de eso: ${values}.`,
  tied: (one, other) => `${one} y ${other} están empatados: la lista no los separa.`,
  equal: (values) => `Igualdad: ${values}.`,
  isExpelled: (name) => `${name} no tiene puesto por su expulsión.`,
  hasRank: (name, rank, of) => `${name} tiene el puesto ${rank} de ${of}.`,
  noOrder: 'La lista no ordena a los dos.',
};
